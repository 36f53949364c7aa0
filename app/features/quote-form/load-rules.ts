import { importAgain } from "#app/features/data/import-again.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";

/**
 * The form's validation rules, loaded at the first input or submit; a failed load is tried again at the next one.
 * Undefined when they cannot load: no network, or a chunk removed by a new deployment.
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
