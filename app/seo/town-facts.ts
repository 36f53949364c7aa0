import { greatCircleKm, project } from "#content/projection.ts";
import { townNotes } from "#content/town-notes.ts";
import { townPlaces } from "#content/town-places.ts";
import { type Town, type TownSlug, townBySlug, towns } from "#content/towns.ts";

/**
 * What a town's page knows of it: figures, place, neighbours. Worked out when the site is built and sent with the page,
 * so that the tables of all towns stay out of the browser.
 */
export function townFacts(town: Town) {
	const { position, direction, arrondissement, intercommunality, mergedCommunes, nearest, communesAround } =
		townPlaces[town.slug];
	const { slug, name, commune, population, postalCodes, distanceKm, minutes } = town;
	return {
		slug,
		name,
		commune,
		population,
		postalCodes,
		distanceKm,
		minutes,
		...pointOf(position),
		direction,
		arrondissement,
		intercommunality,
		// « Thuellin » is said by « Veyrins-Thuellin ».
		mergedCommunes: mergedCommunes.filter((name) => !mergedCommunes.some((other) => other.endsWith(`-${name}`))),
		communesAround,
		samePost: samePostTowns(town),
		notes: townNotes[town.slug],
		nearest: nearest.map(({ slug: other, km }) => neighbour(other, km)),
	};
}
export type TownFacts = ReturnType<typeof townFacts>;

/** Other towns of the list that share a postal code with this one, nearest first. */
function samePostTowns(town: Town): string[] {
	const from = townPlaces[town.slug].position;
	return towns
		.filter((other) => other !== town && other.postalCodes.some((code) => town.postalCodes.includes(code)))
		.map(({ name, slug }) => ({ name, km: greatCircleKm(from, townPlaces[slug].position) }))
		.sort((a, b) => a.km - b.km)
		.map(({ name }) => name);
}

function neighbour(slug: TownSlug, km: number) {
	const town = townBySlug(slug);
	if (!town) throw new Error(`La ville voisine «\u202f${slug}\u202f» n’existe pas`);
	return { slug, name: town.name, minutes: town.minutes, km, ...pointOf(townPlaces[slug].position) };
}

/** Kilometres east and south of the base, to a tenth: finer than any map shows. */
function pointOf(position: Parameters<typeof project>[0]) {
	const { x, y } = project(position);
	return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
