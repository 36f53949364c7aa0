/** Where each commune is, and how well we know it. */
import type { Position } from "#content/projection.ts";
import { normalizeName } from "./french-names.ts";
import type { CommuneRecord, GeoName, Sources } from "./sources.ts";

export type Place = { position: Position; approximate: boolean };

/** Towns with a page that neither GeoNames package names: given with the list of towns, to about 100 m. */
const GIVEN: Record<string, Position> = {
	"38315": [45.536, 5.67], // Le Pont-de-Beauvoisin
	"38389": [45.556, 5.079], // Saint-Georges-d’Espéranche
	"38425": [45.395, 4.776], // Saint-Maurice-l’Exil
};

/**
 * Positions by INSEE code. Known ones come from GeoNames, by name within the département, then by INSEE code (a commune
 * that took a new name). The others are approximate: the mean of the known communes that share a postal code, or else
 * of those of the same intercommunality. A commune that has neither stays out of the answer.
 */
export function positionsOf(communes: readonly CommuneRecord[], sources: Sources): Map<string, Place> {
	const known = knownPositions(communes, sources);
	const places = new Map<string, Place>();
	for (const [code, position] of known) places.set(code, { position, approximate: false });
	const byPostalCode = group(communes, ({ codesPostaux = [] }) => codesPostaux, known);
	const unionOf = new Map(sources.intercommunalities.flatMap((one) => one.membres.map(({ code }) => [code, one.code])));
	const byUnion = group(communes, ({ code }) => [unionOf.get(code) ?? ""], known);
	for (const { code, codesPostaux = [] } of communes) {
		if (known.has(code)) continue;
		const neighbours = codesPostaux.flatMap((postalCode) => byPostalCode.get(postalCode) ?? []);
		const position = mean(neighbours) ?? mean(byUnion.get(unionOf.get(code) ?? "-") ?? []);
		if (position) places.set(code, { position, approximate: true });
	}
	return places;
}

function knownPositions(communes: readonly CommuneRecord[], { geoNames, codedGeoNames }: Sources) {
	const byName = new Map<string, Position>();
	for (const { department, name, position } of geoNames) byName.set(`${department} ${normalizeName(name)}`, position);
	const byCode = new Map<string, GeoName>();
	for (const place of codedGeoNames) {
		const before = byCode.get(place.insee ?? "");
		// Of the several places of a commune, the most populous one.
		if (!before || (place.population ?? 0) > (before.population ?? 0)) byCode.set(place.insee ?? "", place);
	}
	const known = new Map<string, Position>();
	for (const { code, departement, nom } of communes) {
		const position = GIVEN[code] ?? byName.get(`${departement} ${normalizeName(nom)}`) ?? byCode.get(code)?.position;
		if (position) known.set(code, position);
	}
	return known;
}

function group(
	communes: readonly CommuneRecord[],
	keysOf: (commune: CommuneRecord) => string[],
	known: Map<string, Position>,
): Map<string, Position[]> {
	const groups = new Map<string, Position[]>();
	for (const commune of communes) {
		const position = known.get(commune.code);
		if (!position) continue;
		for (const key of keysOf(commune)) groups.set(key, [...(groups.get(key) ?? []), position]);
	}
	return groups;
}

function mean(positions: readonly Position[]): Position | undefined {
	if (positions.length === 0) return undefined;
	const of = (axis: 0 | 1) => positions.reduce((sum, position) => sum + position[axis], 0) / positions.length;
	return [of(0), of(1)];
}
