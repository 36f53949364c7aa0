import type { Place } from "#shared/places/place-data.ts";

/** What is asked of the calculator: what was typed, a place that was chosen, or where the device is. */
export type Question = { text: string } | { place: Place } | { position: true };

/** A place taken among several, and what the field shows from then on. */
export type Choose = (place: Place, label: string) => void;
