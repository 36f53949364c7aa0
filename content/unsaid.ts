import { owner } from "#owner";
import { facts } from "./facts.ts";
import { offers } from "./site-map.ts";
import type { Unsayable } from "./unsayable-names.ts";
import { all, BETWEEN_SENTENCES, holds, hours, integer, km, percent, spaced, span } from "./wording.ts";

/** A part of the département is what lies within his radius; the whole of it, as the specification has it, is beyond that too. */
export const coveredLabel =
	facts.coveredPercent < 100
		? `de l’Isère à ${km(facts.radiusKm)} au plus`
		: `de l’Isère couverte, sur confirmation au-delà de ${km(facts.radiusKm)}`;

/**
 * What the specification has the site say, and what an owner of whom it is not true may take out of it: its words, where a sentence
 * or an entry goes with them on several pages. The register of claims reads them too.
 */
export const UNSAYABLE = {
	interventions: [
		`Plus de ${integer(facts.interventionsOver)} interventions réussies`,
		`interventions réussies > ${integer(facts.interventionsOver)}`,
	],
	damageFree: [percent(facts.damageFreePercent)],
	covered: [`${coveredLabel} ${percent(facts.coveredPercent)}`],
	norms: [`Normes et certifications ${all(facts.norms)}`],
	taxCredit: ["Un crédit d’impôt possible"],
	lowerPremium: ["Une prime d’assurance habitation réduite"],
	propertyValue: ["Un logement mieux valorisé"],
	financing: ["Un financement possible"],
	claddingPrice: [`${facts.cladding.timesCheaper} fois moins cher`],
	a2pDoors: ["Certifications A2P", "niveau A2P"],
	claddingA2p: ["Certification A2P"],
	claddingVisit: [`Visite sous ${hours(facts.cladding.visitHours)}, pose`],
	claddingInstallation: [`pose en ${span(facts.cladding.installationHours, "heures")}`],
	insuranceFile: ["jusqu’au remboursement"],
	breakInReport: ["Un rapport détaillé", "Des photos avant et après", "Rapport détaillé et photos avant et après"],
	emergencyTimes: ["minutes d’intervention pour refermer"],
	preventionAudit: ["Audit de prévention", "je fais le tour avec vous"],
} as const satisfies Partial<Record<Unsayable, readonly string[]>>;

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

/** One sentence or entry, or the one that stands in its place where the owner took it out. */
export const ifSaid = <T>(name: Unsayable, said: T, otherwise: T): T => (isSaid(name) ? said : otherwise);

type Words = Partial<Record<Unsayable, readonly string[]>>;
const takenOut = (words: Words): string[] =>
	Object.entries(words).flatMap(([name, own]) => (unsaid.includes(name) ? own : []));
const everywhere = takenOut(UNSAYABLE);

/** A page's words without what the owner took out. */
export const said = <T>(content: T): T => saidOn({}, content);

/** @param ofPage words that no other page has */
export function saidOn<T>(ofPage: Words, content: T): T {
	const words = [...everywhere, ...takenOut(ofPage)];
	return words.length === 0 ? content : withoutWords(content, words);
}

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
