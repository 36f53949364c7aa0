import { type BuiltPage, builtContradictions } from "./built-pages.ts";
import { contradictions } from "./contradictions.ts";
import { legalGaps, placeholders, scheduleGaps, unproven } from "./gaps.ts";
import type { Finding, Material } from "./material.ts";

/** Findings under one heading, in the order in which the owner works through them. */
export type Chapter = { title: string; findings: Finding[] };

/**
 * Everything that stands between this content and a public site, in the order in which the owner works through it.
 *
 * @param pages the built site, none before it is built
 */
export function publicationCheck(material: Material, pages: readonly BuiltPage[] = []): Chapter[] {
	const chapters = [
		{ title: "Exemples et valeurs provisoires", findings: placeholders(material) },
		{ title: "Mentions que la loi demande", findings: legalGaps(material) },
		{ title: "Barème des prix", findings: scheduleGaps(material) },
		{ title: "Ce qui se contredit", findings: [...contradictions(material), ...builtContradictions(pages)] },
		{ title: "Ce qui reste à prouver", findings: unproven(material) },
	];
	return chapters
		.filter(({ findings }) => findings.length > 0)
		.map(({ title, findings }) => ({ title, findings: blockingFirst(findings) }));
}

const blockingFirst = (findings: Finding[]) => findings.toSorted((a, b) => Number(b.isBlocking) - Number(a.isBlocking));

/** « 12 points bloquants, 1 point à vérifier ». */
export function summary(chapters: readonly Chapter[]): string {
	const blocking = countBlocking(chapters);
	const toCheck = chapters.flatMap(({ findings }) => findings).length - blocking;
	if (blocking + toCheck === 0) return "Rien ne s’oppose à la publication.";
	const points = (n: number, kind: string) => `${n} point${n > 1 ? "s" : ""} ${kind}`;
	if (blocking === 0) return `Rien ne bloque la publication : reste ${points(toCheck, "à vérifier")}.`;
	const counts = `${points(blocking, blocking > 1 ? "bloquants" : "bloquant")}, ${points(toCheck, "à vérifier")}`;
	return `Le site ne doit pas être publié : ${counts}.`;
}

/** What the command leaves with: 1 while anything blocks. */
export const exitCodeOf = (chapters: readonly Chapter[]): number => (countBlocking(chapters) > 0 ? 1 : 0);

const countBlocking = (chapters: readonly Chapter[]): number =>
	chapters.flatMap(({ findings }) => findings).filter(({ isBlocking }) => isBlocking).length;
