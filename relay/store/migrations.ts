import type { DatabaseSync } from "node:sqlite";
import {
	ALARM_AND_RELAY_TABLES,
	BEFORE_THE_NOTEBOOK,
	COUNT_COLUMNS,
	IN_FEW_WORDS,
	inWords,
	KEY_OF_ENTRY,
	NOTEBOOK_TABLES,
	PARCEL_INDEXES,
	PARCEL_TABLE,
	PHOTO_TABLE,
	QUARANTINE_COLUMNS,
	QUARANTINE_INDEXES,
	QUOTE_TABLE,
	QUOTES_BY_REQUEST,
	REQUEST_COLUMNS,
	REQUEST_INDEXES,
	SAFETY_COLUMNS,
	SUMMARY_COLUMNS,
	WHICH_DEVICE,
} from "./schema.ts";

export const SQLITE_WORDS = {
	int: "INTEGER",
	whole: "INT",
	seq: "INTEGER PRIMARY KEY",
	strict: "STRICT",
	keyed: ",WITHOUT ROWID",
	bytes: "BLOB",
};

/*
 * Each entry brings the file from one version to the next and is never edited once published. States have no CHECK:
 * SQLite cannot change one without copying the table, and ParcelState already holds them.
 */
export const FILE_MIGRATIONS = [
	`CREATE TABLE request (${REQUEST_COLUMNS}) STRICT; ${REQUEST_INDEXES}
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
	`${QUARANTINE_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${QUARANTINE_INDEXES} ${PARCEL_TABLE}
	INSERT INTO parcel (id, channel, kind, request_id, state, queued_at, message_id, attempts, uncertain_sends,
			next_attempt_at, lease_until, leaving, last_error, settled_at)
		SELECT request_id || '.' || channel, channel, 'request', request_id, state, received_at, message_id, attempts,
			uncertain_sends, next_attempt_at, lease_until, leaving, last_error,
			CASE WHEN state IN ('accepted', 'held') THEN received_at END FROM outbox ORDER BY rowid;
	DROP TABLE outbox;
	${PARCEL_INDEXES} ${ALARM_AND_RELAY_TABLES}`,

	// Without rowid: not even the order in which rows came is kept.
	`CREATE TABLE daily_count (${COUNT_COLUMNS}) STRICT, WITHOUT ROWID;`,

	`CREATE TABLE safety (${SAFETY_COLUMNS}) STRICT;`,

	`${SUMMARY_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${NOTEBOOK_TABLES}; ${BEFORE_THE_NOTEBOOK}`,

	WHICH_DEVICE,

	KEY_OF_ENTRY,

	IN_FEW_WORDS + PHOTO_TABLE,

	QUOTE_TABLE,

	QUOTES_BY_REQUEST,
].map((sql) => inWords(sql, SQLITE_WORDS));

/** How many versions the file has had. */
export const FILE_VERSIONS = FILE_MIGRATIONS.length;

/**
 * The oldest relay that may still serve with these tables, by how many versions it knows: who goes back to it loses nothing that came
 * since. A migration that only adds (a table, an index, a column that may stay empty) leaves it; any other raises it to its own number.
 */
export const SERVES_SINCE = { file: 10, postgres: 9 } as const;

/** @throws when those tables are no longer for a relay that knows so many versions */
export function requireReadable(version: number, servesSince: number, known: number): void {
	if (version > known && servesSince > known)
		throw new Error("la base des demandes a été écrite par une version plus récente du site");
}

/** Brings the file to the newest version. @param newest as a test has it, of a former one @throws when the file was written by a newer relay */
export function migrate(db: DatabaseSync, newest = FILE_VERSIONS): void {
	const pragma = (name: string) => Number(Object.values(db.prepare(`PRAGMA ${name}`).get() ?? {})[0]);
	const versionOf = () => pragma("user_version");
	// The header's own number: its first page has no room for a table. Whoever wrote none was the last to serve it.
	requireReadable(versionOf(), pragma("application_id") || versionOf(), FILE_MIGRATIONS.length);
	for (const [version, sql] of FILE_MIGRATIONS.slice(0, newest).entries()) {
		if (version < versionOf()) continue;
		db.exec("BEGIN IMMEDIATE");
		// Another process may have done it while this one waited for the lock.
		if (version >= versionOf()) db.exec(`${sql} PRAGMA user_version = ${version + 1};`);
		db.exec("COMMIT");
	}
	if (versionOf() === FILE_VERSIONS && pragma("application_id") !== SERVES_SINCE.file)
		db.exec(`PRAGMA application_id = ${SERVES_SINCE.file}`);
}

const POSTGRES_WORDS = {
	int: "BIGINT",
	whole: "BIGINT",
	seq: "BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY",
	strict: "",
	keyed: "",
	bytes: "BYTEA",
};

/** One entry for each version, never edited once published. The same tables as in SQLite. */
export const POSTGRES_MIGRATIONS: readonly string[] = [
	`CREATE TABLE request (${[REQUEST_COLUMNS, ...QUARANTINE_COLUMNS].join(", ")});
	${REQUEST_INDEXES} ${QUARANTINE_INDEXES} ${PARCEL_TABLE} ${PARCEL_INDEXES} ${ALARM_AND_RELAY_TABLES}`,

	`CREATE TABLE daily_count (${COUNT_COLUMNS});`,

	`CREATE TABLE safety (${SAFETY_COLUMNS});`,

	`${SUMMARY_COLUMNS.map((column) => `ALTER TABLE request ADD COLUMN ${column};`).join("\n")}
	${NOTEBOOK_TABLES}; ${BEFORE_THE_NOTEBOOK}`,

	WHICH_DEVICE,

	KEY_OF_ENTRY,

	PHOTO_TABLE,

	QUOTE_TABLE,

	QUOTES_BY_REQUEST,
].map((sql) => inWords(sql, POSTGRES_WORDS));
