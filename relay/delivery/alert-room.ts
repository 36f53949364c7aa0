import { cut } from "#content/cut.ts";
import { isGsm, septetsOf, toGsm } from "./gsm.ts";

/** What a receiver takes of a text, in its own units. */
export interface Room {
	atMost: number;
	/** That of a text is the sum of its signs'. */
	sizeOf(text: string): number;
	/** The text in the receiver's alphabet, as far as it can be. */
	write(text: string): string;
	/** Stands for what is left out. */
	more: string;
}

const asItIs = (text: string): string => text.toWellFormed();

/** For a gateway that names no limit. */
export const boundless: Room = {
	atMost: Number.POSITIVE_INFINITY,
	sizeOf: ({ length }) => length,
	write: asItIs,
	more: "…",
};

/** Bytes of a text within JSON. */
export const jsonBytes = (atMost: number, write = asItIs): Room => ({
	...{ atMost, write, more: "…" },
	sizeOf: (text) => Buffer.byteLength(JSON.stringify(text)) - 2,
});

/*
 * A text in several messages has 153 septets in each, or 67 units of UCS-2, for the heading that joins them. A sign of two never
 * stands astride: each but the last may end one short.
 */
const SMS = {
	several: { gsm: 3 * 153 - 2, ucs2: 3 * 67 - 2 },
	one: { gsm: 160, ucs2: 70 },
} as const;

/** A text that leaves as one SMS, or as three at most: in its own alphabet, else whole in UCS-2. */
export function smsOf(parts: keyof typeof SMS, compose: (room: Room) => string): string {
	const { gsm, ucs2 } = SMS[parts];
	const text = compose({ atMost: gsm, sizeOf: septetsOf, write: toGsm, more: "..." });
	return isGsm(text) ? text : compose({ ...boundless, atMost: ucs2 });
}

/** A text in that room, at its beginning. */
export const within = ({ atMost, sizeOf, write, more }: Room, text: string): string =>
	cut(write(text), atMost, { sizeOf, more });

export const fits = ({ atMost, sizeOf }: Room, written: string): boolean => sizeOf(written) <= atMost;
