import type { TownSlug } from "./town-rows.ts";

/** `by`: why the road is longer than the crow's flight, « pas de route directe ». */
export type RoadJourney = { minutes: number; by?: string; source: string };

/** An order of magnitude, read by somebody who drives there, November 2026. */
const LOCAL = "relecture par un habitant de l’Isère, novembre 2026";
/** A taxi firm of Nord-Isère, which writes « ~ » before each; within five minutes. */
const TAXI = "taxispm.fr, durées annoncées par un taxi du Nord-Isère, lues en novembre 2026";

/**
 * What the road takes from the base to some of the towns, without traffic, in minutes: the curve of the crow's flight
 * (travel-minutes.ts) is held against them (tests/content/road-journeys.test.ts prints the error), and the atelier offers them to
 * the owner, who answers for each time.
 */
export const roadJourneys: Partial<Record<TownSlug, RoadJourney>> = {
	voiron: { minutes: 40, by: "par l’A43 et l’A48, en contournant les collines", source: LOCAL },
	coublevie: { minutes: 45, by: "par l’A43 et l’A48, en contournant les collines", source: LOCAL },
	"vienne-nord": { minutes: 45, by: "pas de route directe entre Bourgoin et Vienne", source: LOCAL },
	"pont-eveque": { minutes: 42, by: "pas de route directe entre Bourgoin et Vienne", source: LOCAL },
	roussillon: { minutes: 60, by: "par Vienne, ou par les petites routes de la Bièvre", source: LOCAL },
	"le-peage-de-roussillon": { minutes: 60, by: "par Vienne, ou par les petites routes de la Bièvre", source: LOCAL },
	"salaise-sur-sanne": { minutes: 60, by: "par Vienne, ou par les petites routes de la Bièvre", source: LOCAL },
	"saint-maurice-l-exil": { minutes: 60, by: "par Vienne, ou par les petites routes de la Bièvre", source: LOCAL },
	chanas: { minutes: 60, by: "par Vienne, ou par les petites routes de la Bièvre", source: LOCAL },
	beaurepaire: { minutes: 48, by: "par les petites routes de la Bièvre", source: LOCAL },
	"saint-marcellin": { minutes: 58, by: "par l’A48 et l’A49, autour des Chambaran", source: LOCAL },
	vinay: { minutes: 50, by: "par l’A48 et l’A49, autour des Chambaran", source: LOCAL },
	"saint-laurent-du-pont": { minutes: 50, by: "par les gorges de Crossey ou Les Échelles", source: LOCAL },
	"montalieu-vercieu": { minutes: 40, by: "par Morestel, le Rhône barrant le passage", source: LOCAL },
	"les-avenieres-veyrins-thuellin": { minutes: 35, by: "par la D522 et Morestel", source: LOCAL },
	"chasse-sur-rhone": { minutes: 42, by: "par l’A43 et l’A46, autour de l’Est lyonnais", source: LOCAL },
	tullins: { minutes: 43, by: "par l’A48 et l’A49", source: LOCAL },
	moirans: { minutes: 38, by: "par l’A43 et l’A48, au-delà de Voiron", source: LOCAL },
	voreppe: { minutes: 40, by: "par l’A43 et l’A48, au-delà de Voiron", source: LOCAL },
	cremieu: { minutes: 27, by: "par les petites routes du plateau", source: LOCAL },
	morestel: { minutes: 30, by: "par la D522, souvent chargée", source: LOCAL },
	"la-tour-du-pin": { minutes: 20, source: TAXI },
	"tignieu-jameyzieu": { minutes: 30, by: "entre Crémieu et Pont-de-Chéruy", source: LOCAL },
	"charvieu-chavagneux": { minutes: 33, by: "par Pont-de-Chéruy", source: LOCAL },
	"pont-de-cheruy": { minutes: 30, by: "par les petites routes de la plaine", source: TAXI },
	"lisle-abeau": { minutes: 10, source: TAXI },
	grenoble: { minutes: 50, by: "64 km par l’A43 et l’A48", source: TAXI },
	dolomieu: { minutes: 28, by: "par La Tour-du-Pin, puis la D16", source: LOCAL },
};

/** Fewer than these minutes more are within what any of them knows. */
const LONGER_BY = 5;

/** What the road rather takes, where `minutes` are fewer by five or more; undefined elsewhere. */
export function roadInstead({ slug, minutes }: { slug: string; minutes: number }): RoadJourney | undefined {
	const journey = roadJourneys[slug as TownSlug];
	return journey && journey.minutes - minutes >= LONGER_BY ? journey : undefined;
}

type Reached = { slug: string; minutes: number };

/** Minutes to one of these towns on average, as pages say « en moyenne »; 0 where there is none. */
export const meanMinutes = (towns: readonly Pick<Reached, "minutes">[]): number =>
	towns.reduce((sum, { minutes }) => sum + minutes, 0) / Math.max(1, towns.length);

/** The next number of minutes that one says, of five to five: under it he is on average, by the road where that takes longer. */
export function arrivalUnder(towns: readonly Reached[]): number {
	const byRoad = towns.map((town) => ({ minutes: Math.max(town.minutes, roadInstead(town)?.minutes ?? 0) }));
	return (Math.floor(meanMinutes(byRoad) / 5) + 1) * 5;
}
