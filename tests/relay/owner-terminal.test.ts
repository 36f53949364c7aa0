import { spawnSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { confirmOn, printable, printableJson } from "#relay/owner/terminal.ts";
import { demandes } from "#tests/support/demandes.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

/** The command as the owner types it, in a process of its own. */
const typed = (order: string, env: Record<string, string>) =>
	run(["relay/owner/demandes.ts", ...order.split(" ")], env);

function run(args: string[], env: Record<string, string>, as: { uid?: number; cwd?: string } = {}) {
	const { status, stdout, stderr } = spawnSync(process.execPath, args, {
		encoding: "utf8",
		timeout: 20_000,
		env: { PATH: process.env.PATH ?? "", ...env },
		...as,
	});
	return { status, stdout, stderr };
}

test("ce qu’un inconnu a tapé ne commande pas le terminal", () => {
	const sly = "Bon\u001b[2J\u001b]0;titre\u0007jour\u202e\u009b31m\u200b\r\nsuite";
	expect(printable(sly)).toBe("Bon·[2J·]0;titre·jour··31m·\nsuite");
	expect(printableJson({ sly })).not.toMatch(/[\u0000-\u0009\u000b-\u001f\u007f-\u009f\u202e\u200b]/);
	expect(JSON.parse(printableJson({ sly }))).toEqual({ sly });
});

test("une vieille base qui contient des codes de terminal s’affiche sans danger, d’un bout à l’autre", async () => {
	const relay = await startTestRelay();
	await postQuote(relay.url, mDaSilva);
	await relay.sql(`UPDATE request SET name = 'Da' || char(27) || '[31mSilva', message = 'a' || char(27) || ']0;x' || char(7),
		city = 'Vienne' || char(10) || 'Nord'`);
	const [, id] = /(\d{6}-\w{8})/.exec(typed("liste", { DATA_DIR: relay.dataDir }).stdout) ?? [];
	for (const order of ["liste", `voir ${id}`, "exporter --telephone 0639985678", "etat"]) {
		const { stdout, stderr } = typed(order, { DATA_DIR: relay.dataDir });
		expect([order, /[\u0000-\u0009\u000b-\u001f\u007f-\u009f]/.test(stdout + stderr)]).toEqual([order, false]);
	}
	expect(typed("liste", { DATA_DIR: relay.dataDir }).stdout).toContain("Da·[31mSilva");
});

test("« etat » sans serveur de courriel ne dit jamais que tout va bien", async () => {
	const relay = await startTestRelay();
	const env = { DATA_DIR: relay.dataDir };
	const { status, stdout } = typed("etat", env);
	expect(status).toBe(1);
	expect(stdout).toMatch(/À voir\u202f: Donnez au site une adresse d’où envoyer.+SMTP_URL/);
	expect(stdout).not.toContain("Tout va bien.");
	expect(typed("etat", { ...env, SMTP_URL: "smtp://127.0.0.1:9" }).stdout).not.toContain("Aucun serveur d’e-mail");
});

test("Ctrl+C, Ctrl+D et tout autre mot que « oui » n’effacent rien", async () => {
	for (const [keys, agreed] of [
		["\u0003", false],
		["\u0004", false],
		["non\r", false],
		[" Oui\r", true],
	] as const) {
		const input = new PassThrough();
		const answer = confirmOn(input, new PassThrough())("Effacer ? ");
		input.write(keys);
		expect([keys, await answer]).toEqual([keys, agreed]);
	}
});

describe("ce qui empêche de lire les demandes se dit en une phrase, sans trace technique", () => {
	test("aucune base à cet endroit", async () => {
		const { status, stderr } = typed("liste", { DATA_DIR: await tempFolder() });
		expect([status, stderr]).toEqual([
			1,
			expect.stringMatching(/^Aucune demande dans «\u202f.+ le même DATA_DIR que lui\.\n$/),
		]);
	});

	test("un réglage faux", () => {
		const { status, stderr } = typed("etat", { RETENTION_DAYS: "toujours" });
		expect([status, stderr]).toEqual([1, expect.stringMatching(/^Réglage RETENTION_DAYS.+\n$/)]);
	});

	test("DATA_DIR est un fichier : la commande et le relais le disent pareil", async () => {
		const DATA_DIR = join(await tempFolder(), "fichier");
		await writeFile(DATA_DIR, "");
		for (const { status, stderr } of [typed("liste", { DATA_DIR }), run(["relay/main.ts"], { DATA_DIR, PORT: "0" })]) {
			expect([status, stderr]).toEqual([
				1,
				`Réglage DATA_DIR\u202f: «\u202f${DATA_DIR}\u202f» est un fichier, ou passe par un fichier\u202f: un dossier est attendu.\n`,
			]);
		}
	});

	test.skipIf(process.getuid?.() !== 0)("accès refusé : un seul réglage est nommé, ou le fichier .env", async () => {
		const closed = await tempFolder();
		await chmod(closed, 0o700);
		const DATA_DIR = join(closed, "demandes");
		const relay = run(["relay/main.ts"], { DATA_DIR, PORT: "0" }, { uid: 65_534 });
		expect(relay.stderr).toBe(
			`Réglage DATA_DIR\u202f: cet utilisateur n’a pas le droit d’écrire dans «\u202f${DATA_DIR}\u202f».\n`,
		);
		const site = await tempFolder();
		await chmod(site, 0o755);
		await writeFile(join(site, ".env"), "PORT=0", { mode: 0o600 });
		const preload = join(process.cwd(), "relay/env-file.ts");
		const { status, stderr } = run(["--import", preload, "-e", "0"], {}, { uid: 65_534, cwd: site });
		expect([status, stderr]).toEqual([
			1,
			"Accès refusé au fichier .env\u202f: lancez la commande avec l’utilisateur du site.\n",
		]);
	});

	test("une base abîmée", async () => {
		const DATA_DIR = await tempFolder();
		await writeFile(join(DATA_DIR, "demandes.sqlite"), "ceci n’est pas une base\n".repeat(100));
		const { status, stderr } = typed("liste", { DATA_DIR });
		expect([status, stderr]).toEqual([1, expect.stringMatching(/^La base des demandes est abîmée\..+\n$/)]);
	});

	test("un serveur PostgreSQL qui ne répond pas", () => {
		const { status, stderr } = typed("liste", { DATABASE_URL: "postgresql://relais:secret@127.0.0.1:1/demandes" });
		expect([status, stderr]).toEqual([1, expect.stringMatching(/^Le serveur de DATABASE_URL ne répond pas\..+\n$/)]);
	});
});

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("« etat » dit combien d’appels et de demandes en quatorze jours, s’il y en a", async () => {
		const settings = await store.settings();
		const { nowMs } = manualClock();
		const etat = async () => (await demandes(settings, "etat", { nowMs: nowMs() })).said;
		expect(await etat()).not.toContain("14\u00a0jours");
		const kept = await openTestStore(settings);
		// Saturday 14 March 2026 is its last day.
		await kept.countOne({ day: "2026-02-28", page: "/contact", kind: "tap" });
		for (const page of ["/", "/contact"]) await kept.countOne({ day: "2026-03-01", page, kind: "tap" });
		await kept.countOne({ day: "2026-03-14", page: "/contact", kind: "request" });
		await kept.close();
		expect(await etat()).toContain("En 14\u00a0jours\u202f: 2\u00a0appels depuis le site, 1\u00a0demande envoyée.");
	});
});
