import type { QuoteErrors } from "#quote/schema.ts";

/**
 * The rules of the form, code for those who fill it: fetched at its first key or press, tried again if they did not come.
 */
export async function loadRules() {
	const { parseQuote, phoneHint } = await import("#quote/schema.ts");
	const errorsIn = (input: unknown): QuoteErrors => {
		const result = parseQuote(input);
		return result.ok ? {} : result.errors;
	};
	return { parseQuote, phoneHint, errorsIn };
}
