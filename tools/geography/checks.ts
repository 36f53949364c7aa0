import type { Commune } from "#content/communes.ts";
import type { TownRow } from "#content/main-town-rows.ts";
import { basePosition, greatCircleKm } from "#content/projection.ts";
import { townRows } from "#content/town-rows.ts";
import { borderOf, kmOutside } from "./outline.ts";
import type { Sources } from "./sources.ts";

/** What content/town-rows.ts says of the towns, held against the packages. */

/** Figures that the specification gives: nothing measured contradicts them. Minutes are the owner's, whatever the curve says. */
const GIVEN: Record<string, readonly Figure[]> = {
	grenoble: ["population", "distance"],
	// The far end of the specification's curve, 91 min at « about 78 km »: 78.7 measured.
	"la-motte-d-aveillans": ["distance"],
};
type Figure = "population" | "distance";

/** « Vienne Nord » is the name of a page. */
const PAGES_WITH_ANOTHER_NAME = ["vienne-nord"];
const TOLERANCE = { km: 1, outsideKm: 3 };

/** French sentences, one for each figure that differs; none is what one hopes for. */
export function disagreements(communes: readonly Commune[], { ring }: Sources): string[] {
	const border = borderOf(ring);
	const byCode = new Map(communes.map((commune) => [commune.insee, commune]));
	const rows: readonly TownRow[] = Object.values(townRows).flat();
	return rows.flatMap((row) => {
		const [slug, name, insee] = row;
		const commune = byCode.get(insee);
		if (!commune) return [`${name} (${slug}) : le code INSEE ${insee} n’est celui d’aucune commune du paquet.`];
		return differences(row, commune, border).map(
			([what, ours, theirs]) =>
				`${name} (${slug}) : ${what} vaut ${ours} dans content/town-rows.ts, ${theirs} d’après les paquets.`,
		);
	});
}

function differences(row: TownRow, commune: Commune, border: ReturnType<typeof borderOf>) {
	const [slug, name, , postalCodes, population, distanceKm] = row;
	const measured = (figure: Figure) => !GIVEN[slug]?.includes(figure);
	const found: [what: string, ours: string | number, theirs: string | number][] = [];
	if (commune.name !== name && !PAGES_WITH_ANOTHER_NAME.includes(slug)) found.push(["le nom", name, commune.name]);
	if (commune.postalCodes.join(" ") !== postalCodes.join(" "))
		found.push(["le code postal", postalCodes.join(" "), commune.postalCodes.join(" ")]);
	if (measured("population") && commune.population !== population)
		found.push(["la population", population, commune.population]);
	const km = greatCircleKm(basePosition, commune.position);
	if (measured("distance") && Math.abs(Math.round(km) - distanceKm) > TOLERANCE.km)
		found.push(["la distance (km)", distanceKm, km.toFixed(1)]);
	const outside = kmOutside(commune.position, border);
	if (outside > TOLERANCE.outsideKm) found.push(["la position", "dans l’Isère", `${outside.toFixed(1)} km en dehors`]);
	return found;
}
