/** content/town-place-rows.ts and content/town-surroundings.ts: one line for each town, or nearly, as Biome would have it. */
import { directionBetween, greatCircleKm, project } from "#content/projection.ts";
import { townRows } from "#content/town-rows.ts";
import { travelMinutes } from "#shared/places/place-data.ts";
import { type Commune, DEPARTMENT } from "./communes.ts";
import { inPrint } from "./french-names.ts";
import type { Sources } from "./sources.ts";

type Town = Commune & { slug: NonNullable<Commune["slug"]> };

const LINE = 120;
const NEAREST = 5;
const AROUND = 28;
const AROUND_KM = 21;
const HEADER = `Made by \`npm run donnees\`: not to be edited. Communes: INSEE, through Etalab, Licence Ouverte.
 * Positions: GeoNames, CC BY 4.0.`;

export function placeRowsFile(communes: readonly Commune[]): string {
	const towns = inOrder(communes);
	const rows = towns.map((town) => {
		const position = town.position.map((degrees) => Math.round(degrees * 1e5) / 1e5);
		return list(town.slug, [...position.map(String), directionOf(town)]);
	});
	return `import type { TownPlaceRow } from "./town-places.ts";
import type { TownSlug } from "./town-rows.ts";

/**
 * ${HEADER}
 */

/** Latitude, longitude, direction seen from the base. */
export const townPlaceRows = {
${rows.join("\n")}
} as const satisfies Record<TownSlug, TownPlaceRow>;

/** Communes that joined a town. */
export const mergedCommunes = {
${towns
	.filter(({ oldNames }) => oldNames.length > 0)
	.map(({ slug, oldNames }) => list(slug, oldNames.map(text)))
	.join("\n")}
} as const satisfies Partial<Record<TownSlug, readonly string[]>>;
`;
}

export function surroundingsFile(communes: readonly Commune[], { departments }: Sources): string {
	const towns = inOrder(communes);
	const departmentNames = new Map(departments.map(({ code, nom }) => [code, inPrint(nom)]));
	const shown = ({ name, department }: Commune) =>
		department === DEPARTMENT ? name : `${name} (${departmentNames.get(department)})`;
	const rows = towns.map((town) => {
		const nearest = byDistance(town, towns).slice(0, NEAREST);
		const around = byDistance(town, communes)
			.filter(({ commune, km }) => !nearest.some((near) => near.commune === commune) && isAround(town, commune, km))
			.sort((a, b) => Number(a.commune.approximate) - Number(b.commune.approximate))
			.slice(0, AROUND);
		return list(town.slug, [
			text(nearest.map(({ commune, km }) => `${commune.slug} ${Math.round(km)}`).join(", ")),
			text(around.map(({ commune, km }) => `${shown(commune)} ${Math.round(km)} ${travelOf(commune)}`).join(", ")),
		]);
	});
	return `import type { TownSurroundingsRow } from "./town-places.ts";
import type { TownSlug } from "./town-rows.ts";

/**
 * ${HEADER}
 * The five towns nearest as the crow flies, with kilometres. Then the others around: those known to be near,
 * nearest first, and those that share the postal code: kilometres from the town, kilometres and minutes from the base,
 * a tilde where the position is only known roughly.
 */
export const townSurroundings = {
${rows.join("\n")}
} as const satisfies Record<TownSlug, TownSurroundingsRow>;
`;
}

function travelOf({ kmFromBase, approximate }: Commune): string {
	const km = Math.round(kmFromBase);
	return `${km} ${Math.round(travelMinutes(km))}${approximate ? "~" : ""}`;
}

/**
 * An approximate position proves nothing about what is near: only the same post office does. Those of another département
 * bear its name: the page asks to confirm there, as the calculator does.
 */
function isAround(town: Town, other: Commune, km: number): boolean {
	if (!other.approximate && km <= AROUND_KM) return true;
	return other.postalCodes.some((code) => town.postalCodes.includes(code));
}

function byDistance<Other extends Commune>(town: Commune, others: readonly Other[]): { commune: Other; km: number }[] {
	return others
		.filter(({ insee }) => insee !== town.insee)
		.map((commune) => ({ commune, km: greatCircleKm(town.position, commune.position) }))
		.sort((a, b) => a.km - b.km || a.commune.name.localeCompare(b.commune.name, "fr"));
}

/** Towns in the order of town-rows.ts. */
function inOrder(communes: readonly Commune[]): Town[] {
	const towns = new Map(
		communes.filter((commune): commune is Town => commune.slug !== undefined).map((t) => [t.slug, t]),
	);
	return Object.values(townRows).flatMap((rows) => rows.flatMap(([slug]) => towns.get(slug) ?? []));
}

function directionOf({ position, kmFromBase }: Commune): string {
	if (kmFromBase < 0.1) return "null";
	return text(directionBetween({ x: 0, y: 0 }, project(position)));
}

const text = (value: string) => JSON.stringify(value);

/** « key: [a, b], », on several lines when it is longer than one. */
function list(slug: string, items: readonly string[]): string {
	const key = /^\w+$/.test(slug) ? slug : text(slug);
	const line = `\t${key}: [${items.join(", ")}],`;
	// A tab counts for two columns.
	if (line.length + 1 <= LINE) return line;
	return [`\t${key}: [`, ...items.map((item) => `\t\t${item},`), "\t],"].join("\n");
}
