import { priceList } from "./own-facts.ts";
import { euros } from "./wording.ts";

/** « à 20 € », « gratuit », of the schedule, to a town so far away; « chiffré au téléphone » where no line of his says so. */
export function travelTo(distanceKm: number): string {
	const line = priceList.travel.find(({ fromKm, toKm }) => distanceKm >= fromKm && distanceKm <= toKm);
	if (line?.euros === 0 && !line.example) return "gratuit";
	return line && line.euros > 0 ? `à ${euros(line.euros)}${line.example ? " (exemple)" : ""}` : "chiffré au téléphone";
}
