/** Degrees north, degrees east. */
export type Place = readonly [latitude: number, longitude: number];
/** A line of summits with their altitudes, as maps and summits give them, right to about a kilometre. */
export type Crest = readonly (readonly [latitude: number, longitude: number, metres: number])[];

/** « 45.7 4.84, 45.65 4.83 »: places along a line, as short as they can be read. @throws when a place has not two numbers */
export const line = (text: string): Place[] =>
	numbers(text, 2).map(([latitude = 0, longitude = 0]) => [latitude, longitude]);

/** « 45.2 5.58 1600, 45.15 5.64 1901 »: the same, with each summit's altitude. @throws when one has not three numbers */
export const crest = (text: string): Crest =>
	numbers(text, 3).map(([latitude = 0, longitude = 0, metres = 0]) => [latitude, longitude, metres]);

function numbers(text: string, each: number): number[][] {
	return text.split(",").map((part) => {
		const found = part.trim().split(/\s+/).map(Number);
		if (found.length !== each || found.some(Number.isNaN))
			throw new Error(`«\u202f${part.trim()}\u202f» n’est pas un point tracé`);
		return found;
	});
}
