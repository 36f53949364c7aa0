import { channelsOf, isUntold, mayClose, shouldRepeatAlarm } from "#relay/alarms/troubles.ts";
import type { AlarmNotice, Trouble, TroubleKind } from "./records.ts";
import { ask, type Context, queueOwn, type Script, toAlarm } from "./script.ts";

/**
 * Opens, repeats and closes alarms so that they match what is wrong; queues what the owner must be told. One transaction: of two
 * relays, only one notifies.
 *
 * @param told kinds that this relay told of since it started: those that it alone can see are its own to close
 */
export function* reconcileAlarms(
	context: Context,
	troubles: readonly Trouble[],
	told: ReadonlySet<TroubleKind>,
	nowMs: number,
): Script<AlarmNotice[]> {
	yield* context.dialect.lock("alarms");
	const rows = yield* ask("SELECT * FROM alarm WHERE cleared_at IS NULL AND kind <> 'store'");
	const open = new Map(rows.map(toAlarm).map((alarm) => [alarm.kind, alarm]));
	const notices: AlarmNotice[] = [];

	for (const trouble of troubles) {
		const known = open.get(trouble.kind);
		open.delete(trouble.kind);
		if (known !== undefined && !shouldRepeatAlarm(trouble, known, nowMs)) {
			yield* ask("UPDATE alarm SET count = :count, reason = :reason WHERE kind = :kind", {
				...{ kind: trouble.kind, count: trouble.count, reason: trouble.reason },
			});
			continue;
		}
		yield* write(trouble, nowMs);
		notices.push({ ...trouble, phase: known === undefined || isUntold(known) ? "begins" : "lasts" });
	}
	for (const alarm of open.values()) {
		if (!mayClose(alarm, told, nowMs)) continue;
		const { kind, sinceMs, count, reason } = alarm;
		yield* ask("UPDATE alarm SET cleared_at = :nowMs WHERE kind = :kind", { kind, nowMs });
		notices.push({ kind, sinceMs, count, reason, phase: "over" });
	}
	for (const notice of notices) yield* queueNotice(context, notice, nowMs);
	return notices;
}

/** Writes down trouble that is already over, for « etat »: nothing could be written while it lasted. */
export function* recordPastTrouble(trouble: Trouble, clearedAtMs: number): Script<void> {
	yield* write(trouble, clearedAtMs);
	yield* ask("UPDATE alarm SET cleared_at = :clearedAtMs WHERE kind = :kind", { kind: trouble.kind, clearedAtMs });
}

function* write({ kind, sinceMs, count, reason }: Trouble, nowMs: number): Script<void> {
	yield* ask(
		`INSERT INTO alarm (kind, since, count, reason, told_at, told_count)
			VALUES (:kind, :sinceMs, :count, :reason, :nowMs, :count)
			ON CONFLICT (kind) DO UPDATE SET since = excluded.since, count = excluded.count, reason = excluded.reason,
				told_at = excluded.told_at, told_count = excluded.told_count, cleared_at = NULL`,
		{ kind, sinceMs, count, reason, nowMs },
	);
}

/** What must not leave any more once that phase is told, if it could not until then. */
const SUPERSEDED_BY: Partial<Record<AlarmNotice["phase"], AlarmNotice["phase"]>> = {
	// It would arrive after this one, and say that all is well.
	begins: "over",
	// Yesterday's: alarms are never given up, and may not pile up for a year.
	lasts: "lasts",
};

function* queueNotice(context: Context, notice: AlarmNotice, nowMs: number): Script<void> {
	const stale = SUPERSEDED_BY[notice.phase];
	for (const channel of channelsOf(notice.kind).filter((one) => context.channels.includes(one))) {
		if (stale !== undefined)
			yield* ask(
				"DELETE FROM parcel WHERE kind = 'alarm' AND channel = :channel AND state IN ('pending', 'retry') AND id LIKE :ids",
				{ channel, ids: `alarme-${notice.kind}-${stale}-%` },
			);
		const name = `alarme-${notice.kind}-${notice.phase}-${nowMs}`;
		const id = channel === "letter" ? name : `${name}.${channel}`;
		yield* queueOwn(context, { id, channel, kind: "alarm", notice: JSON.stringify(notice) }, nowMs);
	}
}
