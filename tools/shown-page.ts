import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
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
		questions: getElementsByTagName("details", main).map((entry) => ({
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

/**
 * When the words of each page last changed: what the sitemap calls `lastmod`. The record (page-dates.json) holds a hash of
 * each page's words and the day since which it has them; a page whose words are others now has changed today.
 * `npm run dates` writes the record anew from the built site.
 */

/** By path; days as « 2026-11-20 ». */
export type PageDates = Record<string, { words: string; since: string }>;

const RECORD = new URL("./page-dates.json", import.meta.url);

export async function readPageDates(): Promise<PageDates> {
	return JSON.parse(await readFile(RECORD, "utf8"));
}

export async function writePageDates(dates: PageDates): Promise<void> {
	await writeFile(RECORD, `${JSON.stringify(dates, undefined, "\t")}\n`);
}

/** The record brought up to date with the pages as built (HTML by path); `today` for those whose words differ. */
export function datePages(pages: ReadonlyMap<string, string>, known: PageDates, today: string): PageDates {
	return Object.fromEntries(
		[...pages].map(([path, html]) => {
			const words = hashOfWords(html);
			const before = known[path];
			return [path, before?.words === words ? before : { words, since: today }];
		}),
	);
}

/** What the page says and is called; not its markup, nor the chrome around it. */
function hashOfWords(html: string): string {
	const document = parseDocument(html);
	const main = getElementsByTagName("main", document);
	for (const code of findAll(({ name }) => name === "script" || name === "style", main)) removeElement(code);
	const [about] = findAll(({ name, attribs }) => name === "meta" && attribs.name === "description", document.children);
	const said = [textContent(getElementsByTagName("title", document)), about?.attribs.content, textContent(main)];
	return createHash("sha256").update(said.join("\n").replace(/\s+/g, " ")).digest("base64url").slice(0, 12);
}
