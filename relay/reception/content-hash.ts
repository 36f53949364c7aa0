import { createHash } from "node:crypto";
import { QUOTE_FIELDS } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";

/** SHA-256 of several words, in hexadecimal: equal for equal words in the same order. */
export function hashOf(parts: (string | boolean)[]): string {
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Equal for equal requests. @param by what sets apart those that came another way */
export const contentHashOf = (quote: Quote, ...by: string[]): string =>
	hashOf([...by, ...QUOTE_FIELDS.map((field) => quote[field])]);
