const FACE_NAME = "Archivo Sign";

/** Said by features/navigation/route-change.tsx once another page stands. */
const OTHER_PAGE = "autre-page";

/** Less is the face itself: another rise and fall of its letters. */
const HALF_A_LINE_PX = 8;

/**
 * Puts the sign face on the page once it is there: each change of the faces has the browser reckon every style and line
 * anew. Where a line of the first screen would break otherwise (one town in twenty, on a phone of some width), what is
 * being read does not move: the system's face stays until the next page.
 */
export function bringSignFace(address: string): void {
	const face = new FontFace(FACE_NAME, `url(${address}) format("woff2")`, { weight: "500 800" });
	face.load().then(putOn, () => {});
}

function putOn(face: FontFace): void {
	const before = heights();
	document.fonts.add(face);
	const after = heights();
	if (before.every((height, index) => Math.abs(height - (after[index] ?? 0)) < HALF_A_LINE_PX)) return;
	document.fonts.delete(face);
	addEventListener(OTHER_PAGE, () => document.fonts.add(face), { once: true });
}

/** Of the words that the face may break otherwise: what stands on the first screen. */
function heights(): number[] {
	const words = document.querySelectorAll("header span, main > :first-child :is(h1, p)");
	return Array.from(words, (element) => element.getBoundingClientRect().height);
}
