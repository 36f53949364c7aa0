import type { Commune } from "#content/communes.ts";
import { basePosition, greatCircleKm, type Position } from "#content/projection.ts";
import type { CommuneRecord, GeoName, Sources } from "./sources.ts";

/** The communes that the site knows: all of the Isère, and those around the base. */

export const DEPARTMENT = "38";
/** Communes of other départements are kept up to here, as the crow flies. */
const AROUND_KM = 60;

/** By département, first postal code, then name: neighbours stand together, which also compresses best. */
export function communesAround(sources: Sources): Commune[] {
	const today = sources.communes.filter(({ type }) => type === "commune-actuelle");
	const positions = positionsOf(today, sources);
	const namesBefore = oldNamesOf(sources);
	return today
		.flatMap(({ code, nom, departement, codesPostaux = [], population = 0 }): Commune[] => {
			const position = positions.get(code);
			if (!position) return [];
			const isNear = greatCircleKm(basePosition, position) <= AROUND_KM;
			if (departement !== DEPARTMENT && !isNear) return [];
			const oldNames = (namesBefore.get(code) ?? []).filter((name) => normalizeName(name) !== normalizeName(nom));
			return [
				{
					insee: code,
					name: inPrint(nom),
					department: departement,
					postalCodes: codesPostaux,
					population,
					position,
					oldNames,
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

/** Towns with a page that neither GeoNames package names: given with the list of towns, to about 100 m. */
const GIVEN: Record<string, Position> = {
	"38315": [45.536, 5.67], // Le Pont-de-Beauvoisin
	"38389": [45.556, 5.079], // Saint-Georges-d’Espéranche
	"38425": [45.395, 4.776], // Saint-Maurice-l’Exil
};

/**
 * Positions by INSEE code: the place that bears the name (GeoNames), by name within the département, then by INSEE code (a commune
 * that took a new name); otherwise the centre of the commune’s outline, which is 0.8 km off in half of the cases, 1.7 in a tenth.
 */
function positionsOf(communes: readonly CommuneRecord[], { geoNames, codedGeoNames, centres }: Sources) {
	const byName = new Map<string, Position>();
	for (const { department, name, position } of geoNames) byName.set(`${department} ${normalizeName(name)}`, position);
	const byCode = new Map<string, GeoName>();
	for (const place of codedGeoNames) {
		const before = byCode.get(place.insee ?? "");
		// Of the several places of a commune, the most populous one.
		if (!before || (place.population ?? 0) > (before.population ?? 0)) byCode.set(place.insee ?? "", place);
	}
	const positions = new Map<string, Position>();
	for (const { code, departement, nom } of communes) {
		const named = byName.get(`${departement} ${normalizeName(nom)}`) ?? byCode.get(code)?.position;
		const position = GIVEN[code] ?? named ?? centres.get(code);
		if (position) positions.set(code, position);
	}
	return positions;
}
