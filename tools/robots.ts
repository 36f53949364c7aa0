import type { Business } from "#content/business.ts";
import { placeholders } from "./publication/placeholders.ts";

/**
 * What search engines may read. Between an installation and the first publication the sample's name and number, which ring
 * nowhere, stand on the owner's own domain: nobody may find them there. A header or a line in each page would say it too, and the
 * first pages have no byte to spare. On a domain of the sample's, which can never be anybody's, the file is an owner's.
 */
export function robotsFile(siteUrl: string, business: Business): string {
	const found = placeholders({ siteUrl, business, reviews: [], photographs: {} });
	const isSample = (part: string) => found.some(({ id }) => id === `sample.${part}`);
	if (!isSample("siteUrl") && (isSample("name") || isSample("phone")))
		return "# Le nom et le numéro sont ceux de l’exemple : rien ici n’est à montrer.\nUser-agent: *\nDisallow: /\n";
	return `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`;
}
