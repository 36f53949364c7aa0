import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { readFields } from "#notebook/ask.ts";
import { calendarOf } from "#notebook/calendar.ts";
import { isFromHere } from "#notebook/csrf.ts";
import { eraseForGood, type Traces } from "#notebook/erase.ts";
import { fileAnswer, htmlAnswer, PRIVATE, pdfAnswer, scriptAnswer, seeOther } from "#notebook/load-pages.ts";
import { isCall, isRefusedByVisitor } from "#notebook/noted.ts";
import { mayWithdraw, quoteName, waitsUntil } from "#notebook/quote/quote.ts";
import { totalsWith } from "#notebook/quote/totals.ts";
import type { NotebookPages } from "#notebook/views.ts";
import type { Clock } from "#relay/clock.ts";
import { createVisitorLimit, type LimitParts, visitorKey } from "#relay/http/client-address.ts";
import { ownPagePolicy } from "#relay/http/content-policy.ts";
import { type Client, type Handler, pathOf, plainText, tooMany } from "#relay/http/handler.ts";
import { phoneFault } from "#relay/letter/phone.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { summaryOf } from "#relay/store/steps.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { VisitorFile } from "#relay/store/visitor.ts";
import { answerDeadline } from "#relay/upkeep/answer-deadline.ts";
import { followAddress } from "#shared/quote/follow.ts";
import { filed, pressOnQuote, quoteShown, quotesShown, quoteView } from "./answer-quote.ts";
import { orCall, saidIn, stepsIn, typedIn } from "./asked.ts";
import { createPhotoDesk } from "./photos.ts";
import { maskedEmail, maskedPhone, toldOf } from "./told.ts";
import {
	type FollowView,
	visitorFields as fields,
	type Said,
	VISITOR_SCRIPT,
	type VisitorAct,
	type VisitorView,
} from "./views.ts";

type Store = Pick<
	RequestStore,
	| "visitorFile"
	| "takeFromVisitor"
	| "eraseByVisitor"
	| "scrub"
	| "photosOf"
	| "photoFile"
	| "photoRoom"
	| "addPhoto"
	| "removePhoto"
	| "quotesOf"
	| "quotePdf"
	| "keepQuotePdf"
	| "answerQuote"
	| "withdrawQuote"
	| "mailQuote"
>;

interface Parts {
	store: Store;
	traces: Traces;
	pages: () => Promise<NotebookPages>;
	/** Where the town that was typed lies. */
	placeOf: (town: string) => Promise<{ distanceKm: number } | undefined>;
	siteOrigin: string;
	/** Where photographs lie while they arrive. */
	uploads: string;
	clock: Clock;
	log: Log;
	randomBytes: LimitParts["randomBytes"];
	/** A mail server is set: a signed quote goes to its customer, and the receipt of a withdrawal. */
	sendsMail: boolean;
	/** A letter was queued. */
	onQueued: () => void;
}

/** Token, then what of its page. */
const ADDRESS = /^\/suivi\/([\w-]{43})(?:\/(rendez-vous\.ics|devis|devis\.pdf|photos|photo\/([0-9a-f]{16})))?$/;
/** A person who writes word after word; more is a machine. */
const POSTS_PER_WINDOW = 30;

/**
 * « Suivre ma demande »: the page of one request, for whoever has its address. Nothing but that address lets in, and nothing else is asked
 * for: a forged post would have to know it.
 */
export function createFollowing(parts: Parts): Handler {
	const { store, clock, log, siteOrigin } = parts;
	const room = createVisitorLimit(POSTS_PER_WINDOW, { nowMs: clock.monotonicMs, randomBytes: parts.randomBytes });
	const desk = createPhotoDesk({ store, clock, folder: parts.uploads });
	return async (request, client) => {
		const response = await answer(request, client);
		if (response.headers.get("content-type")?.startsWith("text/html"))
			response.headers.set("content-security-policy", ownPagePolicy(client.https));
		return response;
	};

	async function answer(request: Request, { clientAddress, mayTakeLong }: Client): Promise<Response> {
		try {
			const [, token = "", wanted, photo] = ADDRESS.exec(pathOf(request)) ?? [];
			const isPhotos = wanted === "photos";
			const isQuote = wanted === "devis";
			if (request.method === "POST" && (wanted === undefined || isPhotos || isQuote) && token !== "") {
				const wait = room(visitorKey(clientAddress));
				if (wait) return tooMany("Trop d’envois en peu de temps.", wait);
				return isPhotos ? await takePhotos(request, token, mayTakeLong) : await press(request, token);
			}
			if (request.method !== "GET" && request.method !== "HEAD")
				return plainText(405, "Cette méthode n’est pas acceptée ici.", { allow: "GET, HEAD, POST", ...PRIVATE });
			if (pathOf(request) === VISITOR_SCRIPT) return scriptAnswer((await parts.pages()).visitorScript);
			if (photo !== undefined) return await showPhoto(token, photo);
			const file = token === "" ? undefined : await store.visitorFile(token);
			if (file === undefined) return await gone();
			if (isQuote || wanted === "devis.pdf") return await showQuote(request, file, token, isQuote);
			// A reload of what was refused.
			if (isPhotos) return seeOther(followAddress(token));
			if (wanted === undefined) return await show(await viewOf(file, token, saidIn(request)));
			if (file.appointmentAtMs === undefined) return await gone();
			// His own notes of the place stay his; whom to call is he, and no number of the sender's goes along.
			const visit = {
				...{ ...file, events: file.events.map((event) => ({ ...event, text: "" })) },
				quote: { ...file.quote, name: business.name, phone: business.phoneNational },
			};
			return fileAnswer(calendarOf([visit], siteOrigin, clock.nowMs()), "text/calendar", "rendez-vous.ics");
		} catch (error) {
			log("following_failed", { code: errorCode(error) });
			return await refuse(503, FAULTS[503]);
		}
	}

	async function showQuote(request: Request, file: VisitorFile, token: string, isPage: boolean): Promise<Response> {
		const named = new URL(request.url).searchParams.get(fields.quote);
		const standing = await quoteShown(store, file, clock.nowMs(), named);
		if (standing === undefined)
			return (await store.quotesOf(file.id)).length === 0
				? gone()
				: seeOther(`${followAddress(token)}?${fields.said}=retracted`);
		if (isPage) return show(quoteView(standing, token, clock.nowMs()));
		const pdf = await filed(store, standing);
		return pdf === undefined ? gone() : pdfAnswer(pdf, standing.stored.id);
	}

	async function showPhoto(token: string, name: string): Promise<Response> {
		const image = await store.photoFile(token, name);
		if (image === undefined) return gone();
		return new Response(new Uint8Array(image), { headers: { "content-type": "image/webp", ...PRIVATE } });
	}

	/** To our script in few words, to a form by its page. */
	async function takePhotos(request: Request, token: string, mayTakeLong = () => {}): Promise<Response> {
		if (!isFromHere(request.headers, siteOrigin)) return refuse(403, FAULTS[403]);
		const sent = await desk(request, token, mayTakeLong);
		if (sent === "gone") return gone();
		if (sent.taken > 0) parts.onQueued();
		const wrong = sent.wrong === undefined ? undefined : `${sent.wrong} ${orCall()}`;
		if (request.headers.get("accept") === "text/plain")
			return wrong === undefined
				? new Response(null, { status: 204, headers: PRIVATE })
				: plainText(sent.status, wrong);
		if (wrong === undefined) return seeOther(`${followAddress(token)}?${fields.said}=photos`);
		const file = await store.visitorFile(token);
		if (file === undefined) return gone();
		return show({ ...(await viewOf(file, token)), wrong: { photos: wrong } }, sent.status);
	}

	async function press(request: Request, token: string): Promise<Response> {
		const form = await readFields(request, siteOrigin);
		if ("status" in form) return refuse(form.status, FAULTS[form.status]);
		try {
			return await pressed(form, token);
		} catch (error) {
			log("following_failed", { code: errorCode(error) });
			return refuse(503, FAULTS[503], form.get(fields.word) ?? "");
		}
	}

	async function pressed(form: URLSearchParams, token: string): Promise<Response> {
		const file = await store.visitorFile(token);
		const act = form.get(fields.act) as VisitorAct | null;
		if (file === undefined) return gone(form.get(fields.word) ?? "");
		if (act === "accept" || act === "decline" || act === "withdraw") {
			const done = await pressOnQuote(store, file, {
				act,
				form,
				token,
				nowMs: clock.nowMs(),
				isMailed: parts.sendsMail,
			});
			if (done === "gone") return gone(form.get(fields.word) ?? "");
			if ("view" in done) return show({ ...done.view, wrong: `${done.view.wrong} ${orCall()}` }, done.status);
			parts.onQueued();
			return seeOther(`${followAddress(token)}?${fields.said}=${done.said}`);
		}
		if (act === "erase") {
			if (form.get(fields.confirmed) !== "oui") return show({ ...(await viewOf(file, token)), confirmsErasing: true });
			await eraseForGood(
				[file.id],
				{ erase: () => store.eraseByVisitor(token, clock.nowMs()), scrub: () => store.scrub() },
				parts.traces,
			);
			parts.onQueued();
			return show({ page: "follow-erased", nowMs: clock.nowMs() });
		}
		if (act === "remove-photo") {
			const name = form.get(fields.photos) ?? "";
			const erase = () => store.removePhoto(token, name);
			if ((await store.photosOf(file.id)).includes(name))
				await eraseForGood([name], { erase, scrub: () => store.scrub() }, parts.traces);
			return seeOther(`${followAddress(token)}?${fields.said}=removed`);
		}
		const read = stepsIn(act, form, file);
		if ("wrong" in read) return show({ ...(await viewOf(file, token)), ...read }, 422);
		for (const step of read.steps) {
			const result = await store.takeFromVisitor(token, step, clock.nowMs());
			if (result === "gone") return gone(form.get(fields.word) ?? "");
			if (result === "too-many")
				return show(
					{ ...(await viewOf(file, token)), typed: typedIn(form), wrong: { word: `${TOO_MANY} ${orCall()}` } },
					422,
				);
		}
		parts.onQueued();
		return seeOther(`${followAddress(token)}?${fields.said}=${read.said}`);
	}

	async function viewOf(file: VisitorFile, token: string, said?: Said): Promise<FollowView> {
		const nowMs = clock.nowMs();
		const quotes = (await quotesShown(store, file, nowMs)).map(
			({ stored, quote, answer, startsEarly, state, doneAtMs }) => ({
				...{ id: stored.id, name: quoteName(quote), state, validUntilMs: quote.validUntilMs },
				totalCents: totalsWith(quote, answer?.withOption).gross,
				isDated: quote.workDay !== undefined,
				notBeforeMs: waitsUntil(quote, answer && { ...answer, startsEarly }, state),
				mayWithdraw: mayWithdraw(quote, state, { doneAtMs, nowMs }),
			}),
		);
		const { service, city, message, phone, email, urgent } = file.quote;
		const { standing, lastStep } = summaryOf(file.events);
		const waits = standing === "to-call";
		const place = waits || lastStep?.kind === "dropped" ? await parts.placeOf(city) : undefined;
		const answersByMs = answerDeadline({ receivedAtMs: file.receivedAtMs, urgent });
		return {
			...{ page: "follow", nowMs, token, said, urgent },
			// Of a call the words are the owner's own.
			...(isCall(file.events) ? { service: "", city: "", message: "" } : { service, city, message }),
			...{
				phone: maskedPhone(phone),
				phoneFault: phoneFault(phone),
				email: maskedEmail(email),
				receivedAtMs: file.receivedAtMs,
			},
			// What is past is no promise any more: the number stands there.
			answersByMs: waits && answersByMs > nowMs ? answersByMs : undefined,
			isBeyond: place !== undefined && place.distanceKm > facts.radiusKm,
			told: toldOf(file, nowMs).toReversed(),
			photos: await store.photosOf(file.id),
			quote: quotes.at(-1),
			signed: quotes.slice(0, -1),
			appointmentAtMs: standing === "under-way" ? file.appointmentAtMs : undefined,
			isOver: standing === "finished" || lastStep?.kind === "done",
			ended: howItEnded(file.events),
		};
	}

	async function show(view: VisitorView, status = 200): Promise<Response> {
		return htmlAnswer((await parts.pages()).renderVisitor(view), status);
	}

	/** One answer for what never was, is erased, or is another's. @param typed what would be lost with it */
	function gone(typed = ""): Promise<Response> {
		return typed === "" ? show({ page: "follow-gone", nowMs: clock.nowMs() }, 404) : refuse(404, GONE, typed);
	}

	/** @param typed what would be lost with it */
	async function refuse(status: number, text: string, typed = ""): Promise<Response> {
		try {
			const given = typed === "" ? {} : { typed };
			return await show({ page: "follow-refused", nowMs: clock.nowMs(), status, text, ...given }, status);
		} catch {
			return plainText(status, text, PRIVATE);
		}
	}
}

/** A request that the customer gave up is no refusal of the owner's. */
function howItEnded(events: VisitorFile["events"]): FollowView["ended"] {
	const kind = summaryOf(events).lastStep?.kind;
	if (kind === "done" || kind === "unneeded") return kind;
	return kind === "dropped" && !isRefusedByVisitor(events) ? kind : undefined;
}

const TOO_MANY = "Cette page ne peut plus rien ajouter.";
const GONE = "Cette page n’existe plus\u202f: rien n’a été enregistré.";
const FAULTS = {
	403: "Rien n’a été enregistré\u202f: cet envoi ne venait pas de cette page.",
	413: "C’est trop long\u202f: raccourcissez, puis recommencez.",
	415: "Ce formulaire n’est pas celui de cette page.",
	503: "La page ne répond pas en ce moment\u202f: votre demande est gardée. Réessayez dans une minute.",
} as const;
