import { fillAll } from "#app/french/fill.ts";
import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
import { all } from "#content/wording.ts";
import type { TownFacts } from "./town-facts.ts";
import { townValues } from "./town-values.ts";

/**
 * The words of one town's page: the frame of content/pages/town.ts filled with its facts, and of each sentence that
 * stands once for each case, the one that is true here. "" where nothing is to be said.
 */
export function townSentences(town: TownFacts) {
	const reach = reachOf(town.distanceKm);
	const values = townValues(town);
	const words = fillAll(townPage, { ...values, arrivee: fillAll(townPage.arrival[reach], values) });
	const { place, nearby } = words;
	return {
		...words,
		hero: { ...words.hero, lead: words.hero.lead[reach] },
		place: {
			title: place.title,
			route: `${place.route[reach]} ${place.order[orderOf(town)]}`,
			around: around(town).length > 0 ? place.around : "",
			landmarks: landmarks(town, place.labels),
		},
		nearby: { title: nearby.title, lead: nearby.lead[spreadOf(town.nearest.at(-1)?.km ?? 0)] },
	};
}

/** Communes known to be near, whose time can be told; and those known by their postal code alone. */
export const around = ({ communesAround }: TownFacts) => communesAround.filter(({ approximate }) => !approximate);
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

function orderOf({ minutes, nearest: [first] }: TownFacts): keyof typeof townPage.place.order {
	if (!first || first.minutes === minutes) return "same";
	return minutes < first.minutes ? "before" : "after";
}

/** What a letter would need, and what the commune belongs to; lines without a value are left out. */
function landmarks(town: TownFacts, labels: typeof townPage.place.labels) {
	const { postalCodes, intercommunality, arrondissement, mergedCommunes } = town;
	const lines = [
		{ label: postalCodes.length > 1 ? labels.postalCodes : labels.postalCode, value: all(postalCodes) },
		{ label: labels.grouping, value: intercommunality.name },
		{ label: labels.arrondissement, value: arrondissement },
		{ label: labels.merged, value: all(mergedCommunes) },
		{ label: labels.samePost, value: all(samePost(town)) },
	];
	return lines.filter(({ value }) => value !== "");
}

function spreadOf(fifthKm: number): keyof typeof townPage.nearby.lead {
	if (fifthKm <= 5) return "dense";
	return fifthKm <= 11 ? "spread" : "sparse";
}
