import { importAgain } from "#app/features/data/import-again.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";

/**
 * The rules of the form, code for those who fill it: fetched at its first key or press, asked for again as long as they
 * do not come. Nothing when they cannot: no network, or a version of the site that is no more.
 */
export async function loadRules() {
	const module = await importAgain(() => import("#shared/quote/schema.ts")).catch(() => undefined);
	if (!module) return undefined;
	const { parseQuote, phoneHint } = module;
	const errorsIn = (input: unknown): QuoteErrors => {
		const result = parseQuote(input);
		return result.ok ? {} : result.errors;
	};
	return { parseQuote, phoneHint, errorsIn };
}
