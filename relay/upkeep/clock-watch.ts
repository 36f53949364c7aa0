import { type Clock, DAY_MS, HOUR_MS } from "#relay/clock.ts";
import type { Trouble } from "#relay/store/records.ts";

/** Less is what a machine corrects by itself. */
const JUMP_MS = HOUR_MS;
/** A site that was off for longer, or a clock that is wrong: nobody can tell. */
const OFF_FOR_MS = 30 * DAY_MS;
const WATCHED_FOR_MS = DAY_MS;

export interface ClockWatch {
	/** To be called at each round. @param lastSeenAtMs when any relay last wrote its heartbeat, asked at the first */
	look(lastSeenAtMs: number | undefined): void;
	/** What the owner must hear of, for a day after the clock jumped: nothing is erased by age meanwhile. */
	trouble(): Trouble | undefined;
}

/** Watches the clock of the machine against one that never goes back: a jump must not make requests look old. */
export function watchClock({ nowMs, monotonicMs }: Pick<Clock, "nowMs" | "monotonicMs">): ClockWatch {
	let last: { nowMs: number; monotonicMs: number } | undefined;
	let jumped: { sinceMs: number; reason: string; untilMs: number } | undefined;
	const note = (byMs: number) => {
		const days = Math.abs(byMs) / DAY_MS;
		const size = days >= 2 ? `${Math.round(days)}\u00a0j` : `${Math.round(Math.abs(byMs) / HOUR_MS)}\u00a0h`;
		jumped = {
			sinceMs: nowMs(),
			reason: `${byMs > 0 ? "en avant" : "en arrière"} de ${size}`,
			untilMs: monotonicMs() + WATCHED_FOR_MS,
		};
	};
	return {
		look(lastSeenAtMs) {
			const here = { nowMs: nowMs(), monotonicMs: monotonicMs() };
			if (last === undefined) {
				const sinceSeenMs = here.nowMs - (lastSeenAtMs ?? here.nowMs);
				if (sinceSeenMs > OFF_FOR_MS || sinceSeenMs < -JUMP_MS) note(sinceSeenMs);
			} else {
				const driftMs = here.nowMs - last.nowMs - (here.monotonicMs - last.monotonicMs);
				if (Math.abs(driftMs) > JUMP_MS) note(driftMs);
			}
			last = here;
			if (jumped !== undefined && here.monotonicMs >= jumped.untilMs) jumped = undefined;
		},
		trouble() {
			return jumped && { kind: "clock", sinceMs: jumped.sinceMs, count: 1, reason: jumped.reason };
		},
	};
}
