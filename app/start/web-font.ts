import { OTHER_PAGE } from "#app/features/navigation/links.ts";

const FAMILY = "Archivo Sign";
/** Text of the first screen in the web font, or next to such text. */
const FIRST_SCREEN = "header span, main > :first-child :is(h1, p)";
/** A smaller change is only the font's ascent and descent. */
const HALF_A_LINE_PX = 8;
/** Smallest font size tried, in percent, so that a block keeps its number of lines. */
const NARROWEST_PERCENT = 86;
const NARROWEST_COLUMN_PERCENT = 55;

/**
 * Applies the web font once loaded. The fallback has the width of its digits (font-size-adjust, styles/base.css), so most
 * lines break alike. A block whose height would change keeps it, to avoid a layout shift: with a smaller font size, or as
 * many lines in a narrower column. Both are removed on the next page or when the window is resized. Resolves when it is
 * applied, or will not be.
 */
export async function loadWebFont(): Promise<void> {
	if (!("fonts" in document)) return;
	try {
		await document.fonts.load(`700 1em "${FAMILY}"`);
	} catch {
		return;
	}
	// At the start of a frame: earlier changes are laid out.
	await new Promise(requestAnimationFrame);
	await new Promise((resolve) => setTimeout(resolve));
	applyWebFont();
}

function applyWebFont(): void {
	const blocks = [...document.querySelectorAll<HTMLElement>(FIRST_SCREEN)].map(
		(block) => [block, heightOf(block)] as const,
	);
	document.documentElement.dataset.webFont = "";
	for (const [block, before] of blocks) keepHeight(block, before);
	const release = () => {
		for (const [block] of blocks)
			for (const property of ["font-size", "max-width", "min-height"]) block.style.removeProperty(property);
	};
	for (const event of [OTHER_PAGE, "resize"]) addEventListener(event, release, { once: true });
}

/** Restores a block's former height in pixels. */
function keepHeight(block: HTMLElement, before: number): void {
	if (heightOf(block) < before - HALF_A_LINE_PX) {
		narrow(block, before);
		block.style.minHeight = `${before}px`;
		return;
	}
	const size = Number.parseFloat(getComputedStyle(block).fontSize);
	let percent = 100;
	while (heightOf(block) > before + HALF_A_LINE_PX && percent > NARROWEST_PERCENT) {
		percent -= 2;
		block.style.fontSize = `${(size * percent) / 100}px`;
	}
	if (percent < 100) block.style.minHeight = `${before}px`;
}

/** Breaks the lines as often as before, where a narrower column does that: otherwise a void would stand below them. */
function narrow(block: HTMLElement, before: number): void {
	const { width } = block.getBoundingClientRect();
	for (let percent = 95; heightOf(block) < before - HALF_A_LINE_PX; percent -= 5) {
		block.style.maxWidth = percent < NARROWEST_COLUMN_PERCENT ? "" : `${(width * percent) / 100}px`;
		if (percent < NARROWEST_COLUMN_PERCENT) return;
	}
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;
