/** Where the towns are and what is around each: content/generated/town-positions.json and town-surroundings.json. */
import { directionBetween, greatCircleKm, project } from "#content/projection.ts";
import { townRows } from "#content/town-rows.ts";
import { travelMinutes } from "#shared/places/place-data.ts";
import { type Commune, DEPARTMENT } from "./communes.ts";
import { inPrint } from "./french-names.ts";
import type { Sources } from "./sources.ts";

type Town = Commune & { slug: NonNullable<Commune["slug"]> };

const NEAREST = 5;
const AROUND = 28;
const AROUND_KM = 21;

/** Where each town is, and its direction seen from the base. */
export const positionsFile = (communes: readonly Commune[]): string =>
	oneLineEach(communes, (town) => ({
		position: town.position.map((degrees) => Math.round(degrees * 1e5) / 1e5),
		direction: town.kmFromBase < 0.1 ? null : directionBetween({ x: 0, y: 0 }, project(town.position)),
	}));

/** The five nearest towns, then the communes around. */
export function surroundingsFile(communes: readonly Commune[], { departments }: Sources): string {
	const towns = inOrder(communes);
	const departmentNames = new Map(departments.map(({ code, nom }) => [code, inPrint(nom)]));
	const shown = ({ name, department }: Commune) =>
		department === DEPARTMENT ? name : `${name} (${departmentNames.get(department)})`;
	return oneLineEach(communes, (town) => {
		const nearest = byDistance(town, towns).slice(0, NEAREST);
		const around = byDistance(town, communes)
			.filter(({ commune, km }) => !nearest.some((near) => near.commune === commune) && isAround(town, commune, km))
			.sort((a, b) => Number(a.commune.approximate) - Number(b.commune.approximate))
			.slice(0, AROUND);
		return {
			mergedCommunes: town.oldNames,
			nearest: nearest.map(({ commune: { slug }, km }) => ({ slug, km: Math.round(km) })),
			communesAround: around.map(({ commune, km }) => ({
				name: shown(commune),
				km: Math.round(km),
				distanceKm: Math.round(commune.kmFromBase),
				minutes: Math.round(travelMinutes(Math.round(commune.kmFromBase))),
				approximate: commune.approximate,
			})),
		};
	});
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

/** JSON with one line for each town. */
function oneLineEach(communes: readonly Commune[], row: (town: Town) => object): string {
	const lines = inOrder(communes).map((town) => `\t${JSON.stringify(town.slug)}: ${JSON.stringify(row(town))}`);
	return `{\n${lines.join(",\n")}\n}\n`;
}
