import * as v from "valibot";
import { MAX_LENGTH, MIN_LENGTH, SERVICE_CHOICES } from "./fields.ts";

/** Messages of the specification, section 5, to the letter. */
export const FIELD_MESSAGES = {
	name: "Le nom doit contenir au moins 2 caractères",
	email: "Veuillez entrer une adresse email valide",
	phone: "Le numéro de téléphone doit contenir au moins 10 caractères",
	city: "La ville doit contenir au moins 2 caractères",
	service: "Veuillez sélectionner un service",
	message: "Le message doit contenir au moins 10 caractères",
} as const;

/*
 * A line break in a name would forge a mail header; a bidirectional override would show one address and hold another.
 * C0 and C1 controls, line and paragraph separators, bidi marks, embeddings, overrides and isolates.
 */
const FORBIDDEN_IN_A_LINE = /[\u0000-\u001f\u007f-\u009f\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]/u;
const FORBIDDEN_IN_A_MESSAGE = /[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]/u;

/** Characters that have no width: a name made of them is no name. */
const INVISIBLE = /[\p{Cf}\u115f\u1160\u2800\u3164\uffa0]/gu;

const tooLong = (what: string, max: number) =>
	`${what} ne doit pas dépasser ${String(max).replace(/\B(?=(\d{3})+$)/g, "\u202f")} caractères`;
const forbidden = (what: string) => `${what} contient un caractère invisible qui n’est pas accepté`;

/** Same letters, same bytes: NFC, line breaks as LF, no blank at either end. Tabs in a message become spaces. */
function normalise(value: string): string {
	return value
		.normalize("NFC")
		.replace(/\r\n?/g, "\n")
		.replace(/\t/g, "    ")
		.replace(/^ +| +$/g, "");
}

const line = (what: string, message: string, min: number, max: number) =>
	v.pipe(
		v.string(message),
		v.transform(normalise),
		v.check((value) => !FORBIDDEN_IN_A_LINE.test(value), forbidden(what)),
		v.trim(),
		v.check((value) => value.replace(INVISIBLE, "").length >= min, message),
		v.maxLength(max, tooLong(what, max)),
	);

/** A quote request. Input: any strings; output: trimmed, NFC. Errors: one French message for each field. */
export const quoteSchema = v.object({
	// An absent field reads as an empty one, so that it gets its own French message.
	name: v.optional(line("Le nom", FIELD_MESSAGES.name, MIN_LENGTH.name, MAX_LENGTH.name), ""),
	email: v.optional(
		v.pipe(
			line("L’adresse email", FIELD_MESSAGES.email, 1, MAX_LENGTH.email),
			v.rfcEmail(FIELD_MESSAGES.email),
			// "mme@exemple" is an address for RFC 5322 and for browsers, yet no letter reaches it: a dot is wanted.
			v.regex(/@[^@]+\.[^@.]{2,}$/u, FIELD_MESSAGES.email),
		),
		"",
	),
	phone: v.optional(line("Le numéro de téléphone", FIELD_MESSAGES.phone, MIN_LENGTH.phone, MAX_LENGTH.phone), ""),
	city: v.optional(line("La ville", FIELD_MESSAGES.city, MIN_LENGTH.city, MAX_LENGTH.city), ""),
	service: v.optional(v.picklist(SERVICE_CHOICES, FIELD_MESSAGES.service), "" as "Autre"),
	message: v.optional(
		v.pipe(
			v.string(FIELD_MESSAGES.message),
			v.transform(normalise),
			v.check((value) => !FORBIDDEN_IN_A_MESSAGE.test(value), forbidden("Le message")),
			v.trim(),
			v.minLength(MIN_LENGTH.message, FIELD_MESSAGES.message),
			v.maxLength(MAX_LENGTH.message, tooLong("Le message", MAX_LENGTH.message)),
		),
		"",
	),
	urgent: v.optional(v.boolean(), false),
});

export type Quote = v.InferOutput<typeof quoteSchema>;
export type QuoteErrors = Partial<Record<keyof Quote, string>>;
export type QuoteResult = { ok: true; quote: Quote } | { ok: false; errors: QuoteErrors };

/** Checks a request. Never throws: what is wrong comes back as the first message of each field. */
export function parseQuote(input: unknown): QuoteResult {
	const result = v.safeParse(quoteSchema, input, { abortPipeEarly: true });
	if (result.success) return { ok: true, quote: result.output };
	const errors: QuoteErrors = {};
	for (const issue of result.issues) {
		const field = issue.path?.[0]?.key as keyof Quote | undefined;
		if (field && !(field in errors)) errors[field] = issue.message;
	}
	return { ok: false, errors };
}

/**
 * A hint, never a refusal: the rule counts characters, so "+33 4 65 71" passes with too few digits to be called back.
 * Returns the hint, or nothing when the number can be dialled or is still too short for the rule itself.
 */
export function phoneHint(phone: string): string | undefined {
	const digits = phone.replace(/\D/g, "").length;
	if (phone.trim().length < MIN_LENGTH.phone || digits >= 10) return undefined;
	return `Ce numéro ne compte que ${digits} chiffre${digits > 1 ? "s" : ""}\u202f: vérifiez qu’il est complet pour que je puisse vous rappeler.`;
}
