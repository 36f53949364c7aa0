import { closeSync, existsSync, openSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { renameIntoPlace } from "./disk.ts";
import { damageIn, finishSalvage, isDamage, salvage } from "./salvage.ts";
import { requireSoundSqlite } from "./schema.ts";
import type { Dialect } from "./script.ts";
import { inSnapshot, LOCK_NAME, lockFolder, makeFolder, movedAway, type OpenFile, openFile } from "./sqlite-file.ts";
import { assembleStore, type RequestStore, type StoreParts } from "./store.ts";
import { readCopy } from "./upkeep.ts";

export const SQLITE_FILE_NAME = "demandes.sqlite";

/** One writer at a time is SQLite's own rule: BEGIN IMMEDIATE is all the locking there is. */
const DIALECT: Dialect = { skipLocked: "", *lock() {} };

interface Parts extends StoreParts {
	dataDir: string;
	/** Given by the relay alone: a damaged file is put aside, and what can be read of it carried into a new one. */
	mend?: { nowMs: () => number };
	/** Of the SQLite that runs. */
	version?: string;
}

/** Opens, or creates, the requests of `dataDir`. @throws when the folder cannot be written or the file is not ours */
export function openSqliteStore({
	dataDir,
	mend,
	version = process.versions.sqlite ?? "",
	...parts
}: Parts): RequestStore {
	requireSoundSqlite(version);
	const path = join(dataDir, SQLITE_FILE_NAME);
	let unlock: (() => void) | undefined;
	/** Somebody met a damaged page, or a request that cannot be read back. */
	let isSuspect = false;
	let isKnownToStand = false;
	let file = openSound();
	const store = assembleStore(
		{
			dialect: DIALECT,
			isAlone: () => unlock !== undefined,
			transact: (script) => watched(async () => standing().commits.transact(script)),
			read: (script) => watched(async () => inSnapshot(standing(), script)),
		},
		parts,
	);

	return {
		...store,

		/** What is acknowledged was read back, by somebody who had nothing of it in memory. */
		async keep(arrival) {
			const kept = await store.keep(arrival);
			if (file.readsBack(kept.id)) return kept;
			isSuspect = true;
			// Looks at the file, and mends it: what was kept is found again, or kept again.
			const { id } = await store.keep(arrival);
			if (!file.readsBack(id)) throw Object.assign(new Error("not read back"), { code: "NOT_READ_BACK" });
			return { ...kept, id };
		},

		takeOver() {
			unlock ??= lockFolder(dataDir);
		},

		/*
		 * secure_delete zeroes what a row leaves, but not the copies that page splits left behind earlier, nor the WAL, which
		 * holds whole old pages until it is cut. After VACUUM and a cut WAL no byte of it is left (D21).
		 */
		async scrub() {
			const letters = await store.erasing();
			const { db } = standing();
			db.exec("VACUUM");
			await cutLog(db);
			if (letters.length === 0) return;
			await store.forgetErasing(letters);
			await cutLog(db);
		},

		async checkSound() {
			standing();
			isSuspect = true;
			standing();
		},

		async backUp(copy) {
			closeSync(openSync(copy, "wx", 0o600));
			standing().db.prepare("VACUUM INTO ?").run(copy);
			return readCopy(copy).requests;
		},

		async close() {
			file.close();
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
		if (!mend) return openFile(path);
		finishSalvage(path);
		try {
			const opened = openFile(path);
			if (damageIn(path) === undefined) return opened;
			opened.close();
		} catch (error) {
			if (!isDamage(error)) throw error;
		}
		return mended(mend.nowMs());
	}

	/** @param open the damaged file, if it is open: its memory may hold what is damaged on the disk */
	function mended(nowMs: number, open?: OpenFile): OpenFile {
		// Not under another relay that works with it.
		const release = unlock === undefined ? lockFolder(dataDir) : () => {};
		try {
			salvage(path, { nowMs, messageDomain: parts.messageDomain, live: open?.db });
			open?.close();
			return openFile(path);
		} finally {
			release();
		}
	}

	/**
	 * The file, as long as it is the one that the next start would find. Taken away while the relay runs, it is written anew
	 * from what the relay still holds open. @throws STORE_MOVED when another file stands in its place: only the owner knows
	 */
	function standing(): OpenFile {
		// Looked at once for all that is asked in one turn of the event loop: each commit looks again before it is believed.
		if (isKnownToStand && !isSuspect && file.db.isOpen) return file;
		// Closed, and not opened again since: the disk was full, or its folder could not be made.
		if (!file.db.isOpen) file = openSound();
		if (file.whereabouts() !== "here") file = broughtBack();
		if (isSuspect && mend) {
			if (damageIn(path) !== undefined) {
				file.commits.flush();
				file = mended(mend.nowMs(), file);
			}
			isSuspect = false;
		}
		isKnownToStand = true;
		setImmediate(() => {
			isKnownToStand = false;
		});
		return file;
	}

	function broughtBack(): OpenFile {
		file.commits.flush();
		const opened = file.whereabouts() === "moved" ? writtenAnew() : reopened();
		if (unlock !== undefined && !existsSync(join(dataDir, LOCK_NAME))) {
			unlock();
			unlock = lockFolder(dataDir);
		}
		return opened;
	}

	function writtenAnew(): OpenFile {
		if (existsSync(path)) throw movedAway();
		makeFolder(dataDir);
		try {
			writeAnew(file.db, path);
		} catch (error) {
			// Damaged, and then taken away: what can be read of it is all there is, and a restart would find nothing.
			if (!mend || !isDamage(error)) throw error;
			return mended(mend.nowMs(), file);
		}
		return reopened();
	}

	/** Closing also brings into the file what only a lost write-ahead log held. */
	function reopened(): OpenFile {
		file.close();
		return openFile(path);
	}
}

async function cutLog(db: DatabaseSync): Promise<void> {
	// Another connection in the middle of a read keeps the WAL: it is over in a moment.
	for (let tries = 0; tries < 50; tries++) {
		const [result] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
		if (result?.busy === 0) return;
		await new Promise((resolve) => setTimeout(resolve, 100));
	}
	throw Object.assign(new Error("the write-ahead log is in use"), { code: "WAL_BUSY" });
}

/** Everything that `db` holds, as a whole file on the disk. @throws when a page of it is damaged */
function writeAnew(db: DatabaseSync, path: string): void {
	const draft = `${path}.nouvelle`;
	rmSync(draft, { force: true });
	closeSync(openSync(draft, "wx", 0o600));
	db.prepare("VACUUM INTO ?").run(draft);
	// What stood beside the old file belongs to it.
	for (const rest of ["-wal", "-shm"]) rmSync(`${path}${rest}`, { force: true });
	renameIntoPlace(draft, path);
}

/** Whether anybody else on this machine may look into the folder of requests. */
export const isOpenToOthers = (dataDir: string): boolean => (statSync(dataDir).mode & 0o007) !== 0;
