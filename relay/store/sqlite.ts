import { chmodSync, closeSync, mkdirSync, openSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync, type SQLOutputValue } from "node:sqlite";
import type { Quote } from "#quote/schema.ts";
import { MINUTE_MS } from "#relay/clock.ts";
import { requestId } from "./request-id.ts";
import { migrate, type StoredState } from "./schema.ts";
import type { Arrival, Channel, Kept, Parcel, RequestStore, Settlement } from "./store.ts";

const FILE_NAME = "demandes.sqlite";
const REPLAY_WINDOW_MS = 10 * MINUTE_MS;
const CHANNELS: readonly Channel[] = ["letter"];

interface Parts {
	dataDir: string;
	randomBytes: (size: number) => Uint8Array;
	/** Domain of Message-IDs: the sender's, so that they are ours to give. */
	messageDomain: string;
}

/**
 * Opens, or creates, the requests of `dataDir`. @throws when the folder cannot be written or the file is not ours
 *
 * FULL makes each commit wait for the disk: with NORMAL, no acknowledged request survived a simulated power cut.
 */
export function openSqliteStore({ dataDir, randomBytes, messageDomain }: Parts): RequestStore {
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	const path = join(dataDir, FILE_NAME);
	// SQLite gives its WAL the mode of the main file, which must therefore be right before the first write.
	closeSync(openSync(path, "a", 0o600));
	chmodSync(path, 0o600);
	// Waiting for a lock stops the whole process: long enough for the owner's command, no longer.
	const db = new DatabaseSync(path, { timeout: 1_000, enableForeignKeyConstraints: true });
	db.exec("PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON;");
	migrate(db);

	const sql = {
		byKey: db.prepare("SELECT id, content_hash FROM request WHERE key_hash = ? ORDER BY received_at, rowid"),
		byContent: db.prepare(
			"SELECT id FROM request WHERE content_hash = ? AND received_at > ? ORDER BY received_at, rowid LIMIT 1",
		),
		insertRequest: db.prepare(
			`INSERT INTO request VALUES (:id, :receivedAtMs, :keyHash, :contentHash, :linkedTo,
				:name, :email, :phone, :city, :service, :message, :urgent)`,
		),
		insertParcel: db.prepare(
			`INSERT INTO outbox (request_id, channel, state, received_at, message_id, next_attempt_at)
				VALUES (:id, :channel, 'pending', :receivedAtMs, :messageId, :receivedAtMs)`,
		),
		oldestDue: db.prepare(
			`SELECT r.*, o.message_id, o.attempts, o.uncertain_sends FROM outbox o JOIN request r ON r.id = o.request_id
				WHERE o.channel = :channel AND o.next_attempt_at <= :nowMs AND coalesce(o.lease_until, 0) <= :nowMs
				ORDER BY o.received_at, o.rowid LIMIT 1`,
		),
		lease: db.prepare("UPDATE outbox SET lease_until = ? WHERE request_id = ? AND channel = ?"),
		leaving: db.prepare("UPDATE outbox SET leaving = 1 WHERE request_id = ? AND channel = ?"),
		settle: db.prepare(
			`UPDATE outbox SET state = :state, next_attempt_at = :nextAttemptAtMs, last_error = :reason,
				attempts = attempts + 1, uncertain_sends = uncertain_sends + :uncertain, lease_until = NULL, leaving = 0
				WHERE request_id = :id AND channel = :channel`,
		),
		releaseLeaving: db.prepare(
			`UPDATE outbox SET lease_until = NULL, leaving = 0, attempts = attempts + 1, last_error = 'interrupted',
				uncertain_sends = uncertain_sends + 1,
				state = iif(uncertain_sends = 0, 'uncertain', 'held'),
				next_attempt_at = iif(uncertain_sends = 0, :uncertainUntilMs, NULL)
				WHERE channel = :channel AND leaving = 1`,
		),
		releaseOthers: db.prepare("UPDATE outbox SET lease_until = NULL WHERE channel = ? AND lease_until IS NOT NULL"),
		nextDue: db.prepare(
			`SELECT min(max(next_attempt_at, coalesce(lease_until, 0))) AS due FROM outbox
				WHERE channel = ? AND next_attempt_at IS NOT NULL`,
		),
		check: db.prepare("SELECT count(*) FROM request WHERE received_at > 9e15"),
	};

	return {
		keep: async (arrival) => inTransaction(db, () => keep(arrival)),

		claimOldestDue: async (channel, nowMs, leaseMs) =>
			inTransaction(db, () => {
				const row = sql.oldestDue.get({ channel, nowMs });
				if (row === undefined) return undefined;
				sql.lease.run(nowMs + leaseMs, row.id ?? null, channel);
				return toParcel(channel, row);
			}),

		async markLeaving({ request, channel }) {
			sql.leaving.run(request.id, channel);
		},

		async settle({ request, channel }, settlement) {
			sql.settle.run({ id: request.id, channel, ...toColumns(settlement) });
		},

		releaseLeases: async (channel, uncertainUntilMs) =>
			inTransaction(db, () => {
				const leaving = sql.releaseLeaving.run({ channel, uncertainUntilMs });
				return Number(leaving.changes) + Number(sql.releaseOthers.run(channel).changes);
			}),

		async nextDueAtMs(channel) {
			const due = sql.nextDue.get(channel)?.due;
			return typeof due === "number" ? due : undefined;
		},

		async check() {
			sql.check.get();
		},

		async close() {
			db.close();
		},
	};

	function keep({ quote, contentHash, keyHash, receivedAtMs }: Arrival): Kept {
		const sameKey = keyHash === null ? [] : sql.byKey.all(keyHash);
		const replayed =
			keyHash === null
				? sql.byContent.get(contentHash, receivedAtMs - REPLAY_WINDOW_MS)
				: sameKey.find((row) => row.content_hash === contentHash);
		if (replayed !== undefined) return { id: String(replayed.id), replay: true };

		const id = requestId(receivedAtMs, randomBytes(8));
		const linkedTo = sameKey[0]?.id ?? null;
		sql.insertRequest.run({ id, receivedAtMs, keyHash, contentHash, linkedTo, ...quote, urgent: quote.urgent ? 1 : 0 });
		for (const channel of CHANNELS) {
			sql.insertParcel.run({ id, channel, receivedAtMs, messageId: `<devis.${id.toLowerCase()}@${messageDomain}>` });
		}
		return { id, replay: false };
	}
}

/** Runs in one transaction, undone when `work` throws. A full disk may already have undone it: then there is none left. */
function inTransaction<T>(db: DatabaseSync, work: () => T): T {
	db.exec("BEGIN IMMEDIATE");
	try {
		const result = work();
		db.exec("COMMIT");
		return result;
	} catch (error) {
		if (db.isTransaction) db.exec("ROLLBACK");
		throw error;
	}
}

function toColumns(settlement: Settlement) {
	return {
		state: settlement.state satisfies StoredState,
		nextAttemptAtMs: "nextAttemptAtMs" in settlement ? settlement.nextAttemptAtMs : null,
		reason: "reason" in settlement ? settlement.reason : null,
		uncertain: settlement.state === "uncertain" ? 1 : 0,
	};
}

function toParcel(channel: Channel, row: Record<string, SQLOutputValue>): Parcel {
	const text = (name: string) => String(row[name]);
	const quote = {
		name: text("name"),
		email: text("email"),
		phone: text("phone"),
		city: text("city"),
		// Only parseQuote's output is ever inserted.
		service: text("service") as Quote["service"],
		message: text("message"),
		urgent: row.urgent === 1,
	};
	return {
		channel,
		request: { id: text("id"), receivedAtMs: Number(row.received_at), quote },
		messageId: text("message_id"),
		attempts: Number(row.attempts),
		uncertainSends: Number(row.uncertain_sends),
	};
}
