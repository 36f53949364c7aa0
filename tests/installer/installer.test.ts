import { expect, test } from "vitest";
import { fakeServer } from "#tests/support/fake-server.ts";
import { installing, MARTIN, smallSource } from "#tests/support/installing.ts";
import { PLACES } from "#tools/installer/machine.ts";
import { readValues } from "#tools/installer/units.ts";

/** As Debian's package lays it: nobody wrote it, and ours takes its place. */
const DEBIANS = "# The Caddyfile is…\n\n:80 {\n\t# Set this path\n\troot * /usr/share/caddy\n\tfile_server\n}\n";

test("sur un serveur neuf : tout est posé, démarré, et la dernière phrase donne l’adresse et le lien du carnet", async () => {
	const server = fakeServer();
	server.put(PLACES.caddyfile, DEBIANS);
	const said = await installing(server);
	expect(said).toContain("https://www.martin.example");
	expect(said).toContain("EN LIGNE, AVEC UN NOM ET DES PRIX D’EXEMPLE");
	expect(said).toMatch(
		/ouvrez www\.martin\.example\/carnet, puis «\u202fM’envoyer le lien\u202f».*\/carnet\/entrer\?jeton=/s,
	);
	const version = server.readLink(PLACES.site) ?? "";
	expect(server.exists(`${version}/build/client/index.html`)).toBe(true);
	expect(server.readLink(`${version}/.env`)).toBe(PLACES.settings);
	// Neither tests, nor the originals of pictures.
	expect(["tests", "art"].filter((name) => server.exists(`${version}/${name}`))).toEqual([]);
	expect(server.read(PLACES.caddyfile)).toContain("redir https://www.martin.example{uri} permanent");
	expect(server.picture()).toMatchObject({ "en marche site.service": "oui", "avec la machine caddy.service": "oui" });
});

test("les réglages : tout ce que le relais attend, un mot de passe difficile lu tel quel, et pas de SITE_DIR", async () => {
	const server = fakeServer();
	await installing(server);
	const values = readValues(server.read(PLACES.settings) ?? "");
	expect(values).toEqual({
		SITE_URL: "https://www.martin.example",
		DATA_DIR: "/var/lib/site",
		OWNER_DIR: "/var/lib/site/faits",
		BACKUP_DIR: "/var/backups/site",
		TRUSTED_PROXY_HOPS: "1",
		SMTP_URL: expect.any(String),
		MAIL_FROM: "contact@martin.example",
		MAIL_TO: "martin@messagerie.example",
		MISES_A_JOUR: "oui",
	});
	const { username, password } = new URL(values.SMTP_URL ?? "");
	expect([username, password].map(decodeURIComponent)).toEqual(["contact@martin.example", MARTIN.SMTP_MOT_DE_PASSE]);
	expect(server.rights(PLACES.settings)).toEqual({ owner: "root", group: "site", mode: 0o640 });
});

test("lancé deux fois : la seconde ne change rien, ne redemande rien et n’envoie pas de lettre", async () => {
	const server = fakeServer();
	const source = smallSource();
	await installing(server, { source });
	const [before, changes] = [server.picture(), server.changes.length];
	server.state.letter = { isTaken: false, reason: "AUTH 535" };
	const said = await installing(server, { source, answers: {} });
	expect(server.changes.slice(changes)).toEqual([]);
	expect(server.picture()).toEqual(before);
	expect(said.match(/déjà fait/g)).toHaveLength(14);
});

test("--essai dit chaque chose à faire et ne change rien, sur un serveur neuf comme sur un autre", async () => {
	const server = fakeServer();
	const before = server.picture();
	expect(await installing(server, { isTrial: true })).toContain("rien n’a changé");
	expect([server.changes, server.picture()]).toEqual([[], before]);
	const source = smallSource();
	await installing(server, { source });
	server.remove(PLACES.unit);
	const count = server.changes.length;
	expect(await installing(server, { source, isTrial: true })).toMatch(/le service et la copie de nuit\u202f: à faire/i);
	expect(server.changes).toHaveLength(count);
});

test.each([PLACES.unit, PLACES.nightlyTimer, PLACES.caddyfile, PLACES.unattended, PLACES.site, PLACES.facts])(
	"%s disparaît : la relance le remet, et ne touche à rien d’autre",
	async (path) => {
		const server = fakeServer();
		const source = smallSource();
		await installing(server, { source });
		const before = server.picture();
		server.remove(path);
		await installing(server, { source, answers: {} });
		expect(server.picture()).toEqual(before);
	},
);

test("ses faits sont ceux de l’exemple, sauf ce que l’installateur sait déjà", async () => {
	const server = fakeServer();
	await installing(server);
	expect(JSON.parse(server.read(`${PLACES.facts}/identity.json`) ?? "")).toEqual({
		...{ name: "Exemple", phone: "+33465710038", email: "contact@martin.example" },
		...{ siteBuilder: null, copyrightYear: new Date(server.nowMs()).getFullYear() },
	});
});

test("ce que l’artisan a écrit reste : ses faits, ses lignes de réglages, celles qu’on ne connaît pas", async () => {
	const server = fakeServer();
	server.put(`${PLACES.facts}/identity.json`, `{"name":"Serrurerie Martin"}`);
	server.put(PLACES.settings, "# à moi\nRETENTION_DAYS=90\nMAIL_FROM=moi@martin.example\nAUTRE=chose\n");
	await installing(server);
	expect(server.read(`${PLACES.facts}/identity.json`)).toContain("Martin");
	expect(server.exists(`${PLACES.facts}/prices.json`)).toBe(true);
	expect(server.read(PLACES.settings)).toMatch(
		/^# à moi\nRETENTION_DAYS=90\nMAIL_FROM=moi@martin.example\nAUTRE=chose\nSITE_URL=/,
	);
	expect(readValues(server.read(PLACES.settings) ?? "").MAIL_FROM).toBe("moi@martin.example");
});

test("Caddy sert déjà un autre site : son fichier est gardé, le nôtre va à côté, et la ligne à ajouter est dite", async () => {
	const server = fakeServer();
	server.put(PLACES.caddyfile, "autre.example {\n\tfile_server\n}\n");
	await expect(installing(server)).rejects.toThrow(`import ${PLACES.caddyBeside}`);
	expect(server.read(PLACES.caddyfile)).toBe("autre.example {\n\tfile_server\n}\n");
	expect(server.read(PLACES.caddyBeside)).toContain("www.martin.example {");
});

test("sans systemd, comme dans un conteneur : tout est écrit, rien n’est démarré, et c’est dit", async () => {
	const server = fakeServer(false);
	const said = await installing(server);
	expect(said).toContain("rien n’est démarré");
	expect(server.changes.filter((change) => change.startsWith("systemctl"))).toEqual([]);
	expect(server.exists(PLACES.unit)).toBe(true);
});

test("le nom sans « www. » ne mène pas ici : Caddy ne demande pas de certificat pour lui", async () => {
	const server = fakeServer();
	server.state.names = { "www.martin.example": ["203.0.113.10"] };
	await installing(server);
	expect(server.read(PLACES.caddyfile)).not.toContain("redir");
});

test("lancé depuis le dossier d’une autre version que celle qui sert : il répare celle qui sert, et le dit", async () => {
	const server = fakeServer();
	const [first, second] = [smallSource(), smallSource({ "relay/main.ts": "// deux" })];
	await installing(server, { source: first });
	await installing(server, { source: second, answers: {} });
	expect(server.readLink(PLACES.site)).toContain(first.name);

	server.put(PLACES.unit, "[Unit]\nDescription=Celui de la version qui sert\n");
	server.remove(PLACES.nightlyTimer);
	server.remove(`${PLACES.facts}/prices.json`);
	server.remove(`${server.readLink(PLACES.site)}/.env`);
	const said = await installing(server, { source: second, answers: {} });
	expect(said).toContain(`ce dossier en contient une autre, ${second.name}`);
	expect(said).toContain(`npm run mettre-a-jour -- ${second.folder}`);
	expect(server.list(PLACES.versions)).toEqual([first.name]);
	expect(server.read(PLACES.unit)).toContain("Celui de la version qui sert");
	expect(server.exists(PLACES.nightlyTimer)).toBe(true);
	expect(server.read(`${PLACES.facts}/prices.json`)).toBe("{}");
	expect(server.readLink(`${server.readLink(PLACES.site)}/.env`)).toBe(PLACES.settings);
});

test("la version qui sert a perdu de ses fichiers : un autre dossier ne les lui rend pas, et la phrase dit que faire", async () => {
	const server = fakeServer();
	const source = smallSource();
	await installing(server, { source });
	server.remove(`${server.readLink(PLACES.site)}/relay/main.ts`);
	const other = smallSource({ "relay/main.ts": "// deux" });
	await expect(installing(server, { source: other, answers: {} })).rejects.toThrow(/mettre-a-jour -- DOSSIER/);
	await installing(server, { source, answers: {} });
	expect(server.exists(`${server.readLink(PLACES.site)}/relay/main.ts`)).toBe(true);
});

test("une version posée à la main sert : l’installateur n’y touche pas", async () => {
	const server = fakeServer();
	server.put(`${PLACES.versions}/2026-11-20/package.json`, "{}");
	server.link(PLACES.site, `${PLACES.versions}/2026-11-20`);
	const count = server.changes.length;
	await expect(installing(server)).rejects.toThrow(/posée à la main/);
	expect(server.changes).toHaveLength(count);
});

test("les pages ont déjà son numéro : la dernière phrase ne parle pas d’exemple", async () => {
	const server = fakeServer();
	server.state.page = "tel:+33474280000";
	const said = await installing(server);
	expect(said).toContain("EN LIGNE, AVEC VOTRE NOM ET VOTRE NUMÉRO");
	expect(said).not.toContain("D’EXEMPLE");
});
