import { bittingPath, nationalDigits, pairsOf } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";
import { opening } from "#content/practice.ts";
import { escapeHtml } from "#shared/escape-html.ts";

/** What a shared link shows: a page's own heading, or a town's plaque with the time it takes to be there. */
export type CardWords =
	| { kind: "page"; title: string }
	| { kind: "town"; name: string; title: string; arrival: string };

export const CARD_SIZE = { width: 1200, height: 630 } as const;
export const CARD_FACE = "Archivo Card";

const MARGIN = 80;
const digits = nationalDigits(business.phone);
const EDGE_Y = 560;

/** The card as SVG, 1200 by 630: night, the words, and the key whose bitting is the phone number along its foot. */
export function cardSvg(words: CardWords): string {
	const body = words.kind === "town" ? townBody(words) : titleBody(words.title);
	return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630" font-family="${CARD_FACE}">
<path fill="#0e1c2b" d="M0 0h1200v630H0z"/>
${keyMark(560, 60, 15, "#16293c", digits)}
${keyMark(MARGIN, 62, 1.7, "#ff8426", pairsOf(digits))}
<text x="196" y="92" font-size="40" fill="#fff">${escapeHtml(business.name)}</text>
<text x="196" y="130" font-size="26" fill="#b9c7d4">${escapeHtml(business.tagline)}</text>
${body}
<path fill="#ff8426" d="M0 630V${EDGE_Y}${bittingPath(digits, { length: 1200, depth: 40 })}L1200 ${EDGE_Y}V630z"/>
<text x="${MARGIN}" y="536" font-size="56" fill="#ff8426">${business.phoneNational}</text>
<text x="${1200 - MARGIN}" y="536" font-size="34" fill="#fff" text-anchor="end">${opening.both}</text>
</svg>`;
}

function titleBody(title: string): string {
	const size = title.length > 60 ? 68 : 80;
	const lines = wrapped(title, Math.floor(2100 / size)).slice(0, 4);
	const top = 330 - ((lines.length - 1) * size * 1.06) / 2;
	return lines
		.map(
			(line, index) =>
				`<text x="${MARGIN}" y="${top + index * size * 1.06}" font-size="${size}" fill="#fff">${escapeHtml(line)}</text>`,
		)
		.join("\n");
}

function townBody({ name, title, arrival }: CardWords & { kind: "town" }): string {
	const size = name.length > 24 ? 56 : 76;
	const width = name.length * size * 0.54 + 130;
	return `<rect x="${MARGIN}" y="196" width="${width}" height="130" rx="10" fill="#1d3f73"/>
<rect x="${MARGIN + 8}" y="204" width="${width - 16}" height="114" rx="6" fill="none" stroke="#f4f6f8" stroke-width="4"/>
<text x="${MARGIN + width / 2}" y="${261 + size * 0.35}" font-size="${size}" fill="#fff" text-anchor="middle">${escapeHtml(name)}</text>
<text x="${MARGIN}" y="430" font-size="96" fill="#ff8426">${escapeHtml(arrival)}</text>
<text x="${MARGIN + arrival.length * 44 + 12}" y="430" font-size="40" fill="#fff">${escapeHtml(title)}</text>`;
}

/** The house's key, bow to the left, 58 units wide before its scale. */
function keyMark(x: number, y: number, scale: number, colour: string, cuts: readonly number[]): string {
	const bitting = bittingPath(cuts, { length: 34, depth: -6.5 });
	return `<g transform="translate(${x} ${y}) scale(${scale})" fill="${colour}"><path fill-rule="evenodd" d="M11 4a11 11 0 1 0 0 22 11 11 0 0 0 0-22zm-3 6.5a4.5 4.5 0 1 1 0 9 4.5 4.5 0 0 1 0-9z"/><path transform="translate(20)" d="M0 11V20${bitting}L34 20L38 15.5L34 11z"/></g>`;
}

/** Greedy lines of at most `room` characters; a word with a hyphen stays whole. */
function wrapped(text: string, room: number): string[] {
	const lines: string[] = [];
	for (const word of text.split(" ")) {
		const last = lines.at(-1);
		if (last !== undefined && `${last} ${word}`.length <= room) lines[lines.length - 1] = `${last} ${word}`;
		else lines.push(word);
	}
	return lines;
}
