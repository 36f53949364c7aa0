import { phonePairs, readPhone } from "#relay/letter/phone.ts";
import { contentHashOf } from "#relay/reception/content-hash.ts";
import { foldText } from "#shared/places/find-place.ts";
import { MAX_LENGTH, SERVICE_CHOICES, type ServiceChoice } from "#shared/quote/fields.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { tidyLine, tidyMessage, tidyPhone } from "#shared/quote/tidy.ts";
import type { Ask } from "./ask.ts";
import { asksBack } from "./call-back.ts";
import { frameOf } from "./frame.ts";
import { htmlAnswer, seeOther } from "./load-pages.ts";
import { PUT_BACK, saying } from "./notices.ts";
import { townNamed } from "./pages/place.ts";
import type { Parts } from "./parts.ts";
import { OF_THE_WORK } from "./trade-words.ts";
import { addresses, CALL_FIELDS, type CallTyped, fields, type Notice, type ViewOf } from "./views.ts";

/*
 * A call that the owner notes by hand: a request like the others, of which nobody is told. What is not known stays empty.
 */

const LONGEST: Record<keyof CallTyped, number> = {
	...{ phone: MAX_LENGTH.phone, name: MAX_LENGTH.name, city: MAX_LENGTH.city },
	...{ service: 100, note: 1_000, urgent: 10, toCall: 10 },
};

/** The page; with what was typed on one that was not taken. */
export async function show(ask: Ask, { store }: Parts, notice?: Notice, wrong?: ViewOf<"call">["wrong"]) {
	const typed = typedIn(ask.form);
	return { page: "call", typed, wrong, frame: await frameOf(ask, store, notice) } satisfies ViewOf<"call">;
}

export const putBack = (ask: Ask, parts: Parts) => show(ask, parts, PUT_BACK);

/** Keeps it, and leads to its page. */
export async function keep(ask: Ask, parts: Parts): Promise<Response> {
	const { form, asker, nowMs } = ask;
	const typed = typedIn(form);
	const tooLong = CALL_FIELDS.find((at) => [...(typed[at] ?? "")].length > LONGEST[at]);
	if (tooLong) return refused(tooLong, `C’est trop long\u202f: ${LONGEST[tooLong]} caractères au plus.`);
	const quote = await withSaid(quoteIn(typed), parts.placeOf);
	// « cremi », « 38460 »: by the name of the commune, where one is meant.
	quote.city = townNamed(quote.city)?.name ?? (await parts.placeOf(quote.city))?.place ?? quote.city;
	if (quote.phone === "" && quote.name === "" && quote.message === "")
		return refused("phone", "Notez au moins un numéro, un nom ou un mot.");
	const { id } = await parts.store.keep({
		...{ quote, receivedAtMs: nowMs, suspicions: [], quarantined: false, messageHash: null, keyHash: null },
		// Two taps are one call; the same words by the form are another request.
		contentHash: contentHashOf(quote, "appel"),
		noted: {
			isToCall: typed.toCall === "oui" || asksBack(quote.message),
			...(asker.as === "owner" && { device: asker.device.label }),
		},
	});
	return seeOther(saying(addresses.request(id), "call-noted"));

	async function refused(at: keyof CallTyped, text: string): Promise<Response> {
		const view = await show(ask, parts, { tone: "refused", text }, { at, text });
		return htmlAnswer((await parts.pages()).render(view), 422);
	}
}

const A_NAME = /^\p{Lu}[\p{L}.’'-]*(?: \p{Lu}[\p{L}.’'-]*){0,3}$/u;
/** « Urgent », « À rappeler » begin a sentence, as « Serrure » does. */
const OF_A_CALL = /urgen|rappel|devis|^bon(?:jour|soir)$|^all[ôo]$/i;

const IS_URGENT = /(?<!\bpas |\bpeu )\burgent/i;

/** Of a note: each is looked up among the communes. */
const PARTS_READ = 12;

/** « Fontaine, Domarin, 06 39 98 00 12, serrure de cave, urgent », all in one field: who, where and the number have theirs. Fields that are filled stay. */
async function withSaid(quote: Quote, placeOf: Parts["placeOf"]): Promise<Quote> {
	const parts = quote.message.split(/[,;\n]/, PARTS_READ).map((part) => part.trim());
	const isTown = async (part: string) => {
		const known = townNamed(part)?.name ?? (part.length > MAX_LENGTH.city ? "" : (await placeOf(part))?.place);
		return known !== undefined && foldText(known) === foldText(part);
	};
	const areTowns = await Promise.all(parts.map(isTown));
	// The last: « Fontaine » is a town near Grenoble, and a family.
	const town = parts[areTowns.lastIndexOf(true)];
	const [first = ""] = parts;
	const isName =
		parts.length > 1 &&
		first !== town &&
		A_NAME.test(first) &&
		![OF_THE_WORK, OF_A_CALL].some((words) => words.test(first));
	const { numbers } = readPhone(quote.message);
	const [number = ""] = numbers.length === 1 ? numbers.map(phonePairs) : [];
	return {
		...quote,
		...{ name: quote.name || (isName ? first : ""), city: quote.city || (town ?? ""), phone: quote.phone || number },
		urgent: quote.urgent || IS_URGENT.test(quote.message),
	};
}

const typedIn = (form: URLSearchParams): CallTyped =>
	Object.fromEntries(CALL_FIELDS.flatMap((name) => (form.has(fields[name]) ? [[name, form.get(fields[name])]] : [])));

function quoteIn({ phone = "", name = "", city = "", service, note = "", urgent }: CallTyped): Quote {
	return {
		phone: tidyPhone(phone).trim(),
		...{ name: tidyLine(name).trim(), city: tidyLine(city).trim(), email: "", message: tidyMessage(note).trim() },
		service: SERVICE_CHOICES.find((choice) => choice === service) ?? (SERVICE_CHOICES.at(-1) as ServiceChoice),
		urgent: urgent === "oui",
	};
}
