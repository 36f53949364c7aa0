import { business } from "#content/business.ts";
import { signsOf } from "#content/cut.ts";
import { HOUR_MS } from "#relay/clock.ts";
import type { NotebookEvent, NotebookLine } from "#relay/store/notebook.ts";
import { lastVisit } from "./noted.ts";

/** A visit is entered as an hour: how long it takes is known on the spot. */
const VISIT_MS = HOUR_MS;
/** RFC 5545, 3.1: a line has 75 bytes at most, then goes on after a space. */
const LINE_BYTES = 75;
/** How often a telephone should look again (RFC 7986), for those that ask: an appointment is moved on the day itself. */
const LOOK_AGAIN = "PT30M";

/** Moments are written in UTC: this is for who reads the calendar, and the component that one without appointments must have. */
const ZONE = [
	"BEGIN:VTIMEZONE",
	"TZID:Europe/Paris",
	...["BEGIN:DAYLIGHT", "DTSTART:19960331T020000", "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"],
	...["TZOFFSETFROM:+0100", "TZOFFSETTO:+0200", "TZNAME:CEST", "END:DAYLIGHT"],
	...["BEGIN:STANDARD", "DTSTART:19961027T030000", "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU"],
	...["TZOFFSETFROM:+0200", "TZOFFSETTO:+0100", "TZNAME:CET", "END:STANDARD"],
	"END:VTIMEZONE",
];

type Visit = Pick<NotebookLine, "id" | "quote" | "appointmentAtMs" | "events">;

/**
 * Appointments as an iCalendar file (RFC 5545). What strangers typed is text: escaped, on folded lines, without control characters.
 *
 * @param siteOrigin names the events, so that a file opened twice changes the same one
 * @param about the calendar itself, when it is more than a few appointments
 */
export function calendarOf(
	visits: readonly Visit[],
	siteOrigin: string,
	nowMs: number,
	about: readonly string[] = [],
): string {
	const host = new URL(siteOrigin).host;
	const events = visits.flatMap(({ id, quote, appointmentAtMs, events: noted = [] }) => {
		if (appointmentAtMs === undefined) return [];
		const changes = changesIn(noted);
		const lastAtMs = changes.at(-1)?.atMs ?? nowMs;
		return [
			"BEGIN:VEVENT",
			`UID:${id}@${host}`,
			// Without METHOD both say when it was changed last (3.8.7.2): a calendar keeps the version that is newer.
			`DTSTAMP:${stamp(lastAtMs)}`,
			`LAST-MODIFIED:${stamp(lastAtMs)}`,
			`SEQUENCE:${Math.max(0, changes.length - 1)}`,
			`DTSTART:${stamp(appointmentAtMs)}`,
			`DTEND:${stamp(appointmentAtMs + VISIT_MS)}`,
			`SUMMARY:${text(`${quote.service} · ${quote.name || quote.phone}`)}`,
			`LOCATION:${text(placeOf(quote.city, lastVisit(noted).address))}`,
			`DESCRIPTION:${text(`${quote.phone}\n${quote.message}`)}`,
			"END:VEVENT",
		];
	});
	const lines = [
		...["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:-//${text(business.name)}//carnet//FR`, "CALSCALE:GREGORIAN"],
		...[...about, ...ZONE, ...events, "END:VCALENDAR"],
	];
	return `${lines.map(folded).join("\r\n")}\r\n`;
}

/** The same as a calendar of its own, which a telephone looks at from time to time. */
export function calendarFeed(visits: readonly Visit[], siteOrigin: string, nowMs: number): string {
	const name = text(`Rendez-vous · ${business.name}`);
	const about = [
		...[`NAME:${name}`, `X-WR-CALNAME:${name}`, "X-WR-TIMEZONE:Europe/Paris"],
		...[`REFRESH-INTERVAL;VALUE=DURATION:${LOOK_AGAIN}`, `X-PUBLISHED-TTL:${LOOK_AGAIN}`],
	];
	return calendarOf(visits, siteOrigin, nowMs, about);
}

/** Those that took, moved or put back the appointment. Events are never removed, so their number only grows. */
function changesIn(noted: readonly NotebookEvent[]) {
	const visits = new Set(noted.filter(({ kind }) => kind === "appointment").map(({ seq }) => seq));
	return noted.filter(({ seq, undoes }) => visits.has(seq) || (undoes !== undefined && visits.has(undoes)));
}

const placeOf = (city: string, address: string) => (address === "" ? city : `${address}, ${city}`);

/** « 20261125T133000Z ». */
const stamp = (timeMs: number) => new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, "");

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const text = (typed: string) =>
	typed
		.toWellFormed()
		.replaceAll("\r\n", "\n")
		.split("\n")
		.map((line) => line.replace(CONTROLS, " ").replace(/[\\;,]/g, "\\$&"))
		.join("\\n");

function folded(line: string): string {
	const parts: string[] = [];
	let part = "";
	let bytes = 0;
	for (const letter of signsOf(line)) {
		const size = Buffer.byteLength(letter);
		if (bytes + size > LINE_BYTES) {
			parts.push(part);
			part = " ";
			bytes = 1;
		}
		part += letter;
		bytes += size;
	}
	return [...parts, part].join("\r\n");
}
