import { join } from "node:path";
import { parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import type { Ask } from "#notebook/ask.ts";
import { csrfToken } from "#notebook/csrf.ts";
import { htmlAnswer, PRIVATE, seeOther } from "#notebook/load-pages.ts";
import type { Parts } from "#notebook/parts.ts";
import { fields } from "#notebook/views.ts";
import { inlineIn, madePagePolicy } from "#relay/http/content-policy.ts";
import { contentType } from "#relay/site/content-types.ts";
import { openSiteFolder, type SiteFile } from "#relay/site/site-folder.ts";
import {
	attribute,
	descendants,
	type Element,
	newElement,
	setAttribute,
	setText,
	textOf,
	toggleAttribute,
} from "./page-tree.ts";
import { atelierAddresses } from "./views.ts";

const { preview: under } = atelierAddresses;

/**
 * A built page under the preview's address: every way on leads to the preview, nothing runs, nothing is sent. Above it a line
 * says where one is.
 *
 * @param proof token of the session, for the form that publishes
 */
export function previewPage(page: string, proof: string): string {
	// As a browser without script reads it: what stands in <noscript> is part of the page.
	const document = parse(page, { scriptingEnabled: false });
	for (const element of [...descendants(document)]) change(element);
	const body = [...descendants(document)].find(({ tagName }) => tagName === "body");
	// The link that skips to the content stays the first of all.
	const [, second] = body?.childNodes ?? [];
	if (body && second) for (const part of bar(proof)) tree.insertBefore(body, part, second);
	return serialize(document);
}

/** A style sheet that stands by itself: its fonts and pictures come from the preview too. */
export const previewStyle = (css: string): string =>
	css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${under}/`);

/** Addresses of this site alone: « //autre.example » is another's. */
const within = (address: string): string => (/^\/(?!\/)/.test(address) ? under + address : address);

function change(element: Element): void {
	const { tagName } = element;
	if (/^(script|template)$/.test(tagName) || (tagName === "link" && LEFT_OUT.test(attribute(element, "rel") ?? ""))) {
		tree.detachNode(element);
		return;
	}
	if (tagName === "noscript") unwrap(element);
	for (const name of ["href", "src", "poster", "data", "action", "formaction"]) rewrite(element, name, within);
	for (const name of ["srcset", "imagesrcset"])
		rewrite(element, name, (set) => set.replace(/(^|,\s*)\/(?!\/)/g, (_, before: string) => `${before}${under}/`));
	rewrite(element, "style", previewStyle);
	if (tagName === "style") setText(element, previewStyle(textOf(element)));
	if (tagName === "form") {
		setAttribute(element, "method", "get");
		setAttribute(element, "action", `${under}/`);
	}
	// Without a button that works Enter sends nothing either.
	if (tagName === "button" && (attribute(element, "type") ?? "submit") === "submit")
		toggleAttribute(element, "disabled", true);
	if (tagName === "input" && /^(submit|image)$/.test(attribute(element, "type") ?? ""))
		toggleAttribute(element, "disabled", true);
}

/** Scripts, and what would be kept beyond the preview. */
const LEFT_OUT = /^(modulepreload|manifest|prefetch|preconnect)$/i;

function rewrite(element: Element, name: string, how: (value: string) => string): void {
	const value = attribute(element, name);
	if (value !== undefined) setAttribute(element, name, how(value));
}

function unwrap(element: Element): void {
	const parent = element.parentNode as Tree.ParentNode;
	for (const child of [...element.childNodes]) {
		tree.detachNode(child);
		tree.insertBefore(parent, child, element);
	}
	tree.detachNode(element);
}

const STYLE =
	".apercu-barre{display:flex;flex-wrap:wrap;gap:.25rem 1rem;align-items:center;justify-content:center;padding:.25rem 1rem;font:700 1rem/1.3 system-ui,sans-serif;color:#111;background:#ffdf6b}" +
	".apercu-barre form{margin:0}.apercu-barre :is(a,button){display:inline-flex;align-items:center;min-height:3rem;padding:0 .5rem;font:inherit;color:inherit;text-decoration:underline;text-underline-offset:.2em;background:none;border:0;cursor:pointer}";

function bar(proof: string): Element[] {
	const hidden = (name: string, value: string) => newElement("input", { type: "hidden", name, value });
	return [
		newElement("style", {}, STYLE),
		newElement(
			"div",
			{ class: "apercu-barre", role: "region", "aria-label": "Aperçu" },
			newElement("span", {}, "Aperçu\u202f: vous seul voyez cette page."),
			newElement(
				"form",
				{ method: "post", action: atelierAddresses.atelier },
				hidden(fields.csrf, proof),
				hidden(fields.act, "publish"),
				newElement("button", { type: "submit" }, "Publier"),
			),
			newElement("a", { href: atelierAddresses.atelier }, "Retour à l’atelier"),
		),
	];
}

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
		const proof = ask.asker.as === "nobody" ? "" : csrfToken(ask.asker.token);
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
