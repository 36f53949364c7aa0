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
 * A page as React Router wrote it, made lighter and quieter before its first paint:
 * - its scripts, and the links that preload them, lie in a <template> in their place, their text in a file: the browser
 *   fetches and runs nothing of it until app/start/take-over.ts puts the content where the template stands. (Preloaded
 *   from the head they take the line from the words: first paint 1.55 times that of the bare page.)
 * - the boot script is sealed by its hash;
 * - its styles are those that it uses, and the views of the cookie banner stand in a file of their own.
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
	sealScripts(elements, scriptOf);
	layScriptsDown(elements, writeScript);
	const style = elements.find((element) => element.tagName === "style")?.childNodes[0];
	if (!style || !tree.isTextNode(style)) throw new Error("Une page construite n’a pas sa feuille de styles");
	style.value = stylesFor(style.value, valuesOf(elements, "class"), valuesOf(elements, "data-held"));
	// In one order everywhere they are repeated as they stand, and compressed the better.
	for (const { attrs } of elements) {
		attrs.sort((a, b) => (a.name < b.name ? -1 : 1));
		for (const entry of attrs) if (entry.name === "class") entry.value = entry.value.trim().replace(/\s+/g, " ");
	}
	return serialize(document);
}

function sealScripts(elements: Element[], scriptOf: PageTools["scriptOf"]): void {
	for (const element of elements) {
		const address = element.tagName === "script" ? attribute(element, "src") : undefined;
		if (address === undefined) continue;
		const hash = createHash("sha256").update(scriptOf(address)).digest("base64");
		element.attrs.push({ name: "integrity", value: `sha256-${hash}` });
	}
}

/**
 * What the scripts say one after the other goes to a file: in the page it takes up to half a kilobyte, and a hash in the
 * policy for each. Two remain for React to find where it wrote some: an empty one, and the file.
 */
function layScriptsDown(elements: Element[], writeScript: PageTools["writeScript"]): void {
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
			{ name: "rel", value: "modulepreload" },
			{ name: "href", value: address },
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

/** All inline ones but our own starter, which says so. */
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
