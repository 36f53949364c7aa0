import { createHash } from "node:crypto";

export type Random = ReturnType<typeof randomFrom>;

/**
 * Chance under a seed: the same seed gives the same numbers, on every machine. mulberry32: 32 bits of state are plenty for a few
 * hundred choices.
 */
export function randomFrom(seed: number) {
	let state = Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) >>> 0;
	const next = () => {
		state = (state + 0x6d2b79f5) >>> 0;
		let mixed = Math.imul(state ^ (state >>> 15), state | 1);
		mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
	};
	const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
	return {
		/** 0 ≤ x < 1 */
		next,
		/** A whole number from `least` to `most`, both included. */
		between,
		pick: <T>(from: readonly T[]): T => from[between(0, from.length - 1)] as T,
		/** True `share` of the time, 0 to 1. */
		chance: (share: number) => next() < share,
		// Drawn at once: the store tries its disk with fifty thousand of them.
		bytes: (size: number): Uint8Array => createHash("shake256", { outputLength: size }).update(String(next())).digest(),
	};
}
