import type { DatabaseSync } from "node:sqlite";
import * as tables from "./schema.ts";

/** Before, a reset of the write-ahead log could damage the file: https://sqlite.org/releaselog/3_51_3.html */
const SOUND_SINCE = "3.51.3";

/**
 * Refuses the SQLite of a Node that is too old to be trusted with requests.
 *
 * @param version « 3.51.3 », as in `process.versions.sqlite`
 * @throws SQLITE_TOO_OLD, with the version as its message
 */
export function requireSoundSqlite(version: string): void {
	const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
	const [soundMajor = 0, soundMinor = 0, soundPatch = 0] = SOUND_SINCE.split(".").map(Number);
	const ahead = major - soundMajor || minor - soundMinor || patch - soundPatch;
	if (!(ahead >= 0)) throw Object.assign(new Error(version), { code: "SQLITE_TOO_OLD" });
}

const WORDS = { int: "INTEGER", whole: "INT", seq: "INTEGER PRIMARY KEY", strict: "STRICT", keyed: ",WITHOUT ROWID" };

/*
 * Each entry brings the file from one version to the next and is never edited once published. States have no CHECK:
 * SQLite cannot change one without copying the table, and ParcelState already holds them.
 */
const MIGRATIONS = [
	`CREATE TABLE request (${tables.REQUEST_COLUMNS}) STRICT; ${tables.REQUEST_INDEXES}
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
	`${tables.QUARANTINE_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${tables.QUARANTINE_INDEXES} ${tables.PARCEL_TABLE}
	INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, attempts, uncertain_sends,
			next_attempt_at, lease_until, leaving, last_error, settled_at)
		SELECT request_id || '.' || channel, channel, 'request', request_id, state, received_at, message_id, attempts,
			uncertain_sends, next_attempt_at, lease_until, leaving, last_error,
			CASE WHEN state IN ('accepted', 'held') THEN received_at END FROM outbox ORDER BY rowid;
	DROP TABLE outbox;
	${tables.PARCEL_INDEXES} ${tables.ALARM_AND_RELAY_TABLES}`,

	// Without rowid: not even the order in which rows came is kept.
	`CREATE TABLE daily_count (${tables.COUNT_COLUMNS}) STRICT, WITHOUT ROWID;`,

	`CREATE TABLE safety (${tables.SAFETY_COLUMNS}) STRICT;`,

	`${tables.SUMMARY_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${tables.NOTEBOOK_TABLES}; ${tables.BEFORE_THE_NOTEBOOK}`,
].map((sql) => tables.inWords(sql, WORDS));

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
