import { rm, truncate, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createPolicies } from "#relay/site/made-pages.ts";
import { openSiteFolder } from "#relay/site/site-folder.ts";
import { createSiteMemory } from "#relay/site/site-memory.ts";
import { createStaticSite } from "#relay/site/static-site.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { navigate } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { writeSite } from "#tests/support/site.ts";

test("de la mémoire ou du disque, la même réponse, en-têtes compris", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock });
	const { headers: contact } = await navigate(`${relay.url}/contact`);
	const ways: [string, RequestInit & { headers?: Record<string, string> }][] = [
		["/contact", {}],
		["/contact?a=1", {}],
		["/contact", { method: "HEAD" }],
		["/contact", { headers: { "if-none-match": contact.get("etag") ?? "" } }],
		["/contact", { headers: { "x-forwarded-proto": "https" } }],
		["/assets/app-1a2b.js", { headers: { "accept-encoding": "gzip;q=0.5, br" } }],
		["/assets/app-1a2b.js", { headers: { "accept-encoding": "br;q=0, gzip" } }],
		["/assets/app-1a2b.js", { headers: { "accept-encoding": "identity" } }],
		["/assets/app-1a2b.js", { headers: { "accept-encoding": "br", "x-forwarded-proto": "https" }, method: "HEAD" }],
		["/inconnue", {}],
	];
	for (const [path, options] of ways) {
		const ask = async () => {
			const { status, headers, body } = await fetch(relay.url + path, options);
			const sent = [...headers].filter(([name]) => name !== "date");
			return { status, headers: sent, body: await new Response(body).text() };
		};
		clock.advance(1_000);
		const fromDisk = await ask();
		expect(await ask()).toEqual(fromDisk);
		expect(fromDisk.headers.length).toBeGreaterThan(10);
	}
});

test("une nouvelle construction se voit en une seconde, sans relancer ; une page retirée aussi", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock });
	const file = join(relay.siteDir, "contact/index.html");
	const page = async () => {
		const response = await navigate(`${relay.url}/contact`);
		return [response.status, (await response.text()).slice(0, 20)];
	};
	expect(await page()).toEqual([200, "<!doctype html><titl"]);
	await writeFile(file, "<!doctype html>neuve");
	// Without this, nothing would prove that a page comes from memory.
	expect(await page()).toEqual([200, "<!doctype html><titl"]);
	clock.advance(1_000);
	expect(await page()).toEqual([200, "<!doctype html>neuve"]);
	await rm(file);
	clock.advance(1_000);
	expect((await page())[0]).toBe(404);
});

test("la mémoire ne garde que le site, et jamais plus de 64 Mio", async () => {
	const siteDir = await writeSite();
	const folder = openSiteFolder(siteDir);
	const memory = createSiteMemory(folder, createPolicies(folder), () => 0);
	const site = createStaticSite(folder, memory, () => {});
	const get = async (path: string) => {
		const answer = await site.answer(new Request(`http://a${path}`), { clientAddress: "192.0.2.1", https: false });
		return answer.status;
	};
	expect([await get("/%63ontact"), await get("/cont%61ct")]).toEqual([200, 200]);
	expect(memory.bytes()).toBe(0);
	expect(await get("/contact")).toBe(200);
	const one = memory.bytes();
	expect(one).toBeGreaterThan(0);

	const megabytes = async (name: string, size: number) => {
		await writeFile(join(siteDir, name), "");
		await truncate(join(siteDir, name), size * 2 ** 20);
	};
	await megabytes("film.mp4", 9);
	expect(await get("/film.mp4")).toBe(200);
	expect(memory.bytes()).toBe(one);
	for (let n = 0; n < 9; n++) {
		await megabytes(`photo-${n}.png`, 8);
		expect(await get(`/photo-${n}.png`)).toBe(200);
	}
	expect(memory.bytes()).toBe(64 * 2 ** 20);
	expect([memory.atHand("/contact"), memory.atHand("/photo-8.png")]).toEqual([undefined, expect.anything()]);
});
