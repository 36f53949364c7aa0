import { parisFields, parisTime } from "./paris-time.ts";
import type { Span } from "./views.ts";

const DAYS: Record<Span, number> = { "14-jours": 14, "3-mois": 91, "1-an": 365 };

/** Midnight in Paris of the span's first day; today is its last. */
export function startOfSpan(span: Span, nowMs: number): number {
	const { day } = parisFields(nowMs);
	const noon = Date.parse(`${day}T12:00:00Z`);
	const first = new Date(noon - (DAYS[span] - 1) * 86_400_000).toISOString().slice(0, 10);
	return parisTime(first, "00:00") ?? nowMs;
}
