import { expect, test } from "vitest";
import { threeDays } from "#tests/support/endurance/three-days.ts";
import {
	END_OF_FIRST_DAY,
	earlyAndLate,
	mostAbove,
	predictedFile,
	tableOf,
} from "#tests/support/endurance/three-days-figures.ts";

test("72 heures à dix demandes par minute, tout allant de travers : rien ne se perd, rien ne s’accumule", async () => {
	const { hours, acknowledged, faults, statuses, copies, answersLost, broken } = await threeDays(72, 72);
	const file = predictedFile(hours);
	console.log(tableOf(hours));
	console.log(`72 heures : ${JSON.stringify({ acknowledged, copies, answersLost, faults, statuses, file })}`);
	expect(broken).toEqual({});
	expect(copies[2] ?? 0).toBeLessThanOrEqual(answersLost);
	expect(acknowledged).toBe(72 * 60 * 10);
	expect(hours).toHaveLength(72);

	for (const what of ["heap", "external"] as const) {
		const { early, late } = earlyAndLate(hours, what);
		expect(late / early, what).toBeLessThanOrEqual(1.1);
	}
	const rss = earlyAndLate(hours, "rss", END_OF_FIRST_DAY);
	expect(rss.late / rss.early, "rss").toBeLessThanOrEqual(1.1);
	// A letter and an alert may be leaving at that moment, each with a connection and its limits of time.
	expect(mostAbove(hours, "descriptors")).toBeLessThanOrEqual(4);
	expect(mostAbove(hours, "resources")).toBeLessThanOrEqual(8);
	expect(mostAbove(hours, "waits")).toBeLessThanOrEqual(10);
	expect(file.measured / file.predicted).toBeGreaterThan(0.85);
	expect(file.measured / file.predicted).toBeLessThan(1.15);
	// SQLite carries the log over at a thousand pages, and then writes it anew from its beginning.
	expect(Math.max(...hours.map(({ log }) => log))).toBeLessThan(8e6);
});
