import { atTown, ofTown } from "#app/french/towns.ts";
import { business } from "#content/business.ts";
import { directionBetween } from "#content/projection.ts";
import { km, minutes } from "#content/wording.ts";
import type { TownFacts } from "./town-facts.ts";

const DIRECTIONS = {
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
		deVille: ofTown(town.name),
		distance: town.isCrowFlight ? `${km(town.distanceKm)} à vol d’oiseau` : km(town.distanceKm),
		delai: minutes(town.minutes),
		depart: business.baseTown,
		deDepart: ofTown(business.baseTown),
		direction: town.direction ? DIRECTIONS[town.direction] : "",
	};
}

/** « à 4 km au nord-est », seen from the town. */
export function fromTown(town: TownFacts, neighbour: TownFacts["nearest"][number]): string {
	return `à ${km(neighbour.km)} ${DIRECTIONS[directionBetween(town, neighbour)]}`;
}
