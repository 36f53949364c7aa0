import outline from "./generated/isere-outline.json" with { type: "json" };

/**
 * The border of the Isère, made by `npm run donnees` (Natural Earth, public domain), simplified until its path is short. In the
 * kilometres of projection.ts: 1 unit is 1 km, zero is the base, x goes east and y south.
 */
export const isereOutline: { box: { x: number; y: number; width: number; height: number }; path: string } = outline;
