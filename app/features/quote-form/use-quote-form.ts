import { type FormEvent, useEffect, useReducer, useRef } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import type { FormAnswer } from "#shared/made-page.ts";
import { HONEYPOT_FIELD, QUOTE_FIELDS, type QuoteField } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { fromWire } from "#shared/quote/wire.ts";
import { type Draft, dropDraft, keepDraft, readDraft } from "./draft.ts";
import { formReducer, stateOf } from "./form-state.ts";
import { loadRules } from "./load-rules.ts";
import { newKey, sendQuote } from "./send-quote.ts";

/** React Router’s name for the place where a visit began. */
const FIRST_PAGE = "default";

/**
 * The form's behaviour over plain, uncontrolled fields: what a visitor typed before the script arrived is never
 * overwritten (docs/decisions/0004).
 *
 * @param given how the form came back, on a page made at the moment
 */
export function useQuoteForm(given?: FormAnswer) {
	const form = useRef<HTMLFormElement>(null);
	const sentNotice = useRef<HTMLDivElement>(null);
	const failedNotice = useRef<HTMLDivElement>(null);
	const [{ status, errors, hint }, dispatch] = useReducer(formReducer, given, stateOf);
	/** A second press within the same frame comes before the state has changed: a ref stops it. */
	const sending = useRef(false);
	const attempt = useRef({ key: "", content: "" });
	const serviceChosen = useRef(false);
	/** When the form appeared, on the page's own clock; nothing once a draft has filled it. */
	const appearedAtMs = useRef<number | undefined>(0);
	const { key } = useLocation();

	// biome-ignore lint/correctness/useExhaustiveDependencies: once, when the form becomes alive
	useEffect(() => {
		if (!form.current) return;
		// Without script the browser's own checks stand in; with it, the specification's messages do.
		form.current.noValidate = true;
		const draft = readDraft();
		serviceChosen.current = restore(form.current, draft);
		// On the first page the form may be filled before this script runs: counted from the start of the page load.
		const sinceMs = key === FIRST_PAGE ? 0 : performance.now();
		appearedAtMs.current = Object.keys(draft).length > 0 ? undefined : sinceMs;
	}, []);

	useEffect(() => {
		if (status === "sent") sentNotice.current?.focus();
		if (status === "failed") failedNotice.current?.focus();
	}, [status]);

	async function onInput(event: FormEvent<HTMLFormElement>) {
		const { currentTarget: element, target } = event;
		if (target instanceof Element && target.getAttribute("name") === "service") serviceChosen.current = true;
		const input = fromWire(new FormData(element));
		// The preselected service belongs to its page: only a choice is carried to another.
		const { service, ...rest } = input;
		keepDraft(serviceChosen.current ? { ...rest, service: service ?? "" } : rest);
		const rules = await loadRules();
		if (!rules) return;
		// As the form is by then: what was typed while the rules came counts too.
		const now = fromWire(new FormData(element));
		dispatch({ type: "typed", errors: rules.errorsIn(now), hint: rules.phoneHint(String(now.phone)) });
	}

	async function onSubmit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		if (sending.current) return;
		sending.current = true;
		try {
			await checkAndSend(event.currentTarget);
		} finally {
			sending.current = false;
		}
	}

	async function checkAndSend(element: HTMLFormElement) {
		// At once: what is typed while the rules come is checked with the rest.
		dispatch({ type: "submitted" });
		const rules = await loadRules();
		const data = new FormData(element);
		if (!rules) {
			// Weak network, or a new deployment: the browser validates instead, and the relay applies the rules.
			if (element.reportValidity()) await sendChecked(element, fromWire(data) as Quote);
			return;
		}
		const result = rules.parseQuote(fromWire(data));
		if (result.ok) return sendChecked(element, result.quote);
		// The summary of errors comes in above the fields: focus must scroll to where the field is then, not before.
		flushSync(() => dispatch({ type: "refused", errors: result.errors }));
		const first = QUOTE_FIELDS.find((field) => result.errors[field]);
		if (first) control(element, first)?.focus();
	}

	async function sendChecked(element: HTMLFormElement, quote: Quote) {
		dispatch({ type: "sending" });
		const content = JSON.stringify(quote);
		if (attempt.current.content !== content) attempt.current = { key: newKey(), content };
		const kept = await sendQuote(quote, attempt.current.key, {
			honeypot: String(new FormData(element).get(HONEYPOT_FIELD) ?? ""),
			elapsedMs: appearedAtMs.current === undefined ? undefined : performance.now() - appearedAtMs.current,
		});
		if (kept) {
			element.reset();
			dropDraft();
			serviceChosen.current = false;
			attempt.current = { key: "", content: "" };
		}
		dispatch({ type: kept ? "kept" : "failed" });
	}

	return { form, sentNotice, failedNotice, status, errors, hint, onInput, onSubmit };
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function control(form: HTMLFormElement, field: QuoteField): Control | null {
	return form.elements.namedItem(field) as Control | null;
}

/** Puts a draft into fields that nobody has touched yet. Returns whether the service was chosen, there or here. */
function restore(form: HTMLFormElement, draft: Draft): boolean {
	for (const field of QUOTE_FIELDS) {
		const element = control(form, field);
		const value = draft[field];
		if (!element || value === undefined) continue;
		if (element instanceof HTMLInputElement && element.type === "checkbox") element.checked ||= value === true;
		else if (element instanceof HTMLSelectElement) {
			if (isUntouched(element)) element.value = String(value);
		} else if (element.value === "") element.value = String(value);
	}
	const service = control(form, "service");
	return typeof draft.service === "string" || (service instanceof HTMLSelectElement && !isUntouched(service));
}

/** Whether a <select> still has its page's default option. */
function isUntouched(list: HTMLSelectElement): boolean {
	return list.selectedOptions[0]?.defaultSelected ?? true;
}
