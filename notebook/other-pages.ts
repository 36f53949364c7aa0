import { withValue } from "#atelier/owner-facts.ts";
import { cut } from "#content/cut.ts";
import { DAY_MS, HOUR_MS, parisDay, parisFields } from "#relay/clock.ts";
import { isLoopback } from "#relay/settings.ts";
import { type AnswerFacts, DEVICE_NAME_AT_MOST } from "#relay/store/notebook.ts";
import type { DailyCount } from "#relay/store/records.ts";
import type { Ask } from "./ask.ts";
import { calendarFeed } from "./calendar.ts";
import { csrfToken } from "./csrf.ts";
import { originOf } from "./entrance.ts";
import { frameOf } from "./frame.ts";
import { noticeAbout } from "./lists.ts";
import { fileAnswer, seeOther, signInLink } from "./load-pages.ts";
import { PUT_BACK, saying } from "./notices.ts";
import { isSpan, replyEvidence, startOfSpan } from "./pages/figures.ts";
import type { Parts } from "./parts.ts";
import { keyMade } from "./passkey.ts";
import { acceptedIn, shownQuotes } from "./quote/kept-pdf.ts";
import { VALID_AT_MOST } from "./quote/read-form.ts";
import { deviceLabel } from "./session-cookie.ts";
import { quotedAddress } from "./typed-over.ts";
import { addresses, fields, INSTALL, type Notice, type View, type ViewOf, withToken } from "./views.ts";

const KINDS = { tap: "appels touchés", request: "demandes envoyées" } as const;
const STANDINGS = {
	"to-call": "à rappeler",
	"under-way": "en cours",
	finished: "terminée",
	before: "avant le carnet",
} as const;

/** Counts by day and page, then each request without its person, for a spreadsheet that opens French tables. */
export function figuresTable(counts: readonly DailyCount[], answers: readonly AnswerFacts[]): string {
	const rows = [
		["jour", "page", "quoi", "nombre"],
		...counts.map(({ day, page, kind, count }) => [day, page, KINDS[kind], String(count)]),
		[],
		["reçue le", "à", "comment", "ville", "service", "urgente", "réponse après (minutes)", "où elle en est"],
		...answers.map(({ receivedAtMs, answeredAtMs, city, service, urgent, isCall, standing }) => {
			const { day, hour } = parisFields(receivedAtMs);
			const minutes = answeredAtMs === undefined ? "" : String(Math.round((answeredAtMs - receivedAtMs) / 60_000));
			return [
				day,
				hour,
				isCall ? "appel" : "formulaire",
				city,
				service,
				urgent ? "oui" : "non",
				minutes,
				STANDINGS[standing],
			];
		}),
	];
	return tableOf(rows);
}

/** Rows as a spreadsheet that opens French tables reads them. */
export function tableOf(rows: readonly (readonly string[])[]): string {
	// Ten thousand rows say the same few hundred things.
	const known = new Map<string, string>();
	const cellOf = (value: string): string => {
		const made = known.get(value) ?? cell(value);
		known.set(value, made);
		return made;
	};
	// Excel reads UTF-8 only with this mark.
	return `\ufeff${rows.map((row) => row.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

/** A cell that begins like a formula would be run by a spreadsheet, full width too: an apostrophe makes it text. */
function cell(value: string): string {
	const oneLine = value.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
	const safe = /^[=+\-@＝＋－＠]/.test(oneLine) ? `'${oneLine}` : oneLine;
	return /[";]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** An appointment stays on the list until it is surely over. */
const STILL_SHOWN_MS = 3 * HOUR_MS;

/** The coming appointments, the nearest first. */
export async function appointments(ask: Ask, { store, origin }: Parts): Promise<View> {
	const notice = await noticeAbout(ask.url, store, "rendez-vous");
	const lines = await store.appointments(ask.nowMs - STILL_SHOWN_MS);
	const quoted = await Promise.all(
		lines.map(async ({ id, events = [] }) => {
			const quotes = shownQuotes(await store.quotesOf(id), events, ask.nowMs);
			return [id, { address: quotedAddress(quotes), notBeforeMs: quotes.at(-1)?.notBeforeMs }] as const;
		}),
	);
	const frame = await frameOf(ask, store, notice);
	// The address is shown once, right after it is made: only its hash is kept.
	const token = ask.url.searchParams.get(fields.token) ?? "";
	const pass = token === "" ? undefined : await store.passOf(token, ask.nowMs);
	const calendarUrl = pass?.kind === "calendar" ? withToken(origin() + addresses.calendar, token) : undefined;
	const isShared = await store.hasPass("calendar");
	return { page: "appointments", lines, quoted: new Map(quoted), calendarUrl, isShared, frame };
}

/** Makes the calendar's address, or withdraws it. */
export async function shareCalendar(ask: Ask, { store }: Parts): Promise<Response> {
	await store.withdrawPasses("calendar");
	if (ask.form.get(fields.act) !== "share") return seeOther(saying(addresses.appointments, "withdrawn"));
	const token = await store.makePass("calendar", ask.nowMs);
	return seeOther(saying(withToken(addresses.appointments, token), "shared"));
}

/** The calendar that a telephone asks for by itself. */
export async function calendar(ask: Ask, { store, siteOrigin }: Parts): Promise<Response> {
	const lines = await store.appointments(ask.nowMs - 30 * DAY_MS);
	return fileAnswer(calendarFeed(lines, siteOrigin, ask.nowMs), "text/calendar", "rendez-vous.ics");
}

/** What rings, what is asked, and what becomes of it. */
export async function figures(ask: Ask, { store }: Parts): Promise<View> {
	const counted = await countedIn(ask, store);
	// Ten years of them are kept; months are shown whole, and none was accepted later than it was valid.
	const fromMs = startOfSpan(counted.span, ask.nowMs);
	const month = parisDay(fromMs).slice(0, 7);
	const [recent, frame] = await Promise.all([
		acceptedIn(store, fromMs - (VALID_AT_MOST + 31) * DAY_MS),
		frameOf(ask, store),
	]);
	return { page: "figures", ...counted, quotes: recent.filter(({ atMs }) => parisDay(atMs) >= month), frame };
}

/** The same as a table for a spreadsheet. */
export async function figuresFile(ask: Ask, { store }: Parts): Promise<Response> {
	const { span, counts, answers } = await countedIn(ask, store);
	return fileAnswer(figuresTable(counts, answers), "text/csv", `ce-qui-marche-${span}.csv`);
}

/** What shows that he answers in time goes among his proofs (owner/evidence.json), by one touch. */
export async function keepEvidence(ask: Ask, { store, atelier: { own } }: Parts): Promise<Response> {
	const { span, answers } = await countedIn(ask, store);
	const back = `${addresses.figures}?${fields.span}=${span}`;
	const evidence = replyEvidence(answers, span, ask.nowMs);
	const kept = await own?.facts.exclusively(async () => {
		const proofs = own.facts.read("evidence");
		if (evidence === undefined || proofs === undefined) return false;
		await own.facts.write("evidence", withValue(proofs, ["reply"], { ...evidence }));
		return true;
	});
	return seeOther(saying(back, kept ? "proof-kept" : "no-proof"));
}

async function countedIn({ url, form, nowMs }: Ask, store: Parts["store"]) {
	const typed = form.get(fields.span) ?? url.searchParams.get(fields.span) ?? "";
	const span = isSpan(typed) ? typed : "14-jours";
	const fromMs = startOfSpan(span, nowMs);
	const [counts, answers] = await Promise.all([store.dailyCounts(parisDay(fromMs)), store.answers(fromMs)]);
	return { span, counts, answers };
}

/** What « etat » says, for a person. */
export async function health(ask: Ask, { store, surroundings }: Parts, notice?: Notice): Promise<View> {
	const [status, around, frame] = await Promise.all([store.status(), surroundings(), frameOf(ask, store, notice)]);
	return { page: "health", status, ...around, frame };
}

/** Asks for the version that was found, or tries what leaves. */
export async function pressHealth(ask: Ask, parts: Parts): Promise<Response | View> {
	if (ask.form.get(fields.act) !== INSTALL) return tryLetters(ask, parts);
	const { newVersion } = await parts.surroundings();
	if (newVersion.number !== undefined) parts.askForVersion();
	return seeOther(addresses.health);
}

/** Sends a trial by every channel, and says what each answered. */
async function tryLetters(ask: Ask, parts: Parts): Promise<View> {
	const [tried, { hasMailServer }] = await Promise.all([parts.tryChannels(ask.nowMs), parts.surroundings()]);
	return health(ask, parts, {
		// A letter that is taken into a folder of the machine tells nobody.
		tone: hasMailServer && tried.every(({ taken }) => taken) ? "done" : "refused",
		text: tried.map(({ sentence }) => sentence).join(" "),
	});
}

/** Devices that signed in. */
export async function devices(ask: Ask, { store }: Parts, extra: Partial<ViewOf<"devices">> = {}): Promise<View> {
	const [known, passkeys, frame] = await Promise.all([store.devices(), store.passkeys(), frameOf(ask, store)]);
	const current = ask.asker.as === "owner" ? ask.asker.device.id : "";
	return { page: "devices", devices: known, current, passkeys, challenge: challengeOf(ask), frame, ...extra };
}

/** The same with names that were typed on a page that is no longer taken. */
export async function devicesPutBack(ask: Ask, parts: Parts): Promise<View> {
	const frame = await frameOf(ask, parts.store, PUT_BACK);
	return devices(ask, parts, { kept: Object.fromEntries(namesTyped(ask.form)), frame });
}

/** Of a new key: bound to the session, which is what makes it one of the owner's. */
const challengeOf = ({ asker }: Ask): string => (asker.as === "owner" ? csrfToken(asker.token) : "");

/** By device, each name that is not the one its page showed. */
const namesTyped = (form: URLSearchParams): [id: string, name: string][] =>
	[...form].flatMap(([field, typed]) => {
		const [key, id = ""] = field.split(".");
		const name = typed.replace(/[\p{Cc}\p{Cf}\s]+/gu, " ").trim();
		return key !== fields.name || name === form.get(`${fields.known}.${id}`) ? [] : [[id, name]];
	});

/** Shows the code that lets the next phone in, names devices, makes or takes away a key, or ends one device's session, or all. */
export async function changeDevices(ask: Ask, parts: Parts): Promise<Response | View> {
	const { store, origin } = parts;
	const id = ask.form.get(fields.device) ?? "";
	const act = ask.form.get(fields.act);
	// Whichever button was pressed: a name that was typed is given.
	const typed = namesTyped(ask.form);
	let named = 0;
	for (const [device, name] of typed)
		if (name !== "" && (await store.nameDevice(device, cut(name, DEVICE_NAME_AT_MOST, { more: "" })))) named++;
	const lost = ask.form.get(fields.lostPasskey);
	if (lost !== null) {
		await store.removePasskey(lost);
		return seeOther(saying(addresses.devices, "key-away"));
	}
	if (act === "passkey") {
		const asked = { challenge: challengeOf(ask), origin: originOf(ask.way, parts.siteOrigin) };
		const made = keyMade(ask.form.get(fields.passkey) ?? "", asked);
		const label = deviceLabel(ask.headers.get("user-agent") ?? "");
		const isKept = made !== undefined && (await store.addPasskey({ ...made, label }, ask.nowMs));
		return seeOther(saying(addresses.devices, isKept ? "key-made" : "no-key"));
	}
	if (id === "" && act !== "share")
		return seeOther(saying(addresses.devices, named === typed.length ? "named" : "unnamed"));
	if (id === "") {
		if (isLoopback(new URL(origin()).hostname)) return seeOther(saying(addresses.devices, "unreachable"));
		// In the answer itself: a link in an address would stay in the browser's history.
		return devices(ask, parts, { next: origin() + signInLink(await store.makePass("sign-in", ask.nowMs)) });
	}
	await store.endSessions(id);
	return seeOther(saying(addresses.devices, "ended"));
}
