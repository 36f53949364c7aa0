import { facts } from "#content/facts.ts";
import { promise } from "#content/promise.ts";
import { hours } from "#content/wording.ts";
import { startOfSpan } from "#notebook/table.ts";
import type { Span } from "#notebook/views.ts";
import { several } from "#relay/owner/words.ts";
import { parisFields } from "#relay/paris-time.ts";
import type { AnswerFacts } from "#relay/store/notebook.ts";
import { firstAnswersOf, once } from "./figures.ts";

/**
 * What shows the claim « reply » of content/claims, as owner/evidence.json takes it: how many of the span's daytime requests were
 * answered within `facts.replyHours`. Urgent ones have a shorter promise and are left out. Nothing when none came in the daytime.
 */
export function replyEvidence(answers: readonly AnswerFacts[], span: Span, nowMs: number): string | undefined {
	const { kept, decided } = firstAnswersOf(inDaytime(answers), nowMs);
	if (decided === 0) return undefined;
	const [from, to] = [startOfSpan(span, nowMs), nowMs].map(longDay);
	const shownBy = `Carnet, du ${from} au ${to}\u202f: réponse en moins de ${hours(facts.replyHours)} à ${several(kept, "demande", "demandes")} de la journée sur ${decided}.`;
	return `"reply": ${JSON.stringify({ shownBy, date: parisFields(nowMs).day })}`;
}

const inDaytime = once((answers) =>
	answers.filter(({ receivedAtMs, urgent }) => {
		const hour = Number(parisFields(receivedAtMs).hour.slice(0, 2));
		return !urgent && hour >= promise.dayHours.from && hour < promise.dayHours.to;
	}),
);

const DAY = new Intl.DateTimeFormat("fr-FR", { dateStyle: "long", timeZone: "Europe/Paris" });
const longDay = (timeMs: number): string => DAY.format(timeMs).replace(/^1 /, "1er ");
