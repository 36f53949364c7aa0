import { spawnSync } from "node:child_process";
import { chmod, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { PassThrough } from "node:stream";
import { beforeEach, describe, expect, test } from "vitest";
import { confirmOn } from "#relay/owner/demandes.ts";
import { showChart } from "#relay/owner/state.ts";
import { cellsOf, cutTo, printable, printableJson, table, width, wrap } from "#relay/owner/words.ts";
import type { DailyCount } from "#relay/store/records.ts";
import { demandes } from "#tests/support/demandes.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";
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
	expect(stdout).toContain(
		`pas de serveur de courriel (SMTP_URL)\u202f: elles sont écrites dans ${join(relay.dataDir, "mail")}, personne ne les reçoit`,
	);
	expect(stdout).not.toContain("Tout va bien.");
	expect(typed("etat", { ...env, SMTP_URL: "smtp://127.0.0.1:9" }).stdout).not.toContain("personne ne les reçoit");
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

test("un tube n’est jamais coupé ; un terminal qui ne connaît pas sa largeur compte pour 80", () => {
	expect(cellsOf({ isTTY: true, columns: 120 })).toBe(120);
	expect(cellsOf({ isTTY: true, columns: 0 })).toBe(80);
	expect(cellsOf({ columns: 40 })).toBe(Number.POSITIVE_INFINITY);
});

test("un tableau tient dans le terminal : les colonnes larges cèdent, puis les moins utiles partent", () => {
	const items = [{ name: "Mme Lefèvre-de-la-Tour", city: "Saint-Quentin-Fallavier" }];
	const columns = [
		{ title: "Nom", cell: ({ name }: (typeof items)[0]) => name, min: 8, rank: 2 },
		{ title: "Ville", cell: ({ city }: (typeof items)[0]) => city, min: 8, rank: 1 },
	];
	expect(table(items, columns, 60)[2]).toBe("Mme Lefèvre-de-la-Tour  Saint-Quentin-Fallavier");
	expect(table(items, columns, 20)[2]).toBe("Mme Lefè…  Saint-Qu…");
	expect(table(items, columns, 14)[2]).toBe("Mme Lefèvre-d…");
});

test("les signes larges comptent pour deux, un mot trop long n’est pas perdu", () => {
	expect([width("Lefèvre"), width("東京"), width("🔑"), width("e\u0301")]).toEqual([7, 4, 2, 1]);
	expect(cutTo("東京都", 4)).toBe("東…");
	expect(wrap("un deux trois quatre", 9)).toEqual(["un deux", "trois", "quatre"]);
	expect(wrap("anticonstitutionnellement", 9)).toEqual(["anticonstitutionnellement"]);
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

/** Saturday 14 March 2026. */
const { nowMs } = manualClock();

async function ring(settings: RelaySettings, counts: DailyCount[]) {
	const store = await openTestStore(settings);
	for (const { count, ...one } of counts) for (let n = 0; n < count; n++) await store.countOne(one);
	await store.close();
}

async function etat(settings: RelaySettings) {
	return (await demandes(settings, "etat", { nowMs: nowMs(), cells: 80 })).said;
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("« etat » dessine les quatorze derniers jours, puis les cinq pages qui sonnent le plus", async () => {
		const settings = await store.settings();
		await ring(settings, [
			{ day: "2026-02-28", page: "/contact", kind: "tap", count: 9 },
			{ day: "2026-03-01", page: "/depannage-24h", kind: "tap", count: 2 },
			{ day: "2026-03-13", page: "/serrurier-voiron", kind: "tap", count: 5 },
			{ day: "2026-03-13", page: "/contact", kind: "request", count: 3 },
			{ day: "2026-03-14", page: "/depannage-24h", kind: "tap", count: 12 },
			{ day: "2026-03-14", page: "autre", kind: "tap", count: 2 },
			{ day: "2026-03-14", page: "/", kind: "tap", count: 4 },
			{ day: "2026-03-14", page: "/services", kind: "tap", count: 1 },
		]);
		const lines = (await etat(settings)).split("\n");
		const from = lines.indexOf("Appels et demandes, en 14\u00a0jours");
		expect(lines[from + 1]).toBe("Numéro touché 26\u00a0fois, 3\u00a0demandes envoyées.");
		const [first, second, ...days] = lines.slice(from + 4, from + 18);
		expect(first).toBe("dim. 01/03  ██ 2                    ·");
		expect(second).toMatch(/^lun. 02\/03 {2}· +·$/);
		expect(days.at(-2)).toMatch(/^ven. 13\/03 {2}█{5} 5 +▒▒▒ 3$/);
		expect(days.at(-1)).toMatch(/^sam. 14\/03 {2}█{19} 19 +·$/);
		expect(lines.slice(from + 21, from + 27).map((line) => line.split(/ {2,}/).join(" | "))).toEqual([
			"/depannage-24h | 14 | 0",
			"/serrurier-voiron | 5 | 0",
			"accueil | 4 | 0",
			"/contact | 0 | 3",
			"une autre adresse | 2 | 0",
			"et 1\u00a0autre page",
		]);
	});
});

test("mille appels tiennent dans 80 colonnes, et dans 50 ; un seul se voit encore", () => {
	const counts: DailyCount[] = [
		{ day: "2026-03-14", page: "/services/blindage-porte-existante", kind: "tap", count: 1_000 },
		{ day: "2026-03-14", page: "/contact", kind: "request", count: 900 },
		{ day: "2026-03-12", page: "/", kind: "tap", count: 1 },
	];
	for (const cells of [80, 50]) {
		const lines = showChart(counts, { nowMs: nowMs(), cells });
		expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(cells);
		expect(lines).toContainEqual(expect.stringMatching(/^sam\. 14\/03 {2}█+ 1000 +▒+ 900$/));
		expect(lines).toContainEqual(expect.stringMatching(/^jeu\. 12\/03 {2}█ 1 +·$/));
	}
});

test("tant que rien n’a sonné, « etat » n’en parle pas", async () => {
	const relay = await startTestRelay();
	expect(await etat(relay.settings)).not.toContain("sonne");
});
