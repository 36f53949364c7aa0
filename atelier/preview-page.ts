import { parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import { fields } from "#notebook/views.ts";
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

const { preview } = atelierAddresses;

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
	css.replace(/url\((["']?)\/(?!\/)/g, (_, quote: string) => `url(${quote}${preview}/`);

/** Addresses of this site alone: « //autre.example » is another's. */
const within = (address: string): string => (/^\/(?!\/)/.test(address) ? preview + address : address);

function change(element: Element): void {
	const { tagName } = element;
	if (/^(script|template)$/.test(tagName) || (tagName === "link" && LEFT_OUT.test(attribute(element, "rel") ?? ""))) {
		tree.detachNode(element);
		return;
	}
	if (tagName === "noscript") unwrap(element);
	for (const name of ["href", "src", "poster", "data", "action", "formaction"]) rewrite(element, name, within);
	for (const name of ["srcset", "imagesrcset"])
		rewrite(element, name, (set) => set.replace(/(^|,\s*)\/(?!\/)/g, (_, before: string) => `${before}${preview}/`));
	rewrite(element, "style", previewStyle);
	if (tagName === "style") setText(element, previewStyle(textOf(element)));
	if (tagName === "form") {
		setAttribute(element, "method", "get");
		setAttribute(element, "action", `${preview}/`);
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
				hidden(fields.proof, proof),
				hidden(fields.act, "publish"),
				newElement("button", { type: "submit" }, "Publier"),
			),
			newElement("a", { href: atelierAddresses.atelier }, "Retour à l’atelier"),
		),
	];
}
