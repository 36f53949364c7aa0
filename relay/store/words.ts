import type { Quote } from "#shared/quote/schema.ts";

/** Letters that French writes with an accent or a cedilla, or that a person leaves bare: any letter stands for them. */
const ACCENTED = /[aceiouyn]/g;
const MARKS = /\p{M}/gu;

/** Lower case, without accents, « œ » as two letters. */
const plain = (text: string): string =>
	text.normalize("NFD").replace(MARKS, "").toLowerCase().replaceAll("œ", "oe").replaceAll("æ", "ae");

const digitsOf = (text: string): string => text.replace(/\D/g, "");

/** Digits alone, however they are parted: « 06 12 » looks for a number. */
export const isNumber = (words: string) => /^[\d\s.+()/-]*$/.test(words);
const wordsOf = (words: string) => (isNumber(words) ? [digitsOf(words)] : plain(words).split(/\s+/)).filter(Boolean);

/**
 * What the database is asked for: one LIKE pattern a word, which finds all that `isFound` does and some more. At most eight words.
 */
export function patternsOf(words: string): string[] {
	return wordsOf(words)
		.slice(0, 8)
		.map((word) => {
			const pattern = isNumber(words)
				? [...word].join("%")
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
		const all = `${digitsOf(quote.phone)} ${digitsOf(quote.message)}`;
		return wanted.every((digits) => all.includes(digits));
	}
	const { name, city, service, email, phone, message } = quote;
	const whole = plain([name, city, service, email, phone, message].join(" "));
	return wanted.every((word) => whole.includes(word));
}

/** The same line, however it is written: the last nine digits are a French number without what comes before them. */
export const sameNumber = (one: string, other: string): boolean =>
	digitsOf(one).length >= 6 && digitsOf(one).slice(-9) === digitsOf(other).slice(-9);
