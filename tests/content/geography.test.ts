import { readFileSync } from "node:fs";
import { brotliCompressSync, constants } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { mountainCommunes } from "#content/mountain-communes.ts";
import { basePosition, greatCircleKm, project } from "#content/projection.ts";
import { isBeyondRadius } from "#content/town.ts";
import { directionOf, positionOf } from "#content/town-positions.ts";
import { surroundingsOf } from "#content/town-surroundings.ts";
import { type Town, townBySlug, towns } from "#content/towns.ts";
import { travelMinutes } from "#content/travel-minutes.ts";
import { isWithinRadius } from "#shared/places/arrival.ts";
import { decodePlaces, type Place } from "#shared/places/place-data.ts";
import { borderOf, kmOutside } from "#tools/geography/checks.ts";
import { readSources, type Sources } from "#tools/geography/sources.ts";
import { geographyFiles } from "#tools/geography/town-files.ts";

const committed = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), "utf8");
const placesText = committed("public/donnees/lieux.json");
const places = decodePlaces(JSON.parse(placesText));

/** Towns whose minutes, or distance, the specification gives: no measure contradicts them. */
const MINUTES_GIVEN = ["bourgoin-jallieu", "lisle-abeau", "la-tour-du-pin", "voiron", "villefontaine", "cremieu"];
const DISTANCE_GIVEN = ["grenoble"];
const measured = towns.filter(({ slug }) => ![...MINUTES_GIVEN, ...DISTANCE_GIVEN].includes(slug));
const fromBase = ({ slug }: Town) => greatCircleKm(basePosition, positionOf(slug));

describe("les soixante-dix villes", () => {
	test("chacune a une place, et la base est au zéro de la carte", () => {
		for (const { slug } of towns) expect(positionOf(slug)).toHaveLength(2);
		expect([positionOf("bourgoin-jallieu"), directionOf("bourgoin-jallieu")]).toEqual([basePosition, null]);
		expect(project(basePosition)).toEqual({ x: 0, y: 0 });
	});

	test("la distance affichée est celle des positions, à un kilomètre près (Grenoble : celle du cahier des charges)", () => {
		for (const town of towns.filter(({ slug }) => !DISTANCE_GIVEN.includes(slug)))
			expect(Math.abs(fromBase(town) - town.distanceKm), town.name).toBeLessThanOrEqual(1);
	});

	test("plus une ville est loin, plus il faut de temps (sauf durées du cahier des charges)", () => {
		const ordered = measured.toSorted((a, b) => fromBase(a) - fromBase(b));
		for (const [index, town] of ordered.entries())
			expect(town.minutes, town.name).toBeGreaterThanOrEqual(ordered[index - 1]?.minutes ?? 0);
	});

	test.each([
		["grenoble", "se"],
		["vienne-nord", "w"],
		["cremieu", "n"],
		["morestel", "ne"],
		["roussillon", "sw"],
		["vinay", "s"],
		["la-tour-du-pin", "e"],
		["villefontaine", "w"],
		["lisle-abeau", "nw"],
	] as const)("%s est dans la direction « %s »", (slug, direction) => {
		expect(directionOf(slug)).toBe(direction);
	});

	test("autour d’une ville : les plus proches d’abord, aucune deux fois ni parmi ses cinq voisines, jamais la ville elle-même", () => {
		for (const town of towns) {
			const { communesAround, nearest } = surroundingsOf(town);
			const named = [
				town.commune,
				...nearest.map((near) => near.town.commune),
				...communesAround.map(({ name }) => name),
			];
			expect([nearest.length, communesAround.length > 0, communesAround.length <= 28], town.name).toEqual([
				5,
				true,
				true,
			]);
			expect(new Set(named).size, town.name).toBe(named.length);
			for (const [index, { name, km }] of communesAround.entries())
				expect(km, `${town.name}, ${name}`).toBeGreaterThanOrEqual(communesAround[index - 1]?.km ?? 0);
		}
	});
});

describe("les communes du calculateur", () => {
	const find = (name: string) => places.filter((place) => place.name === name);

	test("un millier, dont les 512 de l’Isère ; ailleurs, à 60 km au plus", () => {
		expect(places.length).toBeGreaterThan(950);
		expect(places.length).toBeLessThan(1100);
		expect(places.filter(({ department }) => department === "38")).toHaveLength(512);
		for (const { name, department, distanceKm } of places)
			if (department !== "38") expect(distanceKm, name).toBeLessThanOrEqual(60);
	});

	test("chaque commune est une seule fois dans son département, avec un code postal de cinq chiffres", () => {
		expect(new Set(places.map(({ name, department }) => `${name} ${department}`)).size).toBe(places.length);
		for (const { name, postalCodes } of places) expect(postalCodes.join(" "), name).toMatch(/^\d{5}( \d{5})*$/);
	});

	test("les soixante-dix villes y ont les chiffres de leur page", () => {
		const withPage = places.filter(({ slug }) => slug !== undefined);
		expect(withPage).toHaveLength(towns.length);
		for (const { slug = "", name, postalCodes, distanceKm, minutes } of withPage) {
			const town = townBySlug(slug) as Town;
			expect({ name, postalCodes, distanceKm, minutes }, slug).toEqual({
				name: town.commune,
				postalCodes: town.postalCodes,
				distanceKm: town.distanceKm,
				minutes: town.minutes,
			});
		}
	});

	test("sans page, la durée suit la courbe, et reste dans sa tranche jusqu’à 50 km", () => {
		for (const { name, distanceKm, minutes } of places.filter(({ slug }) => slug === undefined)) {
			if (minutes === undefined) continue;
			expect(minutes, name).toBe(Math.round(travelMinutes(distanceKm)));
			expectInBand(name, distanceKm, minutes);
		}
	});

	test("aucune durée ne se dit derrière un massif, sauf d’une ville qui a sa page", () => {
		for (const [department, names] of Object.entries(mountainCommunes))
			for (const name of names) {
				const known = places.filter((place) => place.name === name && place.department === department);
				expect(known, `${name} (${department})`).toHaveLength(1);
				expect(known[0]?.minutes, name).toBeUndefined();
			}
		expect(places.filter(({ minutes }) => minutes === undefined)).toHaveLength(
			Object.values(mountainCommunes).flat().length,
		);
	});

	test("le rayon se compte sur la distance mesurée, ici comme au calculateur", () => {
		for (const town of towns) {
			const exactKm = greatCircleKm(basePosition, positionOf(town.slug));
			expect(Math.abs(exactKm - town.measuredKm), town.slug).toBeLessThan(1.5);
			const place = places.find(({ slug }) => slug === town.slug) as Place;
			expect(isWithinRadius(place), town.slug).toBe(!isBeyondRadius(town));
		}
		expect(isBeyondRadius(townBySlug("grenoble") as Town)).toBe(true);
	});

	test("les durées mesurées des villes restent dans leur tranche, à une minute près", () => {
		for (const { name, distanceKm, minutes } of measured) expectInBand(name, distanceKm, minutes, 1);
	});

	test.each([
		["Le Pont-de-Beauvoisin", "38 73"],
		["Châtenay", "01 38"],
		["Faramans", "01 38"],
		["Montagnieu", "01 38"],
		["Chasselay", "38 69"],
		["Saint-Appolinard", "38 42"],
		["Saint-Pierre-d’Entremont", "38 73"],
	])("%s est là pour chacun de ses départements : %s", (name, departments) => {
		expect(find(name).map(({ department }) => department)).toEqual(departments.split(" "));
	});

	test.each([
		["Les Abrets", "Les Abrets en Dauphiné"],
		["Les Avenières", "Les Avenières Veyrins-Thuellin"],
		["Veyrins-Thuellin", "Les Avenières Veyrins-Thuellin"],
		["Jallieu", "Bourgoin-Jallieu"],
		["Dionay", "Saint Antoine l’Abbaye"],
		["Vienne Nord", "Vienne"],
	])("l’ancien nom « %s » mène à %s", (alias, name) => {
		expect(places.filter(({ aliases }) => aliases.includes(alias)).map((place) => place.name)).toEqual([name]);
	});

	test("aucune apostrophe droite dans un nom", () => {
		expect(placesText).not.toContain("'");
	});

	test("le fichier pèse 16 ko au plus une fois compressé", () => {
		const compressed = brotliCompressSync(placesText, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
		expect(compressed.length).toBeLessThanOrEqual(16_000);
	});
});

test("toutes les villes sont dans le contour de l’Isère, à un kilomètre près", () => {
	const border = borderOf(readSources().ring);
	expect(border.length).toBeGreaterThan(80);
	for (const { slug, name } of towns) expect(kmOutside(positionOf(slug), border), name).toBeLessThanOrEqual(1);
});

describe("« npm run donnees »", () => {
	let sources: Sources;
	beforeAll(() => {
		sources = readSources();
	});

	test("referait exactement les fichiers que nous avons", () => {
		for (const [path, text] of geographyFiles(sources)) expect(text === committed(path), path).toBe(true);
	});

	test.each([
		["population", { population: 1 }, "Crémieu (cremieu) : la population vaut 3536"],
		["code postal", { codesPostaux: ["38461"] }, "Crémieu (cremieu) : le code postal vaut 38460"],
		["nom", { nom: "Crémieux" }, "Crémieu (cremieu) : le nom vaut Crémieu"],
		["code INSEE", { code: "38999" }, "Crémieu (cremieu) : le code INSEE 38138 n’est celui d’aucune commune"],
	])("s’arrête sur une phrase quand un chiffre des paquets n’est plus le nôtre : %s", (_, change, sentence) => {
		const communes = sources.communes.map((one) => (one.code === "38138" ? { ...one, ...change } : one));
		expect(() => geographyFiles({ ...sources, communes })).toThrow(sentence);
	});

	test("s’arrête quand une position s’éloigne de la distance affichée", () => {
		const geoNames = sources.geoNames.map((one) =>
			one.name === "Crémieu" ? { ...one, position: [45.8, 5.25] as const } : one,
		);
		expect(() => geographyFiles({ ...sources, geoNames })).toThrow("Crémieu (cremieu) : la distance (km) vaut 16");
	});
});

/** Under the first point of the curve the base's own minutes count; a limit between two bands belongs to both. */
function expectInBand(name: Place["name"], km: number, minutes: number, tolerance = 0) {
	const bands = facts.travelBands.filter(({ fromKm, toKm }) => km >= fromKm && km <= toKm);
	if (bands.length === 0) return;
	const shortest = km < facts.travelCurve.points[0].km ? facts.travelCurve.minutesNearBase : bands[0]!.minutes.min;
	expect(minutes, name).toBeGreaterThanOrEqual(shortest - tolerance);
	expect(minutes, name).toBeLessThanOrEqual(bands.at(-1)!.minutes.max + tolerance);
}
