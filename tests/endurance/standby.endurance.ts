import { beforeEach, expect, test } from "vitest";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { standby, startPrimaryAndStandby } from "#tests/support/standby.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

beforeEach(need(standby));

test("le secours synchrone arrêté : « Erreur » plutôt qu’un « ok » qui ne serait que d’un côté", async () => {
	const pair = await startPrimaryAndStandby();
	const relay = await startTestRelay({ settings: { DATA_DIR: await tempFolder(), DATABASE_URL: pair.url } });
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	pair.stopStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "Mme Roux" })).status).toBe(503);
	pair.startStandby();
	expect((await postQuote(relay.url, { ...mDaSilva, name: "M. Roche" })).status).toBe(200);
});
