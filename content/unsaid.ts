import { owner } from "#owner";
import { facts } from "./facts.ts";
import { withoutWords } from "./without-words.ts";
import { all, percent } from "./wording.ts";

/**
 * What the specification has the site say, and what an owner of whom it is not true may take out of it: its words, where a sentence
 * or an entry goes with them; none where the page has another sentence ready (`ifSaid`). The register of claims reads them too.
 */
export const UNSAYABLE = {
	certified: [],
	partners: [],
	interventions: [
		`Plus de ${facts.interventionsOver} interventions réussies`,
		`interventions réussies > ${facts.interventionsOver}`,
	],
	damageFree: [percent(facts.damageFreePercent)],
	covered: [`de l’Isère couverte ${percent(facts.coveredPercent)}`],
	norms: [`Normes et certifications ${all(facts.norms)}`],
	taxCredit: ["Un crédit d’impôt possible"],
	lowerPremium: ["Une prime d’assurance habitation réduite"],
	propertyValue: ["Un logement mieux valorisé"],
	financing: ["Un financement possible"],
	claddingPrice: [
		`${facts.cladding.timesCheaper} fois moins cher`,
		`qu’une porte blindée neuve ${facts.cladding.timesCheaper} fois`,
	],
	claddingA2p: ["Certification A2P"],
} as const satisfies Record<string, readonly string[]>;

export type Unsayable = keyof typeof UNSAYABLE;
export const UNSAYABLE_NAMES = Object.keys(UNSAYABLE) as Unsayable[];

/** Those that the owner took out (owner/unsaid.json). */
export const unsaid: readonly string[] = owner.unsaid;

export const isSaid = (name: Unsayable): boolean => !unsaid.includes(name);

/** One sentence, or the one that stands in its place where the owner took it out. */
export const ifSaid = (name: Unsayable, said: string, otherwise: string): string => (isSaid(name) ? said : otherwise);

const words = UNSAYABLE_NAMES.filter((name) => !isSaid(name)).flatMap((name): readonly string[] => UNSAYABLE[name]);

/** A page's words without what the owner took out. */
export const said = <T>(content: T): T => (words.length === 0 ? content : withoutWords(content, words));
