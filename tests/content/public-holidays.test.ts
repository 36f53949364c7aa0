import { expect, test } from "vitest";
import { isPublicHoliday } from "#content/public-holidays.ts";
import { addDays } from "#content/wording.ts";

/** As service-public.gouv.fr lists them. */
const OF_2026 = [
	...["2026-01-01", "2026-04-06", "2026-05-01", "2026-05-08", "2026-05-14", "2026-05-25"],
	...["2026-07-14", "2026-08-15", "2026-11-01", "2026-11-11", "2026-12-25"],
];

test("les onze jours fériés d’une année, et aucun autre", () => {
	const days = Array.from({ length: 365 }, (_, n) => addDays("2026-01-01", n));
	expect(days.filter(isPublicHoliday)).toEqual(OF_2026);
});

test.each([
	["2008", "2008-03-24", "2008-05-01"],
	["2011", "2011-04-25", "2011-06-02"],
	["2024", "2024-04-01", "2024-05-09"],
	["2038", "2038-04-26", "2038-06-03"],
])("Pâques le plus tôt et le plus tard : %s", (_, monday, ascension) => {
	expect([monday, ascension].map(isPublicHoliday)).toEqual([true, true]);
	expect([-1, 1].map((days) => isPublicHoliday(addDays(monday, days)))).toEqual([false, false]);
});
