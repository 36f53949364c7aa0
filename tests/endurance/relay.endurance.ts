import { beforeEach, describe, expect, test } from "vitest";
import { killUnderLoad } from "#tests/support/endurance/kills.ts";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { cutThePower, noPowerCut } from "#tests/support/endurance/power-cut.ts";
import { shareTheWork } from "#tests/support/endurance/two-relays.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { standby, startPrimaryAndStandby } from "#tests/support/standby.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

test("D1 · tué net cent fois sous la charge : tout ce qui a reçu « ok » est gardé, et la base est intacte", async () => {
	const mail = await startMailServer();
	const result = await killUnderLoad(100, mail);
	console.log(`D1 : ${JSON.stringify(result)}`);
	expect(result).toMatchObject({ missing: [], integrity: "ok", strangeCopies: [] });
	expect(result.acknowledged).toBeGreaterThan(500);
	// A letter whose relay died is sent once more at most, and only after ten minutes.
	expect(Object.keys(result.copies)).toEqual(["1"]);
});

test("D3 · dix coupures de courant, 200 « ok » avant chacune : tout y est", async (context) => {
	const reason = noPowerCut();
	if (reason !== undefined) context.skip(reason);
	for (let cut = 1; cut <= 10; cut++) {
		const { acknowledged, missing, integrity } = await cutThePower(200);
		console.log(`D3, coupure ${cut} : ${acknowledged} « ok », ${missing.length} perdue, base ${integrity}`);
		expect([acknowledged, missing, integrity]).toEqual([200, [], "ok"]);
	}
});

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

describe.each(STORES.filter(({ title }) => title === "PostgreSQL"))("$title", (store) => {
	beforeEach(need(store));

	test("deux relais sur la même base, 1 000 demandes : une lettre chacune, aucune deux fois", async () => {
		const result = await shareTheWork(1_000, await store.settings());
		console.log(`Deux relais : ${JSON.stringify(result)}`);
		expect(result).toMatchObject({ acknowledged: 1_000, letters: 1_000, duplicates: 0, missing: [] });
		expect(Math.min(...result.sent)).toBeGreaterThan(100);
	});
});

test("le secours synchrone arrêté : « Erreur » plutôt qu’un « ok » qui ne serait que d’un côté", async (context) => {
	need(standby)(context);
	const pair = await startPrimaryAndStandby();
	const relay = await startTestRelay({ settings: { DATA_DIR: await tempFolder(), DATABASE_URL: pair.url } });
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	pair.stopStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "Mme Roux" })).status).toBe(503);
	pair.startStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "M. Roche" })).status).toBe(200);
});
