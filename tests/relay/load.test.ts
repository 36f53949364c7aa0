import { expect, test } from "vitest";
import { bareCommitMs } from "#tests/support/endurance/bare-store.ts";
import { distinctShots, fire, plainQuestions } from "#tests/support/endurance/load.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/*
 * Other tests run beside this one, on any disk: what may a kept request cost? As much as six answers that keep nothing,
 * plus half a bare commit, since visitors who come together share theirs. `npm run bench:relay` and the endurance run hold
 * the absolute figures.
 */
const PLAIN_ANSWERS = 6;
const BARE_COMMITS = 0.5;

test("D23 · 500 demandes distinctes, 50 à la fois : aucune erreur, et chacune coûte à peine plus qu’une réponse", async () => {
	const dataDir = await tempFolder();
	const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" });
	await fire(relay.url, await distinctShots(100, "Chauffe"), 50);
	const bareMs = bareCommitMs(await tempFolder(), 200);
	const plain = await fire(relay.url, plainQuestions(500), 50);
	const { statuses, ids, perSecond } = await fire(relay.url, await distinctShots(500), 50);
	expect([plain.statuses, statuses]).toEqual([{ 200: 500 }, { 200: 500 }]);
	expect(new Set(ids).size).toBe(500);
	expect(1_000 / perSecond).toBeLessThan((PLAIN_ANSWERS * 1_000) / plain.perSecond + BARE_COMMITS * bareMs);
});

test("D11 · 200 envois trop gros, taille annoncée ou non : la mémoire du relais ne gonfle pas", async () => {
	const dataDir = await tempFolder();
	const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir });
	const { readFile } = await import("node:fs/promises");
	const memoryMiB = async () => {
		const status = await readFile(`/proc/${relay.pid}/status`, "utf8");
		return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
	};
	const tooBig = new Uint8Array(1_000_000);
	const post = async (n: number) => {
		const body = n % 2 === 0 ? tooBig : new Blob([tooBig]).stream();
		const response = await fetch(`${relay.url}/api/devis`, {
			method: "POST",
			body,
			headers: { "content-type": "multipart/form-data; boundary=b", "x-forwarded-for": `10.9.${n >> 8}.${n & 255}` },
			duplex: "half",
		} as RequestInit);
		await response.text();
		return response.status;
	};
	const statuses = new Set<number>();
	for (let n = 0; n < 60; n++) statuses.add(await post(n));
	const before = await memoryMiB();
	for (let n = 60; n < 260; n++) statuses.add(await post(n));
	// 200 MB were sent.
	expect((await memoryMiB()) - before).toBeLessThan(60);
	expect([...statuses]).toEqual([413]);
});
