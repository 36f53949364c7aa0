/** One entry for each version, never edited once published. The same tables as in SQLite. */
export const POSTGRES_MIGRATIONS = [
	`CREATE TABLE request (
		id TEXT PRIMARY KEY,
		received_at BIGINT NOT NULL,
		key_hash TEXT,
		content_hash TEXT NOT NULL,
		linked_to TEXT REFERENCES request (id) ON DELETE SET NULL,
		name TEXT NOT NULL,
		email TEXT NOT NULL,
		phone TEXT NOT NULL,
		city TEXT NOT NULL,
		service TEXT NOT NULL,
		message TEXT NOT NULL,
		urgent INTEGER NOT NULL,
		message_hash TEXT,
		suspicions TEXT NOT NULL DEFAULT '',
		quarantined INTEGER NOT NULL DEFAULT 0,
		digest_id TEXT
	);
	CREATE UNIQUE INDEX request_by_key ON request (key_hash, content_hash) WHERE key_hash IS NOT NULL;
	CREATE INDEX request_by_content ON request (content_hash, received_at);
	CREATE INDEX request_by_age ON request (received_at);
	CREATE INDEX request_by_message ON request (message_hash, received_at) WHERE message_hash IS NOT NULL;
	CREATE INDEX request_quarantined ON request (received_at) WHERE quarantined = 1;
	CREATE TABLE parcel (
		seq BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
		id TEXT NOT NULL UNIQUE,
		channel TEXT NOT NULL,
		kind TEXT NOT NULL,
		request_id TEXT REFERENCES request (id) ON DELETE CASCADE,
		notice TEXT,
		state TEXT NOT NULL,
		queued_at BIGINT NOT NULL,
		message_id TEXT NOT NULL,
		attempts INTEGER NOT NULL DEFAULT 0,
		uncertain_sends INTEGER NOT NULL DEFAULT 0,
		failing_since BIGINT,
		next_attempt_at BIGINT,
		lease_owner TEXT,
		lease_until BIGINT,
		leaving INTEGER NOT NULL DEFAULT 0,
		last_error TEXT,
		settled_at BIGINT
	);
	CREATE INDEX parcel_waiting ON parcel (channel, queued_at) WHERE next_attempt_at IS NOT NULL;
	CREATE INDEX parcel_leased ON parcel (channel, lease_until) WHERE lease_until IS NOT NULL;
	CREATE INDEX parcel_held ON parcel (channel) WHERE state = 'held';
	CREATE INDEX parcel_settled ON parcel (channel, settled_at) WHERE state = 'accepted';
	CREATE INDEX parcel_by_request ON parcel (request_id);
	CREATE TABLE alarm (
		kind TEXT PRIMARY KEY,
		since BIGINT NOT NULL,
		count INTEGER NOT NULL,
		reason TEXT NOT NULL,
		told_at BIGINT NOT NULL,
		told_count INTEGER NOT NULL,
		cleared_at BIGINT
	);
	CREATE TABLE relay (owner TEXT PRIMARY KEY, seen_at BIGINT NOT NULL);`,

	`CREATE TABLE daily_count (
		day TEXT NOT NULL,
		page TEXT NOT NULL,
		kind TEXT NOT NULL,
		count INTEGER NOT NULL,
		PRIMARY KEY (day, page, kind)
	);`,
] as const;
