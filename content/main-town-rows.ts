/** One town: INSEE code of its commune, population of 2023, great circle from the base in kilometres, minutes. */
export type TownRow = readonly [
	slug: string,
	name: string,
	insee: string,
	postalCodes: readonly string[],
	population: number,
	distanceKm: number,
	minutes: number,
];

/**
 * The six main towns, which every page names. Apart from the others (town-rows.ts) so that a browser does not fetch seventy
 * for six.
 */
export const mainTownRows = [
	["bourgoin-jallieu", "Bourgoin-Jallieu", "38053", ["38300"], 30_151, 0, 10],
	["lisle-abeau", "L’Isle-d’Abeau", "38193", ["38080"], 17_515, 5, 15],
	["la-tour-du-pin", "La Tour-du-Pin", "38509", ["38110"], 8111, 14, 20],
	["voiron", "Voiron", "38563", ["38500"], 21_847, 35, 25],
	["villefontaine", "Villefontaine", "38553", ["38090"], 19_445, 10, 15],
	["cremieu", "Crémieu", "38138", ["38460"], 3536, 16, 20],
] as const satisfies readonly TownRow[];
