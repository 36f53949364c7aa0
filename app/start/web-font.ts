import { OTHER_PAGE } from "#app/features/navigation/page-events.ts";

const FAMILY = "Archivo Sign";
/** What the first screen says in the web font, or beside words that are. */
const FIRST_SCREEN = "header span, main > :first-child :is(h1, p)";
/** Less is the font itself: another rise and fall of its letters. */
const HALF_A_LINE_PX = 8;
/** How far a line is drawn together, in hundredths of its size, before it breaks as it did. */
const NARROWEST_PERCENT = 86;

/**
 * Puts the web font on the page once it is there. The fallback has the width of its figures (font-size-adjust,
 * styles/base.css), so most lines break alike; a block that would be higher or lower than it was keeps its height, so that
 * nothing moves under who reads: its lines are drawn together, or it keeps the room of the line that is gone. The next
 * page, and another width of the window, have it as it falls.
 */
export function bringWebFont(): void {
	if (!("fonts" in document)) return;
	// At the start of a frame, when what came before is laid out.
	document.fonts.load(`700 1em "${FAMILY}"`).then(
		() => requestAnimationFrame(() => setTimeout(putOn)),
		() => {},
	);
}

function putOn(): void {
	const blocks = [...document.querySelectorAll<HTMLElement>(FIRST_SCREEN)].map(
		(block) => [block, heightOf(block)] as const,
	);
	document.documentElement.dataset.webFont = "";
	const kept = blocks.filter(([block, before]) => keepHeight(block, before));
	const release = () => {
		for (const [block] of kept)
			for (const property of ["font-size", "min-height"]) block.style.removeProperty(property);
	};
	for (const event of [OTHER_PAGE, "resize"]) addEventListener(event, release, { once: true });
}

/** Gives a block the height in pixels that it had. Returns whether it took anything. */
function keepHeight(block: HTMLElement, before: number): boolean {
	if (heightOf(block) < before - HALF_A_LINE_PX) {
		block.style.minHeight = `${before}px`;
		return true;
	}
	const size = Number.parseFloat(getComputedStyle(block).fontSize);
	let percent = 100;
	while (heightOf(block) > before + HALF_A_LINE_PX && percent > NARROWEST_PERCENT) {
		percent -= 2;
		block.style.fontSize = `${(size * percent) / 100}px`;
	}
	if (percent < 100) block.style.minHeight = `${before}px`;
	return percent < 100;
}

const heightOf = (element: Element) => element.getBoundingClientRect().height;
