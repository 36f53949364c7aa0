import { expect, test } from "vitest";
import { createLog, limitLog } from "#relay/log.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { writeSite } from "#tests/support/site.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const MINUTE = 60_000;

test("d’un même événement, trente lignes par minute puis leur nombre ; les autres événements passent", () => {
	const clock = manualClock();
	const lines: Record<string, unknown>[] = [];
	const log = limitLog(
		createLog((line) => lines.push(JSON.parse(line)), clock.nowMs),
		clock,
	);
	for (let n = 0; n < 1_000; n++) log("quote_refused", { status: 403 });
	log("alarm_begins", { kind: "store" });
	expect(lines.filter(({ event }) => event === "quote_refused")).toHaveLength(30);
	expect(lines.at(-1)).toMatchObject({ event: "alarm_begins", kind: "store" });
	clock.advance(MINUTE);
	expect(lines.at(-1)).toMatchObject({ event: "log_shortened", of: "quote_refused", more: 970 });
	expect(lines).toHaveLength(32);
	// A new minute: the first line shows, and calm needs no count.
	log("quote_refused", { status: 429 });
	expect(lines.at(-1)).toMatchObject({ event: "quote_refused", status: 429 });
	clock.advance(2 * MINUTE);
	expect(lines).toHaveLength(33);
});

test("un étranger qui demande mille adresses inconnues n’écrit pas mille lignes", async () => {
	const relay = await spawnRelay({ DATA_DIR: await tempFolder(), SITE_DIR: await writeSite() });
	for (let n = 0; n < 50; n++) expect((await fetch(`${relay.url}/rien-${n}`)).status).toBe(404);
	await fetch(`${relay.url}/api/devis`, { method: "POST", headers: { origin: "https://ailleurs.example" } });
	await eventually("le refus", () => relay.output().includes("quote_refused"));
	expect(relay.output().match(/page_not_found/g)).toHaveLength(30);
});
