import {
	closeSync,
	copyFileSync,
	existsSync,
	mkdtempSync,
	openSync,
	readFileSync,
	rmSync,
	statSync,
	truncateSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { type DiskCondition, type Fact, namedIn } from "./history.ts";
import type { Random } from "./random.ts";
import type { Time } from "./time.ts";

export const FILE = "demandes.sqlite";
const PAGE_BYTES = 4_096;
const FULL = { errcode: 13, errstr: "database or disk is full" };
const IO_ERROR = { errcode: 10, errstr: "disk I/O error" };

export type SimulatedDisk = ReturnType<typeof simulatedDisk>;

const { exec: plainExec, prepare: plainPrepare } = DatabaseSync.prototype;
/** By the folder of the files that are written: each start of a machine has its own. */
const disks = new Map<string, SimulatedDisk>();

/** Until the returned function is called, every statement outside prepared ones is seen by the simulated disks. */
export function interceptWrites(): () => void {
	DatabaseSync.prototype.exec = function (this: DatabaseSync, sql: string) {
		const disk = diskOf(this);
		disk?.saw(this);
		if (disk && this.location()?.endsWith(FILE)) disk.exec(this, sql);
		else plainExec.call(this, sql);
	};
	DatabaseSync.prototype.prepare = function (this: DatabaseSync, ...statement: Parameters<typeof plainPrepare>) {
		diskOf(this)?.saw(this);
		return plainPrepare.apply(this, statement);
	};
	return () => {
		DatabaseSync.prototype.exec = plainExec;
		DatabaseSync.prototype.prepare = plainPrepare;
		disks.clear();
	};
}

function diskOf(db: DatabaseSync): SimulatedDisk | undefined {
	const file = db.location() ?? "";
	return disks.get(file.slice(0, file.lastIndexOf("/")));
}

/** A machine's disk: what is written below `folder` goes through here. */
export function simulatedDisk(folder: string, time: Time, random: Random) {
	const open = new Set<DatabaseSync>();
	const writing = new WeakSet<DatabaseSync>();
	let onCut: (() => void) | undefined;
	let isPlugged = true;
	const disk = {
		condition: "well" as DiskCondition,
		/** The machine stops in the midst of its next write: part of it reaches the disk. */
		cutAtNextWrite(then: () => void): void {
			onCut = then;
		},
		/** Nothing of this machine touches the disk any more. */
		unplug(): void {
			isPlugged = false;
			// Not under the statement that is running.
			setImmediate(() => {
				for (const db of open) if (db.isOpen) db.close();
			});
		},
		/** A file was opened: it is closed with the machine, as a system does. */
		saw: (db: DatabaseSync) => void open.add(db),
		exec(db: DatabaseSync, sql: string) {
			time.stir();
			if (!isPlugged) throw failure(IO_ERROR);
			if (sql === "BEGIN IMMEDIATE") writing.add(db);
			else if (sql === "BEGIN" || sql === "ROLLBACK") writing.delete(db);
			if (sql !== "COMMIT" || !writing.has(db)) return plainExec.call(db, sql);
			commit(db);
		},
	};
	disks.set(folder, disk);
	return disk;

	function commit(db: DatabaseSync): void {
		const { condition } = disk;
		if (condition === "full") throw failure(FULL);
		const fails = condition === "flaky" && random.chance(0.4);
		if (fails && random.chance(0.7)) throw failure(IO_ERROR);
		const log = join(folder, `${FILE}-wal`);
		const before = sizeOf(log);
		plainExec.call(db, "COMMIT");
		writing.delete(db);
		// Written, and said not to be: the caller must not tell anybody that it is.
		if (fails) throw failure(IO_ERROR);
		if (onCut === undefined) return;
		const after = sizeOf(log);
		const kept = after > before ? random.between(before, after) : after;
		const then = onCut;
		onCut = undefined;
		tear(log, kept, random);
		then();
		throw failure(IO_ERROR);
	}
}

/** The folder of a machine that was switched off: what it had handed to the disk, and nothing of its memory. */
export function copyAsFound(from: string, to: string): void {
	for (const rest of ["", "-wal"])
		if (existsSync(join(from, FILE + rest))) copyFileSync(join(from, FILE + rest), join(to, FILE + rest));
}

/** Writes over one page, seldom the first. @returns which, from 0 on */
export function spoilPage(folder: string, random: Random): number {
	const path = join(folder, FILE);
	const pages = Math.floor(sizeOf(path) / PAGE_BYTES);
	const page = random.chance(0.05) ? 0 : random.between(1, Math.max(1, pages - 1));
	const handle = openSync(path, "r+");
	writeSync(handle, Buffer.from(random.bytes(PAGE_BYTES)), 0, PAGE_BYTES, page * PAGE_BYTES);
	closeSync(handle);
	return page;
}

/** What the store holds, by who sent it, read with nothing of the relay's. Nothing when it cannot be read. */
export function heldIn(folder: string): Omit<Extract<Fact, { is: "kept" }>, "is"> | undefined {
	if (!existsSync(join(folder, FILE))) return undefined;
	const db = new DatabaseSync(join(folder, FILE), { readOnly: true });
	try {
		const rows = (sql: string) => db.prepare(sql).all();
		const read = (sql: string) => rows(sql).map(({ email }) => String(email));
		const quotes = rows("SELECT id, body, answer FROM quote ORDER BY id");
		return {
			emails: read("SELECT email FROM request ORDER BY id"),
			called: read(
				"SELECT email FROM event JOIN request ON request.id = request_id WHERE kind = 'called' ORDER BY seq",
			),
			photos: read("SELECT email FROM photo JOIN request ON request.id = request_id ORDER BY seq"),
			// Whom it is for stays with it when its request is erased.
			accepted: quotes.flatMap(({ body, answer }) => (answer === null ? [] : namedIn(String(body)))),
			numbers: quotes.map(({ id }) => String(id)),
		};
	} catch {
		return undefined;
	} finally {
		db.close();
	}
}

/** No run keeps as many requests. */
const ROWS_AT_MOST = 500;

/** The same of a damaged file, in a copy of it: whoever's request can be read whole, by itself. */
export function emailsOneByOne(folder: string): string[] {
	const copy = mkdtempSync(join(folder, "lue-"));
	copyAsFound(folder, copy);
	const db = new DatabaseSync(join(copy, FILE));
	const emails: string[] = [];
	for (let row = 1; row <= ROWS_AT_MOST; row++) {
		try {
			const request = db.prepare("SELECT * FROM request NOT INDEXED WHERE rowid = ?").get(row);
			if (request) emails.push(String(request.email));
		} catch {
			// On the damaged page.
		}
	}
	db.close();
	rmSync(copy, { recursive: true });
	return emails;
}

function failure({ errcode, errstr }: typeof FULL): Error {
	return Object.assign(new Error(errstr), { code: "ERR_SQLITE_ERROR", errcode, errstr });
}

const sizeOf = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;

/** The log ends where the write was cut, with half a sector of nothing in particular now and then. */
function tear(log: string, bytes: number, random: Random): void {
	if (!existsSync(log)) return;
	truncateSync(log, bytes);
	if (random.chance(0.5)) writeFileSync(log, Buffer.concat([readFileSync(log), random.bytes(random.between(1, 512))]));
}
