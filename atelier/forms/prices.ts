import { type Json, valueAt, withValue } from "#atelier/fact-files.ts";
import { type Field, rowsOf, type Section, type Typed, type Unit } from "#atelier/form.ts";

type List = "hourly" | "travel" | "nights" | "flat";

const MINE: Field = { key: "vrai", kind: "tick", label: "C’est aussi mon prix, sans rien changer" };

/** A price of the sample is one's own once it was changed, or ticked. */
const settle: Unit["settle"] = (next, before, isTicked) => {
	if (valueAt(next, ["example"]) === undefined) return next;
	const isChanged = JSON.stringify(next) !== JSON.stringify(before);
	return isChanged || isTicked ? withValue(next, ["example"], undefined) : next;
};

const LISTS: Record<List, { title: string; lead: string; atMost?: number; fields: Field[]; add: string }> = {
	hourly: {
		title: "La main-d’œuvre",
		lead: "Le prix d’une heure, et comment le temps se compte\u202f: la loi demande les deux.",
		add: "Ajouter une main-d’œuvre",
		fields: [
			{ key: "work", kind: "text", label: "Quel travail", example: "Réparation" },
			{ key: "euros", kind: "euros", label: "Prix d’une heure, en euros TTC", example: "55" },
			{ key: "counted", kind: "text", label: "Comment le temps se compte", example: "Par quart d’heure entamé." },
		],
	},
	travel: {
		title: "Les déplacements",
		lead: "Gratuit s’écrit 0.",
		atMost: 4,
		add: "Ajouter une distance",
		fields: [
			{ key: "fromKm", kind: "whole", label: "De, en km", example: "0" },
			{ key: "toKm", kind: "whole", label: "À, en km", example: "20" },
			{ key: "euros", kind: "euros", label: "Prix, en euros TTC", example: "25" },
		],
	},
	nights: {
		title: "La nuit",
		lead: "Ce qu’elle ajoute aux prix. Rien en plus s’écrit 0.",
		atMost: 3,
		add: "Ajouter une tranche de nuit",
		fields: [
			{ key: "when", kind: "text", label: "Quelles heures", example: "De 20 h à 7 h" },
			{ key: "surchargePercent", kind: "whole", label: "Majoration, en\u202f%", example: "50" },
		],
	},
	flat: {
		title: "Les forfaits",
		lead: "L’ouverture d’une porte claquée d’abord.",
		atMost: 6,
		add: "Ajouter un forfait",
		fields: [
			{ key: "service", kind: "text", label: "Quel travail", example: "Ouverture de porte claquée" },
			{ key: "euros", kind: "euros", label: "Prix, en euros TTC", example: "89,50" },
			{
				key: "includes",
				kind: "text",
				label: "Ce qu’il comprend",
				example: "Main-d’œuvre et déplacement, sans pièce.",
			},
		],
	},
};

/** « Mes prix »: owner/prices.json, the schedule that the site shows. */
export const prices = (json: Json, form?: Typed): Section[] =>
	(Object.keys(LISTS) as List[]).map((list) => {
		const { title, lead, fields, atMost, add } = LISTS[list];
		const unit = (row: Json | undefined) => {
			if (row === undefined) return { fields, legend: add, isFolded: true };
			const isExample = valueAt(row, ["example"]) === true;
			const name = [valueAt(row, ["work"]), valueAt(row, ["service"]), valueAt(row, ["when"])].find(Boolean);
			const legend = `${name ?? `De ${valueAt(row, ["fromKm"])} à ${valueAt(row, ["toKm"])}\u00a0km`}`;
			return {
				fields: isExample ? [...fields, MINE] : fields,
				legend: isExample ? `${legend} (prix d’exemple)` : legend,
				settle,
				point: `schedule.${list}`,
			};
		};
		return {
			title,
			lead,
			units: rowsOf(json, { file: "prices", path: [list], form, ...(atMost === undefined ? {} : { atMost }) }, unit),
		};
	});
