/** The communes that the site knows: all of the Isère, and those around the base. */
import { basePosition, greatCircleKm, type Position } from "#content/projection.ts";
import { type TownSlug, townRows } from "#content/town-rows.ts";
import { inPrint, NAMES_OF_OLD_CODES, normalizeName } from "./french-names.ts";
import { positionsOf } from "./positions.ts";
import type { CommuneRecord, Sources } from "./sources.ts";

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
