import { pageFacts } from "#content/page-facts.ts";

/** Whatever a finger may aim at. Cookie banner and drawer are no part: the one stands below the button, the other above. */
const CONTROLS = ":is(main, footer) :is(a, button, summary, label, input, select, textarea)";
/** Whatever holds words to read. */
const TEXTS =
	":is(main, footer) :is(h1, h2, h3, h4, p, li, dt, dd, th, td, caption, figcaption, legend, blockquote, span)";
/** Free space kept around the button: a finger is not exact. */
const MARGIN_PX = 6;

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/**
 * Shows the floating call button once the page is scrolled: round where nothing lies under it; at the screen's edge, narrow,
 * where words do; nowhere over a control, whose presses it would take, nor over words that go to the edge: the header has the
 * number. CSS draws it from an attribute of <html> (styles/pieces.css).
 */
export function showFloatingCall(): void {
	const root = document.documentElement;
	const update = () => {
		const form = scrollY > pageFacts.floatingButtonAfterPx ? formHere() : "";
		if (form) root.setAttribute("data-call", form);
		else root.removeAttribute("data-call");
	};
	for (const event of ["scroll", "resize"]) addEventListener(event, update, { passive: true });
	// Answers that open, fields that appear, the cookie banner that comes or goes: the document's height changes.
	new ResizeObserver(update).observe(root);
	update();
}

/** Boxes are read only past the threshold: the first screen's start lays nothing out for it. */
function formHere(): "round" | "edge" | "" {
	const button = document.querySelector(".floating-call a")?.getBoundingClientRect();
	if (!button) return "";
	// As pieces.css draws them, four rem high: 4 rem round at one rem of the edge; at the edge, 3 rem to press, 1.5 to see.
	const rem = button.height / 4;
	const edge = document.documentElement.clientWidth;
	const within = (left: number, right: number): Box => ({ left, right, top: button.top, bottom: button.bottom });
	const round = within(edge - 5 * rem, edge - rem);
	if (!onAControl(round) && !onWords(round)) return "round";
	// A text's last letter has that much air at its side.
	const air = rem / 4;
	return onAControl(within(edge - 3 * rem, edge)) || onWords(within(edge - 1.5 * rem + air, edge)) ? "" : "edge";
}

const meet = (one: Box, other: Box, marginPx: number) =>
	one.right > one.left &&
	one.right > other.left - marginPx &&
	one.left < other.right + marginPx &&
	one.bottom > other.top - marginPx &&
	one.top < other.bottom + marginPx;

const onAControl = (place: Box) =>
	[...document.querySelectorAll(CONTROLS)].some(
		(control) => [...control.getClientRects()].some((box) => meet(box, place, MARGIN_PX)) && isSeen(control),
	);

/** A paragraph's box goes to the column's end; its words often do not, or by a hair beyond. */
const onWords = (place: Box) =>
	[...document.querySelectorAll(TEXTS)].some(
		(text) =>
			meet(text.getBoundingClientRect(), place, MARGIN_PX) &&
			isSeen(text) &&
			linesOf(text).some((line) => meet(line, place, 0)),
	);

function linesOf(text: Element): Box[] {
	const range = document.createRange();
	const texts = document.createTreeWalker(text, NodeFilter.SHOW_TEXT);
	const lines: Box[] = [];
	while (texts.nextNode()) {
		range.selectNodeContents(texts.currentNode);
		lines.push(...range.getClientRects());
	}
	return lines;
}

/** Safari has it since 17.4: before, what has a box counts as seen. */
const isSeen = (element: Element) => element.checkVisibility?.({ visibilityProperty: true }) ?? true;
