/**
 * The nine fields of the wire contract (specification, section 7) and the limits of section 9.
 * The form, the relay, the letter and the tests all read them here.
 */

/** Fields that a visitor fills, in the order of the form. */
export const QUOTE_FIELDS = ["name", "email", "phone", "city", "service", "message", "urgent"] as const;
export type QuoteField = (typeof QUOTE_FIELDS)[number];

/** Choices of the service field: the specification's words and order (section 3). */
export const SERVICE_CHOICES = [
	"Dépannage d'urgence",
	"Changement de serrure",
	"Installation porte blindée",
	"Réparation serrure",
	"Ouverture de porte",
	"Conseil sécurité",
	"Autre",
] as const;
export type ServiceChoice = (typeof SERVICE_CHOICES)[number];

/** Minimum lengths in characters, after trimming (specification, section 9). */
export const MIN_LENGTH = { name: 2, phone: 10, city: 2, message: 10 } as const;

/**
 * Maximum lengths in characters. The specification gives none; these keep a request well under the relay's
 * 64 KiB and hold any real answer (an e-mail address cannot exceed 254 characters, RFC 5321).
 */
export const MAX_LENGTH = { name: 200, email: 254, phone: 60, city: 200, message: 10_000 } as const;

/** Values of the urgent field on the wire. */
export const URGENT_WIRE = { yes: "Oui", no: "Non" } as const;

/** Subject of a request, as the specification words it. */
export function quoteSubject(service: string): string {
	return `Nouvelle demande de devis - ${service}`;
}

/** What the visitor reads once the request is kept, or when it is not (specification, section 8). */
export const QUOTE_NOTICES = {
	success: {
		title: "Message envoyé !",
		text: "Nous vous recontacterons dans les plus brefs délais.",
	},
	failure: {
		title: "Erreur",
		text: "Une erreur est survenue lors de l'envoi. Veuillez réessayer.",
	},
} as const;

/** Ids on a page that holds the form: the relay fills it in for those without script. */
export const FORM_ID = "devis-form";
export const SUMMARY_ID = "devis-resume";
export const fieldId = (field: QuoteField) => `devis-${field}`;
export const errorId = (field: QuoteField) => `${fieldId(field)}-error`;

/** Fragments at which a page without script shows the same two notices. */
export const NOTICE_FRAGMENT = { success: "message-envoye", failure: "erreur-envoi" } as const;

/** The trap that only our own relay receives: a person never sees it, so only a machine fills it. */
export const HONEYPOT_FIELD = "_honey";

/**
 * Milliseconds from the form's appearance on the page to its sending, counted by the page's script, for our own relay
 * only. Absent without script, and when a draft was put back: then nothing can be said.
 */
export const ELAPSED_FIELD = "_elapsed";
