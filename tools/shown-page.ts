import { load } from "cheerio";
import { type ShownPage, structuredData } from "#app/seo/structured-data.ts";

const words = (text: string) => text.replace(/[ \t\n]+/g, " ").trim();

/**
 * The schema.org graph of a page, as JSON, made from what the page shows, so that the two cannot part. It stands in the
 * document: rendered by React it would be a script made in the browser, which the policy forbids.
 */
export function structuredDataOf(html: string, path: string): string {
	// A « < » in a text would let it close the script.
	return JSON.stringify(structuredData(shownPage(html, path))).replaceAll("<", "\\u003c");
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
