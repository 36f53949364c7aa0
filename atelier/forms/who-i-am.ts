import { type Json, valueAt } from "#atelier/fact-files.ts";
import { fieldOf, fieldsOf, questionsIn, type Section, type Typed } from "#atelier/form.ts";
import { shown } from "#atelier/typed.ts";
import { identity, practice, questionOf } from "#content/owner-schemas.ts";

const [howSchema] = practice.pipe;
const who = questionsIn("identity", identity);
const how = questionsIn("practice", howSchema);
const { ready: SAME_NUMBER } = questionOf(identity.entries.smsNumber);
const [builder] = identity.entries.siteBuilder.pipe;
const { why, point } = questionOf(identity.entries.siteBuilder);

/**
 * « Qui je suis »: owner/identity.json, then owner/practice.json.
 *
 * @param written the identity as it is written
 * @param form what was typed, if anything was: the number that rings may be new too
 */
export const whoIAm = (written: Json, form?: Typed): Section[] => [
	{
		title: "Votre nom et vos numéros",
		units: [
			who("name"),
			who("tagline"),
			who("phone"),
			who("smsNumber", {
				meant: (typed) =>
					typed === SAME_NUMBER ? (form?.get("identity.phone") ?? shown("phone", valueAt(written, ["phone"]))) : typed,
			}),
			who("email"),
		],
	},
	{
		title: "Le pied de page",
		units: [
			{
				...{ file: "identity", path: ["siteBuilder"], fields: fieldsOf(builder.wrapped) },
				...{ legend: "Qui a réalisé le site", why: why ?? "", point: point ?? "" },
				whenEmpty: "null",
			},
			who("copyrightYear"),
		],
	},
	{
		title: "Quand vous répondez",
		units: [
			{
				file: "practice",
				path: [],
				legend: "Vos heures",
				why: "Vide\u202f: jour et nuit.",
				together: "Donnez l’heure de début et celle de fin, ou aucune des deux\u202f: elles vont ensemble.",
				fields: [fieldOf(howSchema.entries.opens, "opens"), fieldOf(howSchema.entries.closes, "closes")],
			},
			how("days"),
			how("holidays"),
			how("surcharge"),
		],
	},
	{
		title: "Jusqu’où, et en combien de temps",
		units: [
			how("freeTravel"),
			how("radiusKm"),
			{ ...how("townsBeyondRadius"), whenEmpty: "absent" },
			how("arrivalUnderMinutes"),
		],
	},
];
