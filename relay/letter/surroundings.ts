/** What a letter says besides what was sent. */
export interface Surroundings {
	/** Where the notebook opens on what the letter is about. */
	notebook?: string;
	/** Of the town that was typed, when it is known. */
	place?: KnownPlace;
}

/** « 12 km, 18 min ». */
export const distanceIn = ({ distanceKm, minutes: time }: KnownPlace): string =>
	`${distanceKm}\u00a0km, ${time}\u00a0min`;

/**
 * The way to a town: an address that telephones open in their navigation (Google's « Maps URLs », which Android and iOS know).
 * It carries the town alone, nothing of the person.
 */
export function wayTo(town: string): string {
	return `https://www.google.com/maps/dir/?api=1&destination=${encodeURIComponent(`${town}, Isère, France`)}`;
}

export interface KnownPlace {
	place: string;
	minutes: number;
	distanceKm: number;
}
