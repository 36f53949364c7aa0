import { atTown } from "#app/french/towns.ts";
import { directionBetween } from "#content/projection.ts";
import { km, minutes } from "#content/wording.ts";
import type { TownFacts } from "./town-facts.ts";

export const DIRECTIONS = {
	n: "au nord",
	ne: "au nord-est",
	e: "à l’est",
	se: "au sud-est",
	s: "au sud",
	sw: "au sud-ouest",
	w: "à l’ouest",
	nw: "au nord-ouest",
} as const;

/** What the placeholders of content/pages/town.ts stand for in one town. */
export function townValues(town: TownFacts): Record<string, string> {
	return {
		ville: town.name,
		aVille: atTown(town.name),
		delai: minutes(town.minutes),
	};
}

/** « à 4 km au nord-est », seen from the town. */
export function fromTown(town: TownFacts, neighbour: TownFacts["nearest"][number]): string {
	return `à ${km(neighbour.km)} ${DIRECTIONS[directionBetween(town, neighbour)]}`;
}
