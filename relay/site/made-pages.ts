import { stat } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { CACHE } from "#relay/http/cache-control.ts";
import type { Answered, MadePages } from "#shared/made-page.ts";

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
