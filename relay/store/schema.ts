/*
 * The tables of a store, as both databases have them. What differs between them is a word: `{int}` (a whole number of 64 bits),
 * `{seq}` (a number given by the database, growing), `{strict}` after the columns.
 * A table that has been published is never edited here: a migration changes it.
 */

/** What every request has had from the first version on. */
export const REQUEST_COLUMNS = `id TEXT PRIMARY KEY,
	received_at {int} NOT NULL,
	key_hash TEXT,
	content_hash TEXT NOT NULL,
	linked_to TEXT REFERENCES request (id) ON DELETE SET NULL,
	name TEXT NOT NULL,
	email TEXT NOT NULL,
	phone TEXT NOT NULL,
	city TEXT NOT NULL,
	service TEXT NOT NULL,
	message TEXT NOT NULL,
	urgent INTEGER NOT NULL`;

export const REQUEST_INDEXES = `
	CREATE UNIQUE INDEX request_by_key ON request (key_hash, content_hash) WHERE key_hash IS NOT NULL;
	CREATE INDEX request_by_content ON request (content_hash, received_at);`;

/** What quarantine asks of a request. */
export const QUARANTINE_COLUMNS = [
	"message_hash TEXT",
	"suspicions TEXT NOT NULL DEFAULT ''",
	"quarantined INTEGER NOT NULL DEFAULT 0",
	"digest_id TEXT",
];

export const QUARANTINE_INDEXES = `
	CREATE INDEX request_by_age ON request (received_at);
	CREATE INDEX request_by_message ON request (message_hash, received_at) WHERE message_hash IS NOT NULL;
	CREATE INDEX request_quarantined ON request (received_at) WHERE quarantined = 1;`;

/** What leaves: letters, alerts, digests and alarms, each by a channel. */
export const PARCEL_TABLE = `
	CREATE TABLE parcel (
		seq {seq},
		id TEXT NOT NULL UNIQUE,
		channel TEXT NOT NULL,
		kind TEXT NOT NULL,
		request_id TEXT REFERENCES request (id) ON DELETE CASCADE,
		notice TEXT,
		state TEXT NOT NULL,
		queued_at {int} NOT NULL,
		message_id TEXT NOT NULL,
		attempts INTEGER NOT NULL DEFAULT 0,
		uncertain_sends INTEGER NOT NULL DEFAULT 0,
		failing_since {int},
		next_attempt_at {int},
		lease_owner TEXT,
		lease_until {int},
		leaving INTEGER NOT NULL DEFAULT 0,
		last_error TEXT,
		settled_at {int}
	) {strict};`;

export const PARCEL_INDEXES = `
	CREATE INDEX parcel_waiting ON parcel (channel, queued_at) WHERE next_attempt_at IS NOT NULL;
	CREATE INDEX parcel_leased ON parcel (channel, lease_until) WHERE lease_until IS NOT NULL;
	CREATE INDEX parcel_held ON parcel (channel) WHERE state = 'held';
	CREATE INDEX parcel_settled ON parcel (channel, settled_at) WHERE state = 'accepted';
	CREATE INDEX parcel_by_request ON parcel (request_id);`;

export const ALARM_AND_RELAY_TABLES = `
	CREATE TABLE alarm (
		kind TEXT PRIMARY KEY,
		since {int} NOT NULL,
		count INTEGER NOT NULL,
		reason TEXT NOT NULL,
		told_at {int} NOT NULL,
		told_count INTEGER NOT NULL,
		cleared_at {int}
	) {strict};
	CREATE TABLE relay (owner TEXT PRIMARY KEY, seen_at {int} NOT NULL) {strict};`;

/** What rings, by day and page. */
export const COUNT_COLUMNS = `
		day TEXT NOT NULL,
		page TEXT NOT NULL,
		kind TEXT NOT NULL,
		count INTEGER NOT NULL,
		PRIMARY KEY (day, page, kind)`;

/** What is known of copies off the machine, and of their trials: one row each. */
export const SAFETY_COLUMNS = `
		kind TEXT PRIMARY KEY,
		done_at {int},
		requests INTEGER,
		digest TEXT,
		failing_since {int},
		reason TEXT`;

/** What the notebook's events amount to, written again with each of them (standing.ts). */
export const SUMMARY_COLUMNS = [
	"first_standing TEXT NOT NULL DEFAULT 'to-call'",
	"standing TEXT NOT NULL DEFAULT 'to-call'",
	"last_step TEXT",
	"last_step_at {int}",
	"appointment_at {int}",
	"answered_at {int}",
];

/**
 * What came in before the notebook is not to be called back all at once: only what came within two days of the newest request.
 */
export const BEFORE_THE_NOTEBOOK = `UPDATE request SET first_standing = 'before', standing = 'before'
	WHERE received_at < (SELECT max(received_at) FROM request) - 172800000;`;

/** What the owner noted, and who may note: links and devices by the hash of their token, and what happened once. */
export const NOTEBOOK_TABLES = `
	CREATE TABLE event (
		seq {seq},
		request_id TEXT NOT NULL REFERENCES request (id) ON DELETE CASCADE,
		at {int} NOT NULL,
		kind TEXT NOT NULL,
		text TEXT NOT NULL DEFAULT '',
		appointment_at {int},
		undoes {int}
	) {strict};
	CREATE TABLE pass (
		hash TEXT PRIMARY KEY,
		kind TEXT NOT NULL,
		request_id TEXT REFERENCES request (id) ON DELETE CASCADE,
		made_at {int} NOT NULL,
		ends_at {int}
	) {strict};
	CREATE TABLE session (
		hash TEXT PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		label TEXT NOT NULL,
		made_at {int} NOT NULL,
		seen_at {int} NOT NULL
	) {strict};
	CREATE TABLE mark (name TEXT PRIMARY KEY, at {int} NOT NULL) {strict};
	CREATE INDEX event_by_request ON event (request_id, seq);
	CREATE INDEX pass_by_request ON pass (request_id) WHERE request_id IS NOT NULL;
	CREATE INDEX request_by_standing ON request (quarantined, standing, urgent, received_at);
	CREATE INDEX request_by_appointment ON request (appointment_at) WHERE appointment_at IS NOT NULL;`;

type Words = { int: string; seq: string; strict: string };

/** SQL for one of the two databases. */
export const inWords = (sql: string, words: Words): string =>
	sql.replace(/\{(int|seq|strict)\}/g, (_, word: keyof Words) => words[word]);
