import { facts } from "#content/facts.ts";
import { townPage } from "#content/pages/town.ts";
import type { TownKind } from "#content/pages/types.ts";
import { directionBetween } from "#content/projection.ts";
import type { Seo } from "#content/shapes.ts";
import { isBeyondRadius } from "#content/town.ts";
import type { TownRowName } from "#content/town-local.ts";
import { travelTo } from "#content/travel-to.ts";
import { aboutMinutes, all, atTown, either, fillAll, km, SHOWN_WHOLE } from "#content/wording.ts";
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

/** Over this a town is not near. */
const NEAR_MINUTES = 30;
const sizeOf = ({ population }: TownFacts) => (population >= 8000 ? "city" : population >= 4000 ? "town" : "village");

/** In the order in which somebody comes. */
const ROWS: readonly TownRowName[] = ["road", "parking", "market", "order", "night"];

/** Of the wordings of each sentence the one that this town takes: sister towns differ, and each keeps its own. */
function oneOfEach<Name extends string>(all: Record<Name, readonly string[]>, slug: string): Record<Name, string> {
	const chosen = Object.entries<readonly string[]>(all).map(([name, wordings]) => {
		let sum = 0;
		for (const sign of name + slug) sum = (sum * 31 + sign.charCodeAt(0)) % 65_521;
		return [name, wordings[sum % wordings.length] ?? ""];
	});
	return Object.fromEntries(chosen);
}

function orderOf({ local: { rows } }: TownFacts): keyof typeof townPage.police {
	if (!rows.order) return "either";
	return rows.order.startsWith("Police") ? "police" : "gendarmerie";
}

const kindOf = (town: TownFacts): TownKind =>
	isBeyondRadius(town)
		? "beyond"
		: town.distanceKm === 0
			? "base"
			: town.roadMinutes
				? "detour"
				: town.minutes <= NEAR_MINUTES
					? "near"
					: "slow";

/**
 * The text of one town's page: the template of content/pages/town.ts filled with its facts and with what is said of its kind.
 * "" where there is nothing to say.
 */
export function townSentences(town: TownFacts) {
	const kind = kindOf(town);
	const isBeyond = kind === "beyond";
	const { by, bySize, any, police, estimateApart, ...frame } = townPage;
	/** The two nearest that are where this one is: in the radius, or beyond it. */
	const alike = town.nearest
		.filter((near) => near.isBeyond === isBeyond)
		.slice(0, 2)
		.map(({ name }) => name);
	/** What the placeholders of content/pages/town.ts stand for. */
	const values = {
		ville: town.name,
		aVille: atTown(town.name),
		delai: aboutMinutes(town.minutes),
		mesure: km(town.measuredKm),
		trajet: travelTo(town.measuredKm),
		route: town.roadMinutes ? aboutMinutes(town.roadMinutes) : "",
		voisines: all(alike),
		aVoisines: either(alike.map(atTown)),
		police: police[orderOf(town)],
	};
	const own = { ...any, ...bySize[sizeOf(town)], ...by[kind] };
	const { description, lead, estimate, zone, zoneAlone, ...sentences } = fillAll(oneOfEach(own, town.slug), values);
	const words = fillAll(frame, { ...values, ...sentences, zone: alike.length > 0 ? zone : zoneAlone });
	const { place, hero, seo } = words;
	return {
		...words,
		estimate: town.isMain && kind !== "detour" ? estimateApart : estimate,
		seo: { ...seo, title: shortEnough(seo), description } satisfies Seo,
		hero: { ...hero, lead },
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
			folds: place.folds,
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

/** Where nothing is promised: farther than the radius, or in another département, which its name says. */
const isToConfirm = ({ name, distanceKm }: { name: string; distanceKm: number }) =>
	distanceKm > facts.radiusKm || name.endsWith(")");

/** What helps on the way, what a letter would need, and what the commune belongs to; lines without a value are left out. */
function landmarks(town: TownFacts, labels: typeof townPage.place.labels) {
	const { postalCodes, local, mergedCommunes } = town;
	const lines = [
		...ROWS.map((name) => ({ label: labels[name], value: local.rows[name] ?? "" })),
		{ label: postalCodes.length > 1 ? labels.postalCodes : labels.postalCode, value: all(postalCodes) },
		{ label: labels.quarters, value: local.quarters.join(", ") },
		{ label: mergedCommunes.length > 1 ? labels.mergedMany : labels.merged, value: all(mergedCommunes) },
	];
	return lines.filter(({ value }) => value !== "");
}
