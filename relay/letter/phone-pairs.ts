import { phoneLink } from "./phone-link.ts";

/** A number in pairs, as it is read aloud, however it was typed: « 06 12 34 56 78 », « +41 7 95 55 01 23 »; as typed when it holds none. */
export function phonePairs(typed: string): string {
	const number = phoneLink(typed)?.slice("tel:".length);
	if (number === undefined) return typed;
	if (number.startsWith("+33") && number.length === 12) return pairs(`0${number.slice(3)}`);
	return number.startsWith("+") ? `${number.slice(0, 3)} ${pairs(number.slice(3))}` : pairs(number);
}

/** Two by two from the end: what is odd stands first. */
const pairs = (digits: string): string => digits.replace(/\B(?=(\d\d)+$)/g, " ");
