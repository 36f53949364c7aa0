/*
 * The tables of a store, as both databases have them. What differs between them is a word: `{int}` or, shorter, `{whole}` (a whole
 * number of 64 bits), `{seq}` (a number given by the database, growing), `{bytes}`, `{strict}` and `{keyed}` after the columns.
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
	"standing TEXT DEFAULT 'to-call'",
	"last_step TEXT",
	"last_step_at {whole}",
	"appointment_at {whole}",
	"answered_at {whole}",
];

/**
 * What the owner noted, and who may enter: links and devices, by the hash of their token; and letters that an
 * erasure still owes, by their id. In few words: SQLite keeps these very
 * texts, and as long as they fit on the file's first page no other damaged page costs more than its own rows.
 */
export const NOTEBOOK_TABLES = [
	"CREATE TABLE event(seq {seq},request_id TEXT REFERENCES request ON DELETE CASCADE,at {whole},kind TEXT,text TEXT,appointment_at {whole},undoes {whole}){strict}",
	"CREATE TABLE entry(hash TEXT PRIMARY KEY,kind TEXT,request_id TEXT REFERENCES request ON DELETE CASCADE,label TEXT,made_at {whole},seen_at {whole},ends_at {whole}){strict}{keyed}",
	"CREATE INDEX event_of ON event(request_id)",
	"CREATE INDEX by_standing ON request(standing,urgent,received_at)",
].join(";\n");

/**
 * What came in before the notebook is not to be called back all at once: only what came within two days of the newest request.
 * Worked out from the requests alone: a migration asks no clock.
 */
export const BEFORE_THE_NOTEBOOK = `
	INSERT INTO event (request_id, at, kind, text) SELECT id, received_at, 'before', '' FROM request
		WHERE received_at < (SELECT max(received_at) FROM request) - 172800000;
	UPDATE request SET standing = 'before' WHERE id IN (SELECT request_id FROM event);`;

/** By its name of then, which outlives the device. */
export const WHICH_DEVICE = "ALTER TABLE event ADD COLUMN device TEXT;";
/** Of a passkey its public key; of the entrance the secret that its challenges are made with (passkeys.ts). */
export const KEY_OF_ENTRY = "ALTER TABLE entry ADD COLUMN key TEXT;";

/** What visitors add (photos.ts). Its key alone tells how many there are and how much they take: no image is read for that. */
export const PHOTO_TABLE =
	"CREATE TABLE photo(seq {seq},request_id TEXT REFERENCES request ON DELETE CASCADE,at {whole},digest TEXT,size {whole},image {bytes},UNIQUE(request_id,digest,size)){strict};";

/**
 * The same tables and indexes in fewer words: the file's first page has to name what comes after, too. Of SQLite alone, which keeps these
 * very texts there.
 */
export const IN_FEW_WORDS = [
	// First: what is there never takes more room than there was.
	...(
		[
			["request_by_key", "UNIQUE INDEX r_key ON request(key_hash,content_hash)WHERE key_hash IS NOT NULL"],
			["request_by_content", "INDEX r_content ON request(content_hash,received_at)"],
			["request_by_age", "INDEX r_age ON request(received_at)"],
			["request_by_message", "INDEX r_message ON request(message_hash,received_at)WHERE message_hash IS NOT NULL"],
			["request_quarantined", "INDEX r_robot ON request(received_at)WHERE quarantined = 1"],
			["parcel_waiting", "INDEX p_waiting ON parcel(channel,queued_at)WHERE next_attempt_at IS NOT NULL"],
			["parcel_leased", "INDEX p_leased ON parcel(channel,lease_until)WHERE lease_until IS NOT NULL"],
			["parcel_held", "INDEX p_held ON parcel(channel)WHERE state = 'held'"],
			["parcel_settled", "INDEX p_settled ON parcel(channel,settled_at)WHERE state = 'accepted'"],
			["parcel_by_request", "INDEX p_request ON parcel(request_id)"],
		] as const
	).map(([before, now]) => `DROP INDEX IF EXISTS ${before};CREATE ${now};`),
	anew(
		"alarm",
		"kind TEXT PRIMARY KEY,since {whole} NOT NULL,count {whole} NOT NULL,reason TEXT NOT NULL,told_at {whole} NOT NULL,told_count {whole} NOT NULL,cleared_at {whole}",
	),
	anew("relay", "owner TEXT PRIMARY KEY,seen_at {whole} NOT NULL"),
	anew(
		"safety",
		"kind TEXT PRIMARY KEY,done_at {whole},requests {whole},digest TEXT,failing_since {whole},reason TEXT",
	),
	anew("daily_count", "day TEXT,page TEXT,kind TEXT,count {whole} NOT NULL,PRIMARY KEY(day,page,kind)"),
].join("\n");

/** A small table with the same columns in the same order. */
function anew(table: string, columns: string): string {
	return `CREATE TABLE anew(${columns}){strict}{keyed};INSERT INTO anew SELECT * FROM ${table};DROP TABLE ${table};ALTER TABLE anew RENAME TO ${table};`;
}

/** Written quotes (quotes.ts): what each says, what was answered, and its PDF without and with that. It may outlive its request. */
export const QUOTE_TABLE =
	"CREATE TABLE quote(id TEXT PRIMARY KEY,request_id TEXT,at {whole},body TEXT,answer TEXT,pdf {bytes},signed {bytes}){strict};";

/** Ten years of them are kept: a request's page looks for its own. */
export const QUOTES_BY_REQUEST = "CREATE INDEX q_request ON quote(request_id);";

type Words = Record<"int" | "whole" | "seq" | "strict" | "keyed" | "bytes", string>;

/** SQL for one of the two databases. */
export const inWords = (sql: string, words: Words): string =>
	sql.replace(/\{(int|whole|seq|strict|keyed|bytes)\}/g, (_, word: keyof Words) => words[word]);

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
