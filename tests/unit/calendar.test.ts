import { expect, test } from "vitest";
import { calendarFeed, calendarOf } from "#notebook/calendar.ts";
import type { NotebookEvent, NotebookLine } from "#relay/store/notebook.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mmeLefevre, type Person } from "#tests/support/people.ts";

const ORIGIN = "https://www.exemple.fr";
const NOW_MS = Date.UTC(2026, 2, 14, 9, 26, 53);
const HOUR = 3_600_000;
const FAMILY = "👨‍👩‍👧‍👦";

function visitOf(events: NotebookEvent[], changes: Partial<Person> = {}): NotebookLine {
	const { request } = parcelOf({ ...mmeLefevre, ...changes });
	return { ...request, standing: "under-way", appointmentAtMs: NOW_MS + 26 * HOUR, events };
}
const taken = (seq: number, hours: number, more: Partial<NotebookEvent> = {}): NotebookEvent => ({
	...{ seq, atMs: NOW_MS + hours * HOUR, kind: "appointment", text: "", appointmentAtMs: NOW_MS + 26 * HOUR },
	...more,
});
/** As a calendar reads it: lines put together again. */
const linesOf = (file: string): string[] => file.replaceAll("\r\n ", "").split("\r\n");
const valueIn = (file: string, name: string) =>
	linesOf(file)
		.find((line) => line.startsWith(`${name}:`))
		?.slice(name.length + 1);

test("un rendez-vous déplacé, puis remis où il était, est chaque fois une version plus récente du même", () => {
	const first = taken(3, 0);
	const moved = taken(5, 2);
	const back = { ...taken(8, 4, { kind: "undone", undoes: 5 }) };
	const note = taken(9, 6, { kind: "note" });
	const files = [[first], [first, moved], [first, moved, back], [first, moved, back, note]].map((events) =>
		calendarOf([visitOf(events)], ORIGIN, NOW_MS + 20 * HOUR),
	);
	expect(files.map((file) => valueIn(file, "SEQUENCE"))).toEqual(["0", "1", "2", "2"]);
	const dates = ["20260314T092653Z", "20260314T112653Z", "20260314T132653Z", "20260314T132653Z"];
	expect(files.map((file) => valueIn(file, "LAST-MODIFIED"))).toEqual(dates);
	// RFC 5545, 3.8.7.2: without METHOD, it says the same.
	expect(files.map((file) => valueIn(file, "DTSTAMP"))).toEqual(dates);
	expect(new Set(files.map((file) => valueIn(file, "UID"))).size).toBe(1);
});

test("l’agenda a un nom et dit quand le relire ; vide, il est juste encore ; un rendez-vous seul ne nomme pas d’agenda", () => {
	for (const visits of [[], [visitOf([taken(1, 0)])]]) {
		const lines = linesOf(calendarFeed(visits, ORIGIN, NOW_MS));
		// RFC 5545, 3.4 and 3.6: one component at least.
		expect(lines).toContain("BEGIN:VTIMEZONE");
		expect(lines.filter((line) => line === "BEGIN:VEVENT")).toHaveLength(visits.length);
		expect(lines.filter((line) => /^(NAME|X-WR-CALNAME):Rendez-vous · ./.test(line))).toHaveLength(2);
		expect(lines).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT30M");
		expect(lines).toContain("X-PUBLISHED-TTL:PT30M");
		const [begins, ends] = ["BEGIN:", "END:"].map((word) => lines.filter((line) => line.startsWith(word)).length);
		expect([begins, lines.at(-2)]).toEqual([ends, "END:VCALENDAR"]);
	}
	expect(calendarOf([visitOf([taken(1, 0)])], ORIGIN, NOW_MS)).not.toMatch(/^(NAME|X-WR-CALNAME|REFRESH)/m);
});

test("une ligne a 75 octets au plus, et n’est jamais pliée dans un signe", () => {
	for (const sign of ["é", "🔑", "🇫🇷", FAMILY, "👩🏻‍❤️‍💋‍👩🏿", "قِ", "q\u0323\u0302"])
		for (let at = 0; at < 20; at++) {
			const name = `${"a".repeat(at)}${sign.repeat(Math.floor(180 / sign.length))}`;
			const file = calendarOf([visitOf([taken(1, 0)], { name, message: sign.repeat(400) })], ORIGIN, NOW_MS);
			for (const line of file.split("\r\n")) {
				expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
				expect(line.replaceAll(sign, "").replace(/^ ?[ -~·é]*$/, ""), line).toBe("");
			}
			expect(valueIn(file, "SUMMARY")).toContain(name);
		}
});

test("ce qu’un inconnu a tapé reste du texte, même une lettre sous deux cents accents ou une moitié de signe", () => {
	const { id, quote } = visitOf([]);
	const typed = { ...quote, name: `Z${"\u0301".repeat(190)}`, message: "a\\b;c,d\r\nEND:VEVENT\rX:\u2028y\ud83d z" };
	const file = calendarOf([{ ...visitOf([taken(1, 0)]), id, quote: typed }], ORIGIN, NOW_MS);
	for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
	expect(valueIn(file, "DESCRIPTION")).toBe("06 39 98 12 34\\na\\\\b\\;c\\,d\\nEND:VEVENT X: y\ufffd z");
	expect(file.match(/^END:VEVENT/gm)).toHaveLength(1);
});
