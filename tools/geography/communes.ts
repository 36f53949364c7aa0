import { basePosition, greatCircleKm, type Position } from "#content/projection.ts";
import { type TownSlug, townRows } from "#content/town-rows.ts";
import type { CommuneRecord, GeoName, Sources } from "./sources.ts";

/** The communes that the site knows: all of the Isère, and those around the base. */

export const DEPARTMENT = "38";
/** Communes of other départements are kept up to here, as the crow flies. */
const AROUND_KM = 60;

export type Commune = {
	insee: string;
	name: string;
	department: string;
	postalCodes: string[];
	population: number;
	position: Position;
	approximate: boolean;
	/** Great circle from the base, not rounded. */
	kmFromBase: number;
	/** The page about it, if any. */
	slug: TownSlug | undefined;
	/** Communes that joined it, and names it had. */
	oldNames: string[];
	record: CommuneRecord;
};

/** By département, first postal code, then name: neighbours stand together, which also compresses best. */
export function communesAround(sources: Sources): Commune[] {
	const today = sources.communes.filter(({ type }) => type === "commune-actuelle");
	const places = positionsOf(today, sources);
	const slugs = new Map<string, TownSlug>(
		Object.values(townRows).flatMap((rows) => rows.map(([slug, , insee]) => [insee, slug] as const)),
	);
	const namesBefore = oldNamesOf(sources);
	return today
		.flatMap((record): Commune[] => {
			const { code, nom, departement, codesPostaux = [], population = 0 } = record;
			const place = places.get(code);
			if (!place) return [];
			const kmFromBase = greatCircleKm(basePosition, place.position);
			if (departement !== DEPARTMENT && kmFromBase > AROUND_KM) return [];
			return [
				{
					insee: code,
					name: inPrint(nom),
					department: departement,
					postalCodes: codesPostaux,
					population,
					...place,
					kmFromBase,
					slug: slugs.get(code),
					oldNames: (namesBefore.get(code) ?? []).filter((name) => normalizeName(name) !== normalizeName(nom)),
					record,
				},
			];
		})
		.sort((a, b) => order(rank(a), rank(b)) || a.name.localeCompare(b.name, "fr"));
}

/** Names of the communes that joined each one: those that the list still names, then those it only numbers. */
function oldNamesOf({ communes }: Sources): Map<string, string[]> {
	const names = new Map<string, string[]>();
	const add = (code: string, name: string | undefined) => {
		const before = names.get(code) ?? [];
		if (name && !before.includes(name)) names.set(code, [...before, name]);
	};
	for (const { type, chefLieu, nom } of communes)
		if (chefLieu && type !== "arrondissement-municipal") add(chefLieu, inPrint(nom));
	for (const { type, code, anciensCodes = [] } of communes) {
		if (type !== "commune-actuelle") continue;
		for (const old of [code, ...anciensCodes]) add(code, NAMES_OF_OLD_CODES[old]);
	}
	return names;
}

const rank = ({ department, postalCodes }: Commune) =>
	`${department === DEPARTMENT ? "" : department}${postalCodes[0]}`;
const order = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** Names as French prints them, out of names as files hold them. */

/** Typographic apostrophes, and œ where the files write « oe » in « coeur ». */
export function inPrint(name: string): string {
	return name
		.replaceAll("'", "’")
		.replace(/\bC(?:oe|OE)ur\b/g, "Cœur")
		.replace(/^Eclose/, "Éclose");
}

/** Normalised name, equal for two spellings of it: « Saint-Égrève », « st egreve ». */
export function normalizeName(name: string): string {
	return name
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/œ/g, "oe")
		.replace(/[^a-z0-9]+/g, " ")
		.trim()
		.replace(/\bste\b/g, "sainte")
		.replace(/\bst\b/g, "saint");
}

/**
 * Communes that joined another before the official list began to keep their names: it has their code, no more. Names by
 * code, from INSEE's Code officiel géographique. The last two are what a commune called itself before it took a new name.
 */
export const NAMES_OF_OLD_CODES: Record<string, string> = {
	"38007": "Allières-et-Risset",
	"38014": "Arandon",
	"38024": "Badinières",
	"38096": "Chavagneux",
	"38142": "Curtin",
	"38145": "Dionay",
	"38168": "La Folatière",
	"38196": "Jallieu",
	"38227": "Mépieu",
	"38251": "Montceau",
	"38262": "Morêtel-de-Mailles",
	"38293": "Panissage",
	"38312": "Pommiers-la-Placette",
	"38385": "Saint-Genis",
	"38477": "Savel",
	"38506": "Thuellin",
	"38407": "Saint-Julien-de-Raz",
	"38439": "Saint-Pierre-d’Allevard",
};

/** Where each commune is, and how well we know it. */

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
