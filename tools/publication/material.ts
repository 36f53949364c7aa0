import { type Business, business } from "#content/business.ts";
import { contentFiles } from "#content/check.ts";
import { answers, evidence } from "#content/claims/claims.ts";
import { facts } from "#content/facts.ts";
import { DAY_AND_NIGHT, dearerDaysOf, emergencyWeek, type Practice, weekOf } from "#content/opening.ts";
import {
	emergencyReviews,
	freeTravel,
	homeReviews,
	legalFacts,
	opening,
	type PriceList,
	photographs,
	priceList,
	type Review,
	type Taken,
	townNotes,
} from "#content/own-facts.ts";
import { doorCladdingPage } from "#content/pages/door-cladding.ts";
import { termsPage } from "#content/pages/terms.ts";
import { townPage } from "#content/pages/town.ts";
import type { PictureName } from "#content/shapes.ts";
import { offers } from "#content/site-map.ts";
import { type Town, towns } from "#content/towns.ts";
import { travelBands } from "#content/travel-bands.ts";
import { spaced } from "#content/wording.ts";
import { owner } from "#owner";
import { buildSettings } from "#tools/build-settings.ts";

/** All that the check reads: the content, two settings of the build, one of the relay, and the day. */
export type Material = {
	siteUrl: string;
	quoteEndpoint: string;
	retentionDays: number;
	today: Date;
	business: Business;
	practice: Pick<Practice, "freeTravel" | "surcharge"> & { isAlways: boolean; until: number };
	facts: typeof facts;
	/** As the page of the area says them. */
	travelBands: typeof travelBands;
	legalFacts: typeof legalFacts;
	priceList: PriceList;
	evidence: typeof evidence;
	answers: typeof answers;
	reviews: readonly Review[];
	photographs: Partial<Record<PictureName, Taken>>;
	towns: readonly Town[];
	townNotes: typeof townNotes;
	/** Names of the sentences that he took out. */
	unsaid?: readonly string[];
	/** Page texts that may contradict a fact: the question stays open while they do. */
	matchmaking: boolean;
	claddingOptions: readonly string[];
	beyondRadius: string;
	/** All the text of the content: a claim no longer in it needs no proof. */
	said: string;
};

type Environment = Record<string, string | undefined>;

/** The latest hour at which he comes, of any day: 26 for two in the morning. */
function comesUntil(practice: Practice): number {
	const days = Object.values(emergencyWeek(practice) ?? weekOf(practice));
	return Math.max(
		...days.map((ranges = DAY_AND_NIGHT) => {
			const [from = 0, to = 0] = ranges
				.slice(-11)
				.split("-")
				.map((time) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60);
			return to > from ? to : to + 24;
		}),
	);
}

/** The site as it is. @throws a French sentence when a setting of the build is wrong. */
export function materialOf(env: Environment, today: Date): Material {
	return {
		...buildSettings(env),
		// As relay/settings.ts reads it.
		retentionDays: Number(env.RETENTION_DAYS?.trim() || "365"),
		today,
		business,
		practice: {
			freeTravel,
			surcharge: !opening.sundays || dearerDaysOf(owner.practice).length > 0,
			isAlways: opening.isAlways,
			until: comesUntil(owner.practice),
		},
		facts,
		travelBands,
		legalFacts,
		priceList,
		evidence,
		answers,
		reviews: [...homeReviews, ...emergencyReviews],
		photographs,
		towns,
		townNotes,
		unsaid: owner.unsaid,
		matchmaking: termsPage.sections.some(({ id }) => id === "mise-en-relation"),
		claddingOptions: !offers("doorCladding") ? [] : doorCladdingPage.options.items.flatMap(({ features }) => features),
		// Said on the pages of towns beyond the radius alone.
		beyondRadius: towns.some(({ measuredKm }) => measuredKm > facts.radiusKm) ? townPage.beyondRadius : "",
		said: contentText(),
	};
}

/** One thing that stands between this content and a lawful, truthful public site. */
export type Finding = {
	/** Which one: « legal.siren », « claim.interventions ». */
	id: string;
	/** « bloquant »: the site may not be public with it. Otherwise « à vérifier »: the owner decides, and writes why. */
	isBlocking: boolean;
	/** What is wrong, as the owner would say it. */
	what: string;
	/** What to do about it. */
	remedy: string;
	/** The file and the name in it. */
	where: string;
};

/** All that the pages say. */
export function contentText(): string {
	return contentFiles
		.filter(({ file }) => !NOT_ON_PAGES.includes(file))
		.flatMap(({ value }) => sentences(value))
		.map(spaced)
		.join("\n");
}

/** The register repeats what the pages say; the owner's notes about it are not shown. */
const NOT_ON_PAGES = ["content/claims", "owner/evidence.json", "owner/answers.json", "owner/unsaid.json"];

function sentences(value: unknown): string[] {
	if (typeof value === "string") return [value];
	if (typeof value !== "object" || value === null) return [];
	// A figure is read with its label before it, as it stands on the page.
	const { value: figure, label } = value as { value?: unknown; label?: unknown };
	const asRead = typeof figure === "string" && typeof label === "string" ? [`${label} ${figure}`] : [];
	return [...asRead, ...Object.values(value).flatMap(sentences)];
}
