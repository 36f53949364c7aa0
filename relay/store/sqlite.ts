import { chmodSync, closeSync, existsSync, mkdirSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { assembleStore, type StoreParts } from "./assemble.ts";
import { readCopy } from "./copy.ts";
import { renameIntoPlace } from "./disk.ts";
import { damageOf, isDamage, type Salvage, salvage } from "./salvage.ts";
import type { Dialect, Row, Script } from "./script.ts";
import { type SharedCommit, shareCommits } from "./shared-commit.ts";
import { LOCK_NAME, lockFolder } from "./sole-relay.ts";
import { migrate } from "./sqlite-schema.ts";
import type { RequestStore } from "./store.ts";

export const SQLITE_FILE_NAME = "demandes.sqlite";

/*
 * FULL makes each commit wait for the disk: with NORMAL, no acknowledged request survived a simulated power cut. Without
 * temp_store, VACUUM would write every request into a file in /tmp.
 */
const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
	PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;`;

/** One writer at a time is SQLite's own rule: BEGIN IMMEDIATE is all the locking there is. */
const DIALECT: Dialect = { skipLocked: "", *lock() {} };

/** A file that is open, and how to tell that it is still the one a next start would open. */
interface OpenFile {
	db: DatabaseSync;
	run: <T>(script: Script<T>) => T;
	commits: SharedCommit;
	/** « moved » when another file, or none, stands at its path; « wal » when its write-ahead log was taken away. */
	whereabouts(): "here" | "moved" | "wal";
}

/** Opens, or creates, the requests of `dataDir`. @throws when the folder cannot be written or the file is not ours */
export function openSqliteStore({
	dataDir,
	mends = false,
	...parts
}: StoreParts & { dataDir: string; mends?: boolean }): RequestStore {
	const path = join(dataDir, SQLITE_FILE_NAME);
	let unlock: (() => void) | undefined;
	let damage: Salvage | undefined;
	let isSuspect = false;
	let file = openSound();

	return {
		...assembleStore(
			{
				dialect: DIALECT,
				isAlone: () => unlock !== undefined,
				transact: (script) => watched(async () => standing().commits.transact(script)),
				read: (script) => watched(async () => inSnapshot(standing(), script)),
			},
			parts,
		),

		takeOver() {
			unlock ??= lockFolder(dataDir);
		},

		/*
		 * secure_delete zeroes what a row leaves, but not the copies that page splits left behind earlier, nor the WAL, which
		 * holds whole old pages until it is cut. After VACUUM and a cut WAL no byte of it is left (D21).
		 */
		async scrub() {
			const { db } = standing();
			db.exec("VACUUM");
			// Another connection in the middle of a read keeps the WAL: it is over in a moment.
			for (let tries = 0; tries < 50; tries++) {
				const [result] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
				if (result?.busy === 0) return;
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
			throw Object.assign(new Error("the write-ahead log is in use"), { code: "WAL_BUSY" });
		},

		async checkSound() {
			isSuspect ||= damageOf(standing().db) !== undefined;
			standing();
			return damage;
		},

		async backUp(copy) {
			closeSync(openSync(copy, "wx", 0o600));
			standing().db.prepare("VACUUM INTO ?").run(copy);
			return readCopy(copy).requests;
		},

		async close() {
			file.commits.flush();
			file.db.close();
			unlock?.();
		},
	};

	/** Damage shows when a page is read, perhaps weeks after the start. */
	async function watched<T>(work: () => Promise<T>): Promise<T> {
		try {
			return await work();
		} catch (error) {
			isSuspect ||= isDamage(error);
			throw error;
		}
	}

	/** The file, or what could be saved of it. */
	function openSound(): OpenFile {
		if (!mends) return openFile(dataDir, path);
		try {
			const opened = openFile(dataDir, path);
			if (damageOf(opened.db) === undefined) return opened;
			opened.db.close();
		} catch (error) {
			if (!isDamage(error)) throw error;
		}
		// Not under another relay that works with it.
		const release = unlock === undefined ? lockFolder(dataDir) : () => {};
		try {
			damage = salvage(path, parts.messageDomain, (draft) => openFile(dataDir, draft).db);
		} finally {
			release();
		}
		return openFile(dataDir, path);
	}

	/**
	 * The file, as long as it is the one that the next start would find. Taken away while the relay runs, it is written anew
	 * from what the relay still holds open. @throws STORE_MOVED when another file stands in its place: only the owner knows
	 */
	function standing(): OpenFile {
		// Closed, and not opened again since: the disk was full, or its folder could not be made.
		if (!file.db.isOpen) file = openSound();
		if (isSuspect && mends) {
			isSuspect = false;
			if (damageOf(file.db) !== undefined) {
				file.commits.flush();
				file.db.close();
				file = openSound();
			}
		}
		const where = file.whereabouts();
		if (where === "here") return file;
		file.commits.flush();
		if (where === "moved") {
			if (existsSync(path)) throw movedAway();
			makeFolder(dataDir);
			writeAnew(file.db, path);
		}
		// Closing also brings into the file what only a lost write-ahead log held.
		file.db.close();
		file = openFile(dataDir, path);
		if (unlock !== undefined && !existsSync(join(dataDir, LOCK_NAME))) {
			unlock();
			unlock = lockFolder(dataDir);
		}
		return file;
	}
}

function openFile(dataDir: string, path: string): OpenFile {
	makeFolder(dataDir);
	// SQLite gives its WAL the mode of the main file, which must therefore be right before the first write.
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
	// Waiting for a lock stops the whole process: long enough for the owner's command, no longer.
	const db = new DatabaseSync(path, { timeout: 1_000, enableForeignKeyConstraints: true });
	db.exec(PRAGMAS);
	migrate(db);
	const opened = identityOf(path);
	let wal: string | undefined;
	const whereabouts = () => {
		if (identityOf(path) !== opened) return "moved";
		const log = identityOf(`${path}-wal`);
		wal ??= log;
		return log === wal ? "here" : "wal";
	};
	const run = scriptRunner(db);
	const commits = shareCommits(db, run, () => {
		if (whereabouts() !== "here") throw movedAway();
	});
	return { db, run, commits, whereabouts };
}

/** Disk and number of the file at a path: a rename keeps them, a copy does not. */
function identityOf(path: string): string | undefined {
	const found = statSync(path, { throwIfNoEntry: false });
	return found && `${found.dev} ${found.ino}`;
}

const movedAway = () => Object.assign(new Error("the file of requests was taken away"), { code: "STORE_MOVED" });

/** Everything that `db` holds, as a whole file on the disk. */
function writeAnew(db: DatabaseSync, path: string): void {
	const draft = `${path}.nouvelle`;
	rmSync(draft, { force: true });
	closeSync(openSync(draft, "wx", 0o600));
	db.prepare("VACUUM INTO ?").run(draft);
	// What stood beside the old file belongs to it.
	for (const rest of ["-wal", "-shm"]) rmSync(`${path}${rest}`, { force: true });
	renameIntoPlace(draft, path);
}

/** One snapshot for all the statements of a script that changes nothing. */
function inSnapshot<T>({ db, run }: OpenFile, script: Script<T>): T {
	db.exec("BEGIN");
	try {
		return run(script);
	} finally {
		if (db.isTransaction) db.exec("COMMIT");
	}
}

/** Whether anybody else on this machine may look into the folder of requests. */
export const isOpenToOthers = (dataDir: string): boolean => (statSync(dataDir).mode & 0o007) !== 0;

function makeFolder(dataDir: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EEXIST", "ENOTDIR"].includes(code)) throw error;
		throw Object.assign(new Error(dataDir), { code: "DATA_DIR_IS_FILE" });
	}
}

/** Runs a script from its first statement to its end without letting anything in between. */
function scriptRunner(db: DatabaseSync): <T>(script: Script<T>) => T {
	const prepared = new Map<string, StatementSync>();
	return (script) => {
		let step = script.next([]);
		while (!step.done) {
			const { sql, values } = step.value;
			const statement = prepared.get(sql) ?? db.prepare(sql);
			prepared.set(sql, statement);
			step = script.next(statement.all(values) as Row[]);
		}
		return step.value;
	};
}
