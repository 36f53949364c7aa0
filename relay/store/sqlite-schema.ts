import type { DatabaseSync } from "node:sqlite";

/*
 * Each entry brings the file from one version to the next and is never edited once published. States have no CHECK:
 * SQLite cannot change one without copying the table, and ParcelState already holds them.
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

	// Parcels that belong to no request (digests, alarms), a second channel, quarantine, and leases that name their owner.
	`ALTER TABLE request ADD COLUMN message_hash TEXT;
	ALTER TABLE request ADD COLUMN suspicions TEXT NOT NULL DEFAULT '';
	ALTER TABLE request ADD COLUMN quarantined INTEGER NOT NULL DEFAULT 0;
	ALTER TABLE request ADD COLUMN digest_id TEXT;
	CREATE INDEX request_by_age ON request (received_at);
	CREATE INDEX request_by_message ON request (message_hash, received_at) WHERE message_hash IS NOT NULL;
	CREATE INDEX request_quarantined ON request (received_at) WHERE quarantined = 1;
	CREATE TABLE parcel (
		seq INTEGER PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		channel TEXT NOT NULL,
		kind TEXT NOT NULL,
		request_id TEXT REFERENCES request (id) ON DELETE CASCADE,
		notice TEXT,
		state TEXT NOT NULL,
		queued_at INTEGER NOT NULL,
		message_id TEXT NOT NULL,
		attempts INTEGER NOT NULL DEFAULT 0,
		uncertain_sends INTEGER NOT NULL DEFAULT 0,
		failing_since INTEGER,
		next_attempt_at INTEGER,
		lease_owner TEXT,
		lease_until INTEGER,
		leaving INTEGER NOT NULL DEFAULT 0,
		last_error TEXT,
		settled_at INTEGER
	) STRICT;
	INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, attempts, uncertain_sends,
			next_attempt_at, lease_until, leaving, last_error, settled_at)
		SELECT request_id || '.' || channel, channel, 'request', request_id, state, received_at, message_id, attempts,
			uncertain_sends, next_attempt_at, lease_until, leaving, last_error,
			CASE WHEN state IN ('accepted', 'held') THEN received_at END FROM outbox ORDER BY rowid;
	DROP TABLE outbox;
	CREATE INDEX parcel_waiting ON parcel (channel, queued_at) WHERE next_attempt_at IS NOT NULL;
	CREATE INDEX parcel_leased ON parcel (channel, lease_until) WHERE lease_until IS NOT NULL;
	CREATE INDEX parcel_held ON parcel (channel) WHERE state = 'held';
	CREATE INDEX parcel_settled ON parcel (channel, settled_at) WHERE state = 'accepted';
	CREATE INDEX parcel_by_request ON parcel (request_id);
	CREATE TABLE alarm (
		kind TEXT PRIMARY KEY,
		since INTEGER NOT NULL,
		count INTEGER NOT NULL,
		reason TEXT NOT NULL,
		told_at INTEGER NOT NULL,
		told_count INTEGER NOT NULL,
		cleared_at INTEGER
	) STRICT;
	CREATE TABLE relay (owner TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT;`,

	// What rings, by day and page. Without rowid: not even the order in which rows came is kept.
	`CREATE TABLE daily_count (
		day TEXT NOT NULL,
		page TEXT NOT NULL,
		kind TEXT NOT NULL,
		count INTEGER NOT NULL,
		PRIMARY KEY (day, page, kind)
	) STRICT, WITHOUT ROWID;`,
] as const;

/** Brings the file to the newest version. @throws when the file was written by a newer relay */
export function migrate(db: DatabaseSync): void {
	const versionOf = () => (db.prepare("PRAGMA user_version").get() as { user_version: number }).user_version;
	if (versionOf() > MIGRATIONS.length) {
		throw new Error("la base des demandes a été écrite par une version plus récente du site");
	}
	for (const [version, sql] of MIGRATIONS.entries()) {
		if (version < versionOf()) continue;
		db.exec("BEGIN IMMEDIATE");
		// Another process may have done it while this one waited for the lock.
		if (version >= versionOf()) db.exec(`${sql} PRAGMA user_version = ${version + 1};`);
		db.exec("COMMIT");
	}
}
