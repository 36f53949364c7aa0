import { type Json, valueAt, withValue } from "#atelier/fact-files.ts";
import { type Field, fieldsOf, rowsOf, type Section, type Typed, type Unit } from "#atelier/form.ts";
import { flatLine, hourlyLine, nightLine, travelLine } from "#content/owner-schemas.ts";

type List = "hourly" | "travel" | "nights" | "flat";

const MINE: Field = { key: "vrai", kind: "tick", label: "C’est aussi mon prix, sans rien changer" };

/** A price of the sample is one's own once it was changed, or ticked. */
const adjust: Unit["adjust"] = (next, before, isTicked) => {
	if (valueAt(next, ["example"]) === undefined) return next;
	const isChanged = JSON.stringify(next) !== JSON.stringify(before);
	return isChanged || isTicked ? withValue(next, ["example"], undefined) : next;
};

const LISTS: Record<List, { title: string; lead: string; atMost?: number; fields: Field[]; add: string }> = {
	hourly: {
		title: "La main-d’œuvre",
		lead: "Le prix d’une heure, et comment le temps se compte\u202f: la loi demande les deux.",
		add: "Ajouter une main-d’œuvre",
		fields: fieldsOf(hourlyLine),
	},
	travel: {
		title: "Les déplacements",
		lead: "Gratuit s’écrit 0.",
		atMost: 4,
		add: "Ajouter une distance",
		fields: fieldsOf(travelLine),
	},
	nights: {
		title: "La nuit",
		lead: "Ce qu’elle ajoute aux prix. Rien en plus s’écrit 0.",
		atMost: 3,
		add: "Ajouter une tranche de nuit",
		fields: fieldsOf(nightLine),
	},
	flat: {
		title: "Les forfaits",
		lead: "L’ouverture d’une porte claquée d’abord.",
		atMost: 6,
		add: "Ajouter un forfait",
		fields: fieldsOf(flatLine),
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
				adjust,
				point: `schedule.${list}`,
			};
		};
		return {
			title,
			lead,
			units: rowsOf(json, { file: "prices", path: [list], form, ...(atMost === undefined ? {} : { atMost }) }, unit),
		};
	});
