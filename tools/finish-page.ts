import { createHash } from "node:crypto";
import {
	parse,
	serialize,
	html as spec,
	type DefaultTreeAdapterTypes as Tree,
	defaultTreeAdapter as tree,
} from "parse5";
import { PLACE_ID, VIEWS_ID } from "#app/features/consent/consent-record.ts";
import { SCRIPTS_ID } from "#app/features/navigation/page-events.ts";
import type { PageStyles } from "./page-styles.ts";

type Element = Tree.Element;

export interface PageTools {
	/** Code of a script of the site, by its address. */
	scriptOf: (address: string) => string | Buffer;
	/** Keeps a script as a file of the site. Returns its address, the same for the same code. */
	writeScript: (code: string) => string;
	stylesFor: PageStyles;
	/** Address of the file with the views of the cookie banner. */
	consentViews: string;
}

/**
 * Post-processes a page written by React Router, so that it does less before first paint:
 * - scripts and their modulepreload links move into a <template> in place, inline code into a file: the browser fetches
 *   and runs none of it until app/start/take-over.ts replaces the template by its content. (Preloaded from the head they
 *   compete with the text for bandwidth: first paint 1.55 times that of the bare page.)
 * - the boot script gets an integrity hash;
 * - only the CSS it uses stays inlined, and the views of the cookie banner move to a file of their own.
 *
 * @throws when the page is not written as expected
 */
export function finishPage(html: string, { scriptOf, writeScript, stylesFor, consentViews }: PageTools): string {
	const document = parse(html);
	const withViews = [...descendants(document)];
	const [place, views] = [PLACE_ID, VIEWS_ID].map((id) => withViews.find((element) => attribute(element, "id") === id));
	if (!place || !views) throw new Error("Une page construite n’a pas de bandeau des cookies");
	tree.detachNode(views);
	place.attrs.push({ name: "data-views", value: consentViews });
	// Without the views: they come with styles of their own.
	const elements = [...descendants(document)];
	addIntegrity(elements, scriptOf);
	moveScriptsToTemplate(elements, writeScript);
	const style = elements.find((element) => element.tagName === "style")?.childNodes[0];
	if (!style || !tree.isTextNode(style)) throw new Error("Une page construite n’a pas sa feuille de styles");
	style.value = stylesFor(style.value, valuesOf(elements, "class"), valuesOf(elements, "data-held"));
	// The same attribute order everywhere makes repetitions, which compress better.
	for (const { attrs } of elements) {
		attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
		for (const entry of attrs) if (entry.name === "class") entry.value = entry.value.trim().replace(/\s+/g, " ");
	}
	return serialize(document);
}

function addIntegrity(elements: Element[], scriptOf: PageTools["scriptOf"]): void {
	for (const element of elements) {
		const address = element.tagName === "script" ? attribute(element, "src") : undefined;
		if (address === undefined) continue;
		const hash = createHash("sha256").update(scriptOf(address)).digest("base64");
		element.attrs.push({ name: "integrity", value: `sha256-${hash}` });
	}
}

/**
 * Moves the code of the inline scripts to one file: in the page it takes up to half a kilobyte, and a CSP hash for each.
 * Two <script> remain, since hydration expects some there: an empty one, and the file.
 */
function moveScriptsToTemplate(elements: Element[], writeScript: PageTools["writeScript"]): void {
	const links = elements.filter((element) => attribute(element, "rel") === "modulepreload");
	const scripts = elements.filter((element) => element.tagName === "script" && isReactRouters(element));
	const [first] = scripts;
	const module = scripts.find((script) => attribute(script, "type") === "module");
	if (!first?.parentNode || !module) throw new Error("Une page construite n’a pas les scripts attendus");
	const address = writeScript(scripts.map(textOf).join("\n"));
	const template = tree.createElement("template", spec.NS.HTML, [{ name: "id", value: SCRIPTS_ID }]) as Tree.Template;
	const content = tree.createDocumentFragment();
	tree.setTemplateContent(template, content);
	tree.insertBefore(first.parentNode, template, first);
	for (const element of [...links, ...scripts]) {
		tree.detachNode(element);
		element.childNodes = [];
	}
	links.push(
		tree.createElement("link", spec.NS.HTML, [
			{ name: "href", value: address },
			{ name: "rel", value: "modulepreload" },
		]),
	);
	module.attrs = [
		{ name: "type", value: "module" },
		{ name: "src", value: address },
	];
	for (const element of [...links, first, module]) tree.appendChild(content, element);
}

const textOf = (element: Element) =>
	element.childNodes.map((text) => (tree.isTextNode(text) ? text.value : "")).join("");

/** Inline scripts, except our own, marked `data-boot`. */
const isReactRouters = (script: Element) =>
	attribute(script, "src") === undefined && attribute(script, "data-boot") === undefined;

/** Words of an attribute, over all elements. */
function valuesOf(elements: Element[], name: string): Set<string> {
	return new Set(elements.flatMap((element) => attribute(element, name)?.split(/\s+/) ?? []));
}

/** Every element, those in templates too. */
function* descendants(node: Tree.ParentNode): Generator<Element> {
	for (const child of node.childNodes) {
		if (!tree.isElementNode(child)) continue;
		yield child;
		yield* descendants(child.tagName === "template" ? tree.getTemplateContent(child as Tree.Template) : child);
	}
}

function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((entry) => entry.name === name)?.value;
}
