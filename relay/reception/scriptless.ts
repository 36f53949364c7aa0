import {
	append,
	attribute,
	descendants,
	type Element,
	newElement,
	openPage,
	setAttribute,
	setText,
	textOf,
	toggleAttribute,
} from "#relay/http/page-tree.ts";
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
	const { byId, title, serialize } = openPage(page);
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

	if (title) setText(title, `Erreur\u202f: ${textOf(title)}`);
	return serialize();
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
		const link = newElement("a", { href: `#${fieldId(field)}` }, errors[field] ?? "");
		append(list, newElement("li", {}, link));
	}
}

function showNotice(notice: Element | undefined): void {
	if (!notice) return;
	setAttribute(notice, "data-shown", "true");
	toggleAttribute(notice, "hidden", false);
	if (attribute(notice, "tabindex") === undefined) setAttribute(notice, "tabindex", "-1");
}
