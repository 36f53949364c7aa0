import { HOUR_MS } from "#relay/clock.ts";
import type { NotebookLine, Step } from "#relay/store/notebook.ts";
import { followAddress } from "#shared/quote/follow.ts";
import { inCard, vcard } from "#shared/vcard.ts";
import type { Ask } from "./ask.ts";
import { calendarOf } from "./calendar.ts";
import { eraseForGood } from "./erase.ts";
import { frameOf } from "./frame.ts";
import { fileAnswer, htmlAnswer, seeOther } from "./load-pages.ts";
import { numberAsked, personIn, stepAsked } from "./noted.ts";
import { NOTICES, PUT_BACK, type Said, saying } from "./notices.ts";
import { minutesTo } from "./pages/place.ts";
import { fullDay } from "./pages/time.ts";
import { quoteWords } from "./pages/words-quote.ts";
import type { Parts } from "./parts.ts";
import { sumOf } from "./quote/document.ts";
import { shownQuotes, standingQuotes } from "./quote/kept-pdf.ts";
import { actIn, givenBack, leftBy, typedOver } from "./typed-over.ts";
import {
	addresses,
	fields,
	type Notice,
	PRESSED_IN,
	type PressedIn,
	type View,
	type ViewOf,
	withToken,
} from "./views.ts";

/*
 * The pages of one request: for a device that signed in any request, by the link of a letter that request alone. Which one it is
 * stands in `ask.id` both times.
 */

type Extra = Partial<ViewOf<"request">>;

export async function show(ask: Ask, parts: Parts, extra: Extra = {}, notice?: Notice): Promise<View> {
	const file = await parts.store.fileOf(ask.id);
	if (file === undefined) return gone(ask, parts.store);
	const [arrival, frame] = await Promise.all([parts.placeOf(file.quote.city), frameOf(ask, parts.store, notice)]);
	const isAlone = ask.asker.as !== "owner";
	const token = (await parts.store.knownVisitorToken(ask.id)) ?? (await parts.store.visitorToken(ask.id, ask.nowMs));
	const follow = parts.origin() + followAddress(token);
	const quotes = shownQuotes(await parts.store.quotesOf(ask.id), file.events, ask.nowMs);
	const last = quotes.at(-1);
	const mayMail = parts.sendsMail && file.quote.email !== "" && last?.state === "open";
	const mailedAtMs = last && (await parts.store.quoteMailedAt(ask.id, last.id));
	const photos = { token, photos: await parts.store.photosOf(ask.id) };
	const isUnderWay = file.standing === "under-way";
	// A link is for one request: no other of the same person, nor of another.
	const near = isUnderWay && !isAlone ? await nearTo(parts.store, file, ask.nowMs) : [];
	return {
		...{
			page: "request",
			file: isAlone ? { ...file, samePerson: [] } : file,
			arrival,
			isAlone,
			follow,
			photos,
			quotes,
			mailsQuote: mayMail && mailedAtMs === undefined,
			mailedAtMs,
			near,
			frame,
		},
		...extra,
	};
}

/** Other appointments to come at less than an hour of that one. */
async function nearTo(
	store: Parts["store"],
	{ id, appointmentAtMs = 0 }: { id: string; appointmentAtMs?: number | undefined },
	nowMs: number,
): Promise<NotebookLine[]> {
	if (appointmentAtMs <= nowMs) return [];
	const all = await store.appointments(nowMs);
	return all.filter((other) => other.id !== id && Math.abs((other.appointmentAtMs ?? 0) - appointmentAtMs) < HOUR_MS);
}

/** The appointment as a file that the telephone's calendar opens. */
export async function appointmentFile(ask: Ask, { store, siteOrigin }: Parts): Promise<Response | View> {
	const file = await store.fileOf(ask.id);
	if (file?.appointmentAtMs === undefined) return gone(ask, store);
	return fileAnswer(calendarOf([file], siteOrigin, ask.nowMs), "text/calendar", "rendez-vous.ics");
}

/** Who sent it, for the telephone's own list of people. */
export async function contactCard(ask: Ask, { store }: Parts): Promise<Response | View> {
	const file = await store.fileOf(ask.id);
	if (file === undefined) return gone(ask, store);
	const { name, phone, email, city } = file.quote;
	const lines = [
		`N:${inCard(name)};;;;`,
		`FN:${inCard(personIn(file.quote))}`,
		...(phone === "" ? [] : [`TEL;TYPE=CELL:${inCard(phone)}`]),
		...(email === "" ? [] : [`EMAIL;TYPE=INTERNET:${inCard(email)}`]),
		...(city === "" ? [] : [`ADR;TYPE=HOME:;;;${inCard(city)};;;`]),
	];
	return fileAnswer(vcard(lines), "text/vcard", "contact.vcf");
}

/** What was pressed: a step, or an order about its letter. */
export async function press(ask: Ask, parts: Parts): Promise<Response | View> {
	const { id, form, nowMs, asker } = ask;
	const { store, traces, onQueued } = parts;
	const file = await store.fileOf(id);
	if (file === undefined) return gone(ask, store);
	const by = asker.as === "owner" ? { device: asker.device.label } : {};
	const quotes = shownQuotes(await store.quotesOf(id), file.events, nowMs);
	const typed = typedOver(form, file, quotes);
	// The law gives him who signed fourteen days before that, unless he asked for it.
	const isEarly = ({ kind, appointmentAtMs = 0 }: Pick<Step, "kind" | "appointmentAtMs">) =>
		kind === "appointment" && appointmentAtMs < (quotes.at(-1)?.notBeforeMs ?? 0);
	const isNear = async ({ kind, appointmentAtMs }: Pick<Step, "kind" | "appointmentAtMs">) =>
		kind === "appointment" && (await nearTo(store, { id, appointmentAtMs }, nowMs)).length > 0;
	const act = actIn(form, typed);
	// « Non, la garder », with what was typed before « Effacer » was pressed.
	if (act === "keep") return show(ask, parts, { kept: typed });
	const minutes = minutesTo(file.quote.city, await parts.placeOf(file.quote.city));
	const { quote, events, appointmentAtMs } = file;
	const asked = stepAsked(act, form, nowMs, { phone: quote.phone, events, minutes, appointmentAtMs });
	if ("fault" in asked) return again(422, asked.fault, asked.at && { wrong: { at: asked.at, text: asked.fault } });
	if ("step" in asked) {
		// Two taps: the second finds the number there already.
		if (asked.step.phone === file.quote.phone) return done(asked.said);
		const taken = await store.take(id, { ...asked.step, ...by }, nowMs);
		if (taken.result === "gone") return gone(ask, store);
		if (taken.result !== "changed") {
			// A number that can be dialled is noted with whatever else was pressed.
			const number = typed.phone === undefined ? undefined : numberAsked(typed.phone, quote.phone);
			if (number && "step" in number && asked.step.kind !== "number") {
				await store.take(id, { ...number.step, ...by }, nowMs);
				delete typed.phone;
			}
			if (isEarly(asked.step)) return done("appointment-early");
			return done((await isNear(asked.step)) ? "appointment-near" : asked.said);
		}
		const text = "Rien n’est noté\u202f: la demande a changé pendant que cette page était ouverte.";
		return again(409, text, { changedBy: taken.since });
	}
	switch (asked.order) {
		case "erase":
			if (form.get(fields.confirmed) !== "oui") return show(ask, parts, { confirmsErasing: true, kept: typed });
			await eraseForGood([id], store, traces);
			return asker.as === "owner" ? seeOther(saying(addresses.toCall, "erased")) : gone(ask, store);
		case "release": {
			const released = await store.release(id, nowMs, by);
			if (released) onQueued();
			return done(released ? "released" : "not-quarantined");
		}
		case "mail-quote": {
			const last = standingQuotes(await store.quotesOf(id), file.events, nowMs).at(-1);
			const isMailed =
				parts.sendsMail &&
				last?.state === "open" &&
				(await store.mailQuote(id, {
					id: last.stored.id,
					about: "read",
					atMs: nowMs,
					sum: sumOf(last.quote),
					next: quoteWords.validUntil(fullDay(last.quote.validUntilMs, nowMs)),
				}));
			if (isMailed) onQueued();
			return done(isMailed ? "mailed" : "mailed-before");
		}
		case "resend": {
			if (file.quarantined) return done("quarantined");
			const resent = (await store.resend(id, nowMs, by)) > 0;
			if (resent) onQueued();
			return done(resent ? "resent" : "departing");
		}
	}

	/** Leads to the page; where the button left something of what was typed, shows it at once, for no address may carry that. */
	function done(said: Said) {
		const kept = leftBy(act ?? "", typed);
		return kept === undefined ? backTo(ask, said) : show(ask, parts, { kept }, NOTICES[said]);
	}

	/** Shows the page again at once, with what was typed: nothing of it is lost. */
	async function again(status: number, text: string, extra: Extra = {}) {
		const view = await show(ask, parts, { kept: typed, ...extra }, { tone: "refused", text });
		return htmlAnswer((await parts.pages()).render(view), status);
	}
}

/** The page with what was typed on one that is no longer taken. */
export async function putBack(ask: Ask, parts: Parts): Promise<View> {
	const file = await parts.store.fileOf(ask.id);
	const quotes = file && shownQuotes(await parts.store.quotesOf(ask.id), file.events, ask.nowMs);
	return show(ask, parts, file && { kept: typedOver(ask.form, file, quotes) }, PUT_BACK);
}

/** To the page with a word about it. What was pressed in a list leads back there: the next one waits. */
function backTo({ id, asker, form }: Ask, said: Said): Response {
	if (asker.as === "link") return seeOther(saying(withToken(addresses.byLink, asker.token), said));
	const from = form.get(fields.from) ?? "";
	const list = Object.hasOwn(PRESSED_IN, from) ? PRESSED_IN[from as PressedIn] : undefined;
	return seeOther(saying(list ? `${list}?${fields.about}=${id}` : addresses.request(id), said));
}

async function gone(ask: Ask, store: Parts["store"]): Promise<View> {
	const given = givenBack(ask.form);
	return { page: "gone", given, frame: ask.asker.as === "owner" ? await frameOf(ask, store) : { nowMs: ask.nowMs } };
}
