import { owner } from "#owner";
import { flatSum, readFlat } from "./flat-price.ts";
import { openingOf } from "./opening.ts";
import type { LegalFact } from "./owner-legal.ts";
import type { Owner } from "./owner-schemas.ts";
import type { PictureName } from "./shapes.ts";
import { withSundays } from "./sunday-prices.ts";
import type { TownSlug } from "./town-rows.ts";
import { euros, km, percent } from "./wording.ts";

/* The owner's facts as pages read them, once, with what each means: a browser finds those that its site was published with. */

export const { freeTravel, radiusKm, townsBeyondRadius, arrivalUnderMinutes } = owner.practice;

export const opening = openingOf(owner.practice, owner.prices.nights);

/** One sentence or another: what is free is said, what is not is not. */
export const ifFreeTravel = <T>(free: T, charged: T): T => (freeTravel ? free : charged);

/**
 * The price schedule (« Barème ») that the arrêté of 24 January 2017 asks a repairer to show, on its site too. All prices
 * in euros, all taxes included. Empty: the page of services does not show it, and `npm run publication` stops on it.
 */
export type PriceList = { readonly [Kind in keyof Owner["prices"]]: readonly Owner["prices"][Kind][number][] };
export type TravelPrice = PriceList["travel"][number];
export type NightSurcharge = PriceList["nights"][number];
export type FlatPrice = PriceList["flat"][number];

export const flatPrices = owner.prices.flat.map(readFlat);
/** What an hour of his work costs: « 62 € de l’heure »; nothing while the schedule is the sample's. */
const hour = owner.prices.hourly.find(({ example }) => !example);
export const hourlyPrice = hour && `${euros(hour.euros)} de l’heure`;

export const priceList: PriceList = withSundays(owner.prices, owner.practice);

/** Travel to a town near by, where the schedule has it for nothing though farther it is charged; "" where all of it is free. */
const travelBeside = (): string => {
	if (owner.practice.freeTravel) return "";
	const free = priceList.travel.find(({ fromKm, euros, example }) => fromKm === 0 && euros === 0 && !example);
	return free ? `, déplacement gratuit jusqu’à ${km(free.toKm)}` : ", hors déplacement";
};
const sample = ({ example }: { example?: boolean | undefined }): string => (example ? " (exemple)" : "");
/** « Porte claquée à ouvrir : 90 €. » The first fixed prices of the schedule, and what they leave out; "" where it has none. */
export const openingInShort = (atMost: number, travel = travelBeside()): string => {
	const first = flatPrices.slice(0, atMost);
	const said = first.map((price) => `${price.service} : ${flatSum(price)}${sample(price)}.`);
	const leftOut = first.every(({ includes }) => /sans (la )?pièce|en plus/i.test(includes));
	return said.length === 0 ? "" : `${said.join(" ")} TTC${leftOut ? ", pièce en plus" : ""}${travel}.`;
};
/** The schedule says of each hour that it adds nothing. */
export const isSameAtNight: boolean =
	priceList.nights.length > 0 && priceList.nights.every(({ surchargePercent }) => surchargePercent === 0);
/** « Même prix la nuit. », or what each hour adds; "" where the schedule does not say it, and that it adds nothing of an owner who does not come at night. */
export const nightPrices: string =
	isSameAtNight && !opening.isAlways
		? ""
		: isSameAtNight
			? `Même prix la nuit${sample(priceList.nights[0] ?? {})}.`
			: priceList.nights
					.filter(({ surchargePercent }) => surchargePercent > 0)
					.map((night) => `${night.when} : + ${percent(night.surchargePercent)}${sample(night)}.`)
					.join(" ");

/** « Déplacement : 25,50 € de 0 à 30 km. », of the schedule; else that the telephone says it. */
export const travelPrice: string = (() => {
	const { travel } = priceList;
	if (travel.every((line) => !line.euros)) return "Le prix du déplacement se dit au téléphone.";
	const lines = travel.map(
		(line) => `${line.euros ? euros(line.euros) : "gratuit"} de ${line.fromKm} à ${km(line.toKm)}${sample(line)}`,
	);
	return `Déplacement\u202f: ${lines.join(", ")}.`;
})();

/** All that a fixed price comes to at that hour and distance, in euros: whole cents, rounded up. Parts alone come on top. */
export function allIn(
	{ euros }: Pick<FlatPrice, "euros">,
	{ surchargePercent }: Pick<NightSurcharge, "surchargePercent">,
	travel: Pick<TravelPrice, "euros">,
): number {
	const cents = Math.ceil((Math.round(euros * 100) * (100 + surchargePercent)) / 100);
	return (cents + Math.round(travel.euros * 100)) / 100;
}

export type Review = Owner["reviews"]["home"][number];

/** Those that say where they can be checked; the site's own samples too, until somebody publishes it. */
const shown = (reviews: readonly Review[]): readonly Review[] =>
	owner.legal.publisherName ? reviews.filter(({ source }) => source !== null) : reviews;
export const homeReviews = shown(owner.reviews.home);
export const emergencyReviews = shown(owner.reviews.emergency);
/** Samples are never said to be customers' (Code de la consommation, L121-4). */
export const reviewsTitle = (reviews: readonly Review[]): string =>
	reviews.every(({ source }) => source !== null)
		? "Ce que disent mes clients"
		: "Avis d’exemple, en attendant les vôtres";

/**
 * What the law asks a public site to say and only the owner knows (owner/legal.json). null: not given yet; the page prints
 * these words and the publication check names the fact. Never an invented value.
 */
export const TO_COMPLETE = "À compléter par l’exploitant";

export type LegalFacts = Partial<Record<LegalFact, string | null>>;

export const legalFacts: LegalFacts = owner.legal;

/** A fact, or what it is by law when nothing else is said: who publishes directs the publication (LCEN, article 1-1). */
export const legalFactOf = (given: LegalFacts, name: LegalFact): string | null =>
	given[name] ?? (name === "publicationDirector" ? given.publisherName : null) ?? null;

export type PrintFact = (name: LegalFact) => string;
/** Prints a fact, or the words that say it is missing. */
export const printerOf =
	(given: LegalFacts): PrintFact =>
	(name) =>
		legalFactOf(given, name) ?? TO_COMPLETE;

export type TownNotes = Owner["town-notes"][string];

/**
 * What the owner adds to a town's page: a sentence of their own and jobs really done there. A town without an entry shows
 * nothing.
 */
export const townNotes: Partial<Record<TownSlug, TownNotes>> = owner["town-notes"];

/** Where and when a photograph was taken, « Bourgoin-Jallieu », « mars 2026 », and what is seen, for who does not see it. */
export type Taken = NonNullable<Owner["photographs"][PictureName]>;

/**
 * Which pictures are the owner's own photographs: each came through the atelier, or is a file of that name in art/photographs.
 * The others are drawn, and say « Illustration » wherever they stand.
 */
export const photographs: Partial<Record<PictureName, Taken>> = owner.photographs;
