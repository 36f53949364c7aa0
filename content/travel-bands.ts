import { owner } from "#owner";
import { type Band, facts } from "./facts.ts";
import { towns } from "./towns.ts";

/** What one says: to the next five minutes on each side. */
const STEP = 5;

/**
 * Time to reach a town by distance, as the specification gives it; of an owner who wrote minutes of his own (owner/town-minutes.json), what
 * his towns in each band come to. A band without any keeps its own.
 */
const ofTowns = facts.travelBands.map((band, index): Band => {
	if (Object.keys(owner["town-minutes"]).length === 0) return band;
	const isFirst = index === 0;
	const within = towns
		.filter(({ distanceKm }) => (isFirst || distanceKm > band.fromKm) && distanceKm <= band.toKm)
		.map((town) => town.minutes);
	if (within.length === 0) return band;
	const [min, max] = [Math.min(...within), Math.max(...within)];
	const rounded = { min: Math.floor(min / STEP) * STEP, max: Math.ceil(max / STEP) * STEP };
	return { ...band, minutes: { min: Math.max(STEP, rounded.min), max: Math.max(rounded.max, rounded.min + STEP) } };
});

/** Farther is never said to be quicker: a band of few towns goes on from the one before. */
export const travelBands: readonly Band[] = ofTowns.map((band, index) => {
	const nearer = ofTowns.slice(0, index).map(({ minutes }) => minutes);
	const atLeast = (end: "min" | "max") => Math.max(band.minutes[end], ...nearer.map((one) => one[end]));
	return { ...band, minutes: { min: atLeast("min"), max: atLeast("max") } };
});
