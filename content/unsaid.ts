import { owner } from "#owner";
import { facts } from "./facts.ts";
import { offers } from "./site-map.ts";
import {
	all,
	BETWEEN_SENTENCES,
	euros,
	holds,
	hours,
	integer,
	km,
	percent,
	range,
	spaced,
	span,
	years,
} from "./wording.ts";

/**
 * What the specification has the site say, and what an owner of whom it is not true may take out of it: its words, where a sentence
 * or an entry goes with them; none where the page has another sentence ready (`ifSaid`). The register of claims reads them too.
 */
export const UNSAYABLE = {
	certified: [],
	partners: [],
	interventions: [
		`Plus de ${integer(facts.interventionsOver)} interventions réussies`,
		`interventions réussies > ${integer(facts.interventionsOver)}`,
	],
	damageFree: [percent(facts.damageFreePercent)],
	covered: [`de l’Isère couverte, sur confirmation au-delà de ${km(facts.radiusKm)} ${percent(facts.coveredPercent)}`],
	norms: [`Normes et certifications ${all(facts.norms)}`],
	taxCredit: ["Un crédit d’impôt possible"],
	lowerPremium: ["Une prime d’assurance habitation réduite"],
	propertyValue: ["Un logement mieux valorisé"],
	financing: ["Un financement possible"],
	claddingPrice: [
		`${facts.cladding.timesCheaper} fois moins cher`,
		`qu’une porte blindée neuve ${facts.cladding.timesCheaper} fois`,
	],
	a2pDoors: ["Certifications A2P", "niveau A2P"],
	claddingA2p: ["Certification A2P"],
	partnerWorkshops: [],
	claddingVisit: [
		`Visite sous ${hours(facts.cladding.visitHours)}, pose`,
		`pour ma visite, hors fermeture annoncée ${hours(facts.cladding.visitHours)}`,
	],
	claddingMaking: [`ouvrés de fabrication ${range(facts.cladding.makingDays, "jours")}`],
	claddingInstallation: [
		"Posé en une demi-journée",
		`pose en ${span(facts.cladding.installationHours, "heures")}`,
		`${span(facts.cladding.installationHours, "heures")} sur place`,
		`de pose ${range(facts.cladding.installationHours, "h")}`,
		`de pose, soit une demi-journée ${range(facts.cladding.installationHours, "h")}`,
	],
	certificates: ["Je remets les certificats de conformité"],
	insuranceFile: ["jusqu’au remboursement"],
	breakInReport: ["Un rapport détaillé", "Des photos avant et après", "Rapport détaillé et photos avant et après"],
	emergencyTimes: ["minutes d’intervention pour refermer"],
	repairExample: [`Réparation d’une serrure multipoint ${facts.repairExamplePoints} points`],
	repairFrom: [`la réparation Dès ${euros(facts.repairFromEuros)}`, `Réparation dès ${euros(facts.repairFromEuros)}`],
	freeDiagnosis: ["Un diagnostic gratuit"],
	repair: [
		`Une réparation garantie ${years(facts.guaranteeYears.repair)}`,
		`Réparation garantie ${years(facts.guaranteeYears.repair)}`,
		`La réparation est garantie ${years(facts.guaranteeYears.repair)}`,
		`de garantie sur la réparation, indépendamment de la garantie légale ${years(facts.guaranteeYears.repair)}`,
	],
	armouredDoor: [`de garantie fabricant ${years(facts.guaranteeYears.armouredDoor)}`],
	guaranteedLabour: [],
	preventionAudit: ["Audit de prévention", "je fais le tour avec vous"],
	stockCylinders: [],
	sameKey: ["Une seule clé pour plusieurs portes"],
	decennialInsurance: [],
	freeVisit: [],
} as const satisfies Record<string, readonly string[]>;

export type Unsayable = keyof typeof UNSAYABLE;
export const UNSAYABLE_NAMES = Object.keys(UNSAYABLE) as Unsayable[];

/** Those that the owner took out (owner/unsaid.json). */
export const unsaid: readonly string[] = owner.unsaid;

export const isSaid = (name: Unsayable): boolean =>
	!unsaid.includes(name) &&
	// Said of the doors that he fits; who answers « aucune » to the law's question promises none.
	!(
		name === "decennialInsurance" &&
		(!offers("armouredDoors") || /^aucune/i.test(owner.legal.decennialInsurance ?? ""))
	);

/** How long an intervention takes; nothing where the owner took it out. */
export const usualTimes = isSaid("emergencyTimes") ? facts.emergencyTimes : undefined;

/** One sentence, or the one that stands in its place where the owner took it out. */
export const ifSaid = (name: Unsayable, said: string, otherwise: string): string => (isSaid(name) ? said : otherwise);

/** After how long a laying is guaranteed. */
export const guaranteedParts = ifSaid("guaranteedLabour", "pièces et main-d’œuvre", "sur les pièces");

/** Of a door, where its length is not said. */
export const makersGuarantee = "La garantie écrite de son fabricant";

/** Among what a repair includes. */
export const repairPrice = ifSaid(
	"repairFrom",
	`Réparation à partir de ${euros(facts.repairFromEuros)}`,
	"Un prix écrit avant que je commence",
);

export const repairGuarantee = ifSaid(
	"repair",
	`Garantie ${years(facts.guaranteeYears.repair)}`,
	"La garantie légale sur les pièces",
);

const words = UNSAYABLE_NAMES.filter((name) => !isSaid(name)).flatMap((name): readonly string[] => UNSAYABLE[name]);

/** A page's words without what the owner took out. */
export const said = <T>(content: T): T => (words.length === 0 ? content : withoutWords(content, words));

/**
 * Content without the sentences that hold any of these words. An entry of a list goes when a text of its own goes whole; a text that
 * stands by itself stays, since its page needs it: the publication check then still finds the words, and says where.
 */
export function withoutWords<T>(content: T, words: readonly string[]): T {
	const says = (text: string) => words.some((one) => holds(spaced(text), one));

	/** Undefined: nothing of it is left. */
	function left(value: unknown, isEntry: boolean): unknown {
		if (typeof value === "string") return leftOfText(value);
		if (Array.isArray(value)) return value.map((entry) => left(entry, true)).filter((entry) => entry !== undefined);
		if (typeof value !== "object" || value === null) return value;
		// A figure is read with its label before it.
		const { value: figure, label } = value as { value?: unknown; label?: unknown };
		if (isEntry && typeof figure === "string" && typeof label === "string" && says(`${label} ${figure}`))
			return undefined;
		const fields = Object.entries(value).map(([name, inner]) => [name, inner, left(inner, false)] as const);
		if (isEntry && fields.some(([, inner, kept]) => kept === undefined && inner !== undefined)) return undefined;
		return Object.fromEntries(fields.map(([name, inner, kept]) => [name, kept ?? inner]));
	}

	function leftOfText(text: string): string | undefined {
		if (!says(text)) return text;
		const kept = text.split(BETWEEN_SENTENCES).filter((sentence) => !says(sentence));
		return kept.length === 0 ? undefined : kept.join(" ");
	}

	return (left(content, false) ?? content) as T;
}
