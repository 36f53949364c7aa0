import { directionBetween, greatCircleKm, project } from "#content/projection.ts";
import { townRows } from "#content/town-rows.ts";
import { type TownSlug, towns } from "#content/towns.ts";
import { type PlaceData, travelMinutes } from "#shared/places/place-data.ts";
import { disagreements } from "./checks.ts";
import { type Commune, communesAround, DEPARTMENT, inPrint } from "./communes.ts";
import type { Sources } from "./sources.ts";

/** Where the towns are and what is around each: content/generated/town-positions.json and town-surroundings.json. */

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

/** public/donnees/lieux.json: every commune the calculator knows, in columns. */

const rows = new Map<TownSlug, { name: string; km: number; minutes: number }>(
	towns.map(({ slug, name, distanceKm: km, minutes }) => [slug, { name, km, minutes }]),
);

/** A town with a page has the figures of its page, whatever is measured. Positions are cut to a hundredth of a degree. */
export function placesFile(communes: readonly Commune[]): string {
	const rowOf = ({ slug }: Commune) => (slug ? rows.get(slug) : undefined);
	const column = (of: (commune: Commune) => number) => communes.map(of).join(" ");
	const data: PlaceData = {
		names: communes.map(({ name }) => name).join("|"),
		departments: runs(communes.map(({ department }) => department)),
		postalCodes: communes.map(({ postalCodes }) => postalCodes.join(" ")).join("|"),
		insee: communes.map(({ insee }) => insee.slice(-3)).join(" "),
		latitudes: column(({ position }) => Math.round(position[0] * 100)),
		longitudes: column(({ position }) => Math.round(position[1] * 100)),
		km: column((commune) => rowOf(commune)?.km ?? Math.round(commune.kmFromBase)),
		approximate: communes.map(({ approximate }) => (approximate ? "1" : "0")).join(""),
		pages: communes
			.flatMap((commune, index) => {
				const row = rowOf(commune);
				return row ? [`${index}:${commune.slug}:${row.minutes}`] : [];
			})
			.join(" "),
		oldNames: communes
			.flatMap((commune, index) => {
				const names = aliases(commune, rowOf(commune)?.name);
				return names.length > 0 ? [[index, ...names].join(":")] : [];
			})
			.join("|"),
	};
	return `${JSON.stringify(data, null, "\t")}\n`;
}

/** « Vienne Nord » is the name of a page, not of a commune: it is found too. */
function aliases({ name, oldNames }: Commune, pageName = name): string[] {
	return pageName === name ? oldNames : [...oldNames, pageName];
}

function runs(values: readonly string[]): string {
	const counts: [value: string, count: number][] = [];
	for (const value of values) {
		const last = counts.at(-1);
		if (last?.[0] === value) last[1]++;
		else counts.push([value, 1]);
	}
	return counts.map((run) => run.join(":")).join(" ");
}

/**
 * Every file of town data, by its path in the project: the same text for the same sources, whatever day it is.
 * Throws in French when content/town-rows.ts says something else than the sources.
 */
export function geographyFiles(sources: Sources): Map<string, string> {
	const communes = communesAround(sources);
	const wrong = disagreements(communes, sources);
	if (wrong.length > 0) throw new Error(wrong.join("\n"));
	return new Map([
		["content/generated/town-positions.json", positionsFile(communes)],
		["content/generated/town-surroundings.json", surroundingsFile(communes, sources)],
		["public/donnees/lieux.json", placesFile(communes)],
	]);
}
