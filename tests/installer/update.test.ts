import { lutimesSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type FakeServer, fakeServer, PowerCut } from "#tests/support/fake-server.ts";
import { installing, ONLINE, PUBLICATION, published, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/machine.ts";
import type { Source } from "#tools/installer/received.ts";
import { update } from "#tools/installer/update.ts";

async function updating(machine: FakeServer, source: Source): Promise<string> {
	const said: string[] = [];
	await update({ machine, source, say: (sentence) => said.push(sentence) });
	return said.join("\n");
}

/** A server that serves a version, and the next one. */
async function served() {
	const server = fakeServer();
	await installing(server);
	const former = server.readLink(PLACES.site) ?? "";
	return { server, former, next: smallSource({ "relay/main.ts": "// nouveau" }) };
}

/** The same, where the owner published facts that are not those of his folder any more. */
async function servedAsPublished() {
	const all = await served();
	published(all.server, `{"phone":"+33465710038"}`);
	const later = new Date(Date.now() + 60_000);
	lutimesSync(join(all.server.root, ONLINE), later, later);
	return all;
}

test("une version nouvelle : installée à côté, essayée, copie des demandes faite, puis le lien et la relance", async () => {
	const { server, former, next } = await served();
	const asked: string[] = [];
	const { run } = server;
	server.run = (words, options) => {
		asked.push(words.join(" "));
		return run(words, options);
	};
	await updating(server, next);
	expect(server.readLink(PLACES.site)).toContain(next.name);
	expect(server.exists(former)).toBe(true);
	const order = ["npm ci", "make-site", "try-version", "sauvegarder", "systemctl restart site.service"];
	const places = order.map((part) => asked.findIndex((line) => line.includes(part)));
	expect(places).toEqual(places.toSorted((a, b) => a - b));
	expect(places).not.toContain(-1);
});

test("un site publié depuis l’atelier : ses pages sont refaites de ce qui était publié, et mises en ligne", async () => {
	const { server, next } = await servedAsPublished();
	await updating(server, next);
	expect(server.changes.some((change) => change.includes("make-site.ts /var/lib/site/mise-a-jour/site"))).toBe(true);
	expect(server.readLink(ONLINE)).toBe("20261124-220000");
	expect(server.exists(`${PLACES.data}/mise-a-jour`)).toBe(false);
});

test.each([
	["elle ne convient pas à l’essai", "try-version", /la page \/contact.*l’ancienne sert toujours/],
	["la copie des demandes ne se fait pas", "demandes.ts sauvegarder", /copie des demandes/],
])(
	"%s : la raison est dite, rien n’a changé pour les visiteurs, et rien de l’essai ne reste",
	async (_, failing, said) => {
		const { server, former, next } = await servedAsPublished();
		server.state.failing = { [failing]: "la page /contact ne s’affiche pas (500)" };
		await expect(updating(server, next)).rejects.toThrow(said);
		expect(server.exists(`${PLACES.data}/mise-a-jour`)).toBe(false);
		expect([server.readLink(PLACES.site), server.readLink(ONLINE)]).toEqual([former, PUBLICATION]);
	},
);

test("elle démarre mal une fois en service : le site revient seul à l’ancienne et à ce qui était publié, et le dit", async () => {
	const { server, former, next } = await servedAsPublished();
	server.state.brokenVersion = next.name;
	await expect(updating(server, next)).rejects.toThrow(/retirée.*ne répond pas.*L’ancienne sert de nouveau/s);
	expect([server.readLink(PLACES.site), server.readLink(ONLINE)]).toEqual([former, PUBLICATION]);
	expect(server.changes.filter((change) => change === "systemctl restart site.service")).toHaveLength(2);
	expect(server.exists(PLACES.unread)).toBe(false);
});

test("coupé n’importe où, relancé : la nouvelle version sert", async () => {
	const { server: whole, next } = await served();
	const before = whole.changes.length;
	await updating(whole, next);
	for (let place = 1; place <= whole.changes.length - before; place++) {
		const { server } = await served();
		server.cutAt(place);
		await expect(updating(server, next)).rejects.toThrow(PowerCut);
		await updating(server, next);
		expect(server.readLink(PLACES.site), `coupé à ${place}`).toContain(next.name);
		expect(server.exists(PLACES.unread), `coupé à ${place}\u202f: pas relancé`).toBe(false);
	}
});

test("trois versions restent, les plus vieilles s’en vont ; un dossier fait à la main reste", async () => {
	const { server } = await served();
	server.put(`${PLACES.versions}/2026-11-20/package.json`, "{}");
	for (let number = 1; number <= 4; number++) await updating(server, smallSource({ "relay/main.ts": `// ${number}` }));
	expect(server.list(PLACES.versions)).toHaveLength(4);
	expect(server.exists(`${PLACES.versions}/2026-11-20`)).toBe(true);
	expect(server.exists(server.readLink(PLACES.site) ?? "")).toBe(true);
});

test("rien n’est installé : la phrase dit par où commencer", async () => {
	await expect(updating(fakeServer(), smallSource())).rejects.toThrow("npm run installer");
});
