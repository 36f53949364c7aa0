/**
 * What the night map covers and what of it a page shows, in the kilometres of projection.ts: the file itself is made by
 * `npm run donnees` (tools/geography/night/). The styles of `.night-frame` are worked out from both.
 */
export const nightMap = { left: -80, top: -72, width: 200, height: 188 };
/** Room for the whole circle of action around the outline. */
export const ISERE_VIEW = "-53 -53 141 153";
