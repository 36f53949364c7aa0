import { getTitle } from "valibot";
import { identity, practice } from "#content/owner-schemas.ts";
import type { FactFile } from "#relay/atelier/fact-files.ts";
import type { Field, Section, Unit } from "#relay/atelier/form.ts";

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

export const titled = (words: string): string => words.charAt(0).toLocaleUpperCase("fr-FR") + words.slice(1);

const who = (name: keyof typeof identity.entries, question: Question) =>
	asked("identity", identity.entries, name, question);
const how = (name: keyof (typeof practice.pipe)[0]["entries"], question: Question) =>
	asked("practice", practice.pipe[0].entries, name, question);

/** « Qui je suis »: owner/identity.json, then owner/practice.json. */
export const whoIAm = (): Section[] => [
	{
		title: "Votre nom et vos numéros",
		units: [
			who("name", {
				kind: "text",
				why: "Il est en haut de chaque page, dans les e-mails et sur les images de partage.",
				example: "Serrurerie Martin",
				atMost: 50,
				point: "sample.name",
			}),
			who("tagline", {
				kind: "text",
				why: "Sous votre nom, et dans les résultats de recherche.",
				example: "Artisan serrurier à Bourgoin-Jallieu",
				atMost: 70,
			}),
			who("phone", {
				kind: "phone",
				why: "Tout le site y mène\u202f: essayez-le d’un autre téléphone une fois publié.",
				example: "06\u00a012\u00a034\u00a056\u00a078",
				point: "sample.phone",
			}),
			who("smsNumber", {
				kind: "phone",
				isOptional: true,
				why: "Un portable. Vide, le site ne propose pas d’écrire un SMS.",
				example: "06\u00a012\u00a034\u00a056\u00a078",
			}),
			who("email", {
				kind: "email",
				why: "Affichée sur le site. Les demandes y arrivent, sauf si le serveur en a une autre\u202f: pour la connaître ou la changer, demandez à qui le tient (réglage MAIL_TO).",
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
				why: "Vides tous les deux\u202f: personne n’est nommé, ni au pied des pages, ni aux mentions légales.",
				whenEmpty: "null",
				point: "sample.siteBuilder",
				fields: [
					{ key: "name", kind: "text", label: "Son nom", why: "Le vôtre, si c’est vous.", example: "Martin Web" },
					{ key: "url", kind: "web", label: "Son site", example: "https://www.martin-web.fr" },
				],
			},
			who("copyrightYear", {
				kind: "whole",
				why: "Celle de la dernière mise à jour du site.",
				example: "2026",
				point: "clash.copyrightYear",
			}),
		],
	},
	{
		title: "Quand vous répondez",
		lead: "Le bandeau, les titres, les conditions de vente et les moteurs de recherche suivent ce que vous dites ici.",
		units: [
			{
				file: "practice",
				path: [],
				legend: "Vos heures",
				why: "Vides toutes les deux\u202f: jour et nuit.",
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
				why: "Si oui, le site cesse d’écrire «\u202fsans supplément\u202f».",
			}),
		],
	},
	{
		title: "Jusqu’où, et en combien de temps",
		units: [
			how("freeTravel", {
				kind: "yes-no",
				label: "Le déplacement est-il gratuit\u202f?",
				why: "Le site l’écrit à côté de chaque prix.",
			}),
			how("radiusKm", { kind: "whole", example: "50" }),
			how("arrivalUnderMinutes", {
				kind: "whole",
				why: "Sur toutes les pages. Un temps que vous ne tenez pas serait une publicité trompeuse.",
				example: "30",
			}),
		],
	},
];
