import { readPhone } from "#relay/letter/phone.ts";
import type { Quote } from "#shared/quote/schema.ts";

/** Letters that French writes with an accent or a cedilla, or that a person leaves bare: any letter stands for them. */
const ACCENTED = /[aceiouyn]/g;
const MARKS = /\p{M}/gu;

/** Lower case, without accents, « œ » as two letters, one kind of apostrophe. */
const foldText = (text: string): string =>
	text
		.normalize("NFD")
		.replace(MARKS, "")
		.toLowerCase()
		.replaceAll("œ", "oe")
		.replaceAll("æ", "ae")
		.replaceAll("’", "'");

const digitsOf = (text: string): string => text.replace("(0)", "").replace(/\D/g, "");

/** Digits alone, however they are parted: « 06 12 » looks for a number. */
export const isNumber = (words: string) => !/\p{L}/u.test(words) && /\d/.test(words);

/** The digits of a number without what stands before them at home or from abroad: they are in every writing of it. */
function coreOf(words: string): string {
	const written = readPhone(words).numbers[0] ?? words;
	const abroad = written.includes("+") ? `00${digitsOf(written)}` : digitsOf(written);
	return abroad.replace(/^0033/, "").replace(/^0+(?=\d)/, "");
}

/** Every writing of the numbers that a visitor gave, in digits: at home, from abroad, and as it was typed. */
const writingsOf = (phone: string): string[] => [
	digitsOf(phone),
	...readPhone(phone).numbers.map((number) => `00${digitsOf(number)}`),
	...readPhone(phone).numbers.map((number) => number.replace("+33", "0")),
];
const wordsOf = (words: string) => (isNumber(words) ? [digitsOf(words)] : foldText(words).split(/\s+/)).filter(Boolean);

/**
 * What the database is asked for: one LIKE pattern a word, which finds all that `isFound` does and some more. At most eight words.
 */
export function patternsOf(words: string): string[] {
	return wordsOf(words)
		.slice(0, 8)
		.map((word) => {
			const pattern = isNumber(words)
				? [...coreOf(words)].join("%")
				: word
						.replace(/oe|ae/g, "%")
						.replace(ACCENTED, "_")
						.replace(/[^a-z0-9_%@.-]/g, "_");
			return `%${pattern}%`;
		});
}

/** Whether every word stands in what the visitor sent, accents and case aside; digits in the number. */
export function isFound(words: string, quote: Quote): boolean {
	const wanted = wordsOf(words).slice(0, 8);
	if (isNumber(words)) {
		const [whole] = readPhone(words).numbers;
		const all = [...writingsOf(quote.phone), digitsOf(quote.message)];
		if (whole !== undefined && all.some((writing) => writing.includes(coreOf(whole)))) return true;
		return wanted.every((digits) => all.some((writing) => writing.includes(digits)));
	}
	const { name, city, service, email, phone, message } = quote;
	const whole = foldText([name, city, service, email, phone, message].join(" "));
	return wanted.every((word) => whole.includes(word));
}

/** What every other writing of a request's numbers has: one LIKE pattern for each of them, or for the digits where none is read. */
export function samePhonePatterns(phone: string): string[] {
	const { numbers } = readPhone(phone);
	const cores = numbers.length > 0 ? numbers.map(coreOf) : [digitsOf(phone)];
	return cores.filter((core) => core.length >= 6).map((core) => `%${[...core].join("%")}%`);
}
