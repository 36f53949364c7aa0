import { type FormEvent, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { useLocation } from "react-router";
import { importAgain } from "#app/features/data/import-again.ts";
import { type Draft, isOwnRelay, keptDraft } from "#app/features/data/kept.ts";
import { todayInParis } from "#content/wording.ts";
import type { FormAnswer } from "#shared/made-page.ts";
import { ELAPSED_FIELD, HONEYPOT_FIELD, QUOTE_FIELDS, type QuoteField, SUMMARY_ID } from "#shared/quote/fields.ts";
import { BY_HEADER, FAR_HEADER, followIn } from "#shared/quote/follow.ts";
import type { Quote, QuoteErrors } from "#shared/quote/schema.ts";
import { fromWire, toWire } from "#shared/quote/wire.ts";
import type { AfterSending } from "./after-sending.tsx";

/**
 * The form's validation rules, loaded at the first input or submit; a failed load is tried again at the next one.
 * Undefined when they cannot load: no network, or a chunk removed by a new deployment.
 */
const loadRules = () => importAgain(() => import("#shared/quote/schema.ts")).catch(() => undefined);

/** Longer than the worst upload of 2 kB on one bar of signal; the key below makes a second try harmless. */
const GIVE_UP_AFTER_MS = 30_000;

/** Spam traps, sent to our own relay only. */
export type Traps = {
	honeypot: string;
	/** Milliseconds that the form was there before it was sent; absent when a draft filled it. */
	elapsedMs: number | undefined;
};

type Sent = {
	isKept: boolean;
	waitSeconds?: number | undefined;
	/** Address of the request's own page. */
	follow?: string | undefined;
	/** The town lies beyond the radius. */
	isFar?: boolean | undefined;
	/** By when he answers, as the relay wrote it in its header. */
	by?: string | undefined;
};

/**
 * Posts a request. Kept when the answer is ok (its body is not read), not for any other answer or none at all; one visitor's
 * sixth in ten minutes is told how long to wait. `key` is the idempotency key: with it the relay tells a retry from a new request.
 */
export async function sendQuote(quote: Quote, key: string, { honeypot, elapsedMs }: Traps): Promise<Sent> {
	const body = toWire(quote);
	const headers: Record<string, string> = { Accept: "application/json" };
	// Another service gets the nine fields of the wire contract and nothing else.
	if (isOwnRelay) {
		headers["Idempotency-Key"] = key;
		if (honeypot) body.set(HONEYPOT_FIELD, honeypot);
		if (elapsedMs !== undefined) body.set(ELAPSED_FIELD, String(Math.round(elapsedMs)));
	}
	// AbortSignal.timeout is newer than browsers that we declare: without it no request would leave.
	const given = new AbortController();
	const timer = setTimeout(() => given.abort(), GIVE_UP_AFTER_MS);
	try {
		const response = await fetch(__QUOTE_ENDPOINT__, { method: "POST", body, headers, signal: given.signal });
		const waitSeconds = Number(response.headers.get("retry-after")) || undefined;
		const follow = isOwnRelay ? followIn(response.headers) : undefined;
		const isFar = response.headers.has(FAR_HEADER) || undefined;
		const by = response.headers.get(BY_HEADER) ?? undefined;
		return { isKept: response.ok, waitSeconds: response.status === 429 ? waitSeconds : undefined, follow, isFar, by };
	} catch {
		return { isKept: false };
	} finally {
		clearTimeout(timer);
	}
}

/** A new name for a request. `crypto.randomUUID` exists on https only, and a first try may be made without it. */
export function newKey(): string {
	return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

const never = () => () => {};

/** Today in Paris; nothing in a page as it is built, which does not know the day. */
export const useToday = (): string | undefined => useSyncExternalStore(never, todayInParis, () => undefined);

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
	// One that came back has errors, or could not be kept.
	const cameBackWhole = given !== undefined && Object.keys(given.errors).length === 0;
	/** What was kept last, and what the notice says of it. */
	const [sent, setSent] = useState<
		Pick<Sent, "follow" | "isFar" | "by"> & { quote: Quote; AfterSending: typeof AfterSending }
	>();
	const [status, setStatus] = useState<"idle" | "sending" | "sent" | "failed">(cameBackWhole ? "failed" : "idle");
	const [errors, setErrors] = useState<QuoteErrors>(given?.errors ?? {});
	/** Seconds until the relay takes another request of this visitor. */
	const [wait, setWait] = useState(given?.waitSeconds);
	/** Beside the phone number: what may be wrong with it, without refusing it. */
	const [hint, setHint] = useState<string>();
	/** From the first press on « Envoyer », errors follow the typing. */
	const checksAsTyped = useRef(false);
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
		const draft = keptDraft.read();
		serviceChosen.current = restore(form.current, draft);
		// On the first page the form may be filled before this script runs: counted from the start of the page load.
		const sinceMs = key === FIRST_PAGE ? 0 : performance.now();
		appearedAtMs.current = Object.keys(draft).length > 0 ? undefined : sinceMs;
	}, []);

	useEffect(() => {
		const notice = status === "sent" ? sentNotice : status === "failed" ? failedNotice : undefined;
		// Its beginning under the header: focus alone shows the end of one that is longer than what the cookie banner leaves.
		notice?.current?.scrollIntoView();
		notice?.current?.focus({ preventScroll: true });
	}, [status]);

	async function onInput(event: FormEvent<HTMLFormElement>) {
		const { currentTarget: element, target } = event;
		if (target instanceof Element && target.getAttribute("name") === "service") serviceChosen.current = true;
		const input = fromWire(new FormData(element));
		// The preselected service belongs to its page: only a choice is carried to another.
		const { service, ...rest } = input;
		keptDraft.keep(serviceChosen.current ? { ...rest, service: service ?? "" } : rest);
		const rules = await loadRules();
		if (!rules) return;
		// As the form is by then: what was typed while the rules came counts too.
		const now = fromWire(new FormData(element));
		setHint(rules.phoneHint(String(now.phone)));
		if (!checksAsTyped.current) return;
		const result = rules.parseQuote(now);
		setErrors(result.ok ? {} : result.errors);
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
		checksAsTyped.current = true;
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
		flushSync(() => {
			setStatus("idle");
			setErrors(result.errors);
		});
		// Whole below the header, where both fit; focus scrolls again only where they do not.
		document.getElementById(SUMMARY_ID)?.scrollIntoView();
		const first = QUOTE_FIELDS.find((field) => result.errors[field]);
		if (first) control(element, first)?.focus();
	}

	async function sendChecked(element: HTMLFormElement, quote: Quote) {
		setStatus("sending");
		setErrors({});
		const content = JSON.stringify(quote);
		if (attempt.current.content !== content) attempt.current = { key: newKey(), content };
		const coming = importAgain(() => import("./after-sending.tsx")).catch(() => undefined);
		const { isKept, waitSeconds, follow, isFar, by } = await sendQuote(quote, attempt.current.key, {
			honeypot: String(new FormData(element).get(HONEYPOT_FIELD) ?? ""),
			elapsedMs: appearedAtMs.current === undefined ? undefined : performance.now() - appearedAtMs.current,
		});
		if (isKept) {
			element.reset();
			keptDraft.keep({});
			serviceChosen.current = false;
			attempt.current = { key: "", content: "" };
			checksAsTyped.current = false;
			setErrors({});
			setHint(undefined);
			void coming.then((come) => setSent(come && { quote, follow, isFar, by, ...come }));
		}
		setWait(waitSeconds);
		setStatus(isKept ? "sent" : "failed");
	}

	return { form, sent, sentNotice, failedNotice, status, wait, errors, hint, onInput, onSubmit };
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
