import { fillAll } from "#app/french/fill.ts";
import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
import { all } from "#content/wording.ts";
import type { TownFacts } from "./town-facts.ts";
import { townValues } from "./town-values.ts";

/**
 * The text of one town's page: the template of content/pages/town.ts filled with its facts and, for a sentence with
 * variants, the one that applies. "" where there is nothing to say.
 */
export function townSentences(town: TownFacts) {
	const reach = reachOf(town.distanceKm);
	const side = reach === "beyond" ? "beyond" : "inside";
	const values = townValues(town);
	const promise = fillAll(townPage.promise[side], values);
	const words = fillAll(townPage, {
		...values,
		arrivee: fillAll(townPage.arrival[reach], values),
		delaiTitre: promise.arrivalTitle,
		dernierTitre: promise.lastTitle,
		dernierMot: promise.lastWord,
	});
	const { place, nearby } = words;
	return {
		...words,
		hero: { ...words.hero, lead: words.hero.lead[reach] },
		place: {
			title: place.title,
			// The base speaks of its first neighbour already.
			route: reach === "base" ? place.route.base : `${place.route[reach]} ${place.neighbour}`,
			around: around(town).length > 0 ? place.around[side] : "",
			landmarks: landmarks(town, place.labels),
		},
		nearby: { title: nearby.title, lead: nearby.lead[spreadOf(town)] },
	};
}

/** Communes with an exact position; only those within the radius, unless the town itself is beyond it. */
export const around = ({ communesAround, distanceKm: own }: TownFacts) =>
	communesAround.filter(
		({ approximate, distanceKm }) => !approximate && (own > facts.radiusKm || distanceKm <= facts.radiusKm),
	);
const samePost = (town: TownFacts) => [
	...town.samePost,
	...town.communesAround.filter(({ approximate }) => approximate).map(({ name }) => name),
];

/** How far a town is, as the sentences tell it apart. Bounds are those of the travel bands, in km. */
function reachOf(distanceKm: number): keyof typeof townPage.place.route {
	const CLOSE_KM = 5;
	const [near, middle] = facts.travelBands;
	if (distanceKm === 0) return "base";
	if (distanceKm <= CLOSE_KM) return "close";
	if (distanceKm <= near.toKm) return "near";
	if (distanceKm <= middle.toKm) return "middle";
	return distanceKm <= facts.radiusKm ? "far" : "beyond";
}

/** What a letter would need, and what the commune belongs to; lines without a value are left out. */
function landmarks(town: TownFacts, labels: typeof townPage.place.labels) {
	const { postalCodes, intercommunality, arrondissement, mergedCommunes } = town;
	const lines = [
		{ label: postalCodes.length > 1 ? labels.postalCodes : labels.postalCode, value: all(postalCodes) },
		{ label: labels.grouping, value: intercommunality.name },
		{ label: labels.arrondissement, value: arrondissement },
		{ label: mergedCommunes.length > 1 ? labels.mergedMany : labels.merged, value: all(mergedCommunes) },
		{ label: labels.samePost, value: all(samePost(town)) },
	];
	return lines.filter(({ value }) => value !== "");
}

function spreadOf({ nearest }: TownFacts): keyof typeof townPage.nearby.lead {
	const [first, last] = [nearest[0]?.km ?? 0, nearest.at(-1)?.km ?? 0];
	if (last <= 5) return "dense";
	return first < 8 ? "spread" : "sparse";
}
