import type { Clock } from "#relay/clock.ts";

export interface ManualClock extends Clock {
	/** Moves time on and runs what falls due, in order. */
	advance(delayMs: number): void;
	/** Waits that were asked for and neither ran nor were called off, in milliseconds from now. */
	pendingMs(): number[];
}

/** Time that only moves when the test says so. Starts on Saturday 14 March 2026, 10 h 26 in Paris. */
export function manualClock(startMs = Date.UTC(2026, 2, 14, 9, 26, 53)): ManualClock {
	let now = startMs;
	let timers: { atMs: number; action: () => void }[] = [];
	return {
		nowMs: () => now,
		after(delayMs, action) {
			const timer = { atMs: now + delayMs, action };
			timers.push(timer);
			return () => {
				timers = timers.filter((other) => other !== timer);
			};
		},
		advance(delayMs) {
			const until = now + delayMs;
			for (;;) {
				const due = timers.filter((timer) => timer.atMs <= until).sort((a, b) => a.atMs - b.atMs)[0];
				if (due === undefined) break;
				timers = timers.filter((timer) => timer !== due);
				now = Math.max(now, due.atMs);
				due.action();
			}
			now = until;
		},
		pendingMs: () => timers.map((timer) => timer.atMs - now),
	};
}
