import { atelierFields } from "#atelier/views.ts";
import { parisFields } from "#relay/clock.ts";
import type { NotebookFile } from "#relay/store/notebook.ts";
import { INSTEAD_OF } from "#relay/store/notebook.ts";
import { summaryOf } from "#relay/store/steps.ts";
import { lastVisit, VISIT_PLACE } from "./noted.ts";
import { toldPlace } from "./own-notes.ts";
import { safeLine, safeText } from "./pages/time.ts";
import { fields, type GivenBack, type QuoteShown, type Typed } from "./views.ts";

/*
 * What was typed on a request's page. Whichever button is pressed, all its fields come along: the button notes its own, and what is left
 * goes back in its place.
 */

type Name = keyof Typed;

const VISIT = ["day", "hour", ...VISIT_PLACE, "visitNote"] as const satisfies Name[];
const NAMES: readonly Name[] = ["phone", ...VISIT, "note", "eta"];
const NOTED_BY: Record<string, readonly Name[]> = {
	number: ["phone"],
	appointment: [...VISIT, "note"],
	leaving: ["eta", "note"],
	...{ undone: [], release: [], resend: [], erase: [] },
};

/** What the page's fields show. @param seen the last event of the page, for one that is older than the request is now */
export function shownIn(
	{ events: all, quote }: NotebookFile,
	quotes: readonly QuoteShown[] = [],
	seen = Number.POSITIVE_INFINITY,
): Record<Name, string> {
	const events = all.filter(({ seq }) => seq <= seen);
	const corrected = all.find(({ seq, kind }) => kind === "number" && seq > seen);
	const { note, ...place } = lastVisit(events);
	const { appointmentAtMs } = summaryOf(events);
	const { day, hour } = appointmentAtMs === undefined ? { day: "", hour: "" } : parisFields(appointmentAtMs);
	const shown = { day, hour, ...place, visitNote: note, note: "", phone: "", eta: "" };
	if (appointmentAtMs === undefined) {
		const told = toldPlace({ events, quote });
		shown.address ||= quotedAddress(quotes) || told.address;
		shown.floor ||= told.floor;
		shown.doorCode ||= told.doorCode;
	}
	for (const name of NAMES) shown[name] = safeText(shown[name]);
	return { ...shown, phone: safeLine(corrected?.text.split(INSTEAD_OF)[1] ?? quote.phone, 60) };
}

/** Where the work is that was last quoted; nothing without a street. */
export const quotedAddress = (quotes: readonly QuoteShown[]): string => {
	const address = quotes.at(-1)?.address ?? "";
	return /\d/.test(address.replace(/\b\d{5}\b/, "")) ? address : "";
};

/** What differs from what the page showed. */
export function typedOver(form: URLSearchParams, file: NotebookFile, quotes?: readonly QuoteShown[]): Typed {
	const seen = form.get(fields.seen);
	const shown = shownIn(file, quotes, seen === null ? undefined : Number(seen));
	const typed: Typed = {};
	for (const name of NAMES) {
		const now = form.get(fields[name])?.replaceAll("\r\n", "\n");
		if (now !== undefined && now !== shown[name]) typed[name] = now;
	}
	return typed;
}

/** The act of the button that was pressed. Enter in a field presses none: it notes what was typed, where that is of one act alone. */
export function actIn(form: URLSearchParams, typed: Typed): string | undefined {
	const act = form.get(fields.act) ?? (form.has(fields.undoes) ? "undone" : undefined);
	if (act !== undefined) return act;
	const acts = ["number", "appointment", "leaving"].filter((one) => NOTED_BY[one]?.some((name) => name in typed));
	return acts.length === 1 ? acts[0] : undefined;
}

/** What an act did not note; nothing where it noted all. */
export function leftBy(act: string, typed: Typed): Typed | undefined {
	const noted = NOTED_BY[act] ?? ["note"];
	const left = Object.entries(typed).filter(([name]) => !noted.includes(name as Name));
	return left.length === 0 ? undefined : Object.fromEntries(left);
}

/** Carried by the pages themselves. Nobody typed them. */
const CARRIED: ReadonlySet<string> = new Set([
	...[fields.csrf, fields.token, fields.act, fields.seen, fields.undoes, fields.ticked, fields.device, fields.from],
	...[fields.confirmed, fields.span, fields.known, atelierFields.print],
]);
const isCarried = (name: string): boolean => CARRIED.has(name.split(".")[0] ?? "");
/** More than any page has: of a forged form no more is written out. */
const FIELDS_AT_MOST = 1_000;

/** @param action where the form may be put back; nothing where no page would take it */
export function givenBack(form: URLSearchParams, action?: string): GivenBack {
	const sent = [...form].slice(0, FIELDS_AT_MOST);
	const typed = sent.filter(([name, value]) => !isCarried(name) && !["", "oui", "non"].includes(value.trim()));
	const words = [...new Set(typed.map(([, value]) => value))];
	if (action === undefined || !sent.some(([name]) => !isCarried(name) || name === fields.ticked)) return { words };
	return { words, again: { action, sent: sent.filter(([name]) => name !== fields.csrf) } };
}
