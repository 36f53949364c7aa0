import { townNotes } from "#content/own-facts.ts";
import { basePosition, greatCircleKm, project } from "#content/projection.ts";
import { townLocal } from "#content/town-local.ts";
import { townPositions, townSurroundings } from "#content/town-surroundings.ts";
import { everyTown, type Town, townBySlug, towns } from "#content/towns.ts";

/**
 * What a town's page knows of it: figures, place, neighbours. Worked out when the site is built and sent with the page,
 * so that the tables of all towns stay out of the browser.
 */
export function townFacts(town: Town) {
	const { position, direction } = townPositions[town.slug];
	const { mergedCommunes } = townSurroundings[town.slug];
	const { nearest, communesAround } = surroundingsOf(town);
	// The sources stay here: no visitor downloads them.
	const local = townLocal[town.slug];
	const { slug, name, commune, population, postalCodes, distanceKm, minutes } = town;
	return {
		slug,
		name,
		commune,
		population,
		postalCodes,
		distanceKm,
		minutes,
		// Grenoble's distance is the specification's, which is not that.
		isCrowFlight: Math.abs(greatCircleKm(basePosition, position) - distanceKm) < 1.5,
		...pointOf(position),
		direction,
		local: { text: local?.text ?? "", quarters: local?.quarters ?? [] },
		// « Thuellin » is said by « Veyrins-Thuellin ».
		mergedCommunes: mergedCommunes.filter((name) => !mergedCommunes.some((other) => other.endsWith(`-${name}`))),
		communesAround: communesAround
			.filter(({ approximate }) => !approximate || isPostTown(town))
			.map((commune) => ({ ...commune, ...timeOfItsPage(commune.name) })),
		notes: townNotes[town.slug],
		nearest: nearest.map(({ town: other, km }) => neighbour(other, km)),
	};
}
export type TownFacts = ReturnType<typeof townFacts>;

const NEAREST = 5;

/**
 * The nearest towns with a page, and the communes beside them. Where the owner took one of the five out of the site, the next
 * takes its place, and it is one of the communes around.
 */
function surroundingsOf({ slug }: Town) {
	const made = townSurroundings[slug];
	const kept = made.nearest.flatMap(({ slug: other, km }) => {
		const town = townBySlug(other);
		return town ? [{ town, km }] : [];
	});
	if (kept.length === made.nearest.length) return { nearest: kept, communesAround: made.communesAround };
	const from = townPositions[slug].position;
	const nearest = towns
		.filter((other) => other.slug !== slug)
		.map((town) => ({ town, km: Math.round(greatCircleKm(from, townPositions[town.slug].position)) }))
		.sort((a, b) => a.km - b.km)
		.slice(0, NEAREST);
	const takenOut = made.nearest.flatMap(({ slug: other, km }) => {
		const town = townBySlug(other) ? undefined : everyTown.find((one) => one.slug === other);
		if (!town) return [];
		return [{ name: town.commune, km, distanceKm: town.distanceKm, minutes: town.minutes, approximate: false }];
	});
	return {
		nearest,
		communesAround: [
			...takenOut,
			...made.communesAround.filter(({ name }) => nearest.every(({ town }) => town.commune !== name)),
		],
	};
}

/** Of a commune that has a page: the time that it gives there, whatever is measured. */
function timeOfItsPage(name: string): { minutes?: number } {
	const town = towns.find(({ commune }) => commune === name);
	return town ? { minutes: town.minutes } : {};
}

/** The largest of those that share its postal code: it alone names the others, whose own pages would repeat them. */
const isPostTown = (town: Town) =>
	towns.every((other) => other.population <= town.population || !sharesPost(town, other));

const sharesPost = (one: Town, other: Town) => other.postalCodes.some((code) => one.postalCodes.includes(code));

function neighbour({ slug, name, minutes }: Town, km: number) {
	return { slug, name, minutes, km, ...pointOf(townPositions[slug].position) };
}

/** Kilometres east and south of the base, to a tenth: finer than any map shows. */
function pointOf(position: Parameters<typeof project>[0]) {
	const { x, y } = project(position);
	return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
