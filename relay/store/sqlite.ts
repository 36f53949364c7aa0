import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { assembleStore, type StoreParts } from "./assemble.ts";
import type { Dialect, Row, Script } from "./script.ts";
import { shareCommits } from "./shared-commit.ts";
import { lockFolder } from "./sole-relay.ts";
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

/** Opens, or creates, the requests of `dataDir`. @throws when the folder cannot be written or the file is not ours */
export function openSqliteStore({ dataDir, ...parts }: StoreParts & { dataDir: string }): RequestStore {
	makeFolder(dataDir);
	const path = join(dataDir, SQLITE_FILE_NAME);
	// SQLite gives its WAL the mode of the main file, which must therefore be right before the first write.
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
	// Waiting for a lock stops the whole process: long enough for the owner's command, no longer.
	const db = new DatabaseSync(path, { timeout: 1_000, enableForeignKeyConstraints: true });
	db.exec(PRAGMAS);
	migrate(db);
	const run = scriptRunner(db);
	const commits = shareCommits(db, run);
	let unlock: (() => void) | undefined;

	return {
		...assembleStore(
			{
				dialect: DIALECT,
				isAlone: () => unlock !== undefined,
				transact: commits.transact,
				read: async (script) => inSnapshot(script),
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
			db.exec("VACUUM");
			// Another connection in the middle of a read keeps the WAL: it is over in a moment.
			for (let tries = 0; tries < 50; tries++) {
				const [result] = db.prepare("PRAGMA wal_checkpoint(TRUNCATE)").all();
				if (result?.busy === 0) return;
				await new Promise((resolve) => setTimeout(resolve, 100));
			}
			throw Object.assign(new Error("the write-ahead log is in use"), { code: "WAL_BUSY" });
		},

		async backUp(file) {
			closeSync(openSync(file, "wx", 0o600));
			db.prepare("VACUUM INTO ?").run(file);
			return countInCopy(file);
		},

		async close() {
			commits.flush();
			db.close();
			unlock?.();
		},
	};

	/** One snapshot for all the statements of a script that changes nothing. */
	function inSnapshot<T>(script: Script<T>): T {
		db.exec("BEGIN");
		try {
			return run(script);
		} finally {
			if (db.isTransaction) db.exec("COMMIT");
		}
	}
}

function makeFolder(dataDir: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EEXIST", "ENOTDIR"].includes(code)) throw error;
		throw Object.assign(new Error(dataDir), { code: "DATA_DIR_IS_FILE" });
	}
}

/** Verifies a backup by reading it whole. @throws when it is damaged */
function countInCopy(file: string): number {
	const copy = new DatabaseSync(file, { readOnly: true });
	try {
		const [check] = copy.prepare("PRAGMA integrity_check").all();
		if (check?.integrity_check !== "ok") throw new Error(`la copie «\u202f${file}\u202f» n’est pas saine`);
		return Number(copy.prepare("SELECT count(*) AS n FROM request").get()?.n);
	} finally {
		copy.close();
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
