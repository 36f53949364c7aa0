import { pageFacts } from "#content/page-facts.ts";

/** Whatever a finger may aim at. Cookie banner and drawer are no part: the one stands below the button, the other above. */
const CONTROLS = ":is(main, footer) :is(a, button, summary, label, input, select, textarea)";
/** Free space kept around the button: a finger is not exact. */
const MARGIN_PX = 6;

/**
 * Shows the floating call button once the page is scrolled, wherever no control lies under it: at the other places it would
 * take their presses, and the header has the number. CSS shows it from an attribute of <html> (styles/pieces.css).
 */
export function showFloatingCall(): void {
	const root = document.documentElement;
	const update = () =>
		root.toggleAttribute("data-floating-call", scrollY > pageFacts.floatingButtonAfterPx && !coversAControl());
	for (const event of ["scroll", "resize"]) addEventListener(event, update, { passive: true });
	// Answers that open, fields that appear, the cookie banner that comes or goes: the document's height changes.
	new ResizeObserver(update).observe(root);
	update();
}

/** Boxes are read only past the threshold: the first screen's start lays nothing out for it. */
function coversAControl(): boolean {
	const button = document.querySelector(".floating-call a")?.getBoundingClientRect();
	if (!button) return true;
	const lies = (box: DOMRect) =>
		box.width > 0 &&
		box.right > button.left - MARGIN_PX &&
		box.left < button.right + MARGIN_PX &&
		box.bottom > button.top - MARGIN_PX &&
		box.top < button.bottom + MARGIN_PX;
	return [...document.querySelectorAll(CONTROLS)].some(
		(control) =>
			[...control.getClientRects()].some(lies) &&
			// Safari has it since 17.4: before, what has a box counts as seen.
			(control.checkVisibility?.({ visibilityProperty: true }) ?? true),
	);
}
