import {
	type Field,
	fieldOf,
	fieldsOf,
	questionsIn,
	type Section,
	severalIn,
	type Typed,
	titled,
	type Unit,
} from "#atelier/form.ts";
import { type Json, valueAt } from "#atelier/owner-facts.ts";
import type { Reading } from "#atelier/reading.ts";
import { shown } from "#atelier/typed.ts";
import { USUAL_PAYMENTS } from "#content/facts.ts";
import { hoursByDay, PAYMENTS, questionOf } from "#content/field-schemas.ts";
import { isSiren, sirenIn } from "#content/firm-numbers.ts";
import { openingOf } from "#content/opening.ts";
import { LEGAL_FACTS, type LegalFact, lawOf, legal, legalName } from "#content/owner-legal.ts";
import { identity, practice } from "#content/owner-schemas.ts";
import { arrivalUnder } from "#content/road-journeys.ts";
import { DEARER_DAYS } from "#content/shapes.ts";
import type { Unsayable } from "#content/unsayable-names.ts";
import { all, capital } from "#content/wording.ts";
import { knownOf } from "./known-firms.ts";

const [howSchema] = practice.pipe;
const who = questionsIn("identity", identity);
const how = questionsIn("practice", howSchema);
const { ready: SAME_NUMBER } = questionOf(identity.entries.smsNumber);
/** « 06 », « +33 6 », « +33 (0)6 », « 0033 6 », then what remains. */
const MOBILE = /^(?:(?:\+|00)330?|0)[67]/;
const NOT_A_MOBILE =
	"Un SMS n’arrive que sur un portable, en 06 ou 07. Donnez celui que vous lisez, ou laissez vide\u202f: le site n’invite alors pas à écrire.";
const [builder] = identity.entries.siteBuilder.pipe;

const WORKS = ["armouredDoors", "doorCladding"] as const;

const keepsHoursByDay = (practice: Json): boolean =>
	Object.values((valueAt(practice, ["hours"]) as Record<string, Json> | undefined) ?? {}).some(Boolean);

/** Hours as the site says them: « 18 h–8 h », one day filled of seven, are seen for what they are. */
function saidBack(practice: Json): Pick<Section, "lead"> {
	try {
		const { withSundays, timetable } = openingOf(practice as never);
		return { lead: `Le site dit, en ce moment\u202f: «\u202f${capital(withSundays)}\u202f». ${timetable}`.trim() };
	} catch {
		// Half of them are written by hand: the check says so.
		return {};
	}
}

/** His towns are farther, on average, than the time that he gave; or so near that it sells him short. */
export const arrivalClash = (reading: Reading | undefined) =>
	reading?.clashes.find(({ name }) => name === "arrivalTimes" || name === "arrivalSlow")?.name;

/**
 * Where the time that he gave is not that of his towns, on average: the one that is.
 *
 * @param said when he answers, as it is written
 * @param form what he says in the same breath: how far he goes
 */
export function arrivalThatHolds(reading: Reading | undefined, said: Json, form?: Typed): number | undefined {
	if (reading === undefined || arrivalClash(reading) === undefined) return undefined;
	const answer = (name: string): Json => form?.get(`practice.${name}`) ?? valueAt(said, [name]) ?? null;
	const radiusKm = Number.parseInt(String(answer("radiusKm")), 10) || Number(valueAt(said, ["radiusKm"]));
	const shown = reading.towns.filter(({ hasPage }) => hasPage);
	const under = (towns: typeof shown) =>
		arrivalUnder(towns.map(({ slug, minutesNow: minutes }) => ({ slug, minutes })));
	const [all, within] = [under(shown), under(shown.filter(({ measuredKm }) => measuredKm <= radiusKm))];
	const beyond = answer("townsBeyondRadius");
	if (beyond === false || beyond === "non") return within;
	// Where they keep their page, or that time did not do, the one of all of them.
	const isTried = Number(valueAt(said, ["arrivalUnderMinutes"])) >= within;
	return beyond === true || beyond === "oui" || isTried ? all : Math.min(within, all);
}

const MEAN_OF_TOWNS = "La moyenne de mes villes\u202f: calculez-la";

const FARTHER =
	"Vos villes sont plus loin, en moyenne. Si le vôtre est bien celui de vos interventions, gardez-le, et cochez-le dans «\u202fMes preuves\u202f»\u202f: «\u202fC’est ma moyenne\u202f».";

/** The same in one tick, by what the page says with it. */
const meanOfTowns = (reading: Reading | undefined, said: Json, form?: Typed): Partial<Field> =>
	arrivalThatHolds(reading, said) === undefined
		? {}
		: {
				...{ ready: MEAN_OF_TOWNS, isBetter: true },
				...(arrivalClash(reading) === "arrivalSlow" ? { point: "clash.arrivalSlow" } : { why: FARTHER }),
				meant: (typed) => (typed === MEAN_OF_TOWNS ? String(arrivalThatHolds(reading, said, form) ?? "") : typed),
			};

const OF_FOOT: ReadonlySet<string | undefined> = new Set([who("siteBuilder").point, who("copyrightYear").point]);
const paymentsIn = (said: Json): readonly string[] =>
	(valueAt(said, ["payments"]) as readonly string[] | undefined) ?? USUAL_PAYMENTS;

/**
 * « Qui je suis »: owner/identity.json, then owner/practice.json.
 *
 * @param written the identity as it is written
 * @param said when he answers, as it is written
 * @param reading what the towns' minutes make of the time that he gave
 * @param form what was typed, if anything was: the number that rings may be new too
 */
export const whoIAm = (written: Json, said: Json, reading: Reading | undefined, form?: Typed): Section[] => [
	{
		title: "Votre nom et vos numéros",
		units: [
			who("name"),
			who("tagline"),
			who("phone"),
			who("smsNumber", {
				repeats: "identity.phone",
				// The number that rings changes: one tick, and this one goes with it.
				isBetter: valueAt(written, ["phone"]) === valueAt(written, ["smsNumber"]),
				meant: (typed) =>
					typed === SAME_NUMBER ? (form?.get("identity.phone") ?? shown("phone", valueAt(written, ["phone"]))) : typed,
				refuses: (typed) => (MOBILE.test(typed.replace(/[^\d+]/g, "")) ? undefined : NOT_A_MOBILE),
			}),
			who("email"),
		],
	},
	{
		title: "Quand vous répondez",
		...saidBack(said),
		units: [
			{
				file: "practice",
				path: [],
				legend: "Vos heures",
				why: "Vide\u202f: jour et nuit.",
				together: "Donnez l’heure de début et celle de fin, ou aucune des deux\u202f: elles vont ensemble.",
				fields: [fieldOf(howSchema.entries.opens, "opens"), fieldOf(howSchema.entries.closes, "closes")],
			},
			// Hours by day say which days too.
			...(keepsHoursByDay(said) ? [] : [how("days")]),
			{ ...severalIn(how("hours"), fieldsOf(hoursByDay)), whenEmpty: "absent", isFolded: !keepsHoursByDay(said) },
			{ ...how("emergenciesAlways"), whenEmpty: "absent" },
			{ ...how("emergencyHours"), whenEmpty: "absent" },
			how("holidays"),
			how("surcharge"),
			how("dearerDays", {
				options: DEARER_DAYS.map((value, index) => ({
					value,
					label: ["Les dimanches", "Les jours fériés"][index] ?? value,
				})),
				stands: (json) => shown("set", valueAt(json, ["dearerDays"]) ?? [...DEARER_DAYS]),
			}),
			{ ...how("surchargePercent"), whenEmpty: "absent" },
		],
	},
	{
		title: "Ce que vous posez",
		units: WORKS.map((work) => how(work, { stands: (json) => shown("yes-no", valueAt(json, [work]) ?? true) })),
	},
	{
		title: "Jusqu’où, et en combien de temps",
		units: [
			how("freeTravel"),
			how("radiusKm"),
			{ ...how("townsBeyondRadius"), whenEmpty: "absent" },
			how("arrivalUnderMinutes", meanOfTowns(reading, said, form)),
		],
	},
	{
		title: `On vous règle par ${all(paymentsIn(said).map((one) => one.toLowerCase()))}`,
		isFolded: true,
		units: [
			how("payments", {
				options: PAYMENTS.map((value) => ({ value, label: titled(value) })),
				stands: () => shown("set", [...paymentsIn(said)]),
			}),
			how("receipts", { stands: (json) => shown("yes-no", valueAt(json, ["receipts"]) ?? true) }),
		],
	},
	{
		title: "Le pied de page",
		// An example that stands there is seen.
		isFolded: !reading?.points.some(({ id, isSettled }) => OF_FOOT.has(id) && !isSettled),
		units: [
			{ ...severalIn(who("siteBuilder"), fieldsOf(builder.wrapped)), whenEmpty: "null", isLedByFirst: true },
			who("copyrightYear"),
		],
	},
];

interface Part {
	title: string;
	first: LegalFact;
	/** The paper that has all its answers. */
	lead?: string;
}

const NAME_IS_ENOUGH =
	"Donnez son nom\u202f: s’il est connu, ce qu’on en sait se remplit à l’enregistrement. Relisez-le.";

/** What stands on the same paper most often. */
const SAME_INSURANCE = "La même\u202f: assureur, contrat et territoire ci-dessus";
const sameInsurance = (beside: (fact: LegalFact) => string): string => {
	const [insurer, contract, territory] = (["insurerName", "insuranceContract", "insuranceTerritory"] as const).map(
		beside,
	);
	const named = insurer && (knownOf("insurerName", beside).meant?.(insurer) ?? insurer);
	return named && contract && territory ? `${named}, contrat ${contract}, ${territory}` : "";
};

const PARTS: readonly Part[] = [
	{ title: "Votre entreprise", first: "publisherName" },
	{
		title: "Qui héberge le site et les demandes",
		first: "hostName",
		lead: `Qui a installé le site le sait\u202f; sinon, c’est sur sa facture, ou au bas de son site. ${NAME_IS_ENOUGH}`,
	},
	{ title: "Votre assurance", first: "insurerName", lead: `Sur votre attestation. ${NAME_IS_ENOUGH}` },
	{ title: "Le médiateur", first: "mediatorName", lead: `Sur votre convention de médiation. ${NAME_IS_ENOUGH}` },
	{ title: "Vos partenaires", first: "commissionTerms" },
];

/** « Ce que la loi demande »: owner/legal.json. What is empty shows on the site as « À compléter par l’exploitant ». */
export function law({ legal: written, practice, unsaid }: Record<LawFile, Json>, form?: Typed): Section[] {
	const beside = (other: LegalFact) => form?.get(`legal.${other}`) ?? shown("text", valueAt(written, [other]));
	const sends = form?.get(SENDS_OTHERS);
	const asksNoFee = sends === "non" || (sends !== "oui" && sendsNobody(unsaid));
	return PARTS.map(({ title, first, lead }, index) => {
		const next = PARTS[index + 1]?.first;
		const [from, to] = [LEGAL_FACTS.indexOf(first), next === undefined ? undefined : LEGAL_FACTS.indexOf(next)];
		const buildsNothing = WORKS.every((work) => valueAt(practice, [work]) === false);
		const facts = LEGAL_FACTS.slice(from, to).filter(
			(fact) => !(fact === "decennialInsurance" && buildsNothing) && !(fact === "commissionTerms" && asksNoFee),
		);
		const texts = [...new Set(facts.map(lawOf))];
		return {
			title,
			lead,
			units: [
				...(first === "commissionTerms" ? [sendsOthers(beside)] : []),
				...facts.map((fact) => unitOf(fact, beside)),
			],
			sources: texts.length === 0 ? undefined : `${texts.join("\u202f; ")}.`,
		};
	});
}
type LawFile = "legal" | "practice" | "unsaid";

/** In the form, whether he sends others. */
const SENDS_OTHERS = "unsaid" satisfies LawFile;
const PARTNERS = "partners" satisfies Unsayable;
const sendsNobody = (unsaid: Json): boolean => Array.isArray(unsaid) && unsaid.includes(PARTNERS);

/** One answer for the law and for the pages: of who sends nobody, they stop speaking of partners. */
const sendsOthers = (beside: (fact: LegalFact) => string): Unit => ({
	file: "unsaid",
	path: [],
	point: "legal.commissionTerms",
	fields: [
		{
			kind: "yes-no",
			label: "Envoyez-vous parfois un confrère à votre place\u202f?",
			why: "Non\u202f: le site cesse d’en parler. Qui vous remplace pendant une fermeture se dit dans «\u202fFermetures\u202f».",
			stands: (unsaid) => (sendsNobody(unsaid) ? "non" : beside("commissionTerms") === "" ? "" : "oui"),
			refuses: (typed) =>
				typed === "oui" && beside("commissionTerms") === ""
					? "Dites aussi, juste dessous, ce qu’il vous verse, ou cochez «\u202faucune\u202f»."
					: undefined,
		},
	],
	adjust: (sends, before) => {
		const others = (Array.isArray(before) ? before : []).filter((name) => name !== PARTNERS);
		return sends === false ? [...others, PARTNERS] : others;
	},
});

const asked = questionsIn("legal", legal);

/** « FR35 552 049 447 » ends in the number of the firm that it belongs to. @param siren as typed, or as written */
function notHisVat(typed: string, siren: string): string | undefined {
	const [, own] = /^FR\d{2}(\d{9})$/.exec(typed.replace(/\s/g, "").toUpperCase()) ?? [];
	const digits = sirenIn(siren).replace(/\D/g, "");
	// Of a SIREN that is wrong itself, that is said.
	return own === undefined || !isSiren(digits) || own === digits
		? undefined
		: "Ce numéro est celui d’une autre entreprise\u202f: le vôtre finit par votre SIREN.";
}

/** A company says its capital too (LCEN, article 1-1). Not the schema's: a folder that was taken before is taken still. */
const withoutCapital = (typed: string): string | undefined =>
	/^\s*(?:EURL|SARL|SASU?|SA)(?!\p{L})/iu.test(typed) && !/capital/i.test(typed)
		? "D’une société, la loi veut aussi le capital\u202f: «\u202fEURL au capital de 5\u202f000\u202f€\u202f»."
		: undefined;

/** @param beside another answer of the page, as typed or as written */
function unitOf(fact: LegalFact, beside: (fact: LegalFact) => string): Unit {
	// « …, ou « aucune » »: the tick under it says that.
	const { ready, label: asks } = questionOf(legal.entries[fact]);
	const name = ready === undefined ? legalName(fact) : legalName(fact).replace(/, ou «.*/, "");
	const label = asks ?? titled(name);
	return {
		...asked(fact, {
			label,
			...(fact === "siren" ? { meant: (typed) => sirenIn(typed).replace(/^(\d{3})(\d{3})(\d{3})$/, "$1 $2 $3") } : {}),
			...(fact === "tradesRegister" ? { meant: (typed) => typed.replace(/\bisere\b/i, "Isère") } : {}),
			...(fact === "legalForm" ? { refuses: withoutCapital } : {}),
			...(fact === "vatNumber" ? { refuses: (typed) => notHisVat(typed, beside("siren")) } : {}),
			...(fact === "decennialInsurance"
				? {
						ready: SAME_INSURANCE,
						meant: (typed) => (typed === SAME_INSURANCE ? sameInsurance(beside) || typed : typed),
						refuses: (typed) =>
							typed === SAME_INSURANCE
								? "Donnez d’abord l’assureur, le contrat et le territoire ci-dessus."
								: undefined,
					}
				: {}),
			...knownOf(fact, beside),
		}),
		// Asked of nobody who publishes under their own name, and of who sends others alone.
		...(fact === "publicationDirector" || fact === "commissionTerms" ? {} : { point: `legal.${fact}` }),
	};
}
