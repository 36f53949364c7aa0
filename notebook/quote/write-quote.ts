import { everyTown } from "#content/every-town.ts";
import { readFlat } from "#content/flat-price.ts";
import { withSundays } from "#content/sunday-prices.ts";
import { km, lower, percent } from "#content/wording.ts";
import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/frame.ts";
import { htmlAnswer, seeOther } from "#notebook/load-pages.ts";
import { lastVisit } from "#notebook/noted.ts";
import { PUT_BACK, saying } from "#notebook/notices.ts";
import { toldPlace } from "#notebook/own-notes.ts";
import type { Parts } from "#notebook/parts.ts";
import { OF_THE_WORK } from "#notebook/trade-words.ts";
import { addresses, fields, type Notice, type View, type ViewOf } from "#notebook/views.ts";
import { owner } from "#owner";
import { parisDay } from "#relay/clock.ts";
import type { NotebookFile } from "#relay/store/notebook.ts";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { documentOf } from "./document.ts";
import { quoteFields, rowField } from "./field-names.ts";
import { hasVat, missingFacts, ownLines } from "./firm.ts";
import { pdfOf, quoteIn, shownQuotes } from "./kept-pdf.ts";
import type { Quote } from "./quote.ts";
import { EMPTY_ROWS, type QuoteDraft, readQuote } from "./read-form.ts";
import { risesOn, riseThen } from "./rise-then.ts";

/* « Faire un devis »: on the page of a request, from the owner's own schedule. Shown whole before it is sent; then nothing of it changes. */

/** The form, with what stands to reason in it. */
export const show = (ask: Ask, parts: Parts) => form(ask, parts, {});

/** Shows it, sends it, or gives it back to be corrected. */
export async function press(ask: Ask, parts: Parts): Promise<Response | View> {
	const act = ask.form.get(fields.act);
	const typed = typedIn(ask);
	if (act === "edit" || missingFacts().length > 0) return form(ask, parts, { typed });
	const read = readQuote(ask.form, ask.nowMs);
	if ("errors" in read) {
		const wrong = [...read.errors.values()];
		const text =
			wrong.length === 1 ? (wrong[0] ?? "") : `${wrong.length} réponses à corriger\u202f: elles sont en rouge.`;
		const view = await form(ask, parts, { typed, errors: read.errors }, { tone: "refused", text });
		return htmlAnswer((await parts.pages()).render(view), 422);
	}
	const { draft } = read;
	if (act !== "send") {
		const preview = documentOf({ ...draft, number: "(donné à l’envoi)", version: 1 });
		return form(ask, parts, {
			...{ typed, preview, hasStreet: /\d/.test((draft.customer.address + draft.place).replace(/\b\d{5}\b/g, "")) },
			chargesFreeTravel: await chargesFreeTravel(ask, parts, draft),
			chargesLabourTwice: chargesLabourTwice(draft),
			forgets: forgottenRise(draft),
		});
	}
	const { asker } = ask;
	const made = await parts.store.makeQuote(
		ask.id,
		{
			year: parisDay(ask.nowMs).slice(0, 4),
			bodyOf: (number, version) => JSON.stringify({ ...draft, number, version } satisfies Quote),
			...(asker.as === "owner" ? { device: asker.device.label } : {}),
		},
		ask.nowMs,
	);
	if (made === undefined) return gone(ask, parts);
	await pdfOf(parts.store, made, "read");
	const { quote } = (await parts.store.fileOf(ask.id)) ?? {};
	const isReached = quote === undefined || quote.phone !== "" || quote.email !== "";
	return seeOther(saying(addresses.request(ask.id), isReached ? "quote-made" : "quote-unsent"));
}

/** The schedule, which the quote repeats, says that travel is free there. */
async function chargesFreeTravel(ask: Ask, parts: Parts, { lines }: QuoteDraft): Promise<boolean> {
	const file = await parts.store.fileOf(ask.id);
	const place = file && (await parts.placeOf(file.quote.city));
	return (
		travelTo(place?.distanceKm)?.euros === 0 &&
		lines.some(({ what, cents }) => cents > 0 && lettersOf(what).startsWith("deplacement"))
	);
}

const LABOUR = /^main-d.?oeuvre/;
const INCLUDES_LABOUR = /main-d.?oeuvre comprise|fourniture et pose|fourni(?:e|s|es)? et pos/;

/** « Serrure, fourniture et pose », then an hour and a half of work. */
function chargesLabourTwice({ lines }: QuoteDraft): boolean {
	const charged = lines.filter(({ cents }) => cents > 0).map(({ what }) => lettersOf(what).replaceAll("œ", "oe"));
	return (
		charged.some((what) => LABOUR.test(what)) &&
		charged.some((what) => !LABOUR.test(what) && INCLUDES_LABOUR.test(what))
	);
}

/** What his schedule adds at night or on a Sunday, as lines. */
const riseLines = (): string[] =>
	ownLines(withSundays(owner.prices, owner.practice).nights)
		.filter(({ surchargePercent }) => surchargePercent > 0)
		.map(({ when, surchargePercent }) => `Majoration, ${lower(when)}\u202f: + ${percent(surchargePercent)}`);

/** The rise of that Sunday, which the site promises and the quote leaves out. */
const forgottenRise = ({ lines, workDay }: QuoteDraft): string | undefined =>
	workDay === undefined || lines.some(({ what }) => risesOn(what, workDay))
		? undefined
		: riseLines().find((what) => risesOn(what, workDay));

/** The band of the schedule where that is. */
const travelTo = (distanceKm: number | undefined) =>
	ownLines(owner.prices.travel).find(
		({ fromKm, toKm }) => distanceKm !== undefined && distanceKm >= fromKm && distanceKm <= toKm,
	);

/** What was typed on a page that is no longer taken. */
export const putBack = (ask: Ask, parts: Parts) => form(ask, parts, { typed: typedIn(ask) }, PUT_BACK);

/** What was typed, without the button and the proof that went with it: the page carries it on, and has its own. */
const typedIn = ({ form: sent }: Ask): Record<string, string> =>
	Object.fromEntries([...sent].filter(([name]) => name !== fields.act && name !== fields.csrf));

type QuoteView = ViewOf<"quote">;

async function form(
	ask: Ask,
	parts: Parts,
	more: Partial<
		Pick<
			QuoteView,
			"typed" | "errors" | "preview" | "hasStreet" | "chargesFreeTravel" | "chargesLabourTwice" | "forgets"
		>
	>,
	notice?: Notice,
): Promise<View> {
	const file = await parts.store.fileOf(ask.id);
	if (file === undefined) return gone(ask, parts);
	const place = await parts.placeOf(file.quote.city);
	const { typed, rows } = usual(file, place?.distanceKm, ask.nowMs);
	// Not a day on which nothing may be done yet.
	const quotes = shownQuotes(await parts.store.quotesOf(ask.id), file.events, ask.nowMs);
	const { notBeforeMs = 0 } = quotes.at(-1) ?? {};
	if ((file.appointmentAtMs ?? 0) < notBeforeMs) typed[quoteFields.day] = "";
	const before = more.typed ? undefined : await parts.store.lastWithWaste();
	if (before !== undefined) typed[quoteFields.waste] = quoteIn({ body: before }).waste ?? "";
	return {
		...{ page: "quote", id: ask.id, missing: missingFacts(), hasVat: hasVat(), rows, typed },
		accepted: quotes.findLast(({ state }) => state === "accepted")?.name,
		...more,
		frame: await frameOf(ask, parts.store, notice),
	};
}

async function gone(ask: Ask, { store }: Parts): Promise<View> {
	return { page: "gone", frame: await frameOf(ask, store) };
}

const TRAVEL = "Déplacement";
/** Letters by which two words are of one kind. */
const STEM = 6;

/** « changer » and « changement », « serrure » and « serrures »; not « verrou » and « verrouillée ». */
function areAlike(one: string, other: string): boolean {
	const [short = "", long = ""] = [one, other].toSorted((a, b) => a.length - b.length);
	if (short.length < STEM || short.slice(0, STEM) !== long.slice(0, STEM)) return false;
	return !long.startsWith(short) || long.length - short.length <= 2;
}

/** « 38300 Bourgoin-Jallieu », where that town has one code. */
function withCode(city: string): string {
	const { postalCodes = [] } = everyTown().find(({ name }) => lettersOf(name) === lettersOf(city.trim())) ?? {};
	return postalCodes.length === 1 && !/\d/.test(city) ? `${postalCodes[0]} ${city}` : city;
}

const lettersOf = (words: string): string => words.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** « 3 rue Haute, 38000 Grenoble » has its town. */
const withCity = (address: string, city: string): string =>
	lettersOf(address).includes(
		lettersOf(city)
			.replace(/[\d\s]+/g, " ")
			.trim(),
	)
		? address
		: [address, city].filter(Boolean).join(", ");

/** « verrou de cave » of « M. Bayard, Les Éparres, verrou de cave, rappeler mercredi »: no name, street or code is a nature of work. */
const workIn = (message: string): string =>
	message
		.split(/[,.;:!?\n]/)
		.map((part) => part.trim())
		.find((part) => OF_THE_WORK.test(part) && part.length <= 60 && !/\d/.test(part)) ?? "";

/** The one of that distance; where that is not known, one for each of the schedule. Beyond it travel has a price that only he knows. */
function travelLines(distanceKm: number | undefined) {
	const known = travelTo(distanceKm);
	const bands = distanceKm === undefined ? ownLines(owner.prices.travel) : [];
	if (known || bands.length === 0) return [{ what: TRAVEL, unit: "", euros: known?.euros, quantity: known ? "1" : "" }];
	return bands.map(({ fromKm, toKm, euros }) => ({
		...{ what: `${TRAVEL}, de ${fromKm} à ${km(toKm)}`, unit: "", euros, quantity: "" },
	}));
}

/** His prices as lines, each without a quantity but the travel and what they ask for; who it is for and where, as far as that is known. */
function usual({ quote, events, appointmentAtMs = 0 }: NotebookFile, distanceKm: number | undefined, nowMs: number) {
	const { prices } = owner;
	const [flat, hourly] = [ownLines(prices.flat).map(readFlat), ownLines(prices.hourly)];
	const visit = lastVisit(events);
	const workDay = appointmentAtMs > nowMs ? parisDay(appointmentAtMs) : "";
	const rises = riseLines();
	// An emergency without an hour is gone to now.
	const rise = workDay === "" && !quote.urgent ? undefined : riseThen(rises, Math.max(appointmentAtMs, nowMs));
	const asked = lettersOf(`${quote.service} ${quote.message}`).split(/[^a-z]+/);
	const meant = flat.filter(({ service }) =>
		lettersOf(service)
			.split(" ")
			.some((word) => asked.some((one) => areAlike(one, word))),
	);
	const lines = [
		// Those that they name first; the one, where it is one.
		...[...meant, ...flat.filter((price) => !meant.includes(price))].map((price) => ({
			...{ what: `${price.service}. ${price.includes}`, unit: "", euros: price.euros },
			// Of a minimum he says himself what it comes to.
			quantity: meant.length === 1 && meant[0] === price && !price.isMinimum ? "1" : "",
		})),
		// « Hors forfait : réparation »: the schedule’s word for itself.
		...hourly.map(({ work, euros }) => ({
			what:
				hourly.length === 1
					? "Main-d’œuvre"
					: `Main-d’œuvre\u202f: ${lower(work.replace(/^hors forfait\s*:\s*/i, ""))}`,
			unit: "h",
			euros,
			quantity: "",
		})),
		...rises.map((what) => ({
			what,
			unit: "",
			// Worked out on the other lines, whatever they become.
			euros: undefined,
			quantity: what === rise ? "1" : "",
		})),
		...travelLines(distanceKm),
	];
	const typed: Record<string, string> = {
		[quoteFields.name]: quote.name,
		[quoteFields.address]: withCity(visit.address || toldPlace({ events, quote }).address, withCode(quote.city)),
		// « Autre » is no nature of work.
		[quoteFields.nature]: quote.service === SERVICE_CHOICES.at(-1) ? workIn(quote.message) : quote.service,
		[quoteFields.urgent]: quote.urgent ? "oui" : "non",
		[quoteFields.valid]: "30",
		[quoteFields.day]: workDay,
	};
	for (const [row, { what, unit, euros, quantity }] of lines.entries()) {
		typed[rowField(row, "what")] = what;
		typed[rowField(row, "unit")] = unit;
		typed[rowField(row, "price")] = euros === undefined ? "" : String(euros).replace(".", ",");
		typed[rowField(row, "quantity")] = quantity;
	}
	// What is written there counts once, unless he says otherwise.
	for (const row of [...Array.from({ length: EMPTY_ROWS }, (_, more) => lines.length + more), "option" as const])
		typed[rowField(row, "quantity")] = "1";
	return { typed, rows: lines.length + EMPTY_ROWS };
}
