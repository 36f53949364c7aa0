import { type Commune, kmFromBase } from "#content/communes.ts";
import { isBehindMountains } from "#content/mountain-communes.ts";
import { townRows } from "#content/town-rows.ts";
import { type Town, towns } from "#content/towns.ts";
import { type PlaceData, pageEntry } from "#shared/places/place-data.ts";
import { disagreements } from "./checks.ts";
import { communesAround, inPrint } from "./communes.ts";
import type { Sources } from "./sources.ts";

const toMetre = ({ position }: Commune) => position.map((degrees) => Math.round(degrees * 1e5) / 1e5);

/** Where each of the site's own towns is, in the order of town-rows.ts. */
function positionsFile(communes: readonly Commune[]): string {
	const byCode = new Map(communes.map((commune) => [commune.insee, commune]));
	const lines = Object.values(townRows).flatMap((rows) =>
		rows.flatMap(([slug, , insee]) => {
			const commune = byCode.get(insee);
			return commune ? [`\t${JSON.stringify(slug)}: ${JSON.stringify(toMetre(commune))}`] : [];
		}),
	);
	return `{\n${lines.join(",\n")}\n}\n`;
}

/** All that content/communes.ts says of each, a line each. */
function communesFile(communes: readonly Commune[], { departments }: Sources): string {
	const used = new Set(communes.map(({ department }) => department));
	const names = departments.filter(({ code }) => used.has(code)).map(({ code, nom }) => [code, inPrint(nom)]);
	const lines = communes.map((commune) => {
		const { insee, name, postalCodes, population, oldNames } = commune;
		return `\t\t${JSON.stringify([insee, name, postalCodes, population, toMetre(commune), oldNames])}`;
	});
	return `{\n\t"departments": ${JSON.stringify(Object.fromEntries(names))},\n\t"communes": [\n${lines.join(",\n")}\n\t]\n}\n`;
}

/** public/donnees/lieux.json: every commune the calculator knows, in columns. */

const townsByCode = new Map<string, Town>(towns.map((town) => [town.insee, town]));

/** A town with a page has the figures of its page, whatever is measured. Positions are cut to a hundredth of a degree. */
export function placesFile(communes: readonly Commune[]): string {
	const townOf = ({ insee }: Commune) => townsByCode.get(insee);
	const column = (of: (commune: Commune) => number) => communes.map(of).join(" ");
	const data: PlaceData = {
		names: communes.map(({ name }) => name).join("|"),
		departments: runs(communes.map(({ department }) => department)),
		postalCodes: communes.map(({ postalCodes }) => postalCodes.join(" ")).join("|"),
		insee: communes.map(({ insee }) => insee.slice(-3)).join(" "),
		latitudes: column(({ position }) => Math.round(position[0] * 100)),
		longitudes: column(({ position }) => Math.round(position[1] * 100)),
		km: column(kmFromBase),
		pages: communes
			.flatMap((commune, index) => {
				const town = townOf(commune);
				return town ? [pageEntry(index, town, kmFromBase(commune))] : [];
			})
			.join(" "),
		withoutTime: communes.flatMap((commune, index) => (isBehindMountains(commune) ? [index] : [])).join(" "),
		oldNames: communes
			.flatMap((commune, index) => {
				const names = aliases(commune, townOf(commune)?.name);
				return names.length > 0 ? [[index, ...names].join(":")] : [];
			})
			.join("|"),
	};
	return `${JSON.stringify(data, null, "\t")}\n`;
}

/** « Vienne Nord » is the name of a page, not of a commune: it is found too. */
function aliases({ name, oldNames }: Commune, pageName = name): readonly string[] {
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
		["content/generated/communes.json", communesFile(communes, sources)],
		["public/donnees/lieux.json", placesFile(communes)],
	]);
}
