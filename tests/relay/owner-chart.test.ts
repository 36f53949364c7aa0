import { beforeEach, describe, expect, test } from "vitest";
import { showChart } from "#relay/owner/state.ts";
import type { DailyCount } from "#relay/store/records.ts";
import { demandes } from "#tests/support/demandes.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";

/** Saturday 14 March 2026. */
const { nowMs } = manualClock();

async function ring(settings: RelaySettings, counts: DailyCount[]) {
	const store = await openTestStore(settings);
	for (const { count, ...one } of counts) for (let n = 0; n < count; n++) await store.countOne(one);
	await store.close();
}

async function etat(settings: RelaySettings) {
	return (await demandes(settings, "etat", { nowMs: nowMs(), cells: 80 })).said;
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("« etat » dessine les quatorze derniers jours, puis les cinq pages qui sonnent le plus", async () => {
		const settings = await store.settings();
		await ring(settings, [
			{ day: "2026-02-28", page: "/contact", kind: "tap", count: 9 },
			{ day: "2026-03-01", page: "/depannage-24h", kind: "tap", count: 2 },
			{ day: "2026-03-13", page: "/serrurier-voiron", kind: "tap", count: 5 },
			{ day: "2026-03-13", page: "/contact", kind: "request", count: 3 },
			{ day: "2026-03-14", page: "/depannage-24h", kind: "tap", count: 12 },
			{ day: "2026-03-14", page: "autre", kind: "tap", count: 2 },
			{ day: "2026-03-14", page: "/", kind: "tap", count: 4 },
			{ day: "2026-03-14", page: "/services", kind: "tap", count: 1 },
		]);
		const lines = (await etat(settings)).split("\n");
		const from = lines.indexOf("Appels et demandes, en 14\u00a0jours");
		expect(lines[from + 1]).toBe("Numéro touché 26\u00a0fois, 3\u00a0demandes envoyées.");
		const [first, second, ...days] = lines.slice(from + 4, from + 18);
		expect(first).toBe("dim. 01/03  ██ 2                    ·");
		expect(second).toMatch(/^lun. 02\/03 {2}· +·$/);
		expect(days.at(-2)).toMatch(/^ven. 13\/03 {2}█{5} 5 +▒▒▒ 3$/);
		expect(days.at(-1)).toMatch(/^sam. 14\/03 {2}█{19} 19 +·$/);
		expect(lines.slice(from + 21, from + 27).map((line) => line.split(/ {2,}/).join(" | "))).toEqual([
			"/depannage-24h | 14 | 0",
			"/serrurier-voiron | 5 | 0",
			"accueil | 4 | 0",
			"/contact | 0 | 3",
			"une autre adresse | 2 | 0",
			"et 1\u00a0autre page",
		]);
	});
});

test("mille appels tiennent dans 80 colonnes, et dans 50 ; un seul se voit encore", () => {
	const counts: DailyCount[] = [
		{ day: "2026-03-14", page: "/services/blindage-porte-existante", kind: "tap", count: 1_000 },
		{ day: "2026-03-14", page: "/contact", kind: "request", count: 900 },
		{ day: "2026-03-12", page: "/", kind: "tap", count: 1 },
	];
	for (const cells of [80, 50]) {
		const lines = showChart(counts, { nowMs: nowMs(), cells });
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(cells);
		expect(lines).toContainEqual(expect.stringMatching(/^sam\. 14\/03 {2}█+ 1000 +▒+ 900$/));
		expect(lines).toContainEqual(expect.stringMatching(/^jeu\. 12\/03 {2}█ 1 +·$/));
	}
});

test("tant que rien n’a sonné, « etat » n’en parle pas", async () => {
	const relay = await startTestRelay();
	expect(await etat(relay.settings)).not.toContain("sonne");
});
