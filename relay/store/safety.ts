import type { CopyContent, SafetyKind, SafetyRecord } from "./records.ts";
import { whenSet } from "./rows.ts";
import { ask, listOf, type Row, type Script } from "./script.ts";

export function* safety(): Script<Record<SafetyKind, SafetyRecord>> {
	const rows = yield* ask("SELECT * FROM safety");
	const recordOf = (kind: SafetyKind) => toRecord(rows.find((row) => row.kind === kind) ?? {});
	return { copy: recordOf("copy"), drill: recordOf("drill") };
}

/** A failure leaves what is known of the last good one; a success ends the failures. */
export function* noteSafety(kind: SafetyKind, outcome: CopyContent | { reason: string }, nowMs: number): Script<void> {
	if ("reason" in outcome) {
		yield* ask(
			`INSERT INTO safety (kind, failing_since, reason) VALUES (:kind, :nowMs, :reason)
				ON CONFLICT (kind) DO UPDATE SET failing_since = coalesce(safety.failing_since, excluded.failing_since),
					reason = excluded.reason`,
			{ kind, nowMs, reason: outcome.reason },
		);
		return;
	}
	const { requests = null, digest = null } = outcome;
	yield* ask(
		`INSERT INTO safety (kind, done_at, requests, digest) VALUES (:kind, :nowMs, :requests, :digest)
			ON CONFLICT (kind) DO UPDATE SET done_at = excluded.done_at, requests = excluded.requests,
				digest = excluded.digest, failing_since = NULL, reason = NULL`,
		{ kind, nowMs, requests, digest },
	);
}

export function* forgetSafety(kinds: readonly SafetyKind[]): Script<void> {
	if (kinds.length === 0) return;
	const { names, values } = listOf(kinds);
	yield* ask(`DELETE FROM safety WHERE kind IN (${names})`, values);
}

function toRecord(row: Row): SafetyRecord {
	return {
		...whenSet("doneAtMs", row.done_at),
		...whenSet("requests", row.requests),
		...(row.digest == null ? {} : { digest: String(row.digest) }),
		...whenSet("failingSinceMs", row.failing_since),
		...(row.reason == null ? {} : { reason: String(row.reason) }),
	};
}
