import type { RequestFile } from "./records.ts";
import { toParcelRecord, toRequest } from "./rows.ts";
import { ask, type Row, type Script } from "./script.ts";
import { note } from "./steps.ts";

export function* list(): Script<RequestFile[]> {
	const requests = yield* ask("SELECT * FROM request ORDER BY received_at DESC, id DESC");
	const parcels = yield* ask("SELECT * FROM parcel WHERE kind = 'request' ORDER BY seq");
	const byRequest = new Map<string, Row[]>();
	for (const parcel of parcels) {
		const id = String(parcel.request_id);
		byRequest.set(id, [...(byRequest.get(id) ?? []), parcel]);
	}
	return requests.map((row) => ({
		...toRequest(row),
		...(row.linked_to == null ? {} : { linkedTo: String(row.linked_to) }),
		parcels: (byRequest.get(String(row.id)) ?? []).map(toParcelRecord),
	}));
}

export function* release(id: string, nowMs: number): Script<boolean> {
	const released = yield* ask(
		"UPDATE request SET quarantined = 0, digest_id = NULL WHERE id = :id AND quarantined = 1 RETURNING id",
		{ id },
	);
	yield* ask(
		`UPDATE parcel SET state = 'pending', next_attempt_at = :nowMs WHERE request_id = :id AND state = 'quarantined'`,
		{ id, nowMs },
	);
	if (released.length > 0) yield* note(id, { kind: "released" }, nowMs);
	return released.length > 0;
}

const AGAIN = `state = 'pending', next_attempt_at = :nowMs, attempts = 0, uncertain_sends = 0, failing_since = NULL`;

/**
 * Resets the backoff and the five-day limit. A letter that had been accepted gets another Message-ID: some mailboxes
 * would drop the same one as a duplicate, although the owner asked for it again.
 */
export function* resend(id: string, nowMs: number): Script<number> {
	const held = yield* ask("SELECT id FROM parcel WHERE request_id = :id AND state = 'held'", { id });
	const resent = yield* ask(
		`UPDATE parcel SET ${AGAIN},
			message_id = CASE WHEN state = 'accepted' THEN replace(message_id, '@', '.r@') ELSE message_id END
			WHERE request_id = :id AND lease_until IS NULL
				AND ${held.length > 0 ? "state = 'held'" : "channel = 'letter' AND state <> 'quarantined'"} RETURNING id`,
		{ id, nowMs },
	);
	if (resent.length > 0) yield* note(id, { kind: "resent" }, nowMs);
	return resent.length;
}

export function* resendHeld(nowMs: number): Script<number> {
	const resent = yield* ask(`UPDATE parcel SET ${AGAIN} WHERE state = 'held' RETURNING id`, { nowMs });
	return resent.length;
}
