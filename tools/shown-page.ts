import { DomUtils, parseDocument } from "htmlparser2";
import { type ShownPage, structuredData } from "#app/seo/structured-data.ts";

const { findAll, getElementsByTagName, removeElement, textContent } = DomUtils;

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
	const document = parseDocument(html);
	const main = getElementsByTagName("main", document);
	const trail = findAll(({ name, attribs }) => name === "nav" && attribs["aria-label"] === TRAIL, main);
	// Marks for the eye alone, such as the one between two steps.
	for (const mark of findAll(({ attribs }) => attribs["aria-hidden"] === "true", trail)) removeElement(mark);
	return {
		path,
		heading: headingIn(html),
		trail: getElementsByTagName("li", trail).map((crumb) => {
			const [link] = getElementsByTagName("a", crumb);
			return { name: words(textContent(link ?? crumb)), path: link?.attribs.href ?? path };
		}),
		// What a phone shows shut is no question.
		questions: getElementsByTagName("details", main)
			.filter(({ attribs }) => !attribs.class?.includes("folded"))
			.map((entry) => ({
				question: words(textContent(getElementsByTagName("summary", entry))),
				answer: words(textContent(getElementsByTagName("p", entry))),
			})),
	};
}

const TRAIL = "Fil d’Ariane";

/** The words of a page's only h1. */
export function headingIn(html: string): string {
	const heading = words(textContent(getElementsByTagName("h1", parseDocument(html))));
	if (!heading) throw new Error("Une page construite n’a pas de grand titre");
	return heading;
}
