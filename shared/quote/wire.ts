import { QUOTE_FIELDS, quoteSubject, URGENT_WIRE } from "./fields.ts";
import type { Quote } from "./schema.ts";

/** The multipart body of the specification, section 7: nine fields, in this order, nothing else. */
export function toWire(quote: Quote): FormData {
	const form = new FormData();
	const urgent = quote.urgent ? URGENT_WIRE.yes : URGENT_WIRE.no;
	for (const name of QUOTE_FIELDS) form.set(name, name === "urgent" ? urgent : quote[name]);
	form.set("_subject", quoteSubject(quote.service));
	form.set("_template", "table");
	return form;
}

/**
 * What a form says, as the schema reads it: unknown names are left out, an absent urgent means no (a plain form post
 * leaves an unticked box out).
 */
export function fromWire(form: FormData): Record<string, string | boolean> {
	const input: Record<string, string | boolean> = {};
	for (const name of QUOTE_FIELDS) {
		const value = form.get(name);
		if (name === "urgent") input.urgent = value === URGENT_WIRE.yes;
		else input[name] = typeof value === "string" ? value : "";
	}
	return input;
}
