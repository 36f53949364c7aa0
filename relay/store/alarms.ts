import { channelsOf, isUntold, mayClose, shouldRepeatAlarm } from "#relay/alarms/troubles.ts";
import type { AlarmNotice, Channel, Trouble, TroubleKind } from "./records.ts";
import { ask, type Dialect, type Script } from "./records.ts";
import { toAlarm } from "./status.ts";

interface Parts {
	dialect: Dialect;
	messageId: (name: string) => string;
	/** Channels that are configured. Without the right one an alarm is still recorded, for « etat ». */
	channels: readonly Channel[];
}

/** One transaction: of two relays, only one notifies. */
export function* reconcileAlarms(
	parts: Parts,
	troubles: readonly Trouble[],
	told: ReadonlySet<TroubleKind>,
	nowMs: number,
): Script<AlarmNotice[]> {
	yield* parts.dialect.lock("alarms");
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
	for (const notice of notices) yield* queueNotice(parts, notice, nowMs);
	return notices;
}

/** Records a trouble during which nothing could be written. */
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

function* queueNotice({ messageId, channels }: Parts, notice: AlarmNotice, nowMs: number): Script<void> {
	for (const channel of channelsOf(notice.kind).filter((one) => channels.includes(one)))
		yield* queueOn(channel, `alarme-${notice.kind}-${notice.phase}-${nowMs}`);

	function* queueOn(channel: Channel, name: string): Script<void> {
		const id = channel === "letter" ? name : `${name}.${channel}`;
		const stale = SUPERSEDED_BY[notice.phase];
		if (stale !== undefined)
			yield* ask(
				"DELETE FROM parcel WHERE kind = 'alarm' AND channel = :channel AND state IN ('pending', 'retry') AND id LIKE :ids",
				{ channel, ids: `alarme-${notice.kind}-${stale}-%` },
			);
		yield* ask(
			`INSERT INTO parcel (id, channel, kind, notice, state, queued_at, message_id, next_attempt_at)
			VALUES (:id, :channel, 'alarm', :notice, 'pending', :nowMs, :messageId, :nowMs)`,
			{ id, channel, notice: JSON.stringify(notice), nowMs, messageId: messageId(id) },
		);
	}
}
