import { addDays } from "#content/days.ts";
import { parisFields, parisTime } from "#relay/paris-time.ts";
import type { Span } from "./views.ts";

const DAYS: Record<Span, number> = { "14-jours": 14, "3-mois": 91, "1-an": 365 };

/** Midnight in Paris of the span's first day; today is its last. */
export function startOfSpan(span: Span, nowMs: number): number {
	const { day } = parisFields(nowMs);
	return parisTime(addDays(day, 1 - DAYS[span]), "00:00") ?? nowMs;
}
