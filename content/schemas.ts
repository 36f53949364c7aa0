import * as v from "valibot";
import { LEGAL_FACTS } from "./legal-facts.ts";
import { count, exactly, internalPath, listOf, PICTURES, text } from "./shapes.ts";

/*
 * What each file of facts must hold. Data and schemas live apart so that valibot checks the build and never reaches a
 * visitor. The schemas of the pages are in pages/schemas.ts.
 */

const email = v.pipe(text, v.email("une adresse e-mail s’écrit « nom@domaine.fr »"));
const frenchNumber = v.pipe(
	text,
	v.regex(/^\+33[1-9]\d{8}$/, "un numéro français s’écrit « +33 » suivi de neuf chiffres, sans espace"),
);
const webAddress = v.pipe(text, v.url("une adresse web commence par « https:// »"));
const year = v.pipe(
	v.number("une année est attendue"),
	v.integer("une année est attendue"),
	v.minValue(2000, "une année est attendue"),
);
const atLeastOne = v.pipe(count, v.minValue(1, "1 au moins est attendu"));
const percentage = v.pipe(count, v.maxValue(100, "100 au plus est attendu"));
const span = v.pipe(
	v.strictObject({ min: count, max: count }),
	v.check(({ min, max }) => min <= max, "le minimum dépasse le maximum"),
);

/** A group whose every field is a text. */
const words = <const K extends string>(...keys: K[]) =>
	v.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<K, typeof text>);

export const businessSchema = v.strictObject({
	name: text,
	tagline: text,
	phone: frenchNumber,
	phoneNational: text,
	telHref: text,
	smsNumber: v.nullable(frenchNumber),
	email,
	mailHref: text,
	baseTown: text,
	department: text,
	siteBuilder: v.strictObject({ name: text, url: webAddress }),
	copyrightYear: year,
});
export type Business = v.InferOutput<typeof businessSchema>;

export const factsSchema = v.strictObject({
	hours: text,
	days: text,
	radiusKm: atLeastOne,
	arrivalUnderMinutes: atLeastOne,
	coveredPercent: percentage,
	moreThanTowns: atLeastOne,
	interventionsOver: atLeastOne,
	experienceYears: v.strictObject({ townPages: atLeastOne, lockChangePage: atLeastOne }),
	damageFreePercent: percentage,
	paymentMeans: listOf(text),
	guaranteeYears: v.strictObject({
		installation: atLeastOne,
		cladding: atLeastOne,
		repair: atLeastOne,
		armouredDoor: atLeastOne,
		decennialInsurance: atLeastOne,
	}),
	repairFromEuros: atLeastOne,
	replyHours: atLeastOne,
	quoteHours: atLeastOne,
	emailReplyHours: atLeastOne,
	emergencyTimes: v.strictObject({ slammedDoor: span, blockedLock: span, afterBreakIn: span }),
	emergencyNumbers: words("police", "european"),
	travelBands: exactly(3, v.strictObject({ fromKm: count, toKm: count, minutes: span })),
	travelCurve: v.strictObject({
		minutesNearBase: atLeastOne,
		points: listOf(v.strictObject({ km: count, minutes: count }), 2),
	}),
	defaultArrivalMinutes: span,
	a2pLevels: exactly(3, v.strictObject({ name: text, minutes: atLeastOne })),
	norms: listOf(text),
	lockPoints: span,
	repairExamplePoints: atLeastOne,
	cladding: v.strictObject({
		sheets: words("simple", "reinforced"),
		points: v.strictObject({ simple: atLeastOne, reinforced: atLeastOne }),
		visitHours: atLeastOne,
		makingDays: span,
		installationHours: span,
		timesCheaper: atLeastOne,
	}),
	floatingButtonAfterPx: count,
	consentMonths: atLeastOne,
	requestRetentionMonths: atLeastOne,
	callCountDays: atLeastOne,
	dataFetching: v.strictObject({
		retries: count,
		firstRetryMs: count,
		retryFactor: atLeastOne,
		longestRetryMs: count,
		unusedAfterMs: count,
	}),
});

export const publicServicesSchema = v.strictObject({
	numbers: words("police", "fire", "european", "bySms", "cardStop"),
	theftClaimWorkingDays: atLeastOne,
});

const question = <const K extends string>(...values: K[]) =>
	v.strictObject({ legend: text, options: words(...values) });

export const triageSchema = v.strictObject({
	title: text,
	lead: text,
	questions: v.strictObject({
		door: question("slammed", "locked", "broken", "lost"),
		armoured: question("armoured", "plain"),
		inside: question("danger", "safe"),
	}),
	danger: words("who", "or", "first", "title", "text"),
	time: text,
	likely: text,
	avoid: text,
	doors: v.strictObject(
		Object.fromEntries(
			["slammed", "locked", "broken", "lost"].map((door) => [
				door,
				v.strictObject({ minutes: span, likely: text, avoid: text }),
			]),
		),
	),
	armoured: words("make", "slammed"),
	spoken: v.strictObject({
		title: text,
		...words("somewhere", "slammed", "locked", "broken", "lost", "armoured", "plain", "danger", "safe", "end").entries,
	}),
	sms: text,
});

export const breakInListSchema = words("kept", "print", "erase", "eraseQuestion", "erased");

export const townsSchema = listOf(
	v.strictObject({
		slug: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "minuscules sans accent et tirets, comme « la-tour-du-pin »")),
		name: text,
		commune: text,
		insee: v.pipe(text, v.regex(/^38\d{3}$/, "un code INSEE de l’Isère compte cinq chiffres et commence par 38")),
		postalCodes: listOf(
			v.pipe(text, v.regex(/^38\d{3}$/, "un code postal de l’Isère compte cinq chiffres et commence par 38")),
		),
		population: atLeastOne,
		populationYear: v.nullable(year),
		distanceKm: count,
		minutes: atLeastOne,
		area: v.picklist(["main", "nord-isere", "vienne-rhone", "bievre", "grenoble", "voironnais"], "secteur inconnu"),
	}),
);

const link = v.strictObject({ label: text, path: internalPath });
export const siteMapSchema = v.strictObject({
	paths: v.record(text, internalPath),
	navigation: exactly(5, link),
	serviceLinks: exactly(6, link),
	legalLinks: exactly(2, link),
});

export const legalFactsSchema = v.strictObject(Object.fromEntries(LEGAL_FACTS.map((name) => [name, v.nullable(text)])));

/** 0 is a price: free, or no more than by day. */
const price = v.pipe(
	v.number("un prix en euros est attendu, par exemple 49.5"),
	v.minValue(0, "un prix positif est attendu"),
	v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, "deux chiffres au plus après la virgule"),
);
const due = v.pipe(price, v.minValue(0.01, "un prix de plus de 0 est attendu"));
export const priceListSchema = v.strictObject({
	hourly: v.array(v.strictObject({ work: text, euros: due, counted: text }), "une liste est attendue"),
	travel: v.array(
		v.pipe(
			v.strictObject({ fromKm: count, toKm: count, euros: price }),
			v.check(({ fromKm, toKm }) => fromKm < toKm, "la distance de départ dépasse celle d’arrivée"),
		),
		"une liste est attendue",
	),
	nights: v.array(v.strictObject({ when: text, surchargePercent: count }), "une liste est attendue"),
	flat: v.array(v.strictObject({ service: text, euros: due, includes: text }), "une liste est attendue"),
});

export const priceWordsSchema = words(
	...(["title", "lead", "service", "price", "hourly", "travel", "nights", "flat", "quote"] as const),
	...(["perHour", "free", "noSurcharge", "quoteNote"] as const),
);

export const photographsSchema = v.record(
	v.picklist(PICTURES, "image inconnue"),
	v.strictObject({ place: text, date: text, shows: text }),
);

export const townNotesSchema = v.record(
	text,
	v.strictObject({
		note: v.string("un texte est attendu"),
		jobs: v.array(v.strictObject({ title: text, text, date: text })),
	}),
);

export const picturesSchema = v.record(
	text,
	v.strictObject({
		src: text,
		sources: exactly(2, v.strictObject({ type: text, srcSet: text })),
		width: atLeastOne,
		height: atLeastOne,
		alt: text,
		subject: v.picklist(["centre", "right"] as const, "« centre » ou « right » est attendu"),
		credit: text,
	}),
);

export const drawingsSchema = words("armouredDoor", "explodedLock", "cylinder", "cylinderCaption");

export const consentSchema = v.strictObject({
	summary: words("title", "text", "learnMore", "customise", "necessaryOnly", "acceptAll", "close"),
	settings: v.strictObject({
		title: text,
		text,
		necessary: words("label", "status", "text"),
		analytics: words("label", "text"),
		marketing: words("label", "text"),
		privacyPolicy: text,
		necessaryOnly: text,
		acceptSelection: text,
		back: text,
	}),
	manage: text,
});

export const chromeSchema = v.strictObject({
	skipLink: text,
	home: text,
	banner: words("label", "arrival"),
	header: words("navigationLabel", "allServices"),
	drawer: words("title", "open", "close", "call"),
	strip: text,
	floatingCall: text,
	quote: text,
	footer: words(
		"description",
		"hoursTitle",
		"hoursNote",
		"contactTitle",
		"location",
		"servicesTitle",
		"townsTitle",
		"allTowns",
		"copyright",
		"credit",
	),
	sampleTestimonial: text,
	map: words("label", "caption"),
	guaranteeColumns: words("work", "covers", "lasts"),
	illustration: text,
	phoneCard: words("alt", "text", "card"),
	emergencyLines: words("police", "fire", "european", "bySms"),
	sms: words("label", "hello", "door"),
	recommended: text,
	viewer: words("label", "previous", "next", "close"),
	notFound: v.strictObject({
		seoTitle: text,
		keywords: listOf(text, 3),
		code: text,
		title: text,
		text,
		homeLink: text,
	}),
	error: words("title", "text", "homeLink"),
});
