/** Used until the owner has a domain; « .example » is reserved. */
export const SAMPLE_ORIGIN = "https://www.serrurerie-du-bion.example";

/** The name that the site is delivered with. Not read from the sample's file: an owner may have made that one their own. */
export const SAMPLE_NAME = "Serrurerie du Bion";

/** A public origin's name without « www. »; undefined as long as the site has only that of the sample. */
export const domainOf = (siteOrigin: string): string | undefined =>
	siteOrigin === SAMPLE_ORIGIN ? undefined : new URL(siteOrigin).hostname.replace(/^www\./, "");

/** The origin that SITE_URL names, with or without a final slash; undefined when it is no web address, or has a path. */
export function originOf(siteUrl: string): string | undefined {
	const url = URL.parse(siteUrl);
	const isPlain = url && /^https?:$/.test(url.protocol) && url.pathname === "/" && !url.search && !url.hash;
	return isPlain && !url.username ? url.origin : undefined;
}
