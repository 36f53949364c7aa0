import { html, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";

/* A built page that the relay answers with: opened, changed, written again. */

export type Element = Tree.Element;

export function* descendants(node: Tree.ParentNode): Generator<Element> {
	for (const child of node.childNodes) {
		if (!tree.isElementNode(child)) continue;
		yield child;
		yield* descendants(child);
	}
}

/** An element with its attributes and what it holds: texts, or elements. */
export function newElement(
	tagName: string,
	attributes: Readonly<Record<string, string>>,
	...content: readonly (string | Element)[]
): Element {
	const attrs = Object.entries(attributes).map(([name, value]) => ({ name, value }));
	const element = tree.createElement(tagName, html.NS.HTML, attrs);
	for (const part of content) append(element, part);
	return element;
}

function append(parent: Element, part: string | Element): void {
	if (typeof part === "string") tree.insertText(parent, part);
	else tree.appendChild(parent, part);
}

export function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((entry) => entry.name === name)?.value;
}

export function setAttribute(element: Element, name: string, value: string): void {
	const entry = element.attrs.find((known) => known.name === name);
	if (entry) entry.value = value;
	else element.attrs.push({ name, value });
}

export function toggleAttribute(element: Element, name: string, present: boolean): void {
	if (present) setAttribute(element, name, "");
	else element.attrs = element.attrs.filter((entry) => entry.name !== name);
}

export function textOf(element: Element): string {
	return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

export function setText(element: Element, text: string): void {
	element.childNodes = [];
	if (text !== "") tree.insertText(element, text);
}
