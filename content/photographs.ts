import { owner } from "#owner";
import type { Owner } from "./owner-schemas.ts";
import type { PictureName } from "./shapes.ts";

/** Where and when a photograph was taken, « Bourgoin-Jallieu », « mars 2026 », and what is seen, for who does not see it. */
export type Taken = NonNullable<Owner["photographs"][PictureName]>;

/**
 * Which pictures are the owner's own photographs: each came through the atelier, or is a file of that name in art/photographs.
 * The others are drawn, and say « Illustration » wherever they stand.
 */
export const photographs: Partial<Record<PictureName, Taken>> = owner.photographs;
