import { createHash } from "node:crypto";
import { join } from "node:path";
import type { Ask } from "#notebook/ask.ts";
import { htmlAnswer, PRIVATE, seeOther } from "#notebook/load-pages.ts";
import type { Parts } from "#notebook/parts.ts";
import { madePagePolicy } from "#relay/http/content-policy.ts";
import { contentType } from "#relay/site/content-types.ts";
import { createMadePages } from "#relay/site/made-pages.ts";
import { openSiteFolder } from "#relay/site/site-folder.ts";
import { NOT_FOUND } from "#shared/made-page.ts";
import { atelierAddresses } from "./views.ts";

const { preview: under } = atelierAddresses;

/** A page or a file of the site that is not published yet, for the owner alone: a page is made as for somebody without script. */
export async function preview(ask: Ask, { atelier }: Parts): Promise<Response> {
	const made = atelier.own?.publishing.preview();
	if (made === undefined) return seeOther(atelierAddresses.atelier);
	const site = join(made.folder, "client");
	const folder = openSiteFolder(site);
	const path = pathIn(ask.url);
	const file = path === undefined ? undefined : await folder.find(path);
	if (file !== undefined && !file.name.endsWith(".html")) {
		const bytes = await folder.read(file);
		const body = file.name.endsWith(".css") ? previewStyle(bytes.toString("utf8")) : bytes;
		return new Response(body, { headers: { ...PRIVATE, "content-type": contentType(file.name) } });
	}
	const html = await createMadePages(() => site)(file === undefined || path === undefined ? NOT_FOUND : path);
	const policy = madePagePolicy(ask.way.https, [STYLE_HASH]);
	return htmlAnswer(previewPage(html), file === undefined ? 404 : 200, { "content-security-policy": policy });
}

/**
 * A page as the site's renderer made it, under the preview's address: every way on leads to the preview, nothing is sent. Above it
 * a line says where one is. In that markup quotes are escaped wherever somebody typed them: « =" » begins an attribute.
 */
export function previewPage(page: string): string {
	const changed = page
		.replace(/ (href|src|poster|data|action|formaction)="\/(?!\/)/g, ` $1="${under}/`)
		.replace(/ (srcset|imagesrcset)="([^"]*)"/gi, (_, name: string, set: string) => ` ${name}="${setUnder(set)}"`)
		.replace(/<(?:form|button|input) [^<>]*>/g, shut);
	// The link that skips to the content stays the first of all.
	return changed.replace(/<body>(<a [^<>]*>[^<]*<\/a>)/, (_, first: string) => `<body>${first}${BAR}`);
}

/** Nothing is sent: without a button that works Enter sends nothing either. */
function shut(tag: string): string {
	if (tag.startsWith("<form"))
		return tag.replace(/ action="[^"]*"/, ` action="${under}/"`).replace(/ method="[^"]*"/, ' method="get"');
	return / type="(?:submit|image)"/.test(tag) ? tag.replace(" ", ' disabled="" ') : tag;
}

/** A style sheet that stands by itself: its fonts and pictures come from the preview too. */
export const previewStyle = (css: string): string =>
	css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${under}/`);

/** Addresses of this site alone: « //autre.example » is another's. */
const setUnder = (set: string): string => set.replace(/(^|,\s*)\/(?!\/)/g, (_, before: string) => `${before}${under}/`);

const STYLE =
	".apercu-barre{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.25rem 1rem;font:700 1rem/1.3 system-ui,sans-serif;color:#111;background:#ffdf6b}" +
	".apercu-barre a{display:inline-flex;align-items:center;min-height:3rem;padding:0 .5rem;font:inherit;color:inherit;text-decoration:underline;text-underline-offset:.2em}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");

const BAR =
	`<style>${STYLE}</style><div class="apercu-barre" role="region" aria-label="Aperçu"><span>Aperçu\u202f: cette page ne se montre qu’à vous.</span>` +
	`<a href="${atelierAddresses.atelier}#publier">Ce qui change, et publier</a>` +
	`<a href="${atelierAddresses.atelier}">Retour à l’atelier</a></div>`;

/** « /carnet/apercu/contact/ » → « /contact »; nothing when it is mis-written. */
function pathIn({ pathname }: URL): string | undefined {
	try {
		const path = decodeURIComponent(pathname.slice(under.length));
		return path === "" || path === "/" ? "/" : path.replace(/\/$/, "");
	} catch {
		return undefined;
	}
}
