import { join } from "node:path";
import { performance } from "node:perf_hooks";
import { DatabaseSync } from "node:sqlite";

/**
 * What the disk and SQLite take by themselves for one request kept: two rows, one commit, one fsync. No HTTP, no
 * validation, no index but the primary key.
 *
 * @returns milliseconds for each commit, 0.2 at least: a disk that answers sooner does not wait for anything
 */
export function bareCommitMs(folder: string, commits: number): number {
	const db = new DatabaseSync(join(folder, "nu.sqlite"));
	db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL;");
	db.exec("CREATE TABLE request (id TEXT PRIMARY KEY, content TEXT) STRICT");
	db.exec("CREATE TABLE parcel (id TEXT PRIMARY KEY, state TEXT) STRICT");
	const request = db.prepare("INSERT INTO request VALUES (?, ?)");
	const parcel = db.prepare("INSERT INTO parcel VALUES (?, 'pending')");
	const startMs = performance.now();
	for (let n = 0; n < commits; n++) {
		db.exec("BEGIN IMMEDIATE");
		request.run(`demande-${n}`, "Bonjour, la serrure de ma porte d’entrée ne tourne plus. ".repeat(5));
		parcel.run(`demande-${n}`);
		db.exec("COMMIT");
	}
	const tookMs = performance.now() - startMs;
	db.close();
	return Math.max(0.2, tookMs / commits);
}
