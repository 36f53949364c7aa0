import { lutimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { shownSite } from "#relay/publications/publications.ts";
import { type FakeServer, fakeServer, PowerCut } from "#tests/support/fake-server.ts";
import { installing, ONLINE, PUBLICATION, published, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { remove } from "#tools/installer/remove.ts";

const PUBLISHED = `{"name":"Serrurerie Martin","price":"120"}`;
const SAVED = `{"name":"Serrurerie Martin","price":"999"}`;

/** What the relay would show of that server's folder, by its own rule: whose facts its pages are made from. */
function shown(server: FakeServer): string {
	const siteDir = join(server.root, server.readLink(PLACES.site) ?? "", "build/client");
	const folder = shownSite({ dataDir: join(server.root, PLACES.data), siteDir, publishes: true });
	const inside = folder.slice(server.root.length);
	return server.read(folder === siteDir ? `${inside}/index.html` : `${inside}/../facts/identity.json`) ?? "";
}

/** Published from the atelier; since then he saved another price, and did not publish it. */
async function publishedThenSaved() {
	const server = fakeServer();
	const source = smallSource();
	await installing(server, { source });
	published(server, PUBLISHED);
	server.put(`${PLACES.facts}/identity.json`, SAVED);
	// The link was switched after the build that stands; whatever is built from here on is newer than both.
	const [version, past] = [join(server.root, server.readLink(PLACES.site) ?? ""), (s: number) => Date.now() / 1000 - s];
	lutimesSync(join(version, "build/client/index.html"), past(120), past(120));
	lutimesSync(join(server.root, ONLINE), past(60), past(60));
	expect(shown(server)).toBe(PUBLISHED);
	return { server, source };
}

test("désinstallé puis réinstallé : les visiteurs voient ce qui était publié, l’atelier aussi, et non ce qui n’est qu’enregistré", async () => {
	const { server, source } = await publishedThenSaved();
	await remove(server, () => {});
	await installing(server, { source, answers: {} });
	expect(shown(server)).toBe(PUBLISHED);
	expect(server.readLink(ONLINE)).toBe("20261124-220000");
	expect(server.read(`${PLACES.facts}/identity.json`)).toBe(SAVED);
	expect(server.exists(`${PLACES.data}/mise-a-jour`)).toBe(false);
	const count = server.changes.length;
	await installing(server, { source, answers: {} });
	expect(server.changes).toHaveLength(count);
});

test("les pages de la version qui sert ont disparu : elles sont refaites de ce qui était publié", async () => {
	const { server, source } = await publishedThenSaved();
	server.remove(`${server.readLink(PLACES.site)}/build`);
	await installing(server, { source, answers: {} });
	expect(shown(server)).toBe(PUBLISHED);
	expect(server.readLink(ONLINE)).not.toBe(PUBLICATION);
});

test("coupé n’importe où, les visiteurs ne voient jamais ce qui n’est pas publié, et la relance remet la publication", async () => {
	const { server: whole, source } = await publishedThenSaved();
	await remove(whole, () => {});
	const before = whole.changes.length;
	await installing(whole, { source, answers: {} });
	for (let place = 1; place <= whole.changes.length - before; place++) {
		const { server } = await publishedThenSaved();
		await remove(server, () => {});
		server.cutAt(place);
		await expect(installing(server, { source, answers: {} })).rejects.toThrow(PowerCut);
		if (server.readLink(PLACES.site)) expect(shown(server), `coupé à ${place}`).toBe(PUBLISHED);
		await installing(server, { source, answers: {} });
		expect(shown(server), `coupé à ${place}`).toBe(PUBLISHED);
		expect(server.readLink(ONLINE), `coupé à ${place}`).toMatch(/^20261124-2200/);
	}
});

test("jamais publié : les pages sont celles du dossier des faits, comme toujours", async () => {
	const server = fakeServer();
	server.put(`${PLACES.facts}/identity.json`, SAVED);
	await installing(server);
	expect(shown(server)).toBe(SAVED);
	expect(server.exists(ONLINE)).toBe(false);
});
