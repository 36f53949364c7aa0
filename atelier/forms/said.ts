import { type Field, type Option, questionsIn, type Section, severalIn, type Unit } from "#atelier/form.ts";
import { type Json, valueAt, withValue } from "#atelier/owner-facts.ts";
import type { Reading } from "#atelier/reading.ts";
import { figures as registry } from "#content/owner-schemas.ts";

const { experienceOnTownPages, experienceOnLockChange, a2pMinutes, ...others } = registry.entries;
const figure = questionsIn("figures", registry);
const EXPERIENCE = ["experienceOnTownPages", "experienceOnLockChange"] as const;

/** Asked once, and written twice. */
const experience: Unit = {
	...figure("experienceOnTownPages", {
		key: "experienceOnTownPages",
		stands: (json) => {
			const [one, other] = EXPERIENCE.map((name) => valueAt(json, [name]));
			return one === other ? String(one) : "";
		},
	}),
	path: [],
	adjust: (next) => withValue(next, ["experienceOnLockChange"], valueAt(next, ["experienceOnTownPages"])),
};

const LEVELS: readonly Field[] = ["A2P BP1", "A2P BP2", "A2P BP3"].map((label, index) => ({
	...{ key: String(index), kind: "whole", label, isOptional: true },
}));

/** Figures that one sentence alone announces, by the name of that sentence (content/unsaid.ts). */
const OF_SENTENCE: Partial<Record<string, keyof typeof others>> = {
	interventions: "interventionsOver",
	damageFree: "damageFreePercent",
	covered: "coveredPercent",
	claddingPrice: "claddingTimesCheaper",
};

/** « Plus de 65 » of 70 towns, in one tick. */
const roundBelow = (towns: number): Partial<Field> =>
	towns <= 5 ? {} : { ready: String(Math.floor((towns - 1) / 5) * 5), isBetter: true };

/** owner/figures.json, one answer after the other. @param unsaid names of sentences that he took out, with their figures @param none figures that no page has @param pages how many towns have one */
const numbers = (unsaid: readonly unknown[], none: readonly string[], pages = 0): Section => ({
	title: "Mes chiffres",
	lead: "Les pages annoncent ces nombres. Mettez les vôtres\u202f: toutes les phrases suivent.",
	units: [
		experience,
		...(Object.keys(others) as (keyof typeof others)[])
			.filter((name) => !none.includes(name) && !unsaid.some((sentence) => OF_SENTENCE[String(sentence)] === name))
			.map((name) => figure(name, name === "moreThanTowns" ? roundBelow(pages) : {})),
		...(unsaid.includes("a2pDoors") ? [] : [{ ...severalIn(figure("a2pMinutes"), LEVELS), isFolded: true }]),
	],
});

/** One tick instead of eighteen. */
const TAKES_ALL_OUT = "tout-oter";

/** owner/unsaid.json: sentences that the site stops saying. */
const untrue = (sayings: readonly Option[]): Section => ({
	title: "Ce qui n’est pas vrai chez vous",
	lead: "Cochez\u202f: le site cesse de le dire, partout. Ce que vous laissez vous engage.",
	all: { name: TAKES_ALL_OUT, label: "Tout ôter\u202f: je n’en promets aucune" },
	units: [
		{
			file: "unsaid",
			path: [],
			fields: [
				{
					kind: "set",
					label: "À ôter du site",
					options: sayings,
					ofAll: TAKES_ALL_OUT,
				},
			],
		},
	],
});

/** Contradictions that a number settles. */
export const FIGURE_POINTS: ReadonlySet<string | undefined> = new Set(
	numbers([], []).units.flatMap(({ point }) => point ?? []),
);

/** « Ce que dit le site »: what is not true of him goes first, and takes its numbers with it. @param unsaid as it is written */
export function said(reading: Reading | undefined, unsaid: Json): Section[] {
	const { sayings, towns, clashes } = reading ?? { sayings: [], towns: [], clashes: [] };
	const hasGrenoble = towns.some(({ slug, hasPage }) => slug === "grenoble" && hasPage);
	if (sayings.length === 0) return [];
	const isMiscounted = clashes.some(({ name }) => name === "townCount");
	const shown = isMiscounted ? towns.filter(({ hasPage }) => hasPage).length : 0;
	return [untrue(sayings), numbers(Array.isArray(unsaid) ? unsaid : [], hasGrenoble ? [] : ["grenobleKm"], shown)];
}
