import { chmodSync, closeSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { DatabaseSync, type StatementSync } from "node:sqlite";
import { migrate } from "./migrations.ts";
import { AnotherRelayError } from "./records.ts";
import type { Row, Script } from "./script.ts";
import { shareCommits } from "./shared-commit.ts";

/*
 * FULL makes each commit wait for the disk: with NORMAL, no acknowledged request survived a simulated power cut. Without
 * temp_store, VACUUM would write every request into a file in /tmp.
 */
const PRAGMAS = `PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;
	PRAGMA secure_delete = ON; PRAGMA temp_store = MEMORY;`;

/** A file that is open, and how to tell that it is still the one a next start would open. */
export type OpenFile = ReturnType<typeof openFile>;

/** Opens, or creates, a file of requests with its folder and its tables. */
export function openFile(path: string) {
	makeFolder(dirname(path));
	// SQLite gives its WAL the mode of the main file, which must therefore be right before the first write.
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
	// Waiting for a lock stops the whole process: long enough for the owner's command, no longer.
	const db = new DatabaseSync(path, { timeout: 1_000, enableForeignKeyConstraints: true });
	db.exec(PRAGMAS);
	migrate(db);
	const opened = identityOf(path);
	let wal: string | undefined;
	/** « moved » when another file, or none, stands at its path; « wal » when its write-ahead log was taken away. */
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
	const witness = witnessOf(path);
	return {
		...{ db, run, commits, whereabouts },
		/** Whether somebody who has nothing of this file in memory finds a request and its parcel in it, or a call and its event. */
		readsBack: witness.sees,
		close() {
			if (!db.isOpen) return;
			commits.flush();
			witness.close();
			db.close();
		},
	};
}

/** One snapshot for all the statements of a script that changes nothing. */
export function inSnapshot<T>({ db, run }: OpenFile, script: Script<T>): T {
	db.exec("BEGIN");
	try {
		return run(script);
	} finally {
		if (db.isTransaction) db.exec("COMMIT");
	}
}

export function makeFolder(dataDir: string): void {
	try {
		mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		if (!["EEXIST", "ENOTDIR"].includes(code)) throw error;
		throw Object.assign(new Error(dataDir), { code: "DATA_DIR_IS_FILE" });
	}
}

export const movedAway = () => Object.assign(new Error("the file of requests was taken away"), { code: "STORE_MOVED" });

/**
 * A second connection, which only reads: SQLite drops what it has in memory at each commit of another one, so that it reads the
 * disk. What the writer reads again comes from its own memory, and hides a page that is damaged below it.
 */
function witnessOf(path: string): { sees(id: string): boolean; close(): void } {
	let db: DatabaseSync | undefined;
	let look: StatementSync | undefined;
	return {
		sees(id) {
			try {
				db ??= new DatabaseSync(path, { readOnly: true, timeout: 1_000 });
				look ??= db.prepare(
					"SELECT length(message) AS bytes FROM request WHERE id = :id AND (EXISTS (SELECT 1 FROM parcel WHERE request_id = :id) OR EXISTS (SELECT 1 FROM event WHERE request_id = :id))",
				);
				return look.get({ id }) !== undefined;
			} catch {
				return false;
			}
		},
		close() {
			if (db?.isOpen) db.close();
		},
	};
}

/** Disk and number of the file at a path: a rename keeps them, a copy does not. */
function identityOf(path: string): string | undefined {
	const found = statSync(path, { throwIfNoEntry: false });
	return found && `${found.dev} ${found.ino}`;
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

export const LOCK_NAME = "relais.verrou";

/**
 * Makes this process the only relay of the folder, for as long as it lives. Node has no file locks of its own, SQLite has:
 * the system drops them with the process, whatever ended it, so that no stale lock file ever keeps a relay from starting.
 *
 * @returns the unlock function
 * @throws AnotherRelayError
 */
export function lockFolder(dataDir: string): () => void {
	const lock = new DatabaseSync(join(dataDir, LOCK_NAME), { timeout: 0 });
	try {
		lock.exec("PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE");
	} catch (error) {
		lock.close();
		if ((error as { errcode?: number }).errcode !== 5) throw error;
		throw new AnotherRelayError(
			`Un autre relais travaille déjà dans «\u202f${dataDir}\u202f»\u202f: arrêtez-le, ou donnez un autre DATA_DIR à celui-ci.`,
		);
	}
	return () => lock.close();
}
