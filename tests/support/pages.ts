import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";

/** The built site, as a static host would hold it. */
export const SITE_DIR = new URL("../../build/client/", import.meta.url).pathname;

export type Page = {
	/** Address of the page; "/404" for the not-found page, which has none. */
	path: string;
	html: string;
	/** Without its templates. */
	$: CheerioAPI;
};

export const NOT_FOUND = "/404";

/** Every HTML file of the build, by its address. */
export function builtPages(): Page[] {
	return builtFiles()
		.filter((file) => file.endsWith(".html"))
		.map((file) => {
			const html = readFileSync(join(SITE_DIR, file), "utf8");
			const path = `/${file.replace(/(^|\/)index\.html$/, "").replace(/\.html$/, "")}`;
			const $ = load(html);
			// What lies in a template is not shown, fetched or run.
			$("template").remove();
			return { path, html, $ };
		});
}

/** Every file of the build, relative to its folder, with forward slashes. */
export function builtFiles(): string[] {
	return readdirSync(SITE_DIR, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(SITE_DIR.length));
}

/** What a reader reads: the text of the body without scripts and styles, each run of ordinary blanks as one space. */
export function visibleText(page: Page): string {
	const body = load(page.html)("body");
	body.find("script, style, noscript, template").remove();
	for (const element of body.find("p, li, dt, dd, h1, h2, h3, a, button, summary, label, option, div").toArray()) {
		body.find(element).append(" ");
	}
	return body.text().replace(/[ \t\n]+/g, " ");
}
