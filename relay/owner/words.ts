import { DAY_MS, HOUR_MS, MINUTE_MS } from "#relay/clock.ts";
import type { ParcelRecord } from "#relay/store/records.ts";

/** A length of time as one says it: « 12 min », « 5 h », « 3 j ». */
export function span(durationMs: number): string {
	const whole = (unitMs: number) => Math.floor(Math.abs(durationMs) / unitMs);
	if (whole(MINUTE_MS) < 1) return "moins d’1\u00a0min";
	if (whole(HOUR_MS) < 1) return `${whole(MINUTE_MS)}\u00a0min`;
	if (whole(DAY_MS) < 2) return `${whole(HOUR_MS)}\u00a0h`;
	return `${whole(DAY_MS)}\u00a0j`;
}

export const ago = (timeMs: number, nowMs: number) => `il y a ${span(nowMs - timeMs)}`;
/** For a column: « <1 min », « 5 h ». */
export const age = (timeMs: number, nowMs: number) => span(nowMs - timeMs).replace("moins d’", "<");
export const inTime = (timeMs: number, nowMs: number) =>
	timeMs <= nowMs ? "sous peu" : `dans ${span(timeMs - nowMs)}`;

const SHORT_DATE = new Intl.DateTimeFormat("fr-FR", {
	timeZone: "Europe/Paris",
	day: "2-digit",
	month: "2-digit",
	hour: "2-digit",
	minute: "2-digit",
});

/** « 14/03 10:26 », in Paris. */
export const shortDate = (timeMs: number) => SHORT_DATE.format(timeMs);

/** What became of a letter or an alert, and what comes next. */
export function stateWords(parcel: ParcelRecord, nowMs: number): string {
	const next = parcel.nextAttemptAtMs === undefined ? "" : inTime(parcel.nextAttemptAtMs, nowMs);
	if (parcel.leasedUntilMs !== undefined && parcel.leasedUntilMs > nowMs) return "en train de partir";
	switch (parcel.state) {
		case "pending":
			return "à envoyer";
		case "retry":
			return `nouvel essai ${next}`;
		case "uncertain":
			return `incertaine, dernier essai ${next}`;
		case "held":
			return "attend votre décision";
		case "accepted":
			return "envoyée";
		case "quarantined":
			return "en quarantaine";
	}
}

export function several(count: number, one: string, more = `${one}s`): string {
	return `${count}\u00a0${count > 1 ? more : one}`;
}

/*
 * What strangers typed reaches a terminal here: an escape sequence could repaint it, retitle its window or, in some,
 * type for its owner; a bidirectional override shows one number and holds another. The form refuses most of these, yet
 * a store may hold what an older form let through.
 */
const UNSAFE =
	/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/gu;

/** Text as it may be printed: line breaks stay, every other control or invisible character shows as « · ». */
export function printable(text: string): string {
	return text.replace(/\r\n?/g, "\n").replace(UNSAFE, "·");
}

/** The same on one line. */
export function printableLine(text: string): string {
	return printable(text)
		.split("\n")
		.map((part) => part.trim())
		.join(" ");
}

/** JSON whose every character is visible: what JSON leaves as it is, it can also write as \uXXXX. */
export function printableJson(value: unknown): string {
	const escaped = (character: string) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
	return JSON.stringify(value, null, 2).replace(UNSAFE, (character) =>
		character === "\t" ? character : escaped(character),
	);
}

/** Width to print at. A pipe has none, so that nothing is cut; a terminal that does not know its own is taken for 80. */
export function cellsOf({ isTTY, columns }: { isTTY?: boolean; columns?: number }): number {
	return isTTY === true ? columns || 80 : Number.POSITIVE_INFINITY;
}

const SEGMENTS = new Intl.Segmenter("fr", { granularity: "grapheme" });
/** East Asian wide forms and pictures take two cells. */
const WIDE =
	/[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1f300}-\u{1faff}\u{20000}-\u{3fffd}]/u;

const widthOf = (grapheme: string) => (WIDE.test(grapheme) ? 2 : 1);

/** Cells that a terminal gives to a line. */
export function width(line: string): number {
	// Most words are ASCII, and each segmenting leaves the memory something to tidy.
	if (/^[ -~]*$/.test(line)) return line.length;
	let cells = 0;
	for (const { segment } of SEGMENTS.segment(line)) cells += widthOf(segment);
	return cells;
}

/** A line cut to at most `cells`, with « … » when something was cut. */
export function cutTo(line: string, cells: number): string {
	if (width(line) <= cells) return line;
	let kept = "";
	let used = 0;
	for (const { segment } of SEGMENTS.segment(line)) {
		if (used + widthOf(segment) > cells - 1) break;
		kept += segment;
		used += widthOf(segment);
	}
	return `${kept}…`;
}

/** Text in lines of at most `cells`, broken between words where there are any. */
export function wrap(text: string, cells: number): string[] {
	return text.split("\n").flatMap((paragraph) => {
		const lines: string[] = [];
		let line = "";
		// Counted word by word: a pipe never breaks a line, and its whole width each time would take the square of its length.
		let used = 0;
		for (const word of paragraph.split(" ")) {
			const wide = width(word);
			if (line !== "" && used + 1 + wide > cells) {
				lines.push(line);
				[line, used] = [word, wide];
			} else [line, used] = line === "" ? [word, wide] : [`${line} ${word}`, used + 1 + wide];
		}
		return [...lines, line];
	});
}

export interface Column<T> {
	title: string;
	cell: (item: T) => string;
	/** Never narrower; a column that cannot keep it is left out. */
	min: number;
	/** The lowest leaves first when the terminal is narrow. */
	rank: number;
}

const GAP = 2;

/**
 * Lines of a table that fits: the widest columns give way down to their minimum, then the least important ones leave.
 *
 * @param cells width of the terminal
 */
export function table<T>(items: readonly T[], columns: readonly Column<T>[], cells: number): string[] {
	let shown = columns.map((column) => {
		const texts = items.map((item) => printableLine(column.cell(item)));
		return { ...column, texts, natural: Math.max(...[column.title, ...texts].map(width)) };
	});
	shown = shown.filter(({ texts }) => texts.some((text) => text !== ""));
	const total = (widths: number[]) => widths.reduce((sum, one) => sum + one + GAP, -GAP);
	while (shown.length > 1 && total(shown.map(({ min, natural }) => Math.min(min, natural))) > cells) {
		const least = Math.min(...shown.map(({ rank }) => rank));
		shown = shown.filter(({ rank }) => rank !== least);
	}
	const widths = shown.map(({ natural }) => natural);
	while (total(widths) > cells) {
		const spare = shown.map(({ min }, index) => (widths[index] ?? 0) - min);
		const most = spare.indexOf(Math.max(...spare));
		if ((spare[most] ?? 0) <= 0) break;
		widths[most] = (widths[most] ?? 0) - 1;
	}
	const line = (texts: string[]) =>
		texts
			.map((text, index) => {
				const cut = cutTo(text, widths[index] ?? 0);
				return cut + " ".repeat(Math.max(0, (widths[index] ?? 0) - width(cut)));
			})
			.join(" ".repeat(GAP))
			.trimEnd();
	return [
		line(shown.map(({ title }) => title)),
		line(widths.map((cells) => "─".repeat(cells))),
		...items.map((_, index) => line(shown.map(({ texts }) => texts[index] ?? ""))),
	];
}
