import { business } from "#content/business.ts";
import type { Head, Seo } from "#content/shapes.ts";
import { cardPath } from "#content/site-map.ts";
import { shortened } from "#content/wording.ts";

/** Absolute address of a page of this site. `path` begins with a slash. */
export function pageUrl(path: string): string {
	return path === "/" ? `${__SITE_URL__}/` : `${__SITE_URL__}${path}`;
}

/** Head of the page at `path`. */
export function pageHead({ title, keywords, ...seo }: Seo, path: string): Head {
	const description = shortened(seo.description);
	const url = pageUrl(path);
	return {
		title,
		description,
		keywords: keywords.join(", "),
		canonical: url,
		card: Object.entries({
			"og:type": "website",
			"og:locale": "fr_FR",
			"og:site_name": business.name,
			"og:title": title,
			"og:description": description,
			"og:url": url,
			"og:image": pageUrl(cardPath(path)),
			"og:image:width": "1200",
			"og:image:height": "630",
			"og:image:alt": title,
		}).map(([property, content]) => ({ property, content })),
	};
}
