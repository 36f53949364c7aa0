import type { PictureName } from "./shapes.ts";

/** Where and when a photograph was taken: « Bourgoin-Jallieu », « mars 2026 ». */
export type Taken = { place: string; date: string };

/**
 * Which pictures are the owner's own photographs. The others are drawn, and say « Illustration » wherever they stand.
 * For example:
 *
 *   etabli: { place: "Bourgoin-Jallieu", date: "mars 2026" },
 */
export const photographs: Partial<Record<PictureName, Taken>> = {};
