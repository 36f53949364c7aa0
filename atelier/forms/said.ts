import { type Field, type Option, questionsIn, type Section, severalIn, type Unit } from "#atelier/form.ts";
import { type Json, valueAt, withValue } from "#atelier/owner-facts.ts";
import type { Reading } from "#atelier/reading.ts";
import { facts } from "#content/facts.ts";
import { figures as registry } from "#content/owner-figures.ts";
import type { Work } from "#content/site-map.ts";

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

/** @param isMistaken what the certifier gives is one tick away */
const LEVELS = (isMistaken: boolean): Field[] =>
	["A2P BP1", "A2P BP2", "A2P BP3"].map((label, index) => {
		// Read when it is asked alone: facts change.
		const place = isMistaken ? facts.a2pLevels.findIndex(({ name }) => name === label) : -1;
		const certified = place < 0 ? undefined : facts.a2pCertifiedMinutes[place];
		return {
			...{ key: String(index), kind: "whole", label, isOptional: true },
			...(certified !== undefined ? { ready: String(certified), isBetter: true } : {}),
		};
	});

/** Figures that one sentence alone announces, by the name of that sentence (content/unsaid.ts). */
const OF_SENTENCE: Partial<Record<string, keyof typeof others>> = {
	interventions: "interventionsOver",
	damageFree: "damageFreePercent",
	covered: "coveredPercent",
	claddingPrice: "claddingTimesCheaper",
	repairFrom: "repairFromEuros",
	armouredDoor: "armouredDoorYears",
	repair: "repairYears",
};

/** Asked of who does that work alone. */
const OF_WORK: Record<Work, readonly (keyof typeof registry.entries)[]> = {
	armouredDoors: ["armouredDoorYears", "a2pMinutes"],
	doorCladding: ["claddingTimesCheaper", "claddingYears"],
};

type Better = Partial<Record<string, string>>;

/** What would settle a contradiction, by the number's name. */
function betterThan({ clashes, towns, computed }: Reading, figures: Json): Better {
	const shown = towns.filter(({ hasPage }) => hasPage).length;
	const settles: Partial<Record<string, Better>> = {
		// « Plus de 65 » of 70 towns.
		townCount: shown > 5 ? { moreThanTowns: String(Math.floor((shown - 1) / 5) * 5) } : {},
		replyDelays: { emailReplyHours: String(valueAt(figures, ["replyHours"])) },
		wholeDepartment: { coveredPercent: String(computed.coveredPercent) },
		scheduleRepair: { repairFromEuros: String(computed.repairFromEuros) },
		givenDistances: { grenobleKm: "57" },
		a2pMinutes: { a2pMinutes: "" },
	};
	return Object.assign({}, ...clashes.map(({ name }) => settles[name] ?? {}));
}

/** owner/figures.json, one answer after the other. @param unsaid names of sentences that he took out, with their figures @param none figures that no page has @param better one tick away, where what stands contradicts something */
const numbers = (unsaid: readonly unknown[], none: readonly string[], better: Better = {}): Section => ({
	title: "Mes chiffres",
	lead: "Les pages annoncent ces nombres. Mettez les vôtres\u202f: toutes les phrases suivent.",
	units: [
		experience,
		...(Object.keys(others) as (keyof typeof others)[])
			.filter((name) => !none.includes(name) && !unsaid.some((sentence) => OF_SENTENCE[String(sentence)] === name))
			.map((name) => figure(name, better[name] === undefined ? {} : { ready: better[name], isBetter: true })),
		...(unsaid.includes("a2pDoors") || none.includes("a2pMinutes")
			? []
			: [
					{
						...severalIn(figure("a2pMinutes"), LEVELS(better.a2pMinutes !== undefined)),
						isFolded: better.a2pMinutes === undefined,
					},
				]),
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

/** « Ce que dit le site »: what is not true of him goes first, and takes its numbers with it. @param unsaid, figures, practice as they are written */
export function said(reading: Reading | undefined, unsaid: Json, figures: Json, practice: Json = null): Section[] {
	if (reading === undefined || reading.sayings.length === 0) return [];
	const hasGrenoble = reading.towns.some(({ slug, hasPage }) => slug === "grenoble" && hasPage);
	const undone = (Object.keys(OF_WORK) as Work[]).filter((work) => valueAt(practice, [work]) === false);
	const none = [...undone.flatMap((work) => OF_WORK[work]), ...(hasGrenoble ? [] : ["grenobleKm"])];
	const better = betterThan(reading, figures);
	return [untrue(reading.sayings), numbers(Array.isArray(unsaid) ? unsaid : [], none, better)];
}
