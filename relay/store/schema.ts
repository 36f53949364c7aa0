import type { DatabaseSync } from "node:sqlite";

/*
 * Each entry brings the file from one version to the next and is never edited once published. States have no CHECK:
 * SQLite cannot change one without copying the table, and StoredState already holds them.
 */
const MIGRATIONS = [
	`CREATE TABLE request (
		id TEXT PRIMARY KEY,
		received_at INTEGER NOT NULL,
		key_hash TEXT,
		content_hash TEXT NOT NULL,
		linked_to TEXT REFERENCES request (id) ON DELETE SET NULL,
		name TEXT NOT NULL,
		email TEXT NOT NULL,
		phone TEXT NOT NULL,
		city TEXT NOT NULL,
		service TEXT NOT NULL,
		message TEXT NOT NULL,
		urgent INTEGER NOT NULL
	) STRICT;
	CREATE UNIQUE INDEX request_by_key ON request (key_hash, content_hash) WHERE key_hash IS NOT NULL;
	CREATE INDEX request_by_content ON request (content_hash, received_at);
	CREATE TABLE outbox (
		request_id TEXT NOT NULL REFERENCES request (id) ON DELETE CASCADE,
		channel TEXT NOT NULL,
		state TEXT NOT NULL,
		received_at INTEGER NOT NULL,
		message_id TEXT NOT NULL,
		attempts INTEGER NOT NULL DEFAULT 0,
		uncertain_sends INTEGER NOT NULL DEFAULT 0,
		next_attempt_at INTEGER,
		lease_until INTEGER,
		leaving INTEGER NOT NULL DEFAULT 0,
		last_error TEXT,
		PRIMARY KEY (request_id, channel)
	) STRICT;
	CREATE INDEX outbox_waiting ON outbox (channel, received_at) WHERE next_attempt_at IS NOT NULL;`,
] as const;

/** States of an outbox row. « pending » was never tried. */
export type StoredState = "pending" | "retry" | "uncertain" | "held" | "accepted";

/** Brings the file to the newest version. @throws when the file was written by a newer relay */
export function migrate(db: DatabaseSync): void {
	const row = db.prepare("PRAGMA user_version").get() as { user_version: number };
	if (row.user_version > MIGRATIONS.length) {
		throw new Error("la base des demandes a été écrite par une version plus récente du site");
	}
	for (const [version, sql] of MIGRATIONS.entries()) {
		if (version < row.user_version) continue;
		db.exec(`BEGIN IMMEDIATE; ${sql} PRAGMA user_version = ${version + 1}; COMMIT;`);
	}
}
