import { owner } from "#owner";
import type { LegalFact } from "./owner-schemas.ts";

/**
 * What the law asks a public site to say and only the owner knows (owner/legal.json). null: not given yet; the page prints
 * these words and the publication check names the fact. Never an invented value.
 */
export const TO_COMPLETE = "À compléter par l’exploitant";

export type LegalFacts = Partial<Record<LegalFact, string | null>>;

export const legalFacts: LegalFacts = owner.legal;

/** A fact, or what it is by law when nothing else is said: who publishes directs the publication (LCEN, article 1-1). */
export const legalFactOf = (given: LegalFacts, name: LegalFact): string | null =>
	given[name] ?? (name === "publicationDirector" ? given.publisherName : null) ?? null;

export type PrintFact = (name: LegalFact) => string;
/** Prints a fact, or the words that say it is missing. */
export const printerOf =
	(given: LegalFacts): PrintFact =>
	(name) =>
		legalFactOf(given, name) ?? TO_COMPLETE;
