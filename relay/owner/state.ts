import { isSilent, troublesToTell } from "#relay/alarms/troubles.ts";
import { alarmAdvice, alarmTitle } from "#relay/alarms/words.ts";
import { DAY_MS } from "#relay/clock.ts";
import { parisDay } from "#relay/paris-time.ts";
import type {
	ChannelStatus,
	CountedKind,
	DailyCount,
	SafetyRecord,
	StoreStatus,
	Trouble,
} from "#relay/store/records.ts";
import { ago, type Column, inTime, printableLine, several, table, wrap } from "./words.ts";

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

export interface State {
	lines: string[];
	/** The owner need not act. */
	well: boolean;
}

interface Circumstances {
	nowMs: number;
	cells: number;
	hasWebhook: boolean;
	/** Where letters are written for want of a mail server. */
	mailFolder?: string | undefined;
	/** Why requests cannot be kept, or soon will not be. */
	storeFaults?: readonly string[];
	/** What rang lately, drawn. */
	chart?: readonly string[];
	/** Copies off the machine; absent when none are made. */
	copies?: Copies | undefined;
}

interface Copies {
	/** Somebody said how to read one again. */
	isTried: boolean;
	isOnSameDisk: boolean;
}

/** How things are, in words, and what to do about what is wrong. */
export function showState(
	status: StoreStatus,
	{ nowMs, cells, hasWebhook, mailFolder, storeFaults = [], chart = [], copies }: Circumstances,
): State {
	const { lastSeenAtMs, channels } = status;
	const silent = isSilent(status, nowMs);
	const troubles = troublesToTell(status, nowMs);
	const well = !silent && troubles.length === 0 && storeFaults.length === 0 && mailFolder === undefined;
	const rows: [string, string[]][] = [
		["Relais", [lastSeenAtMs === undefined ? "jamais vu" : `vu ${ago(lastSeenAtMs, nowMs)}`]],
		["Demandes", [`${several(status.requests, "gardée")}, dont ${status.quarantined} en quarantaine`]],
		[
			"Lettres",
			mailFolder === undefined
				? channelLines(channels.letter, nowMs)
				: [
						`pas de serveur de courriel (SMTP_URL)\u202f: elles sont écrites dans ${mailFolder}, personne ne les reçoit`,
						...channelLines(channels.letter, nowMs),
					],
		],
		[
			"Alertes",
			hasWebhook || channels.webhook.waiting > 0
				? channelLines(channels.webhook, nowMs)
				: ["pas de second canal\u202f: réglez WEBHOOK_URL pour être prévenu quand le courriel tombe en panne"],
		],
		["Copies", copies === undefined ? NO_COPIES : copyLines(status.safety, copies, nowMs)],
	];
	const lines = rows.flatMap(([label, texts]) =>
		texts.flatMap((text, index) =>
			wrap(printableLine(text), Math.max(20, cells - 10)).map(
				(line, part) => (index + part === 0 ? label : "").padEnd(10) + line,
			),
		),
	);
	const alarms = troubles.flatMap((trouble) => ["", ...alarmLines(trouble, nowMs, cells)]);
	for (const fault of storeFaults) alarms.push("", ...wrap(`ALARME · ${printableLine(fault)}`, cells));
	if (silent)
		alarms.push(
			"",
			...wrap("ALARME · Le relais ne tourne pas\u202f: relancez le site («\u202fnpm run relay\u202f»).", cells),
		);
	return {
		lines: [
			...lines,
			...(chart.length > 0 ? ["", ...chart] : []),
			...alarms,
			...pastStoreTrouble(status, nowMs, cells),
			"",
			well ? "Tout va bien." : "À faire\u202f: voir ci-dessus.",
		],
		well,
	};
}

const NO_COPIES = [
	"aucune hors de la machine\u202f: réglez BACKUP_DIR ou BACKUP_COMMAND, sinon un disque perdu emporte les demandes",
];

function copyLines({ copy, drill }: StoreStatus["safety"], { isTried, isOnSameDisk }: Copies, nowMs: number): string[] {
	const held = copy.requests === undefined ? "" : `, ${several(copy.requests, "demande")}`;
	return [
		copy.doneAtMs === undefined
			? `aucune n’est encore faite${failureIn(copy)}`
			: `dernière ${ago(copy.doneAtMs, nowMs)}${held}${failureIn(copy)}`,
		isTried
			? `${drill.doneAtMs === undefined ? "jamais relue" : `relue avec succès ${ago(drill.doneAtMs, nowMs)}`}${failureIn(drill)}`
			: "personne ne sait si elle se restaure\u202f: réglez BACKUP_RESTORE_COMMAND",
		...(isOnSameDisk ? ["BACKUP_DIR est sur le disque de DATA_DIR\u202f: ce disque perdu, tout l’est"] : []),
	];
}

const failureIn = ({ reason }: SafetyRecord) =>
	reason === undefined ? "" : `\u202f; dernier essai manqué (${reason})`;

function channelLines(status: ChannelStatus, nowMs: number): string[] {
	const { waiting, oldestQueuedAtMs = nowMs, nextAttemptAtMs = nowMs, held, lastAcceptedAtMs } = status;
	const queue =
		waiting === 0
			? "rien en attente"
			: `${waiting} en attente, la plus ancienne depuis ${ago(oldestQueuedAtMs, nowMs).replace("il y a ", "")}, prochain essai ${inTime(nextAttemptAtMs, nowMs)}`;
	return [
		queue,
		...(held > 0 ? [`${held} ${held > 1 ? "attendent" : "attend"} votre décision`] : []),
		lastAcceptedAtMs === undefined ? "aucune n’est encore partie" : `dernière partie ${ago(lastAcceptedAtMs, nowMs)}`,
	];
}

function alarmLines(trouble: Trouble, nowMs: number, cells: number): string[] {
	const text = `ALARME · ${alarmTitle(trouble)} (depuis ${ago(trouble.sinceMs, nowMs).replace("il y a ", "")}). ${alarmAdvice(trouble)}`;
	return wrap(printableLine(text), cells);
}

/** Visitors who were turned away are worth knowing of, even though it is over. */
function pastStoreTrouble({ alarms }: StoreStatus, nowMs: number, cells: number): string[] {
	const past = alarms.find(({ kind, clearedAtMs = 0 }) => kind === "store" && nowMs - clearedAtMs < 7 * DAY_MS);
	if (past === undefined) return [];
	const text = `Terminé ${ago(past.clearedAtMs ?? nowMs, nowMs)} · ${alarmTitle(past)}\u202f: ${several(past.count, "visiteur a lu", "visiteurs ont lu")} «\u202fErreur\u202f» (${past.reason}).`;
	return ["", ...wrap(printableLine(text), cells)];
}
