import { beforeEach, expect, test } from "vitest";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { standby, startPrimaryAndStandby } from "#tests/support/standby.ts";
import { onServer } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

beforeEach(need(standby));

test("PostgreSQL tué sous la charge, le secours synchrone prend sa place : tout « ok » y est", async () => {
	const pair = await startPrimaryAndStandby();
	const relay = await startTestRelay({ settings: { DATA_DIR: await tempFolder(), DATABASE_URL: pair.url } });
	let acknowledged = 0;
	const { ids, statuses } = await fire(relay.url, await distinctShots(500), 20, () => {
		if (++acknowledged === 180) pair.slowLink();
		if (acknowledged === 200) pair.killPrimary();
	});
	pair.promote();
	const kept = new Set((await onServer(pair.standbyUrl, "SELECT id FROM request")).map(({ id }) => id));
	const lost = ids.filter((id) => !kept.has(id));
	console.log(`Secours synchrone : ${ids.length} « ok », ${lost.length} perdue, réponses ${JSON.stringify(statuses)}`);
	expect(ids.length).toBeGreaterThanOrEqual(200);
	expect(statuses[503]).toBeGreaterThan(0);
	expect(lost).toEqual([]);
	await relay.stop();
	const next = await startTestRelay({ settings: { DATA_DIR: await tempFolder(), DATABASE_URL: pair.standbyUrl } });
	expect((await postQuote(next.url, mDaSilva)).status).toBe(200);
}, 60_000);

test("le secours synchrone arrêté : « Erreur » plutôt qu’un « ok » qui ne serait que d’un côté", async () => {
	const pair = await startPrimaryAndStandby();
	const relay = await startTestRelay({ settings: { DATA_DIR: await tempFolder(), DATABASE_URL: pair.url } });
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	pair.stopStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "Mme Roux" })).status).toBe(503);
	pair.startStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "M. Roche" })).status).toBe(200);
}, 60_000);
