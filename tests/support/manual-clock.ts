import type { Clock } from "#relay/clock.ts";

export interface ManualClock extends Clock {
	/** Moves time on and runs what falls due, in order. */
	advance(delayMs: number): void;
	/** Sets the clock of the machine to another time: nothing falls due by that. */
	jump(byMs: number): void;
	/** Waits asked for by `after` that neither ran nor were called off, in milliseconds from now. */
	pendingMs(): number[];
}

/** Time that only moves when the test says so. Starts on Saturday 14 March 2026, 10 h 26 in Paris. */
export function manualClock(startMs = Date.UTC(2026, 2, 14, 9, 26, 53)): ManualClock {
	/** Time that has passed. */
	let now = 0;
	let epoch = startMs;
	let timers: { atMs: number; periodMs?: number; action: () => void }[] = [];
	const callOff = (timer: object) => () => {
		timers = timers.filter((other) => other !== timer);
	};
	return {
		nowMs: () => epoch + now,
		monotonicMs: () => now,
		after(delayMs, action) {
			const timer = { atMs: now + delayMs, action };
			timers.push(timer);
			return callOff(timer);
		},
		every(periodMs, action) {
			const timer = { atMs: now + periodMs, periodMs, action };
			timers.push(timer);
			return callOff(timer);
		},
		advance(delayMs) {
			const until = now + delayMs;
			for (;;) {
				const due = timers.filter((timer) => timer.atMs <= until).sort((a, b) => a.atMs - b.atMs)[0];
				if (due === undefined) break;
				now = Math.max(now, due.atMs);
				if (due.periodMs === undefined) callOff(due)();
				else due.atMs += due.periodMs;
				due.action();
			}
			now = until;
		},
		jump(byMs) {
			epoch += byMs;
		},
		pendingMs: () => timers.filter(({ periodMs }) => periodMs === undefined).map((timer) => timer.atMs - now),
	};
}
