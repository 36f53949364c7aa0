import { words } from "#content/travel-time-words.ts";
import { type Found, findPlaces, foldText, labelOf, MAX_TYPED, type Match, type PlaceIndex } from "./find-place.ts";

const QUOTED = 40;
/** Places offered at once: more than these are told apart by a name. */
export const CHOICES_SHOWN = 12;

/** What a typed text finds, or the sentence that says why it finds nothing. */
export function lookUp(index: PlaceIndex, typed: string): { found: Found } | { trouble: string } {
	const text = typed.trim();
	if (text === "") return { trouble: words.empty };
	if (text.length > MAX_TYPED) return { trouble: words.tooLong };
	if (foldText(text).length < 2) return { trouble: words.nonsense };
	const found = findPlaces(index, text);
	if (found.kind === "none") return { trouble: words.unknown(quoted(text)) };
	// Of a code with two readings, both are asked about.
	return { found: found.kind === "cedex" ? { ...found, matches: [...found.matches, ...found.others] } : found };
}

/** Its beginning, never cut inside a sign. */
const quoted = (text: string): string => [...text.slice(0, 2 * QUOTED)].slice(0, QUOTED).join("");

/** What is asked when several places may be meant. */
export function questionFor({ kind, code, matches }: Found, typed: string): string {
	if (kind === "code") return words.code(code, matches.length);
	if (kind === "cedex") return words.cedex(code);
	if (kind === "namesakes") return words.namesakes(typed);
	return matches.length > 1 ? words.several(typed) : words.others;
}

/** « Morestel », « Les Abrets (Les Abrets en Dauphiné) »; « 38330 Biviers » when its code is not what was typed. */
export function choiceName(index: PlaceIndex, { code }: Found, { place, alias }: Match): string {
	const label = labelOf(index, place);
	if (alias) return `${alias} (${label})`;
	if (code === "" || place.postalCodes.includes(code)) return label;
	return `${place.postalCodes.find((one) => one.startsWith(code)) ?? place.postalCodes[0]} ${label}`;
}
