import { type PhoneNumber, parsePhoneNumberFromString } from "libphonenumber-js/min";
import { tidyPhone } from "#shared/quote/tidy.ts";

/** What a visitor's words for a telephone hold: for the call, the message, the search, « le même numéro », export and erasure. */
export interface PhoneReading {
	/** Every number that can be dialled, as « +33612345678 », in their order. */
	numbers: readonly string[];
	/** None can, and one is nearly there: digits too many, or missing when less than 0. */
	digitsOff?: number;
}

/** Shorter is a street, a floor or an hour. */
const FEWEST_DIGITS = 6;
const FRENCH_DIGITS = 10;
/** More than a visitor's field holds, tidied or not. */
const READ_AT_MOST = 300;

/** Reads a number as people type, paste and autofill it: « Tél : +33 (06) 12-34… / 04 74… poste 12 ». */
export function readPhone(typed: string): PhoneReading {
	const lines = tidyPhone(typed.slice(0, READ_AT_MOST))
		// The letter O, where a zero is meant.
		.replace(/(?<!\p{L})o(?=[1-9])|(?<=\d)o(?!\p{L})/giu, "0")
		.split(/[\p{L};*#&|]/u)
		.flatMap((piece) => piece.split(/(?=\+)/))
		.filter((piece) => digitsOf(piece).length >= FEWEST_DIGITS);
	const numbers = lines.flatMap(numbersIn);
	if (numbers.length > 0) return { numbers: [...new Set(numbers)] };
	const off = lines.map(digitsOff).find((count) => count !== undefined);
	return off === undefined ? { numbers } : { numbers, digitsOff: off };
}

/** One number, or several with a stroke, a comma or nothing but a space between them. */
function numbersIn(piece: string): string[] {
	const whole = numberOf(piece);
	if (whole !== undefined) return [whole];
	for (const between of [/[/,:]/, / [-–—]+ /]) {
		const parts = piece.split(between).map(numberOf);
		if (parts.some(Boolean)) return parts.filter((part) => part !== undefined);
	}
	const digits = digitsOf(piece);
	if (!digits.startsWith("0") || digits.length !== 2 * FRENCH_DIGITS) return [];
	const halves = [digits.slice(0, FRENCH_DIGITS), digits.slice(FRENCH_DIGITS)].map(numberOf);
	return halves.filter((half) => half !== undefined);
}

/** A whole number. Abroad, lengths alone are looked at: an operator opens new beginnings before any list knows them. */
function numberOf(written: string): string | undefined {
	const digits = international(written);
	const number = parsePhoneNumberFromString(digits, "FR");
	if (number && isDialled(number)) return number.number;
	// « 41 79 123 45 67 »: a country without its « + ».
	const abroad = /^[1-9]\d{10,}$/.test(digits) ? parsePhoneNumberFromString(`+${digits}`) : undefined;
	return abroad?.isValid() ? abroad.number : undefined;
}

const isDialled = (number: PhoneNumber): boolean =>
	number.countryCallingCode === "33" ? number.isValid() : number.isPossible();

/** « +33612345678 » of « 0033 (0)6 12 34 56 78 »; digits alone where no country is named. */
function international(written: string): string {
	const digits = digitsOf(written.replace("(0)", ""));
	if (written.trimStart().startsWith("+")) return `+${digits}`;
	return digits.startsWith("00") ? `+${digits.slice(2)}` : digits;
}

/** Nothing for a country whose numbers have more than one length. */
function digitsOff(written: string): number | undefined {
	const national = international(written)
		.replace(/^\+33(?!0)/, "0")
		.replace(/^\+330/, "0");
	return /^0\d+$/.test(national) ? national.length - FRENCH_DIGITS || undefined : undefined;
}

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Whether two writings name one line; what holds no number is compared by its digits, or to the letter. */
export function samePhone(one: string, other: string): boolean {
	const [first, second] = [readPhone(one).numbers, readPhone(other).numbers];
	if (first.length > 0 || second.length > 0) return first.some((number) => second.includes(number));
	const [digits, others] = [digitsOf(one), digitsOf(other)];
	if (digits.length >= FEWEST_DIGITS) return digits === others;
	return tidyPhone(one).trim().toLowerCase() === tidyPhone(other).trim().toLowerCase();
}

/**
 * Where a number as typed can be dialled: « tel:+33465710038 ». Nothing when it holds no number, since a link that
 * dials something else would be worse than none.
 */
export function phoneLink(typed: string): string | undefined {
	const [number] = readPhone(typed).numbers;
	return number === undefined ? undefined : `tel:${number}`;
}

/**
 * Where a text message reaches the number as typed: « +33612345678 ». Nothing for a French line that is no mobile: what is written to it
 * is lost, or read aloud by a machine.
 */
export function smsNumber(typed: string): string | undefined {
	const [number] = readPhone(typed).numbers;
	return number === undefined || /^\+33[1-589]/.test(number) ? undefined : number;
}

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
