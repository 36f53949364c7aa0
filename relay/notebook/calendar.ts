import { business } from "#content/business.ts";
import { HOUR_MS } from "#relay/clock.ts";
import type { NotebookLine } from "#relay/store/notebook.ts";
import { lastVisit } from "./noted.ts";

/** A visit is entered as an hour: how long it takes is known on the spot. */
const VISIT_MS = HOUR_MS;
/** RFC 5545, 3.1: a line has 75 bytes at most, then goes on after a space. */
const LINE_BYTES = 75;

type Visit = Pick<NotebookLine, "id" | "quote" | "appointmentAtMs" | "events">;

/**
 * Appointments as an iCalendar file (RFC 5545). What strangers typed is text: escaped, on folded lines, without control characters.
 *
 * @param siteOrigin names the events, so that a file opened twice changes the same one
 */
export function calendarOf(visits: readonly Visit[], siteOrigin: string, nowMs: number): string {
	const host = new URL(siteOrigin).host;
	const events = visits.flatMap(({ id, quote, appointmentAtMs, events: noted = [] }) =>
		appointmentAtMs === undefined
			? []
			: [
					"BEGIN:VEVENT",
					`UID:${id}@${host}`,
					`DTSTAMP:${stamp(nowMs)}`,
					`DTSTART:${stamp(appointmentAtMs)}`,
					`DTEND:${stamp(appointmentAtMs + VISIT_MS)}`,
					`SUMMARY:${text(`${quote.service} · ${quote.name}`)}`,
					`LOCATION:${text(placeOf(quote.city, lastVisit(noted).address))}`,
					`DESCRIPTION:${text(`${quote.phone}\n${quote.message}`)}`,
					"END:VEVENT",
				],
	);
	const lines = [
		"BEGIN:VCALENDAR",
		"VERSION:2.0",
		`PRODID:-//${text(business.name)}//carnet//FR`,
		"CALSCALE:GREGORIAN",
		...events,
		"END:VCALENDAR",
	];
	return `${lines.map(folded).join("\r\n")}\r\n`;
}

const placeOf = (city: string, address: string) => (address === "" ? city : `${address}, ${city}`);

/** « 20261125T133000Z ». */
const stamp = (timeMs: number) => new Date(timeMs).toISOString().replace(/[-:]|\.\d+/g, "");

const CONTROLS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/gu;

const text = (typed: string) =>
	typed
		.replaceAll("\r\n", "\n")
		.split("\n")
		.map((line) => line.replace(CONTROLS, " ").replace(/[\\;,]/g, "\\$&"))
		.join("\\n");

function folded(line: string): string {
	const parts: string[] = [];
	let part = "";
	let bytes = 0;
	for (const letter of line) {
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
