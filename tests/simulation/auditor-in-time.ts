import type { Event } from "./history.ts";
import { DAY, HOUR, MINUTE, type Record, SECOND } from "./record.ts";

/** What keeps every letter from leaving. */
const FAILING = new Set(["down", "greylist", "hang", "drop-before-dot", "password"]);
/** A quarter of an hour, then some rounds: a simulation that sleeps for an hour looks every three minutes. */
// A server that hangs is waited for as RFC 5321 says: an attempt that began before may last twenty minutes, and the next five.
const FAILING_TOLD_WITHIN = 45 * MINUTE;
const PASSWORD_TOLD_WITHIN = 10 * MINUTE;
const ALERT_WITHIN = 15 * SECOND;
const STORE_TOLD_WITHIN = MINUTE;

/** The craftsman hears in time of what fails, and at once of who is in a hurry. */
export function* toldInTime(record: Record): Generator<string> {
	yield* ofMailThatFails(record);
	yield* ofHurry(record);
	yield* ofStoreThatFails(record);
	yield* ofDamage(record);
	yield* ofQuarantine(record);
	yield* tooOften(record);
}

/** Nothing else goes wrong from one moment to another: then there is no excuse. */
function isCalm(record: Record, fromMs: number, untilMs: number, besides: Event["is"][] = []): boolean {
	const disturbs: Event["is"][] = ["gateway", "disk", "file", "relay", "clock", "mail", "owner"];
	const first = record.events.find(({ atMs }) => atMs >= fromMs)?.order ?? 0;
	const relay = record.all("relay").findLast(({ order }) => order < first);
	return (
		record.before("gateway", first) === "well" &&
		record.before("disk", first) === "well" &&
		relay?.state === "up" &&
		!disturbs.some((is) => !besides.includes(is) && record.between(is, fromMs - 1, untilMs))
	);
}

/** Whether he knows of one of these troubles at a moment: it was told, and not yet said to be over. */
const isKnown = (record: Record, kinds: string[], atMs: number) =>
	kinds.some((kind) => {
		const told = record
			.all("alarm")
			.filter((alarm) => alarm.channel === "webhook" && alarm.kind === kind && alarm.atMs <= atMs);
		return told.length > 0 && told.at(-1)?.phase !== "over";
	});

function* ofMailThatFails(record: Record): Generator<string> {
	const changes = record.all("mail");
	for (const [index, { condition, atMs: fromMs, order }] of changes.entries()) {
		if (!FAILING.has(condition)) continue;
		const untilMs = (changes[index + 1]?.atMs ?? record.endMs) - 1;
		const within = condition === "password" ? PASSWORD_TOLD_WITHIN : FAILING_TOLD_WITHIN;
		// Who waits for it, and from when on he should know: what comes after that moment is no excuse.
		const waiting = record
			.all("answered")
			.filter(
				({ status, doubtful, atMs }) => status === 200 && !doubtful && atMs >= fromMs && atMs + within <= untilMs,
			);
		const untold = waiting.some(({ email, atMs }) => {
			const toldAtMs = atMs + within;
			if (record.of("owner", email).some((event) => event.atMs <= toldAtMs)) return false;
			if (!isCalm(record, fromMs + 1, toldAtMs)) return false;
			// In the same moment, but after.
			if (record.all("clock").some((jump) => jump.order > order && jump.atMs <= toldAtMs)) return false;
			if (record.of("letter", email).some((letter) => letter.atMs <= toldAtMs)) return false;
			return !isKnown(record, ["letters-failing", "letters-held"], toldAtMs);
		});
		if (untold) yield `panne de courriel tue (${condition})`;
	}
}

/** Somebody before a closed door: the second channel rings, whatever the mail server does. */
function* ofHurry(record: Record): Generator<string> {
	for (const { status, urgent, email, atMs } of record.all("answered")) {
		const untilMs = atMs + ALERT_WITHIN;
		if (status !== 200 || !urgent || untilMs > record.endMs) continue;
		if (!isCalm(record, atMs - MINUTE, untilMs, ["mail"])) continue;
		const rang = record.of("alert", email).some((alert) => alert.atMs <= untilMs);
		if (!rang) yield `alerte en retard : ${email}`;
	}
}

function* ofStoreThatFails(record: Record): Generator<string> {
	for (const { status, email, atMs, order } of record.all("answered")) {
		const untilMs = atMs + STORE_TOLD_WITHIN;
		if (status !== 503 || untilMs > record.endMs || record.before("gateway", order) !== "well") continue;
		if (record.between("relay", atMs - 1, untilMs) || record.between("gateway", atMs - HOUR, untilMs)) continue;
		const told = record
			.all("alarm")
			.some((alarm) => alarm.kind === "store" && alarm.atMs >= atMs - HOUR && alarm.atMs <= untilMs);
		if (!told) yield `« Erreur » tue : ${email}`;
	}
}

/** By both channels, each time: what is lost may be known to nobody else. */
function* ofDamage(record: Record): Generator<string> {
	const names = record.all("kept").length;
	if (names === 0 || record.all("file").every(({ fault }) => fault === "gone")) return;
	const told = record.all("alarm").filter(({ kind }) => kind === "damaged");
	const by = new Set(told.map(({ channel }) => channel));
	if (by.size === 1) yield `dégât dit par un seul canal (${[...by]})`;
}

/** Who waits in quarantine is in a digest by the next day, as long as there was a day for it. */
function* ofQuarantine(record: Record): Generator<string> {
	for (const { status, doubtful, email, atMs } of record.all("answered")) {
		if (status !== 200 || !doubtful || record.of("owner", email).length > 0) continue;
		if (record.all("file").some(({ fault }) => fault !== "gone")) continue;
		const lastEventful =
			record.events.findLast(({ is }) => is === "relay" || is === "clock" || is === "mail")?.atMs ?? 0;
		if (record.endMs - Math.max(atMs, lastEventful) < DAY + HOUR || record.endMs - atMs > 29 * DAY) continue;
		if (!record.all("digest").some(({ emails }) => emails.includes(email))) yield `quarantaine tue : ${email}`;
	}
}

/** One jump of the clock is one alarm, or one for each relay that starts into it. */
function* tooOften(record: Record): Generator<string> {
	const told = record.all("alarm").filter(({ kind, phase }) => kind === "clock" && phase === "begins");
	// An alarm is a letter: it too may come twice.
	const begun = new Set(told.map(({ text }) => text)).size;
	const reasons = record.all("clock").length + record.all("relay").filter(({ state }) => state === "up").length;
	if (begun > reasons) yield `alarme d’horloge ${begun} fois pour ${reasons} raisons`;
}
