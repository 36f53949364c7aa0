import { getTitle } from "valibot";
import { type Json, valueAt } from "#atelier/fact-files.ts";
import type { Field, Section, Typed, Unit } from "#atelier/form.ts";
import { shown } from "#atelier/typed.ts";
import { type FactFile, identity, practice } from "#content/owner-schemas.ts";
import { titled } from "./closed.ts";

type Question = Omit<Field, "label"> & { label?: string; point?: string };

/** One question under the name that the owner's files give it. */
function asked<Name extends string>(
	file: FactFile,
	entries: Record<Name, Parameters<typeof getTitle>[0]>,
	name: Name,
	{ point, label = titled(getTitle(entries[name]) ?? name), ...question }: Question,
): Unit {
	return { file, path: [name], fields: [{ ...question, label }], ...(point === undefined ? {} : { point }) };
}

const who = (name: keyof typeof identity.entries, question: Question) =>
	asked("identity", identity.entries, name, question);
const how = (name: keyof (typeof practice.pipe)[0]["entries"], question: Question) =>
	asked("practice", practice.pipe[0].entries, name, question);

const SAME_NUMBER = "Le même, c’est un portable";

/**
 * « Qui je suis »: owner/identity.json, then owner/practice.json.
 *
 * @param standing the identity as it is written
 * @param form what was typed, if anything was: the number that rings may be new too
 */
export const whoIAm = (standing: Json, form?: Typed): Section[] => [
	{
		title: "Votre nom et vos numéros",
		units: [
			who("name", {
				kind: "text",
				example: "Serrurerie Martin",
				atMost: 50,
				point: "sample.name",
			}),
			who("tagline", {
				kind: "text",
				example: "Artisan serrurier à Bourgoin-Jallieu",
				atMost: 70,
			}),
			who("phone", {
				kind: "phone",
				why: "Tout le site y mène.",
				example: "06\u00a012\u00a034\u00a056\u00a078",
				point: "sample.phone",
			}),
			who("smsNumber", {
				kind: "phone",
				isOptional: true,
				why: "Un portable. Vide, le site ne propose pas d’écrire un SMS.",
				ready: SAME_NUMBER,
				meant: (typed) =>
					typed === SAME_NUMBER ? (form?.get("identity.phone") ?? shown("phone", valueAt(standing, ["phone"]))) : typed,
				example: "06\u00a012\u00a034\u00a056\u00a078",
			}),
			who("email", {
				kind: "email",
				why: "Affichée sur le site. Les demandes arrivent à celle que le serveur connaît (réglage MAIL_TO), ou ici.",
				example: "contact@serrurerie-martin.fr",
				point: "sample.email",
			}),
		],
	},
	{
		title: "Le pied de page",
		units: [
			{
				file: "identity",
				path: ["siteBuilder"],
				legend: "Qui a réalisé le site",
				why: "Vide\u202f: personne n’est nommé.",
				whenEmpty: "null",
				point: "sample.siteBuilder",
				fields: [
					{ key: "name", kind: "text", label: "Son nom", example: "Martin Web" },
					{ key: "url", kind: "web", label: "Son site", example: "https://www.martin-web.fr" },
				],
			},
			who("copyrightYear", {
				kind: "whole",
				example: "2026",
				point: "clash.copyrightYear",
			}),
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
				fields: [
					{ key: "opens", kind: "hour", label: "Vous répondez à partir de", isOptional: true, example: "7\u00a0h" },
					{ key: "closes", kind: "hour", label: "Jusqu’à", isOptional: true, example: "22\u00a0h" },
				],
			},
			how("days", { kind: "days" }),
			how("holidays", { kind: "yes-no", label: "Venez-vous les jours fériés\u202f?" }),
			how("surcharge", {
				kind: "yes-no",
				label: "Un dimanche ou un jour férié coûte-t-il plus cher\u202f?",
			}),
		],
	},
	{
		title: "Jusqu’où, et en combien de temps",
		units: [
			how("freeTravel", {
				kind: "yes-no",
				label: "Le déplacement est-il toujours gratuit\u202f?",
			}),
			how("radiusKm", { kind: "whole", example: "50" }),
			{
				...how("townsBeyondRadius", {
					kind: "yes-no",
					label: "Les villes plus loin gardent-elles leur page\u202f?",
					why: "Non\u202f: elles quittent le site. Une par une, c’est dans «\u202fMes villes\u202f».",
					isOptional: true,
				}),
				whenEmpty: "absent",
			},
			how("arrivalUnderMinutes", {
				kind: "whole",
				why: "Sur toutes les pages\u202f: un temps que vous tenez.",
				example: "30",
			}),
		],
	},
];
