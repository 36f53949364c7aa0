import { paths } from "#content/site-map.ts";

/** Such as the relay's own answers, or the machine's. */
type Ask = (url: string) => Promise<{ status: number; text: string } | undefined>;

/** Where a person in trouble arrives. */
const FIRST_PAGES = [paths.home, paths.emergency, paths.services, paths.contact];

/**
 * What is wrong with the site that answers at `base`: its health, then its first pages, which must carry the owner's number.
 *
 * @param phone as the facts have it: « +33465710038 »
 * @returns a French sentence, or nothing
 */
export async function siteTrouble(base: string, phone: string, ask: Ask): Promise<string | undefined> {
	const health = await ask(`${base}/healthz`);
	if (health?.status !== 200)
		return `le site ne répond pas, ou ne peut pas garder de demande (${health?.status ?? "rien"})`;
	for (const path of FIRST_PAGES) {
		const page = await ask(`${base}${path}`);
		if (page?.status !== 200) return `la page ${path} ne s’affiche pas (${page?.status ?? "rien"})`;
		if (!page.text.includes(`tel:${phone}`)) return `la page ${path} n’a pas votre numéro, ${phone}`;
	}
	return undefined;
}
