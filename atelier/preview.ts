import { join } from "node:path";
import type { Ask } from "#notebook/ask.ts";
import { htmlAnswer, PRIVATE, seeOther } from "#notebook/load-pages.ts";
import type { Parts } from "#notebook/parts.ts";
import { proofOf } from "#notebook/proof.ts";
import { inlineIn, madePagePolicy } from "#relay/http/content-policy.ts";
import { contentType } from "#relay/site/content-types.ts";
import { openSiteFolder, type SiteFile } from "#relay/site/site-folder.ts";
import { previewPage, previewStyle } from "./preview-page.ts";
import { atelierAddresses } from "./views.ts";

/** A page or a file of the site that is not published yet, for the owner alone. */
export async function preview(ask: Ask, { atelier }: Parts): Promise<Response> {
	const made = atelier.own?.workshop.preview();
	if (made === undefined) return seeOther(atelierAddresses.atelier);
	const folder = openSiteFolder(join(made.folder, "client"));
	const path = pathIn(ask.url);
	const file = path === undefined ? undefined : await folder.find(path);
	const shown = file ?? (await folder.file("404.html"));
	if (shown === undefined) return seeOther(atelierAddresses.atelier);
	const bytes = await folder.read(shown);
	if (isPage(shown)) {
		const proof = ask.asker.as === "nobody" ? "" : proofOf(ask.asker.token);
		const page = previewPage(bytes.toString("utf8"), proof);
		// Its styles are the build's, with their addresses changed: what the owner answered stands in none of them.
		const policy = madePagePolicy(ask.way.https, inlineIn(page).styles);
		return htmlAnswer(page, file === undefined ? 404 : 200, { "content-security-policy": policy });
	}
	const body = shown.name.endsWith(".css") ? previewStyle(bytes.toString("utf8")) : bytes;
	return new Response(body, { headers: { ...PRIVATE, "content-type": contentType(shown.name) } });
}

const isPage = ({ name }: SiteFile): boolean => name.endsWith(".html");

/** « /carnet/apercu/contact/ » → « /contact »; nothing when it is mis-written. */
function pathIn({ pathname }: URL): string | undefined {
	try {
		const path = decodeURIComponent(pathname.slice(atelierAddresses.preview.length));
		return path === "" || path === "/" ? "/" : path.replace(/\/$/, "");
	} catch {
		return undefined;
	}
}
