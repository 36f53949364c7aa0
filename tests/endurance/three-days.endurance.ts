import { expect, test } from "vitest";
import { type Hour, threeDays } from "#tests/support/endurance/three-days.ts";
import type { Weight } from "#tests/support/endurance/three-days-relay.ts";

const HOURS = Number(process.env.HEURES ?? 72);

/** The middle one of five hours: one may have been weighed in the middle of something. */
function middle(some: readonly Hour[], what: keyof Weight): number {
	const values = some.map((hour) => hour[what]).sort((a, b) => a - b);
	return values[Math.floor(values.length / 2)] ?? Number.NaN;
}

test(`${HOURS} heures à dix demandes par minute, tout allant de travers : rien ne s’accumule`, async () => {
	const { hours, acknowledged, faults, lost } = await threeDays(HOURS, 72);
	console.table(hours.filter(({ hour }) => hour <= 2 || hour % 6 === 0));
	console.log(`${HOURS} heures : ${JSON.stringify({ acknowledged, faults })}`);
	expect(lost).toEqual([]);
	expect([acknowledged > 0.95 * HOURS * 600, hours.length]).toEqual([true, HOURS]);

	// By hours in which the process is warm, and has seen most of what can go wrong.
	const [early, late] = [hours.slice(1, 6), hours.slice(-5)];
	for (const what of ["heap", "external"] as const)
		expect(middle(late, what) / middle(early, what), what).toBeLessThanOrEqual(1.1);
	// V8 keeps pages of the heap for later even after a collection: only after the first day does the RSS tell of anything else.
	const firstDay = hours.slice(19, 24);
	if (HOURS > 24) expect(middle(late, "rss") / middle(firstDay, "rss"), "rss").toBeLessThanOrEqual(1.1);
	// A letter and an alert may be leaving at that moment, each with a connection and its limits of time.
	const above = (what: keyof Weight) => Math.max(...hours.slice(2).map((hour) => hour[what] - (hours[1]?.[what] ?? 0)));
	expect(above("descriptors")).toBeLessThanOrEqual(4);
	expect(above("resources")).toBeLessThanOrEqual(8);
	expect(above("waits")).toBeLessThanOrEqual(10);
	// The file grows by what each request takes, and by nothing else.
	const each = (from: Hour | undefined, to: Hour | undefined) =>
		((to?.file ?? 0) - (from?.file ?? 0)) / ((to?.acknowledged ?? 0) - (from?.acknowledged ?? 0));
	const growth = each(hours[5], hours.at(-1)) / each(hours[1], hours[5]);
	expect([growth > 0.85, growth < 1.15], `${growth}`).toEqual([true, true]);
	// SQLite carries the log over at a thousand pages, and then writes it anew from its beginning.
	expect(Math.max(...hours.map(({ log }) => log))).toBeLessThan(8e6);
});
