import * as v from "valibot";
import { MAX_LENGTH, MIN_LENGTH, SERVICE_CHOICES } from "./fields.ts";
import { tidyLine, tidyMessage, tidyPhone } from "./tidy.ts";

/** Messages of the specification, section 5, to the letter. */
export const FIELD_MESSAGES = {
	name: "Le nom doit contenir au moins 2 caractères",
	email: "Veuillez entrer une adresse email valide",
	phone: "Le numéro de téléphone doit contenir au moins 10 caractères",
	city: "La ville doit contenir au moins 2 caractères",
	service: "Veuillez sélectionner un service",
	message: "Le message doit contenir au moins 10 caractères",
} as const;

/** What tidying leaves and no answer may hold: a line break in a name would forge a mail header. */
const FORBIDDEN_IN_A_LINE = /[\0\n\r\u0085]/;
const FORBIDDEN_IN_A_MESSAGE = /\0/;

/** Characters that have no width: a name made of them is no name. */
const INVISIBLE = /[\p{DI}\u2800]/gu;

/** As much as a text may be longer before it is tidied than after: what is longer is refused before any work is done on it. */
const RAW_TIMES = 4;

const tooLong = (what: string, max: number) => `${what} ne doit pas dépasser ${max.toLocaleString("fr")} caractères`;
const forbidden = (what: string) => `${what} contient un caractère invisible qui n’est pas accepté`;

const line = (what: string, message: string, min: number, max: number, tidy = tidyLine) =>
	v.pipe(
		v.string(message),
		v.maxLength(max * RAW_TIMES, tooLong(what, max)),
		v.transform(tidy),
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
			v.regex(/@(?:[^@.]+\.)+[^@.]{2,}$/u, FIELD_MESSAGES.email),
		),
		"",
	),
	phone: v.optional(
		line("Le numéro de téléphone", FIELD_MESSAGES.phone, MIN_LENGTH.phone, MAX_LENGTH.phone, tidyPhone),
		"",
	),
	city: v.optional(line("La ville", FIELD_MESSAGES.city, MIN_LENGTH.city, MAX_LENGTH.city), ""),
	service: v.optional(v.picklist(SERVICE_CHOICES, FIELD_MESSAGES.service), "" as "Autre"),
	message: v.optional(
		v.pipe(
			v.string(FIELD_MESSAGES.message),
			v.maxLength(MAX_LENGTH.message * RAW_TIMES, tooLong("Le message", MAX_LENGTH.message)),
			v.transform(tidyMessage),
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
