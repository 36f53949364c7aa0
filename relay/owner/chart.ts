import { DAY_MS } from "#relay/clock.ts";
import { parisDay } from "#relay/paris-day.ts";
import type { CountedKind, DailyCount } from "#relay/store/records.ts";
import { type Column, table } from "./plain-text.ts";
import { several } from "./words.ts";

const DAYS_SHOWN = 14;
const PAGES_SHOWN = 5;
const LABEL_CELLS = 12;
/** Room for a space, a figure of four digits, and the gap to the next bar. */
const FIGURE_CELLS = 7;
const BAR_CELLS = { least: 6, most: 28 };
/** Told apart without colour. */
const MARK: Record<CountedKind, string> = { tap: "█", request: "▒" };
const TITLE: Record<CountedKind, string> = { tap: "Numéro touché", request: "Demandes" };

const WEEKDAY = new Intl.DateTimeFormat("fr-FR", { weekday: "short", timeZone: "UTC" });

/** The first day of the chart. */
export function firstDayShown(nowMs: number): string {
	return lastDays(nowMs)[0] ?? "";
}

/** What rang in the last two weeks, day by day, then page by page. No line when nothing did. */
export function showChart(counts: readonly DailyCount[], { nowMs, cells }: { nowMs: number; cells: number }): string[] {
	const days = lastDays(nowMs);
	const shown = counts.filter(({ day }) => days.includes(day));
	if (shown.length === 0) return [];
	const sum = (kind: CountedKind, isMeant: (one: DailyCount) => boolean = () => true) =>
		shown.filter((one) => one.kind === kind && isMeant(one)).reduce((total, { count }) => total + count, 0);
	const taps = several(sum("tap"), "fois", "fois");
	const requests = several(sum("request"), "demande envoyée", "demandes envoyées");
	return [
		"Appels et demandes, en 14\u00a0jours",
		`${TITLE.tap} ${taps}, ${requests}.`,
		"",
		...byDay(days, sum, cells),
		"",
		...byPage(shown, sum, cells),
	];
}

type Sum = (kind: CountedKind, isMeant: (one: DailyCount) => boolean) => number;

function byDay(days: readonly string[], sum: Sum, cells: number): string[] {
	const rows = days.map((day) => {
		const of = (kind: CountedKind) => sum(kind, (one) => one.day === day);
		return { label: dayWords(day).padEnd(LABEL_CELLS), tap: of("tap"), request: of("request") };
	});
	const most = Math.max(...rows.flatMap(({ tap, request }) => [tap, request]));
	const room = Math.floor((cells - LABEL_CELLS) / 2) - FIGURE_CELLS;
	const longest = Math.min(BAR_CELLS.most, Math.max(BAR_CELLS.least, room));
	// One mark per unit while there is room, then in proportion, with at least one mark unless the count is 0.
	const bar = (kind: CountedKind, count: number) => {
		const marks = most <= longest ? count : Math.max(1, Math.round((count / most) * longest));
		return count === 0 ? "·" : `${MARK[kind].repeat(marks)} ${count}`;
	};
	const tapCells = Math.max(TITLE.tap.length, ...rows.map(({ tap }) => bar("tap", tap).length)) + 2;
	return [
		`${" ".repeat(LABEL_CELLS)}${TITLE.tap.padEnd(tapCells)}${TITLE.request}`,
		...rows.map(({ label, tap, request }) => label + bar("tap", tap).padEnd(tapCells) + bar("request", request)),
	];
}

function byPage(shown: readonly DailyCount[], sum: Sum, cells: number): string[] {
	const pages = [...new Set(shown.map(({ page }) => page))]
		.map((page) => {
			const of = (kind: CountedKind) => sum(kind, (one) => one.page === page);
			return { page, tap: of("tap"), request: of("request") };
		})
		.sort((a, b) => b.tap + b.request - a.tap - a.request || a.page.localeCompare(b.page));
	// Figures stand under each other, at the end of their title.
	const figures = (kind: CountedKind, rank: number): Column<(typeof pages)[number]> => ({
		title: TITLE[kind],
		cell: (row) => String(row[kind]).padStart(TITLE[kind].length),
		...{ min: TITLE[kind].length, rank },
	});
	const columns = [
		{ title: "Page", cell: ({ page }: { page: string }) => pageWords(page), min: 10, rank: 3 },
		figures("tap", 2),
		figures("request", 1),
	];
	const others = pages.length - PAGES_SHOWN;
	return [
		...table(pages.slice(0, PAGES_SHOWN), columns, cells),
		...(others > 0 ? [`et ${several(others, "autre page", "autres pages")}`] : []),
	];
}

/** Oldest first, today last. Counted from noon, to be safe from daylight-saving changes. */
function lastDays(nowMs: number): string[] {
	const noonMs = Date.parse(`${parisDay(nowMs)}T12:00Z`);
	return Array.from({ length: DAYS_SHOWN }, (_, index) => parisDay(noonMs - (DAYS_SHOWN - 1 - index) * DAY_MS));
}

/** « sam. 14/03 ». */
function dayWords(day: string): string {
	const [, month, date] = day.split("-");
	return `${WEEKDAY.format(Date.parse(day))} ${date}/${month}`;
}

function pageWords(page: string): string {
	if (page === "/") return "accueil";
	return page === "autre" ? "une autre adresse" : page;
}
