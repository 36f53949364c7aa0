import { load } from "cheerio";
import { type ShownPage, structuredData } from "#app/seo/structured-data.ts";

const words = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

/**
 * A built page with its schema.org graph. It is made from what the page shows, so that the two cannot part, and put there
 * after the build: rendered by React it would be a script made in the browser, which the policy forbids.
 */
export function withStructuredData(html: string, path: string): string {
	// A « < » in a text would let it close the script.
	const graph = JSON.stringify(structuredData(shownPage(html, path))).replaceAll("<", "\\u003c");
	return html.replace("</body>", () => `<script type="application/ld+json">${graph}</script></body>`);
}

function shownPage(html: string, path: string): ShownPage {
	const $ = load(html);
	// Marks for the eye alone, such as the one between two steps of the breadcrumb.
	$('main nav [aria-hidden="true"]').remove();
	const crumbs = $('main nav[aria-label="Fil d’Ariane"] li')
		.toArray()
		.map((crumb) => {
			const link = $(crumb).find("a");
			return { name: words(link.length > 0 ? link.text() : $(crumb).text()), path: link.attr("href") ?? path };
		});
	return {
		path,
		heading: words($("h1").text()),
		trail: crumbs,
		questions: $("main details")
			.toArray()
			.map((entry) => ({ question: words($(entry).find("summary").text()), answer: words($(entry).find("p").text()) })),
	};
}

/** The words of a page's only h1. */
export function headingIn(html: string): string {
	const heading = words(load(html)("h1").text());
	if (!heading) throw new Error("Une page construite n’a pas de grand titre");
	return heading;
}
