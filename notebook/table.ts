import { addDays } from "#content/days.ts";
import { parisFields, parisTime } from "#relay/paris-time.ts";
import type { AnswerFacts } from "#relay/store/notebook.ts";
import type { DailyCount } from "#relay/store/records.ts";
import type { Span } from "./views.ts";

const DAYS: Record<Span, number> = { "14-jours": 14, "3-mois": 91, "1-an": 365 };

/** Midnight in Paris of the span's first day; today is its last. */
export function startOfSpan(span: Span, nowMs: number): number {
	const { day } = parisFields(nowMs);
	return parisTime(addDays(day, 1 - DAYS[span]), "00:00") ?? nowMs;
}

const KINDS = { tap: "appels touchés", request: "demandes envoyées" } as const;
const STANDINGS = {
	"to-call": "à rappeler",
	"under-way": "en cours",
	finished: "terminée",
	before: "avant le carnet",
} as const;

/** Counts by day and page, then each request without its person, for a spreadsheet that opens French tables. */
export function figuresTable(counts: readonly DailyCount[], answers: readonly AnswerFacts[]): string {
	const rows = [
		["jour", "page", "quoi", "nombre"],
		...counts.map(({ day, page, kind, count }) => [day, page, KINDS[kind], String(count)]),
		[],
		["reçue le", "à", "ville", "service", "urgente", "réponse après (minutes)", "où elle en est"],
		...answers.map(({ receivedAtMs, answeredAtMs, city, service, urgent, standing }) => {
			const { day, hour } = parisFields(receivedAtMs);
			const minutes = answeredAtMs === undefined ? "" : String(Math.round((answeredAtMs - receivedAtMs) / 60_000));
			return [day, hour, city, service, urgent ? "oui" : "non", minutes, STANDINGS[standing]];
		}),
	];
	// Ten thousand rows say the same few hundred things.
	const cells = new Map<string, string>();
	const written = (value: string) => cells.get(value) ?? remember(cells, value, cell(value));
	// Excel reads UTF-8 only with this mark.
	return `\ufeff${rows.map((row) => row.map(written).join(";")).join("\r\n")}\r\n`;
}

function remember(cells: Map<string, string>, value: string, text: string): string {
	cells.set(value, text);
	return text;
}

/** A cell that begins like a formula would be run by a spreadsheet, full width too: an apostrophe makes it text. */
function cell(value: string): string {
	const oneLine = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
	const safe = /^[=+\-@＝＋－＠]/.test(oneLine) ? `'${oneLine}` : oneLine;
	return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
