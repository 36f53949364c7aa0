import { START_MS } from "./history.ts";
import { DAY, HOUR, MINUTE, type Record } from "./record.ts";

/** A relay that sleeps through a long wait looks every half hour only. */
const REMINDED_WITHIN = 45 * MINUTE;
const DAYTIME = { from: 8, to: 20 };
const MORNING = 10;

/** Whom the auditor asks about: somebody whose request was acknowledged. */
interface Asked {
	email: string;
	atMs: number;
	order: number;
	urgent: boolean;
	doubtful: boolean;
}

/** What he noted stays noted, once; who waits beyond the promise is brought back to him once, and never by night for nothing. */
export function* callsAndReminders(visitors: readonly Asked[], record: Record): Generator<string> {
	const isDamaged = record.all("file").some(({ fault }) => fault !== "gone");
	for (const visitor of visitors) {
		// Notes stand on pages too, and a damaged one is told of by the names of its requests.
		if (isDamaged) continue;
		yield* keptNotes(visitor, record);
		yield* reminded(visitor, record);
	}
	yield* byNight(record);
}

function* keptNotes({ email }: Asked, record: Record): Generator<string> {
	const notes = record.of("called", email);
	const sureFrom = notes.find(({ sure }) => sure)?.order ?? Number.POSITIVE_INFINITY;
	for (const { order, emails, called } of record.all("kept")) {
		const count = called.filter((one) => one === email).length;
		if (count > notes.filter((note) => note.order < order).length) yield `appel noté de trop : ${email}`;
		if (order > sureFrom && emails.includes(email) && count === 0) yield `appel noté perdu : ${email}`;
	}
}

function* reminded(visitor: Asked, record: Record): Generator<string> {
	const { email, doubtful, urgent } = visitor;
	const owner = record.of("owner", email);
	const isFree = owner.some(({ act }) => act === "released");
	// A quote is an answer too.
	const answers = [...record.of("called", email), ...record.of("quoted", email)];
	const calledAt = Math.min(...answers.filter(({ sure }) => sure).map(({ order }) => order));
	const erasedAt = owner.find(({ act }) => act === "erased")?.order ?? Number.POSITIVE_INFINITY;
	for (const channel of ["letter", "webhook"] as const) {
		const told = record.all("reminder").filter((one) => one.channel === channel && one.emails.includes(email));
		if (new Set(told.map(({ id }) => id)).size > 1) yield `rappelée deux fois : ${email}`;
		if (told.some(({ order }) => order > calledAt)) yield `rappel de qui est déjà appelé : ${email}`;
		if (told.some(({ order }) => order > erasedAt)) yield `rappel de qui est effacé : ${email}`;
		if (told.length > 0 && doubtful && !isFree) yield `rappel d’un robot : ${email}`;
		const isOpen = !owner.some(({ act }) => act !== "resent") && answers.length === 0;
		if (told.length > 0 || doubtful || !isOpen) continue;
		const fromMs = reminderMs(visitor, record);
		const untilMs = fromMs + REMINDED_WITHIN;
		if (record.all("clock").some(({ order, atMs }) => order > visitor.order && atMs <= untilMs)) continue;
		if (isCalm(record, Math.max(visitor.atMs, fromMs - HOUR), untilMs))
			yield `${urgent ? "urgente " : ""}jamais rappelée : ${email}`;
	}
}

/** Nothing but an urgent request rings outside the daytime. A reminder says when it was written, by the relay's clock. */
function* byNight(record: Record): Generator<string> {
	// Whatever they were answered: a flaky disk may keep what it says that it did not.
	const isUrgent = (email: string) => record.of("answered", email).some(({ urgent }) => urgent);
	for (const { id, emails } of record.all("reminder")) {
		const { hour } = parisAt(Number(/\d+/.exec(id)?.[0]));
		if ((hour < DAYTIME.from || hour >= DAYTIME.to) && !emails.some(isUrgent))
			yield `rappel de nuit : ${emails.join(", ")}`;
	}
}

/** When it should come back to him, by true time: its time is over, and it is day. */
function reminderMs({ atMs, order, urgent }: Asked, record: Record): number {
	const cameMs = machineMs(record, atMs, order);
	if (urgent) return atMs + 10 * MINUTE;
	const { hour, minute } = parisAt(cameMs);
	const sinceMidnight = hour * HOUR + minute * MINUTE;
	const isDay = hour >= DAYTIME.from && hour < DAYTIME.to;
	// An hour more where the hour changes: late is looked at hours later.
	if (!isDay) return atMs + ((MORNING * HOUR - sinceMidnight + DAY) % DAY) + HOUR;
	const isLate = hour >= DAYTIME.to - 2;
	return isLate ? atMs + (DAYTIME.from * HOUR + DAY - sinceMidnight) + HOUR : atMs + 2 * HOUR;
}

/** By the relay's clock. */
function machineMs(record: Record, atMs: number, order: number): number {
	const jumps = record.all("clock").filter((jump) => jump.order < order);
	return START_MS + atMs + jumps.reduce((total, { byMs }) => total + byMs, 0);
}

const PARIS = new Intl.DateTimeFormat("en-GB", {
	...{ timeZone: "Europe/Paris", hour: "numeric", minute: "numeric", hourCycle: "h23" },
});

function parisAt(timeMs: number): { hour: number; minute: number } {
	const [hour = 0, minute = 0] = PARIS.format(timeMs).split(":").map(Number);
	return { hour, minute };
}

/** The whole time, with a relay that was up, and nothing that failed. */
function isCalm(record: Record, fromMs: number, untilMs: number): boolean {
	if (untilMs > record.endMs) return false;
	const first = record.events.find(({ atMs }) => atMs >= fromMs)?.order ?? 0;
	const disturbs = ["gateway", "disk", "file", "relay", "mail"] as const;
	const isUp = (machine: number): boolean =>
		record.all("relay").findLast((event) => event.machine === machine && event.order < first)?.state === "up";
	return (
		(["mail", "gateway", "disk"] as const).every((what) => record.before(what, first) === "well") &&
		[0, 1].some(isUp) &&
		!disturbs.some((is) => record.between(is, fromMs - 1, untilMs))
	);
}
