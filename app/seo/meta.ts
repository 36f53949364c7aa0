import { business } from "#content/business.ts";
import type { Seo } from "#content/shapes.ts";
import { cardPath } from "#content/site-map.ts";

/** Absolute address of a page of this site. `path` begins with a slash. */
export function pageUrl(path: string): string {
	return path === "/" ? `${__SITE_URL__}/` : `${__SITE_URL__}${path}`;
}

/** Head of a page: title, description, keywords, canonical link and the card that a shared link shows. */
export function pageMeta(seo: Seo, path: string) {
	const url = pageUrl(path);
	return [
		{ title: seo.title },
		{ name: "description", content: seo.description },
		{ name: "keywords", content: seo.keywords.join(", ") },
		{ tagName: "link" as const, rel: "canonical", href: url },
		{ property: "og:type", content: "website" },
		{ property: "og:locale", content: "fr_FR" },
		{ property: "og:site_name", content: business.name },
		{ property: "og:title", content: seo.title },
		{ property: "og:description", content: seo.description },
		{ property: "og:url", content: url },
		{ property: "og:image", content: pageUrl(cardPath(path)) },
		{ property: "og:image:width", content: "1200" },
		{ property: "og:image:height", content: "630" },
		{ property: "og:image:alt", content: seo.title },
		{ name: "twitter:card", content: "summary_large_image" },
	];
}
