import { valueAt, withValue } from "#atelier/fact-files.ts";
import { questionsIn, type Section, type Unit } from "#atelier/form.ts";
import { questionOf, figures as registry } from "#content/owner-schemas.ts";

const { experienceOnTownPages, experienceOnLockChange, a2pMinutes, ...others } = registry.entries;
const figure = questionsIn("figures", registry);
const EXPERIENCE = ["experienceOnTownPages", "experienceOnLockChange"] as const;

/** Asked once, and written twice. */
const experience: Unit = {
	...{ ...figure("experienceOnTownPages"), path: [] },
	fields: figure("experienceOnTownPages").fields.map((field) => ({
		...field,
		key: "experienceOnTownPages",
		stands: (json) => {
			const [one, other] = EXPERIENCE.map((name) => valueAt(json, [name]));
			return one === other ? String(one) : "";
		},
	})),
	adjust: (next) => withValue(next, ["experienceOnLockChange"], valueAt(next, ["experienceOnTownPages"])),
};

const LEVELS = ["A2P BP1", "A2P BP2", "A2P BP3"];
const { label: legend = "", why = "", point = "" } = questionOf(a2pMinutes);

/** « Mes chiffres »: owner/figures.json, one answer after the other. */
export const figures = (): Section => ({
	title: "Mes chiffres",
	lead: "Les pages annoncent ces nombres. Mettez les vôtres\u202f: toutes les phrases suivent.",
	units: [
		experience,
		...(Object.keys(others) as (keyof typeof others)[]).map((name) => figure(name)),
		{
			...{ file: "figures", path: ["a2pMinutes"], legend, why, point, isFolded: true },
			fields: LEVELS.map((level, index) => ({ key: String(index), kind: "whole", label: level, isOptional: true })),
		},
	],
});
