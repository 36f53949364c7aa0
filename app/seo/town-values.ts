import { integer } from "#app/french/numbers.ts";
import { atTown, ofTown } from "#app/french/towns.ts";
import { business } from "#content/business.ts";
import { km, minutes } from "#content/wording.ts";

type TownFacts = { name: string; population: number; distanceKm: number; minutes: number };

/** What the placeholders of content/pages/town.ts stand for in one town. */
export function townValues(town: TownFacts): Record<string, string> {
	return {
		ville: town.name,
		aVille: atTown(town.name),
		deVille: ofTown(town.name),
		population: integer(town.population),
		distance: km(town.distanceKm),
		delai: minutes(town.minutes),
		depuisBase: town.distanceKm === 0 ? "sur place" : `à ${km(town.distanceKm)} de ${business.baseTown}`,
	};
}
