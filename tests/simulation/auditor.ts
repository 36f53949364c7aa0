/*
 * Judges what a relay did by what others saw of it. Written from shared/relay.md and the decisions alone: it shares no code
 * with the relay, so that no error of the one hides in the other (a law sees to it).
 */
import { toldInTime } from "./auditor-in-time.ts";
import { callsAndReminders } from "./auditor-of-calls.ts";
import { quotes } from "./auditor-of-quotes.ts";
import type { Event } from "./history.ts";
import { DAY, HOUR, MINUTE, type Of, type Record, recordOf, SECOND } from "./record.ts";

const RETENTION = 365 * DAY;
const QUARANTINE = 30 * DAY;
/** An answer to the final dot may take ten minutes: before, a second letter could cross the first. Clocks tick in milliseconds. */
const SECOND_LETTER_AFTER = 10 * MINUTE - SECOND;

/**
 * What the relay promised and did not do, one sentence each; nothing when it kept its word. The history ends with some hours in
 * which everything works, and a look into the store.
 */
export function faultsOf(events: readonly Event[]): string[] {
	const record = recordOf(events);
	const visitors = new Map<string, Visitor>();
	for (const event of record.all("answered")) {
		if (event.status !== 200) continue;
		const known = visitors.get(event.email);
		if (known === undefined) visitors.set(event.email, { ...event, ids: [event.id] });
		else if (!known.ids.includes(event.id)) known.ids.push(event.id);
	}
	return [
		...[...visitors.values()].flatMap((visitor) => [
			...lost(visitor, record),
			...erasedTooSoon(visitor, record),
			...doubled(visitor, record),
			...sentAgainstTheOwner(visitor, record),
			...receipts(visitor, record),
		]),
		...answers(record),
		...toldInTime(record),
		...callsAndReminders([...visitors.values()], record),
		...quotes([...visitors.keys()], record),
	];
}

/** Somebody whose request was acknowledged. */
export interface Visitor {
	email: string;
	atMs: number;
	order: number;
	urgent: boolean;
	/** A robot, by all appearances. */
	doubtful: boolean;
	/** More than one when the same request was kept twice. */
	ids: string[];
}

/** When he first gave an order about somebody, among all events; never is after everything. */
const orderOf = (act: "erased" | "released", email: string, record: Record) =>
	record.of("owner", email).find((event) => event.act === act)?.order ?? Number.POSITIVE_INFINITY;

const isReleased = ({ email }: Visitor, record: Record) => Number.isFinite(orderOf("released", email, record));

/** A damaged file may cost what stood on the damaged page: then it is named. Without its first page nothing can be. */
function isNamedAsLost({ ids, email }: Visitor, record: Record): boolean {
	const told = record.all("alarm").filter(({ kind }) => kind === "damaged");
	const isHeadless = record.all("file").some(({ fault }) => fault === "headless");
	const names = ({ text }: Of<"alarm">) =>
		ids.some((id) => text.includes(id)) ||
		(text.match(/\d{6}-/g)?.length ?? 0) >= NAMED_AT_MOST ||
		(isHeadless && /\b0\s+reprise/.test(text));
	const mayCost = record
		.all("file")
		.some((file) => file.fault === "headless" || (file.fault === "spoilt" && !file.spared.includes(email)));
	return mayCost && ["letter", "webhook"].every((by) => told.some((one) => one.channel === by && names(one)));
}

const NAMED_AT_MOST = 20;

const isDamaged = (record: Record, after = -1) =>
	record.all("file").some(({ fault, order }) => fault !== "gone" && order > after);

const isHalfErased = (email: string, record: Record) =>
	record.of("owner", email).some(({ act }) => act === "half-erased");

/** What was acknowledged reaches the craftsman; in quarantine, it waits for his word. */
function* lost(visitor: Visitor, record: Record): Generator<string> {
	const { email, doubtful, urgent } = visitor;
	if (Number.isFinite(orderOf("erased", email, record)) || isNamedAsLost(visitor, record)) return;
	if (isHalfErased(email, record)) return;
	const isWanted = !doubtful || isReleased(visitor, record);
	if (isWanted && record.of("letter", email).length === 0) yield `perdue : ${email} n’a pas de lettre`;
	// An alert that stood on a damaged page is late by then: the letter is held, and he is told of the damage.
	if (urgent && !isDamaged(record, visitor.order) && record.of("alert", email).length === 0)
		yield `perdue : l’alerte de ${email}`;
}

/** Kept as long as promised: neither a clock nor a full disk nor a crash takes anything away. */
function* erasedTooSoon(visitor: Visitor, record: Record): Generator<string> {
	const { email, atMs, doubtful } = visitor;
	if (isNamedAsLost(visitor, record) || isHalfErased(email, record)) return;
	const letters = record.of("letter", email);
	const keptFor = doubtful && !isReleased(visitor, record) ? QUARANTINE : RETENTION;
	for (const look of record.all("kept")) {
		if (look.order < visitor.order) continue;
		const isKept = look.emails.includes(email);
		const erased = orderOf("erased", email, record);
		if (isKept && look.order > erased) yield `gardée après l’effacement : ${email}`;
		const arrived = letters.some(({ order }) => order < look.order);
		// By a clock that has stood wrong for a day, what was delivered may look old.
		const byThatClock = look.atMs - atMs + standsAhead(record, look.atMs - DAY);
		const mayLookOld = (doubtful || arrived) && byThatClock >= keptFor;
		if (!isKept && look.order < erased && !mayLookOld) {
			yield `effacée avant son temps : ${email}`;
			return;
		}
	}
}

/** How far ahead of the true time the clock has been at most, so far. */
function standsAhead(record: Record, atMs: number): number {
	let byMs = 0;
	let most = 0;
	for (const jump of record.all("clock")) {
		if (jump.atMs > atMs) break;
		byMs += jump.byMs;
		most = Math.max(most, byMs);
	}
	return most;
}

/** At most one letter more, when nobody could know whether the first arrived; the same, and not before its time. */
function* doubled(visitor: Visitor, record: Record): Generator<string> {
	const { email } = visitor;
	if (visitor.ids.length > 1) yield `gardée deux fois : ${email}`;
	const orders = record.of("owner", email).filter(({ act }) => act === "resent");
	const starts = [-1, ...orders.map(({ order }) => order), Number.POSITIVE_INFINITY];
	for (const [index, from] of starts.slice(0, -1).entries()) {
		const until = starts[index + 1] ?? 0;
		const letters = record.of("letter", email).filter(({ order }) => order > from && order < until);
		const [first, second] = letters;
		if (first === undefined || second === undefined) continue;
		if (letters.length > 2) yield `doublée : ${letters.length} lettres de ${email}`;
		if (!wasUncertain(first, second, record)) yield `doublée sans doute possible : ${email}`;
		if (first.messageId !== second.messageId) yield `doublée sous un autre nom : ${email}`;
		const soon = second.atMs - first.atMs < SECOND_LETTER_AFTER;
		// A date on the disk is the machine's: when its clock jumps, the wait is over.
		const jumped = record.all("clock").some(({ order }) => order > first.order && order < second.order);
		if (soon && !jumped) yield `doublée trop tôt : ${email}`;
	}
}

/** The answer was lost, or the relay ended before it could write it down, or the other took over while the disk took nothing. */
function wasUncertain(first: Of<"letter">, second: Of<"letter">, record: Record): boolean {
	if (!first.told) return true;
	const areTwo = record.all("relay").some(({ machine }) => machine > 0);
	return record.events.some(
		({ order, ...fact }) =>
			order > first.order &&
			order < second.order &&
			((fact.is === "relay" && (fact.state === "crashed" || record.before("disk", order) !== "well")) ||
				(areTwo && fact.is === "disk" && fact.condition !== "well") ||
				(fact.is === "file" && fact.fault !== "gone")),
	);
}

/** Nothing leaves that he erased, and nothing of a robot's that he did not release. */
function* sentAgainstTheOwner(visitor: Visitor, record: Record): Generator<string> {
	const { email, doubtful } = visitor;
	const erased = orderOf("erased", email, record);
	const released = orderOf("released", email, record);
	for (const { order } of record.of("letter", email)) {
		if (order > erased) yield `partie après l’effacement : ${email}`;
		if (doubtful && order < released) yield `partie de la quarantaine sans ordre : ${email}`;
	}
}

/** One at most, to nobody whom the owner does not hear of, and only while the request is there. */
function* receipts(visitor: Visitor, record: Record): Generator<string> {
	const { email, doubtful } = visitor;
	const sent = record.of("receipt", email);
	if (sent.length > 1 && !isDamaged(record)) yield `deux accusés de réception : ${email}`;
	if (sent.length > 0 && doubtful) yield `accusé de réception à un robot : ${email}`;
	const erased = orderOf("erased", email, record);
	if (sent.some(({ order }) => order > erased)) yield `accusé de réception après l’effacement : ${email}`;
}

/** By each relay, from one address: they remember it by themselves. */
const ADMITTED = 5;
const MISTAKES = 20;
const WINDOW = 10 * MINUTE;

/** An answer to everybody; « Erreur » only while nothing can be kept, « trop de demandes » only to who sends too many. */
function* answers(record: Record): Generator<string> {
	const relays = new Set(record.all("relay").map(({ machine }) => machine)).size;
	for (const { atMs, order, status, email, address } of record.all("answered")) {
		if (status !== 200 && status !== 429 && status !== 503) yield `réponse ${status} à ${email}`;
		const isFaulty = record.before("disk", order) !== "well" || record.between("file", atMs - 2 * HOUR, atMs);
		if (status === 503 && !isFaulty) yield `« Erreur » sans raison : ${email}`;
		const isHere = (event: Of<"answered">) =>
			event.address === address && event.atMs > atMs - WINDOW && event.order <= order;
		const others = record.all("answered").filter(isHere);
		const kept = new Set(others.filter((event) => event.status === 200).map((event) => event.email));
		const asked = new Set(others.map((event) => event.email));
		if (status === 429 && asked.size <= ADMITTED && others.length <= MISTAKES) yield `refusé trop tôt : ${email}`;
		const forgot = record.between("relay", atMs - WINDOW, atMs);
		if (status === 200 && kept.size > ADMITTED * relays && !forgot) yield `admis trop souvent : ${address}`;
	}
}
