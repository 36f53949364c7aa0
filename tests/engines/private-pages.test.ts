import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { paths, townPath } from "#content/site-map.ts";
import { addresses } from "#notebook/views.ts";
import { decided, describeInEngines, eventually, open, PHONE, THREE_ENGINES } from "#tests/support/engines/engines.ts";
import type { Visitor } from "#tests/support/engines/visitor.ts";

/** Addresses that the worker keeps, queries with them. */
const KEPT = `(async () => {
	const found = [];
	for (const name of await caches.keys())
		for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname + new URL(url).search);
	return JSON.stringify(found);
})()`;
const kept = async (visitor: Visitor) => JSON.parse(await visitor.evaluate<string>(KEPT)) as string[];

/** A page of the site whose worker is in charge and has kept it. */
async function visit(visitor: Visitor, url: string, path: string): Promise<void> {
	await decided(visitor);
	await open(visitor, url + path);
	await eventually(visitor, `navigator.serviceWorker.controller?.state ?? ""`, 20_000).toBe("activated");
	await eventually(visitor, `caches.match("${path}").then((copy) => copy !== undefined)`, 20_000).toBe(true);
}

describeInEngines(
	({ arrive }) => {
		test("rien du carnet, ni de ce qui porte une question, ne reste dans le navigateur", async () => {
			const { visitor, site } = await arrive();
			await visit(visitor, site.url, townPath("voiron"));
			for (const path of [
				addresses.toCall,
				`${addresses.enter}?jeton=${"a".repeat(43)}`,
				`${addresses.byLink}?jeton=${"b".repeat(43)}`,
				"/suivi/une-adresse-a-venir",
				`${paths.contact}?de=ailleurs`,
			])
				await visitor.goto(site.url + path);
			await visitor.goto(site.url + paths.terms);
			await eventually(visitor, `caches.match("${paths.terms}").then((copy) => copy !== undefined)`).toBe(true);
			const found = await kept(visitor);
			expect(found).toContain(townPath("voiron"));
			expect(found.filter((path) => /carnet|suivi|jeton|\?/.test(path))).toEqual([]);
		}, 60_000);

		test("un mandataire qui répond 502 : la copie se montre, comme sans réseau", async () => {
			const { visitor, site } = await arrive();
			await visit(visitor, site.url, townPath("voiron"));
			await site.stop();
			const down = createServer((_, response) => response.writeHead(502).end("Bad Gateway"));
			await new Promise<void>((resolve) => down.listen(Number(new URL(site.url).port), "127.0.0.1", resolve));
			onTestFinished(() => void down.close());
			await visitor.goto(site.url + townPath("voiron"));
			await eventually(visitor, `document.querySelector("h1")?.textContent ?? ""`).toContain("Voiron");
			await visitor.goto(`${site.url}${townPath("voiron")}?de=ailleurs`);
			await eventually(visitor, `document.querySelector("h1")?.textContent ?? ""`).toContain("Voiron");
		}, 60_000);
	},
	[PHONE],
	THREE_ENGINES,
);
