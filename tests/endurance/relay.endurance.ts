import { beforeEach, describe, expect, test } from "vitest";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { need } from "#tests/support/need.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D23 · 2 000 demandes distinctes, 50 à la fois : aucune erreur, p95 d’au plus 600 ms", async () => {
		const settings: RelaySettings = { ...(await store.settings()), SMTP_URL: "smtp://127.0.0.1:9" };
		const relay = await spawnRelay({ ...settings, SITE_DIR: settings.DATA_DIR ?? "" });
		await fire(relay.url, await distinctShots(200, "Chauffe"), 50);
		const { statuses, ids, perSecond, p50Ms, p95Ms } = await fire(relay.url, await distinctShots(2_000), 50);
		const figures = [perSecond, p50Ms, p95Ms].map((figure) => Math.round(figure));
		console.log(`D23, ${store.title} : ${figures[0]} par seconde, médiane ${figures[1]} ms, p95 ${figures[2]} ms`);
		expect(statuses).toEqual({ 200: 2_000 });
		expect(new Set(ids).size).toBe(2_000);
		expect(p95Ms).toBeLessThanOrEqual(600);
		await relay.end("SIGKILL");
		const stored = new Set((await (await openTestStore(settings)).list()).map(({ id }) => id));
		expect(ids.filter((id) => !stored.has(id))).toEqual([]);
	});
});
