import * as v from "valibot";
import { RESERVATIONS } from "./claims/reservation-names.ts";
import {
	atLeastOne,
	count,
	exactly,
	listOf,
	named,
	percentage,
	text,
	textOrNone,
	webAddress,
	year,
} from "./field-schemas.ts";
import { isSiren, isVatNumber, sirenFault } from "./french-identifiers.ts";
import type { LegalFact } from "./legal-facts.ts";
import { PICTURES, WEEK } from "./shapes.ts";

/*
 * The facts that only the owner knows, one schema for each file of the owner's folder, with the French names of its fields.
 * Nothing here reads another file of content: these come first, and what is wrong with them is said before it can harm.
 */

const email = v.pipe(text, v.email("une adresse e-mail s’écrit « nom@domaine.fr »"));
const frenchNumber = v.pipe(
	text,
	v.regex(/^\+33[1-9]\d{8}$/, "un numéro français s’écrit « +33 » suivi de neuf chiffres, sans espace"),
);
const day = v.pipe(text, v.isoDate("une date s’écrit « 2026-11-20 »"));
/** Absent or null: not written yet. A new version may ask for what an older folder does not have. */
const later = <const T extends v.GenericSchema>(schema: T) => v.exactOptional(v.nullable(schema));

export const identity = v.strictObject({
	name: named("le nom de l’entreprise", text),
	tagline: named("votre métier et votre ville", text),
	phone: named("le numéro qui sonne", frenchNumber),
	smsNumber: named("le numéro qui reçoit les SMS", v.nullable(frenchNumber)),
	email: named("votre adresse e-mail", email),
	siteBuilder: named("qui a réalisé le site", v.nullable(v.strictObject({ name: text, url: webAddress }))),
	copyrightYear: named("l’année du pied de page", year),
});

const time = v.nullable(
	v.pipe(text, v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "une heure s’écrit « 07:00 » ; null veut dire jour et nuit")),
);
const yesOrNo = v.boolean("true ou false est attendu");
export const practice = v.pipe(
	v.strictObject({
		opens: named("l’heure à partir de laquelle vous répondez", time),
		closes: named("l’heure à laquelle vous ne répondez plus", time),
		days: named("les jours où vous répondez", listOf(v.picklist(WEEK, "un jour de la semaine est attendu"))),
		holidays: named("si vous venez les jours fériés", yesOrNo),
		surcharge: named("si un dimanche ou un jour férié coûte plus cher", yesOrNo),
		freeTravel: named("si le déplacement est gratuit", yesOrNo),
		radiusKm: named("jusqu’où vous allez, en km", atLeastOne),
		townsBeyondRadius: named("si les villes plus loin que votre rayon gardent une page", later(yesOrNo)),
		arrivalUnderMinutes: named("le temps sous lequel vous arrivez, en minutes", atLeastOne),
	}),
	v.check(({ opens, closes }) => (opens === null) === (closes === null), "« opens » et « closes » vont ensemble"),
);

/** Figures of the pages that the owner vouches for, under the names that the atelier asks them by. */
const FIGURES = {
	experienceOnTownPages: "vos années d’expérience, sur les pages de villes",
	experienceOnLockChange: "vos années d’expérience, sur la page du changement de serrure",
	interventionsOver: "le nombre d’interventions que vous avez dépassé",
	coveredPercent: "la part de l’Isère où vous allez, en %",
	damageFreePercent: "la part des portes ouvertes sans dommage, en %",
	moreThanTowns: "le nombre de villes annoncé",
	grenobleKm: "la distance annoncée jusqu’à Grenoble, en km",
	repairFromEuros: "le prix de la plus petite réparation, en euros TTC",
	replyHours: "le délai de votre réponse, en heures",
	quoteHours: "le délai de votre devis, en heures",
	emailReplyHours: "le délai de votre réponse à un e-mail, en heures",
	installationYears: "la garantie de vos poses, en années",
	repairYears: "la garantie de vos réparations, en années",
	armouredDoorYears: "la garantie du fabricant des portes blindées, en années",
	claddingTimesCheaper: "combien de fois un blindage coûte moins cher qu’une porte",
} as const;
export type FigureName = keyof typeof FIGURES;
export const FIGURE_NAMES = Object.keys(FIGURES) as FigureName[];

export const figures = v.strictObject({
	...(Object.fromEntries(
		FIGURE_NAMES.map((figure) => [
			figure,
			named(FIGURES[figure], figure.endsWith("Percent") ? percentage : atLeastOne),
		]),
	) as unknown as Record<FigureName, typeof atLeastOne>),
	a2pMinutes: named(
		"les minutes de résistance A2P",
		v.pipe(
			exactly(3, v.nullable(atLeastOne)),
			v.check((levels) => levels.some((minutes) => minutes !== null), "il faut un niveau au moins"),
		),
	),
});

export const unsaid = v.array(text, "une liste est attendue");

const siren = v.pipe(
	text,
	v.check(isSiren, ({ input }) => sirenFault(input)),
);

const LEGAL_NAMES: Record<LegalFact, string> = {
	publisherName: "votre nom et votre prénom",
	legalForm: "la forme juridique, ou « entrepreneur individuel (EI) »",
	address: "l’adresse de l’entreprise",
	siren: "le numéro SIREN",
	tradesRegister: "l’immatriculation au Registre national des entreprises",
	vatNumber: "le numéro de TVA, ou « TVA non applicable, article 293 B du CGI »",
	publicationDirector: "le directeur de la publication",
	hostName: "le nom de l’hébergeur",
	hostAddress: "l’adresse de l’hébergeur",
	hostPhone: "le téléphone de l’hébergeur",
	dataLocation: "le pays où les demandes sont gardées",
	insurerName: "le nom de votre assureur",
	insurerContact: "les coordonnées de votre assureur",
	insuranceContract: "le numéro de votre contrat d’assurance",
	insuranceTerritory: "le territoire que l’assurance couvre",
	mediatorName: "le médiateur de la consommation dont vous relevez",
	mediatorContact: "l’adresse du médiateur",
	mediatorSite: "le site du médiateur",
	commissionTerms: "la commission reçue des partenaires, ou « aucune »",
};
/** Identifiers with a key: a figure typed wrong is seen. */
const CHECKED: Partial<Record<string, v.GenericSchema<string>>> = {
	siren,
	vatNumber: v.pipe(
		text,
		v.check(
			(typed) => !/^fr/i.test(typed) || isVatNumber(typed),
			"ce numéro de TVA n’a pas la bonne clé : « FR », deux chiffres, puis votre SIREN",
		),
	),
};
export const legal = v.strictObject(
	Object.fromEntries(
		Object.entries(LEGAL_NAMES).map(([fact, name]) => [fact, named(name, later(CHECKED[fact] ?? text))]),
	),
);

/** 0 is a price: free travel, or a night that costs no more. */
const price = v.pipe(
	v.number("un prix en euros est attendu, par exemple 49.5"),
	v.minValue(0, "un prix positif est attendu"),
	v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, "deux chiffres au plus après la virgule"),
);
const due = v.pipe(price, v.minValue(0.01, "un prix de plus de 0 est attendu"));
const lines = <const T extends v.GenericSchema>(entry: T) => v.array(entry, "une liste est attendue");
const few = <const T extends v.GenericSchema>(entry: T, most: number) =>
	v.pipe(lines(entry), v.maxLength(most, `${most} lignes au plus`));
/** Of the sample: shown with the tag « Exemple », and the publication check stops on it. */
const example = v.exactOptional(v.boolean("true ou false est attendu"));
export const prices = v.strictObject({
	hourly: named("la main-d’œuvre", lines(v.strictObject({ work: text, euros: due, counted: text, example }))),
	// As many as the page can ask about (app/sections/price-estimate.tsx).
	travel: named(
		"les déplacements",
		few(
			v.pipe(
				v.strictObject({ fromKm: count, toKm: count, euros: price, example }),
				v.check(({ fromKm, toKm }) => fromKm < toKm, "la distance de départ dépasse celle d’arrivée"),
			),
			4,
		),
	),
	nights: named("la nuit", few(v.strictObject({ when: text, surchargePercent: count, example }), 3)),
	flat: named("les forfaits", few(v.strictObject({ service: text, euros: due, includes: text, example }), 6)),
});

const review = v.strictObject({
	author: text,
	location: text,
	rating: v.picklist([1, 2, 3, 4, 5] as const, "une note de 1 à 5 est attendue"),
	comment: text,
	/** « 20 min », or null where the specification shows no time. */
	interventionTime: v.nullable(text),
	/** Where the review can be checked. null: shown with the tag « Exemple ». */
	source: v.nullable(text),
});
export const reviews = v.strictObject({
	home: named("les avis de l’accueil", lines(review)),
	emergency: named("les avis de la page de dépannage", lines(review)),
});

/** Whether these names are claims, content/cross-checks.ts sees. */
export const evidence = v.record(text, v.nullable(v.strictObject({ shownBy: text, date: day })));
export const answers = v.strictObject(
	Object.fromEntries(RESERVATIONS.map((name) => [name, later(v.strictObject({ reason: text, date: day }))])),
);

export const photographs = v.record(
	v.picklist(PICTURES, "image inconnue"),
	v.strictObject({
		place: named("le lieu de la photo", text),
		date: named("le mois de la photo", text),
		shows: named("ce que la photo montre", text),
		/** Of one that came through the atelier: its files stand in the folder « photographies ». */
		print: v.exactOptional(
			v.pipe(text, v.regex(/^[0-9a-f]{8}$/, "l’empreinte d’une photo ne se change pas à la main")),
		),
	}),
);
export const townNotes = v.record(
	text,
	v.strictObject({
		note: textOrNone,
		jobs: lines(v.strictObject({ title: text, text, date: text })),
	}),
);

export const closures = v.array(
	v.pipe(
		v.strictObject({
			from: named("le premier jour de fermeture", day),
			until: named("le dernier jour de fermeture", day),
		}),
		v.check(({ from, until }) => from <= until, "le dernier jour de fermeture vient avant le premier"),
	),
	"une liste est attendue",
);

export const townMinutes = v.record(text, atLeastOne);
export const townPages = v.record(text, yesOrNo);

/** What a legal fact is called. */
export const legalName = (fact: LegalFact): string => LEGAL_NAMES[fact];

/** Each file of the owner's folder, without « .json », and what it must hold. */
export const ownerSchemas = {
	identity,
	practice,
	figures,
	unsaid,
	closures,
	legal,
	prices,
	reviews,
	evidence,
	answers,
	photographs,
	"town-notes": townNotes,
	"town-minutes": townMinutes,
	"town-pages": townPages,
} as const;
export type FactFile = keyof typeof ownerSchemas;
export const FACT_FILES = Object.keys(ownerSchemas) as FactFile[];
/** What the owner's folder holds, by the names of its files. */
export type Owner = { readonly [File in FactFile]: v.InferOutput<(typeof ownerSchemas)[File]> };
