import type { Option } from "./form.ts";
import type { GroupName } from "./group-names.ts";

/** One line of the publication check, settled or not. */
export interface Point {
	/** As the check names it: « legal.siren », « claim.interventions ». */
	id: string;
	isBlocking: boolean;
	/** Where it is settled; nothing when that is not in the owner's folder. */
	group?: GroupName | undefined;
	isSettled: boolean;
	what: string;
}

/** A sentence of the site that has to be shown true, or two that contradict each other. */
export interface Asked {
	name: string;
	isBlocking: boolean;
	what: string;
	/** What would show it, or settle it. */
	wanted: string;
	/** Where it is read. */
	where?: string;
	/** What would show it is a paper, which one has or has not. */
	isPaper?: boolean;
	/** In words of the site, where it has none. */
	usual?: string | undefined;
}

export interface TownRead {
	slug: string;
	name: string;
	area: string;
	distanceKm: number;
	/** Of the site's own table, where the owner wrote none. */
	minutes: number;
	/** His own, where he wrote some. */
	minutesNow: number;
	/** As the crow flies; `distanceKm` is what the pages say. */
	measuredKm: number;
	/** Unless the owner took it out of the site. */
	hasPage: boolean;
}

/** A picture of the site, which a photograph of the owner's may replace. */
export interface PictureRead {
	name: string;
	/** Said for who does not see it. */
	shows: string;
	/** Titles that the pages set beside it: a photograph that takes its place is read with them. */
	titles: string[];
	/** Pages that show it beside a title, as the menus name them; the head of a page is not among them. */
	pages: string[];
	/** Address of its smallest size on the site. */
	src: string;
}

/** What the publication check says of a folder of facts: printed by tools/atelier/read-facts.ts as JSON, read by the relay. */
export interface Reading {
	/** What would stop a build, one French sentence each. The rest is empty then. */
	problems: string[];
	points: Point[];
	claims: Asked[];
	/** Sentences that the owner may take out of the site, those that he took out too. */
	sayings: Option[];
	/** Figures as what he said elsewhere makes them: the share of the Isère's people within his radius, the least that his schedule asks. */
	computed: { coveredPercent: number; repairFromEuros: number };
	/** Contradictions that stand, answered or not. */
	clashes: Asked[];
	towns: TownRead[];
	pictures: PictureRead[];
}

/** Beside the site that is made: the folder that it is made in, gone when that has ended. */
export const WORK_COPY = "chantier";

/** What tools/atelier/make-site.ts does, in turn; it sends each name as that begins. */
export const STEPS = ["facts", "code", "pages", "opening"] as const;
export type Step = (typeof STEPS)[number];

/** What tools/atelier/make-site.ts prints when it has ended. */
export type Made =
	| { isMade: true }
	/** One French sentence each: a fact that is wrong, with its file and field, or why the machine could not. */
	| { isMade: false; problems: string[] };

/**
 * What is kept of a photograph that has not the shape of the pages: how much of what is cut off goes on the left, then at the top, in percent.
 * These nine are offered, by rows; a tap on the photograph chooses any other (atelier/chosen-photo.ts).
 */
export const SEEN = [
	...(["0 0", "50 0", "100 0"] as const),
	...(["0 50", "50 50", "100 50"] as const),
	...(["0 100", "50 100", "100 100"] as const),
] as const;
export const SEEN_MIDDLE = "50 50" satisfies (typeof SEEN)[number];
export const seenIn = (typed: string | null): string =>
	typed !== null && /^(\d\d?|100) (\d\d?|100)$/.test(typed) ? typed : SEEN_MIDDLE;
