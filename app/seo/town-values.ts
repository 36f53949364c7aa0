import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
import { directionBetween } from "#content/projection.ts";
import type { Seo } from "#content/shapes.ts";
import { isBeyondRadius } from "#content/town.ts";
import { aboutMinutes, all, atTown, fillAll, km, SHOWN_WHOLE } from "#content/wording.ts";
import type { TownFacts } from "./town-facts.ts";

const DIRECTIONS = {
	n: "au nord",
	ne: "au nord-est",
	e: "à l’est",
	se: "au sud-est",
	s: "au sud",
	sw: "au sud-ouest",
	w: "à l’ouest",
	nw: "au nord-ouest",
} as const;

/** « à 4 km au nord-est », seen from the town. */
export function fromTown(town: TownFacts, neighbour: TownFacts["nearest"][number]): string {
	return `à ${km(neighbour.km)} ${DIRECTIONS[directionBetween(town, neighbour)]}`;
}

/**
 * The text of one town's page: the template of content/pages/town.ts filled with its facts and, where a sentence has
 * variants, the one that applies. "" where there is nothing to say.
 */
export function townSentences(town: TownFacts) {
	const isBeyond = isBeyondRadius(town);
	/** What the placeholders of content/pages/town.ts stand for. */
	const values = {
		ville: town.name,
		aVille: atTown(town.name),
		delai: aboutMinutes(town.minutes),
		mesure: km(town.measuredKm),
	};
	const promise = fillAll(townPage.promise[isBeyond ? "beyond" : "within"], values);
	const said = (by: { base?: string; within: string; beyond: string }) =>
		isBeyond ? by.beyond : (town.distanceKm === 0 && by.base) || by.within;
	const words = fillAll(townPage, {
		...values,
		delaiTitre: promise.arrivalTitle,
		dernierTitre: promise.lastTitle,
	});
	const { place, hero, seo } = words;
	return {
		...words,
		seo: { ...seo, title: shortEnough(seo), description: said(seo.description) } satisfies Seo,
		hero: { ...hero, lead: said(hero.lead) },
		nearby: { title: town.nearest.length < 5 ? words.nearby.fewer : words.nearby.title },
		beyondRadius: isBeyond
			? town.measuredKm === town.distanceKm
				? words.beyondRadius
				: words.beyondMeasured
			: undefined,
		/** « au sud-est » of the base. */
		direction: town.direction ? DIRECTIONS[town.direction] : "",
		place: {
			title: place.title,
			local: town.local.text,
			around: [
				{ lead: place.around, communes: town.communesAround.filter((one) => isBeyond || !isToConfirm(one)) },
				{ lead: place.toConfirm, communes: town.communesAround.filter((one) => !isBeyond && isToConfirm(one)) },
			].filter(({ communes }) => communes.length > 0),
			landmarks: landmarks(town, place.labels),
		},
	};
}

/** Long names and hours take a shorter wording, so that a result page shows the title whole. */
const shortEnough = ({ title, titleLong, titleLongest }: typeof townPage.seo) =>
	[title, titleLong].find(({ length }) => length <= SHOWN_WHOLE.title) ?? titleLongest;

/** Where a time is not promised: farther than the radius, or in another département, which its name says. */
const isToConfirm = ({ name, distanceKm }: { name: string; distanceKm: number }) =>
	distanceKm > facts.radiusKm || name.endsWith(")");

/** What a letter would need, and what the commune belongs to; lines without a value are left out. */
function landmarks(town: TownFacts, labels: typeof townPage.place.labels) {
	const { postalCodes, local, mergedCommunes } = town;
	const lines = [
		{ label: postalCodes.length > 1 ? labels.postalCodes : labels.postalCode, value: all(postalCodes) },
		{ label: labels.quarters, value: local.quarters.join(", ") },
		{ label: mergedCommunes.length > 1 ? labels.mergedMany : labels.merged, value: all(mergedCommunes) },
	];
	return lines.filter(({ value }) => value !== "");
}
