import * as v from "valibot";
import { describe, expect, test } from "vitest";
import { dayBack } from "#content/closure-words.ts";
import { type Closure, closureDays, closureOn, toldDuring } from "#content/closures.ts";
import * as schemas from "#content/owner-schemas.ts";
import { WEEK } from "#content/shapes.ts";
import { dayInWords, weekdayOf } from "#content/wording.ts";
import { answerDeadline, promised } from "#relay/upkeep/answer-deadline.ts";

const SUMMER = { from: "2027-08-03", until: "2027-08-17" };
const plain = (text: string) => text.replace(/[\u00a0\u202f]/g, " ");

test.each<[Closure, string, string]>([
	[SUMMER, "du 3 au 17 août 2027", "18 août"],
	[{ from: "2027-07-28", until: "2027-08-31" }, "du 28 juillet au 31 août 2027", "1er septembre"],
	[{ from: "2026-12-24", until: "2027-01-01" }, "du 24 décembre 2026 au 1er janvier 2027", "2 janvier"],
	[{ from: "2027-07-14", until: "2027-07-14" }, "le 14 juillet 2027", "15 juillet"],
])("%o se dit en français", (closure, days, back) => {
	expect(plain(closureDays(closure))).toBe(days);
	expect(plain(dayInWords(dayBack(closure), "month"))).toBe(back);
});

test("elle se dit deux semaines avant, et ses deux jours sont dedans", () => {
	expect(toldDuring(SUMMER)).toEqual({ from: "2027-07-20", until: "2027-08-17" });
	const among = [SUMMER];
	expect(
		["2027-08-02", "2027-08-03", "2027-08-17", "2027-08-18"].map((day) => closureOn(day, among) !== undefined),
	).toEqual([false, true, true, false]);
});

test("une date à l’envers, ou qui n’en est pas une, se dit", () => {
	const said = (from: string, until: string) =>
		v.safeParse(schemas.closures, [{ from, until }]).issues?.map(({ message }) => message);
	expect(said("2027-08-03", "2027-08-17")).toBeUndefined();
	expect(said("2027-08-17", "2027-08-03")).toEqual(["le dernier jour de fermeture vient avant le premier"]);
	expect(said("3 août", "2027-08-17")?.[0]).toContain("2026-11-20");
	const alone = { from: "2027-08-03", until: "2027-08-17", colleague: "Paul Roux" };
	const [issue] = v.safeParse(schemas.closures, [alone]).issues ?? [];
	expect(issue?.message).toBe("le confrère et son numéro vont ensemble");
});

describe("la promesse de réponse", () => {
	const due = (cameAt: string, urgent = false) =>
		new Date(
			answerDeadline({ receivedAtMs: Date.parse(cameAt), urgent }, { ...promised(), closed: [SUMMER] }),
		).toISOString();

	test("attend le lendemain de la fermeture, 10 h à Paris ; urgente, les premières minutes du jour", () => {
		expect(due("2027-08-03T00:30:00+02:00")).toBe("2027-08-18T08:00:00.000Z");
		expect(due("2027-08-17T23:30:00+02:00", true)).toBe("2027-08-17T22:10:00.000Z");
	});

	test("de deux fermetures qui se touchent, attend la fin de la seconde : le jour que disent les pages", () => {
		const both = [SUMMER, { from: "2027-08-16", until: "2027-08-20" }];
		const asked = { receivedAtMs: Date.parse("2027-08-04T12:00:00+02:00"), urgent: false };
		expect(new Date(answerDeadline(asked, { ...promised(), closed: both })).toISOString()).toBe(
			"2027-08-21T08:00:00.000Z",
		);
		expect(dayBack(SUMMER, both)).toBe("2027-08-21");
	});

	test("est la même la veille et le lendemain", () => {
		expect(due("2027-08-02T12:00:00+02:00")).toBe("2027-08-02T12:00:00.000Z");
		expect(due("2027-08-18T00:10:00+02:00", true)).toBe("2027-08-17T22:20:00.000Z");
	});

	test("qui vient plus tard n’est jamais attendu plus tôt", () => {
		const hour = 3_600_000;
		const start = Date.parse("2027-07-30T00:00:00Z");
		const dues = Array.from({ length: 24 * 24 }, (_, index) =>
			answerDeadline(
				{ receivedAtMs: start + index * hour, urgent: index % 2 === 0 },
				{ ...promised(), closed: [SUMMER] },
			),
		);
		for (const kind of [0, 1]) {
			const its = dues.filter((_, index) => index % 2 === kind);
			expect(its).toEqual([...its].sort((a, b) => a - b));
		}
	});
});

test("le lendemain est un jour de fermeture : on répond à partir du premier jour travaillé", () => {
	const untilSaturday = { from: "2026-12-24", until: "2027-01-02" };
	const on = (days: readonly string[]) => (day: string) => days.includes(weekdayOf(day));
	expect(dayBack(untilSaturday, [], on(WEEK.slice(0, 6)))).toBe("2027-01-04");
	expect(dayBack(untilSaturday, [], on(WEEK))).toBe("2027-01-03");
	expect(dayBack(untilSaturday, [untilSaturday, { from: "2027-01-03", until: "2027-01-09" }])).toBe("2027-01-10");
});
