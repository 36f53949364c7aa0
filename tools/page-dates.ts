/**
 * When the words of each page last changed: what the sitemap calls `lastmod`. The record (page-dates.json) holds a hash of
 * each page's words and the day since which it has them; a page whose words are others now has changed today.
 * `npm run dates` writes the record anew from the built site.
 */
import { createHash } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { allPaths } from "#content/towns.ts";

const { findAll, getElementsByTagName, removeElement, textContent } = DomUtils;

/** By path; days as « 2026-11-20 ». */
export type PageDates = Record<string, { words: string; since: string }>;

const RECORD = new URL("./page-dates.json", import.meta.url);

export async function readPageDates(): Promise<PageDates> {
	return JSON.parse(await readFile(RECORD, "utf8"));
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

// `npm run dates`, after a text change.
if (import.meta.main) {
	const { ensureBuild } = await import("./ensure-build.ts");
	try {
		ensureBuild();
	} catch (error) {
		console.error(error instanceof Error ? error.message : error);
		process.exit(1);
	}
	const site = new URL("../build/client/", import.meta.url).pathname;
	const pages = new Map<string, string>();
	for (const path of allPaths()) pages.set(path, await readFile(join(site, path, "index.html"), "utf8"));
	const dates = datePages(pages, await readPageDates(), new Date().toISOString().slice(0, 10));
	await writeFile(RECORD, `${JSON.stringify(dates, undefined, "\t")}\n`);
}
