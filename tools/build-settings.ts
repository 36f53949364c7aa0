import { originOf, SAMPLE_ORIGIN } from "#shared/site-origin.ts";

/** Settings read when the site is built (readings, « Interface »). */
export type BuildSettings = {
	/** Origin of the public site, without a final slash. */
	siteUrl: string;
	/** Where the quote form posts: a path of this site, or the URL of a form-forwarding service. */
	quoteEndpoint: string;
};

/** Reads the environment. Throws with a French sentence that names the setting. */
export function buildSettings(env: Record<string, string | undefined>): BuildSettings {
	const siteUrl = originOf(env.SITE_URL ?? SAMPLE_ORIGIN);
	if (siteUrl === undefined)
		throw new Error(
			`SITE_URL : une adresse sans chemin est attendue, par exemple « https://www.exemple.fr » (reçu : « ${env.SITE_URL} »)`,
		);
	const quoteEndpoint = env.QUOTE_ENDPOINT ?? "/api/devis";
	if (!/^(\/[^\s]*|https?:\/\/[^\s]+)$/.test(quoteEndpoint))
		throw new Error(
			`QUOTE_ENDPOINT : un chemin « /… » ou une adresse « https://… » est attendu (reçu : « ${quoteEndpoint} »)`,
		);
	return { siteUrl, quoteEndpoint };
}

/** Build targets: each supports <dialog>, popover, :has() and @property without polyfill. */
export const BROWSERS = ["chrome120", "firefox128", "safari17"];
