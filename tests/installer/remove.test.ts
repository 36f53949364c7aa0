import { expect, test } from "vitest";
import { fakeServer } from "#tests/support/fake-server.ts";
import { installing, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { mayRemove, remove } from "#tools/installer/remove.ts";

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

test("« oui » est demandé d’abord ; sans terminal, il faut l’avoir écrit", async () => {
	const asked: string[] = [];
	const saying = (answer: boolean) => async (question: string) => {
		asked.push(question);
		return answer;
	};
	expect(await mayRemove([], saying(false))).toBe(false);
	expect(await mayRemove([], saying(true))).toBe(true);
	expect(asked.join()).toMatch(/n’auront plus le site.*Tapez «\u202foui\u202f»/);
	expect(await mayRemove(["--oui"], undefined)).toBe(true);
	await expect(mayRemove([], undefined)).rejects.toThrow("-- --oui");
	await expect(mayRemove(["--force"], saying(true))).rejects.toThrow("Je ne comprends pas");
});

test("chaque chose est dite avant d’être faite, et la dernière phrase dit d’où le site se remet", async () => {
	const server = fakeServer();
	const source = smallSource();
	await installing(server, { source });
	const told: string[] = [];
	const begun = server.changes.length;
	await remove(server, (sentence) => told.push(`${server.changes.length - begun} ${sentence}`));
	expect(told[0]).toMatch(/^0 Arrêter le site/);
	const version = server.changes.indexOf(`ôter ${PLACES.versions}/${source.name}`) - begun;
	expect(told).toContain(`${version} Ôter la version ${source.name}…`);
	expect(told.at(-1)).toContain("depuis le dossier de l’archive");
});
