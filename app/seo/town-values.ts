import { fill } from "#app/french/fill.ts";
import { integer } from "#app/french/numbers.ts";
import { atTown, ofTown } from "#app/french/towns.ts";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
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
	const beyond = town.distanceKm > facts.radiusKm;
	const delai = minutes(town.minutes);
	// « Pour Bourgoin-Jallieu, je compte 10 min depuis Bourgoin-Jallieu » would tell nothing.
	const proche = town.nearest.find(({ name }) => name !== business.baseTown) as TownFacts["nearest"][number];
	return {
		ville: town.name,
		aVille: atTown(town.name),
		deVille: ofTown(town.name),
		population: integer(town.population),
		distance: km(town.distanceKm),
		delai,
		prudence: beyond ? ` ${townPage.beyondRadius}` : "",
		appel: beyond ? townPage.callLabels.beyond : fill(townPage.callLabels.near, { delai }),
		depart: business.baseTown,
		deDepart: ofTown(business.baseTown),
		depuisBase: town.distanceKm === 0 ? "sur place" : `à ${km(town.distanceKm)} ${ofTown(business.baseTown)}`,
		direction: town.direction ? DIRECTIONS[town.direction] : "",
		...Object.fromEntries(town.nearest.flatMap(neighbourValues)),
		proche: proche.name,
		kmProche: km(proche.km),
		delaiProche: minutes(proche.minutes),
	};
}

/** « à 4 km au nord-est de Moirans ». */
export function fromTown(town: TownFacts, neighbour: TownFacts["nearest"][number]): string {
	return `à ${km(neighbour.km)} ${DIRECTIONS[directionBetween(town, neighbour)]} ${ofTown(town.name)}`;
}

function neighbourValues(neighbour: TownFacts["nearest"][number], index: number): [string, string][] {
	const rank = index + 1;
	return [
		[`voisine${rank}`, neighbour.name],
		[`aVoisine${rank}`, atTown(neighbour.name)],
		[`deVoisine${rank}`, ofTown(neighbour.name)],
		[`km${rank}`, km(neighbour.km)],
		[`delai${rank}`, minutes(neighbour.minutes)],
	];
}
