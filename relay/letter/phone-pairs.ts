import { parsePhoneNumberFromString } from "libphonenumber-js/min";
import { readPhone } from "./read-phone.ts";

/** A number in pairs, as it is read aloud, however it was typed: « 06 12 34 56 78 », « +41 7 95 55 01 23 »; as typed when none can be dialled. */
export function phonePairs(typed: string): string {
	const [number] = readPhone(typed).numbers;
	return number === undefined ? typed : inPairs(number);
}

/** All that a telephone's words hold: every number, or what was typed and what is wrong with it (« il manque un chiffre »). */
export function phoneSaid(typed: string): string {
	const { numbers } = readPhone(typed);
	if (numbers.length > 0) return numbers.map(inPairs).join(" / ");
	const fault = phoneFault(typed);
	return fault === undefined ? typed : `${typed} (${fault})`;
}

function inPairs(number: string): string {
	if (number.startsWith("+33")) return pairs(`0${number.slice(3)}`);
	const country = `+${parsePhoneNumberFromString(number)?.countryCallingCode ?? ""}`;
	return `${country} ${pairs(number.slice(country.length))}`;
}

/** Two by two from the end: what is odd stands first. */
function pairs(digits: string): string {
	const odd = digits.length % 2;
	const twos = Array.from({ length: (digits.length - odd) / 2 }, (_, n) => digits.slice(odd + 2 * n, odd + 2 * n + 2));
	return [digits.slice(0, odd), ...twos].filter(Boolean).join(" ");
}

/** What is wrong with a number that cannot be dialled: « il manque un chiffre »; nothing when it can, or when it is no number at all. */
export function phoneFault(typed: string): string | undefined {
	const { digitsOff } = readPhone(typed);
	if (digitsOff === undefined) return undefined;
	const count = Math.abs(digitsOff);
	const digits = count > 1 ? `${count} chiffres` : "un chiffre";
	return digitsOff < 0 ? `il manque ${digits}` : `${digits} de trop`;
}
