import type { Clock } from "#relay/clock.ts";
import { START_MS } from "./history.ts";

export type Time = ReturnType<typeof simulatedTime>;

interface Timer {
	atMs: number;
	/** For what comes back. */
	periodMs?: number;
	isAlive: () => boolean;
	action: () => void;
}

/** Turns of the event loop without any sign of life: longer than any chain of promises and streams that waits for nobody. */
const QUIET_TURNS = 12;
/** What comes back every few seconds does so this often at least during a long wait: a sleeping machine does no better. */
const STRIDES = 6;

/** Time of the whole world, which only moves when the simulation says so. */
export function simulatedTime() {
	let nowMs = 0;
	let signs = 0;
	const timers = new Set<Timer>();
	const add = (timer: Timer) => {
		signs++;
		timers.add(timer);
		return () => void timers.delete(timer);
	};
	const always = () => true;

	const time = {
		/** True time, in milliseconds from the start. */
		nowMs: () => nowMs,
		/** Something moved: it is not settled yet. */
		stir(): void {
			signs++;
		},
		/** Runs everything that is under way, to its end or to its next wait. */
		async settle(): Promise<void> {
			for (let quiet = 0; quiet < QUIET_TURNS; ) {
				const before = signs;
				await new Promise(setImmediate);
				quiet = signs === before ? quiet + 1 : 0;
			}
		},
		/** Moves on, and lets each thing that falls due run to its next wait. */
		async advance(byMs: number): Promise<void> {
			const untilMs = nowMs + byMs;
			const strideMs = byMs / STRIDES;
			await time.settle();
			for (let timer = nextBefore(untilMs); timer; timer = nextBefore(untilMs)) {
				nowMs = Math.max(nowMs, timer.atMs);
				if (timer.periodMs === undefined) timers.delete(timer);
				else timer.atMs = nowMs + Math.max(timer.periodMs, strideMs);
				signs++;
				timer.action();
				await time.settle();
			}
			nowMs = untilMs;
		},
		/** Runs `action` once after `delayMs`; the returned function calls it off. */
		after: (delayMs: number, action: () => void) =>
			add({ atMs: nowMs + Math.max(0, delayMs), action, isAlive: always }),
		/** The clock of a machine that is switched on now. */
		machineClock(skewMs: () => number, isAlive: () => boolean): Clock {
			const bootMs = nowMs;
			return {
				nowMs: () => START_MS + Math.floor(nowMs + skewMs()),
				monotonicMs: () => nowMs - bootMs,
				after: (delayMs, action) => add({ atMs: nowMs + Math.max(0, delayMs), action, isAlive }),
				every: (periodMs, action) => add({ atMs: nowMs + periodMs, periodMs, action, isAlive }),
			};
		},
	};
	return time;

	/** The first asked for comes first among those of one moment. */
	function nextBefore(untilMs: number): Timer | undefined {
		let next: Timer | undefined;
		for (const timer of timers) {
			if (!timer.isAlive()) timers.delete(timer);
			else if (timer.atMs <= untilMs && (next === undefined || timer.atMs < next.atMs)) next = timer;
		}
		return next;
	}
}
