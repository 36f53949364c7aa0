import { cutTo, printableLine, width } from "./plain-text.ts";

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
