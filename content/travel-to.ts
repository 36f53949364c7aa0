import { priceList } from "./own-facts.ts";
import { euros } from "./wording.ts";

/** « à 20 € », of the schedule, to a town so far away; « chiffré au téléphone » where no line of it says so. */
export function travelTo(distanceKm: number): string {
	const line = priceList.travel.find(({ fromKm, toKm }) => distanceKm >= fromKm && distanceKm <= toKm);
	return line && line.euros > 0 ? `à ${euros(line.euros)}${line.example ? " (exemple)" : ""}` : "chiffré au téléphone";
}
