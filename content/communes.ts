import file from "./generated/communes.json" with { type: "json" };
import { basePosition, greatCircleKm, type Position } from "./projection.ts";

/**
 * The communes that the site knows, all of the Isère and those around the base, made by `npm run donnees`: INSEE through Etalab,
 * Licence Ouverte; GeoNames, CC BY 4.0; IGN, Licence Ouverte. No browser downloads them.
 */
export type Commune = {
	insee: string;
	name: string;
	/** « 38 ». */
	department: string;
	postalCodes: readonly string[];
	/** Of 2023. */
	population: number;
	position: Position;
	/** Communes that joined it, and names it had. */
	oldNames: readonly string[];
};

type Row = [insee: string, name: string, codes: string[], population: number, position: Position, oldNames: string[]];

export const communes: readonly Commune[] = (file.communes as unknown as Row[]).map(
	([insee, name, postalCodes, population, position, oldNames]) => ({
		...{ insee, name, department: insee.slice(0, 2), postalCodes, population, position, oldNames },
	}),
);

export const ISERE = "38";
const departmentNames: Readonly<Record<string, string>> = file.departments;

/** « Corbelin », « Genas (Rhône) ». */
export const communeInFull = ({ name, department }: Commune): string =>
	department === ISERE ? name : `${name} (${departmentNames[department]})`;

/** From the base, as the crow flies, whole kilometres. */
export const kmFromBase = ({ position }: Pick<Commune, "position">): number =>
	Math.round(greatCircleKm(basePosition, position));

/** Of a hundred people of the Isère, how many live in a commune that far at most: never more than is so. */
export function isereWithin(radiusKm: number): number {
	const people = (of: readonly Commune[]) => of.reduce((sum, { population }) => sum + population, 0);
	const isere = communes.filter(({ department }) => department === ISERE);
	return Math.floor((100 * people(isere.filter((commune) => kmFromBase(commune) <= radiusKm))) / people(isere));
}

/** What the address of its page would be made of: « corbelin », « genas-69 ». */
export const communeSlug = ({ name, department }: Pick<Commune, "name" | "department">): string =>
	[
		name
			.normalize("NFD")
			.replace(/\p{M}/gu, "")
			.toLowerCase()
			.replace(/œ/g, "oe")
			.replace(/[^a-z0-9]+/g, "-"),
		...(department === ISERE ? [] : [department]),
	].join("-");

/** A commune that the owner gave a page: where it is goes to the browser with his facts. */
export type AddedTown = Omit<Commune, "department" | "oldNames"> & { slug: string; distanceKm: number };

/** The commune whose page has that address, if it had one. */
export const communeOfSlug = (slug: string): Commune | undefined =>
	communes.find((commune) => communeSlug(commune) === slug);

/** @param pages owner/town-pages.json: the names of the site's own towns there may be communes' too (every-town.ts) */
export const addedTowns = (pages: Readonly<Record<string, boolean>>): readonly AddedTown[] =>
	Object.entries(pages).flatMap(([slug, hasPage]) => {
		const commune = hasPage ? communeOfSlug(slug) : undefined;
		if (!commune) return [];
		const { department, oldNames, ...known } = commune;
		return [{ ...known, slug, distanceKm: kmFromBase(commune) }];
	});
