import taken from "#owner/photographs.json" with { type: "json" };
import type { PictureName } from "./shapes.ts";

/** Where and when a photograph was taken, « Bourgoin-Jallieu », « mars 2026 », and what is seen, for who does not see it. */
export type Taken = {
	place: string;
	date: string;
	shows: string;
	/** Of one that came through the atelier: what its files are named by, beside the JSON, in « photographies ». */
	print?: string;
};

/**
 * Which pictures are the owner's own photographs: each came through the atelier, or is a file of that name in art/photographs.
 * The others are drawn, and say « Illustration » wherever they stand.
 */
export const photographs: Partial<Record<PictureName, Taken>> = taken;
