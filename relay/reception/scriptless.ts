import { html, parse, serialize, type DefaultTreeAdapterTypes as Tree, defaultTreeAdapter as tree } from "parse5";
import {
	errorId,
	FORM_ID,
	fieldId,
	NOTICE_FRAGMENT,
	QUOTE_FIELDS,
	type QuoteField,
	SUMMARY_ID,
	URGENT_WIRE,
} from "#shared/quote/fields.ts";
import type { QuoteErrors } from "#shared/quote/schema.ts";

type Element = Tree.Element;

/** What the visitor typed, as it was sent. */
export type TypedValues = Partial<Record<QuoteField, string>>;

export interface FormAnswer {
	/** Address that the form is sent to next. */
	action: string;
	values: TypedValues;
	/** Empty when the request failed for another reason: the failure notice is shown then. */
	errors: QuoteErrors;
}

/**
 * The built page, answering a person without script: values put back, errors beside their fields. Scripts go, because
 * hydration would replace the answer by the empty form.
 *
 * @param page HTML of a built page that holds the quote form
 */
export function rewriteForm(page: string, { action, values, errors }: FormAnswer): string {
	const document = parse(page);
	const elements = [...descendants(document)];
	const byId = new Map(elements.map((element) => [attribute(element, "id"), element]));
	for (const element of elements) if (loadsScript(element)) tree.detachNode(element);

	const form = byId.get(FORM_ID);
	if (form) setAttribute(form, "action", action);
	for (const field of QUOTE_FIELDS) {
		const control = byId.get(fieldId(field));
		if (control) putBack(control, values[field]);
	}

	const wrong = QUOTE_FIELDS.filter((field) => errors[field] !== undefined);
	for (const field of wrong) showError(byId, field, errors[field] ?? "");
	if (wrong.length > 0) showSummary(byId.get(SUMMARY_ID), wrong, errors);
	else showNotice(byId.get(NOTICE_FRAGMENT.failure));
	// The form stands far down the page: without script, only focus brings the person back to it.
	const first = wrong.map((field) => byId.get(fieldId(field))).find(Boolean) ?? byId.get(NOTICE_FRAGMENT.failure);
	if (first) setAttribute(first, "autofocus", "");

	const title = elements.find((element) => element.tagName === "title" && element.namespaceURI === html.NS.HTML);
	if (title) setText(title, `Erreur\u202f: ${textOf(title)}`);
	return serialize(document);
}

function* descendants(node: Tree.ParentNode): Generator<Element> {
	for (const child of node.childNodes) {
		if (!tree.isElementNode(child)) continue;
		yield child;
		yield* descendants(child);
	}
}

function loadsScript(element: Element): boolean {
	if (element.tagName === "script") return true;
	if (element.tagName !== "link") return false;
	const rel = attribute(element, "rel")?.toLowerCase();
	return rel === "modulepreload" || (rel === "preload" && attribute(element, "as") === "script");
}

function putBack(control: Element, value: string | undefined): void {
	if (attribute(control, "type") === "checkbox") {
		toggleAttribute(control, "checked", value === URGENT_WIRE.yes);
	} else if (control.tagName === "select") {
		if (value === undefined) return;
		for (const option of descendants(control)) {
			if (option.tagName !== "option") continue;
			toggleAttribute(option, "selected", (attribute(option, "value") ?? textOf(option)) === value);
		}
	} else if (control.tagName === "textarea") {
		// HTML drops one line break at the start of a textarea: a second one keeps the visitor's own.
		const text = value ?? "";
		setText(control, text.startsWith("\n") || text.startsWith("\r") ? `\n${text}` : text);
	} else if (value !== undefined) {
		setAttribute(control, "value", value);
	}
}

function showError(byId: Map<string | undefined, Element>, field: QuoteField, message: string): void {
	const error = byId.get(errorId(field));
	const control = byId.get(fieldId(field));
	if (error) {
		setText(error, message);
		toggleAttribute(error, "hidden", false);
	}
	if (!control) return;
	setAttribute(control, "aria-invalid", "true");
	const described = attribute(control, "aria-describedby")?.split(/\s+/).filter(Boolean) ?? [];
	setAttribute(control, "aria-describedby", [...new Set([...described, errorId(field)])].join(" "));
}

function showSummary(summary: Element | undefined, wrong: QuoteField[], errors: QuoteErrors): void {
	const list = summary && [...descendants(summary)].find((element) => element.tagName === "ul");
	if (!summary || !list) return;
	toggleAttribute(summary, "hidden", false);
	list.childNodes = [];
	for (const field of wrong) {
		const item = createElement("li", []);
		const link = createElement("a", [{ name: "href", value: `#${fieldId(field)}` }]);
		tree.insertText(link, errors[field] ?? "");
		tree.appendChild(item, link);
		tree.appendChild(list, item);
	}
}

function showNotice(notice: Element | undefined): void {
	if (!notice) return;
	setAttribute(notice, "data-shown", "true");
	toggleAttribute(notice, "hidden", false);
	if (attribute(notice, "tabindex") === undefined) setAttribute(notice, "tabindex", "-1");
}

function createElement(tagName: string, attributes: { name: string; value: string }[]): Element {
	return tree.createElement(tagName, html.NS.HTML, attributes);
}

function attribute(element: Element, name: string): string | undefined {
	return element.attrs.find((entry) => entry.name === name)?.value;
}

function setAttribute(element: Element, name: string, value: string): void {
	const entry = element.attrs.find((known) => known.name === name);
	if (entry) entry.value = value;
	else element.attrs.push({ name, value });
}

function toggleAttribute(element: Element, name: string, present: boolean): void {
	if (present) setAttribute(element, name, "");
	else element.attrs = element.attrs.filter((entry) => entry.name !== name);
}

function textOf(element: Element): string {
	return element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : "")).join("");
}

function setText(element: Element, text: string): void {
	element.childNodes = [];
	if (text !== "") tree.insertText(element, text);
}
