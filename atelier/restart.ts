import type { Clock } from "#relay/clock.ts";

/** Time for the page that says so, and its style, to have arrived. */
const AFTER_TOLD_MS = 1_500;
/** Nobody looks any more. */
const AT_LAST_MS = 12_000;

/** The relay takes its owner's new facts by starting again: once what asked for it was told. */
export interface Restart {
	/** Whether anything starts it again. */
	isPossible: boolean;
	/** There is something new to take. */
	wanted(): void;
	/** The owner has been told. */
	told(): void;
}

/** @param now stops the relay so that it is started again; absent when nothing would */
export function createRestart(now: (() => void) | undefined, clock: Pick<Clock, "after">): Restart {
	let state: "no" | "wanted" | "told" = "no";
	if (now === undefined) return { isPossible: false, wanted: () => undefined, told: () => undefined };
	let isOver = false;
	const once = () => {
		if (!isOver) now();
		isOver = true;
	};
	return {
		isPossible: true,
		wanted() {
			if (state !== "no") return;
			state = "wanted";
			clock.after(AT_LAST_MS, once);
		},
		told() {
			if (state !== "wanted") return;
			state = "told";
			clock.after(AFTER_TOLD_MS, once);
		},
	};
}
