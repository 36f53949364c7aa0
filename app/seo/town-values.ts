import { fill } from "#app/french/fill.ts";
import { integer } from "#app/french/numbers.ts";
import { atTown, ofTown } from "#app/french/towns.ts";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
import { km, minutes } from "#content/wording.ts";

type TownFacts = { name: string; population: number; distanceKm: number; minutes: number };

/** What the placeholders of content/pages/town.ts stand for in one town. */
export function townValues(town: TownFacts): Record<string, string> {
	const beyond = town.distanceKm > facts.radiusKm;
	const delai = minutes(town.minutes);
	return {
		ville: town.name,
		aVille: atTown(town.name),
		deVille: ofTown(town.name),
		population: integer(town.population),
		distance: km(town.distanceKm),
		delai,
		prudence: beyond ? ` ${townPage.beyondRadius}` : "",
		appel: beyond ? townPage.callLabels.beyond : fill(townPage.callLabels.near, { delai }),
		depuisBase: town.distanceKm === 0 ? "sur place" : `à ${km(town.distanceKm)} de ${business.baseTown}`,
	};
}
