import { townNotes } from "#content/own-facts.ts";
import { project } from "#content/projection.ts";
import { roadInstead } from "#content/road-journeys.ts";
import { isBeyondRadius } from "#content/town.ts";
import { townLocal } from "#content/town-local.ts";
import { directionOf, positionOf } from "#content/town-positions.ts";
import { surroundingsOf } from "#content/town-surroundings.ts";
import type { Town } from "#content/towns.ts";
import { owner } from "#owner";

/**
 * What a town's page knows of it: figures, place, neighbours. Worked out when the site is built and sent with the page,
 * so that the tables of all towns stay out of the browser.
 */
export function townFacts(town: Town) {
	const position = positionOf(town.slug);
	const { mergedCommunes, nearest, communesAround } = surroundingsOf(town);
	// The sources stay here: no visitor downloads them.
	const local = townLocal[town.slug];
	const { slug, name, commune, population, postalCodes, distanceKm, measuredKm, minutes } = town;
	return {
		slug,
		name,
		commune,
		population,
		postalCodes,
		...{ distanceKm, measuredKm },
		isMain: town.area === "main" && distanceKm > 0,
		minutes,
		/** What the road rather takes, until the owner has answered for his minutes. */
		roadMinutes: slug in owner["town-minutes"] ? undefined : roadInstead(town)?.minutes,
		...pointOf(position),
		direction: directionOf(town.slug),
		local: { text: local?.text ?? "", quarters: local?.quarters ?? [], rows: local?.rows ?? {} },
		// « Thuellin » is said by « Veyrins-Thuellin ».
		mergedCommunes: mergedCommunes.filter((name) => !mergedCommunes.some((other) => other.endsWith(`-${name}`))),
		communesAround,
		notes: townNotes[town.slug],
		nearest: nearest.map(({ town: other, km }) => neighbour(other, km)),
	};
}
export type TownFacts = ReturnType<typeof townFacts>;

function neighbour(town: Town, km: number) {
	const { slug, name, minutes } = town;
	return { slug, name, minutes, km, isBeyond: isBeyondRadius(town), ...pointOf(positionOf(slug)) };
}

/** Kilometres east and south of the base, to a tenth: finer than any map shows. */
function pointOf(position: Parameters<typeof project>[0]) {
	const { x, y } = project(position);
	return { x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 };
}
