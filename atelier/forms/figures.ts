import { valueAt, withValue } from "#atelier/fact-files.ts";
import type { Section, Unit } from "#atelier/form.ts";
import type { FigureName } from "#content/owner-schemas.ts";

/** Two places of the pages say them, with two numbers in the sample: asked once, and written twice. */
const EXPERIENCE = { experienceOnTownPages: true, experienceOnLockChange: true } as const;

const experience: Unit = {
	...{ file: "figures", path: [], point: "clash.experience" },
	fields: [
		{
			...{ key: "experienceOnTownPages", kind: "whole", label: "Vos années d’expérience" },
			stands: (json) => {
				const [one, other] = Object.keys(EXPERIENCE).map((name) => valueAt(json, [name]));
				return one === other ? String(one) : "";
			},
		},
	],
	settle: (next) => withValue(next, ["experienceOnLockChange"], valueAt(next, ["experienceOnTownPages"])),
};

/** What the pages announce, and the point of the publication check that the number settles. */
const ASKED: Record<Exclude<FigureName, keyof typeof EXPERIENCE>, { label: string; point?: string; why?: string }> = {
	interventionsOver: {
		label: "Interventions réussies, plus de",
		why: "Un nombre sûr\u202f: un peu moins que votre compte.",
	},
	damageFreePercent: { label: "Portes ouvertes sans dommage, en\u202f%" },
	coveredPercent: { label: "Part de l’Isère où vous allez, en\u202f%", point: "clash.wholeDepartment" },
	moreThanTowns: { label: "Villes desservies, plus de", point: "clash.townCount" },
	grenobleKm: {
		label: "Distance jusqu’à Grenoble, en km",
		point: "clash.givenDistances",
		why: "57 à vol d’oiseau depuis Bourgoin-Jallieu.",
	},
	repairFromEuros: {
		label: "Une réparation à partir de, en euros TTC",
		point: "clash.scheduleRepair",
		why: "Ce qu’une réparation coûte au moins, jamais moins que votre barème.",
	},
	replyHours: { label: "Vous répondez à une demande sous, en heures", point: "clash.replyDelays" },
	emailReplyHours: { label: "Vous répondez à un e-mail sous, en heures", point: "clash.replyDelays" },
	quoteHours: { label: "Vous donnez un devis détaillé sous, en heures" },
	installationYears: { label: "Vos poses sont garanties, en années" },
	repairYears: { label: "Vos réparations sont garanties, en années" },
	armouredDoorYears: { label: "Le fabricant garantit les portes blindées, en années" },
	claddingTimesCheaper: { label: "Un blindage coûte combien de fois moins qu’une porte neuve" },
};

const LEVELS = ["A2P BP1", "A2P BP2", "A2P BP3"];

/** « Mes chiffres »: owner/figures.json, one answer after the other. */
export const figures = (): Section => ({
	title: "Mes chiffres",
	lead: "Les pages annoncent ces nombres. Mettez les vôtres\u202f: toutes les phrases suivent.",
	units: [
		experience,
		...(Object.keys(ASKED) as (keyof typeof ASKED)[]).map((name): Unit => {
			const { label, point, why } = ASKED[name];
			return {
				...{ file: "figures", path: [name], fields: [{ kind: "whole", label, ...(why ? { why } : {}) }] },
				...(point ? { point } : {}),
			};
		}),
		{
			...{ file: "figures", path: ["a2pMinutes"], point: "clash.a2pMinutes" },
			legend: "Les portes A2P que vous posez, et leurs minutes de résistance",
			why: "Le certificateur donne 5, 10 et 15 minutes pour un bloc-porte entier. Vide\u202f: vous ne posez pas ce niveau.",
			isFolded: true,
			fields: LEVELS.map((level, index) => ({ key: String(index), kind: "whole", label: level, isOptional: true })),
		},
	],
});
