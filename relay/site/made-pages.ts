import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { contentPolicy, filePolicy, formOriginIn } from "#relay/http/content-policy.ts";
import { CACHE } from "#relay/http/handler.ts";
import type { Answered, MadePages } from "#shared/made-page.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";

/** Content-Security-Policy of a file of the site, by its name and its content. */
export type PolicyOf = (name: string, content: Buffer, https: boolean) => Promise<string>;

/** Policies of built pages, from their HTML: once a version (site-memory.ts). */
export function createPolicies(folder: Pick<SiteFolder, "readPage">): PolicyOf {
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	return async (name, content, https) =>
		name.endsWith(".html")
			? contentPolicy(content.toString("utf8"), { formOrigin: await formOrigin(), https })
			: filePolicy(name);
}

/** A page made at the moment, for a person without script. Rejects when the site shown has no renderer, or no such page. */
export type MakePage = (path: string, answered?: Answered) => Promise<string>;

/**
 * Pages made by the renderer that was built with the site that is shown, in a folder beside its own: with the same words and facts.
 *
 * @param siteDir asked each time: another site may be shown from now on
 */
export function createMadePages(siteDir: () => string): MakePage {
	let known: { version: string; pages: Promise<MadePages> } | undefined;
	return async (path, answered) => {
		const file = resolve(join(siteDir(), "../rendu/render.js"));
		const version = `${pathToFileURL(file).href}?${(await stat(file)).mtimeMs}`;
		if (known?.version !== version) known = { version, pages: import(version) as Promise<MadePages> };
		return (await known.pages).render(path, answered);
	};
}

/** Such a page as an answer: of this moment alone. */
export const madePage = (html: string, status: number, headers: Record<string, string> = {}): Response =>
	new Response(html, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", "cache-control": CACHE.passing, ...headers },
	});
