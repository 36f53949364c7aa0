import { expect, test } from "vitest";
import { fakeServer } from "#tests/support/fake-server.ts";
import { installing, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/places.ts";
import { remove } from "#tools/installer/remove.ts";

test("désinstaller ôte le service et les versions, et laisse les demandes, les faits, les réglages et les copies", async () => {
	const server = fakeServer();
	await installing(server);
	server.put(`${PLACES.data}/demandes.sqlite`, "demandes");
	server.put(`${PLACES.backups}/demandes-1.sqlite`, "copie");
	const said: string[] = [];
	await remove(server, (sentence) => said.push(sentence));
	const gone = [PLACES.site, PLACES.unit, PLACES.nightlyTimer, PLACES.caddyfile].filter((path) => server.exists(path));
	expect([gone, server.list(PLACES.versions)]).toEqual([[], []]);
	expect(Object.keys(server.picture()).filter((name) => name.startsWith("en marche site"))).toEqual([]);
	for (const path of [PLACES.data, PLACES.settingsFolder, PLACES.backups]) expect(said.join()).toContain(path);
	expect(server.read(`${PLACES.data}/demandes.sqlite`)).toBe("demandes");
	expect(server.read(PLACES.settings)).toContain("SMTP_URL");
	expect(server.exists(`${PLACES.facts}/identity.json`)).toBe(true);
});

test("désinstallé puis réinstallé : rien n’est redemandé, tout est retrouvé", async () => {
	const server = fakeServer();
	const source = smallSource();
	await installing(server, { source });
	const before = server.picture();
	await remove(server, () => {});
	await installing(server, { source, answers: {} });
	expect(server.picture()).toEqual(before);
});

test("le Caddy d’un autre site n’est ni changé, ni arrêté", async () => {
	const server = fakeServer();
	const other = `autre.example {\n\tfile_server\n}\nimport ${PLACES.caddyBeside}\n`;
	server.put(PLACES.caddyfile, other);
	await installing(server);
	const said: string[] = [];
	await remove(server, (sentence) => said.push(sentence));
	expect(server.read(PLACES.caddyfile)).toBe(other);
	expect(said.join()).toContain("sans lui, Caddy ne redémarrerait pas");
	expect(server.picture()["en marche caddy.service"]).toBe("oui");
});
