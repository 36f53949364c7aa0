/** Time as an input: what the relay needs of it, and nothing else. */
export interface Clock {
	/** Milliseconds since 1970, UTC. */
	nowMs(): number;
	/** Milliseconds since some moment, for waits: it never goes back, whatever is done to the clock of the machine. */
	monotonicMs(): number;
	/** Runs `action` once after `delayMs`; the returned function calls it off. */
	after(delayMs: number, action: () => void): () => void;
	/** Runs `action` at every `periodMs`, the first time after one; the returned function calls it off. */
	every(periodMs: number, action: () => void): () => void;
}

export const systemClock: Clock = {
	nowMs: () => Date.now(),
	monotonicMs: () => performance.now(),
	after(delayMs, action) {
		const timer = setTimeout(action, delayMs);
		return () => clearTimeout(timer);
	},
	every(periodMs, action) {
		const timer = setInterval(action, periodMs);
		return () => clearInterval(timer);
	},
};

export const SECOND_MS = 1_000;
export const MINUTE_MS = 60 * SECOND_MS;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
