import { ELAPSED_FIELD, HONEYPOT_FIELD } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";

/** Why a request might be spam. Their points are added; the sum may quarantine a request, and never refuses it. */
export type Suspicion = "honeypot" | "hurry" | "links" | "markup" | "link-as-name" | "mass-mailing" | "script";

interface Weight {
	points: number;
	/** For the owner's digest. */
	words: string;
}

const QUARANTINE_FROM = 100;
const WEIGHTS: Record<Suspicion, Weight> = {
	honeypot: { points: 100, words: "champ piège rempli" },
	hurry: { points: 100, words: "rempli en moins de deux secondes" },
	"link-as-name": { points: 100, words: "un lien en guise de nom ou de ville" },
	markup: { points: 100, words: "liens écrits en code" },
	"mass-mailing": { points: 100, words: "le même message envoyé par d’autres" },
	// One link may be a lock seen in a shop and costs nothing; several look like spam.
	links: { points: 60, words: "plusieurs liens dans le message" },
	// Foreigners get locked out too: quarantined only together with links.
	script: { points: 50, words: "message dans une autre écriture" },
};

/** Nobody chooses a service and writes ten characters sooner. */
const HURRY_MS = 2_000;
const LINK = /https?:\/\/|\bwww\.[a-z0-9-]+\./gi;
/** Shorter messages are alike by chance: « Ouverture de porte, merci ». */
export const TELLING_MESSAGE_LENGTH = 40;
/** How many others sent the very same message before it is one too many. */
const OTHERS_ALLOWED = 1;

export const describeSuspicion = (suspicion: Suspicion) => WEIGHTS[suspicion].words;

export function isQuarantined(suspicions: readonly Suspicion[]): boolean {
	return suspicions.reduce((sum, suspicion) => sum + WEIGHTS[suspicion].points, 0) >= QUARANTINE_FROM;
}

/**
 * What speaks against a request.
 *
 * @param form as it was sent, for the two traps
 * @param others how many other people sent this very message lately
 */
export function suspicionsOf(quote: Quote, form: FormData, others: number): Suspicion[] {
	const found: Record<Suspicion, boolean> = {
		honeypot: filled(form.get(HONEYPOT_FIELD)),
		hurry: isHurried(form.get(ELAPSED_FIELD)),
		"link-as-name": [quote.name, quote.city].some((line) => countLinks(line) > 0),
		markup: /<a\s+href|\[(?:url|link)\b/i.test(quote.message),
		"mass-mailing": others > OTHERS_ALLOWED,
		links: countLinks(quote.message) > 1,
		script: isForeignScript(quote.message),
	};
	return (Object.keys(found) as Suspicion[]).filter((suspicion) => found[suspicion]);
}

function filled(value: File | string | null): boolean {
	return typeof value === "string" && value !== "";
}

function isHurried(value: File | string | null): boolean {
	return typeof value === "string" && /^\d{1,9}$/.test(value) && Number(value) < HURRY_MS;
}

function countLinks(text: string): number {
	return text.match(LINK)?.length ?? 0;
}

function isForeignScript(message: string): boolean {
	// A link is Latin in any language.
	const written = message.replace(/(?:https?:\/\/|www\.)\S+/gi, "");
	const letters = written.match(/\p{L}/gu) ?? [];
	const latin = written.match(/\p{Script=Latin}/gu) ?? [];
	return letters.length > 0 && latin.length < letters.length / 2;
}
