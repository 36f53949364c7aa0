import { spawnSync } from "node:child_process";
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { killUnderLoad } from "#tests/support/endurance/kills.ts";
import { distinctShots, fire } from "#tests/support/endurance/load.ts";
import { cutThePower, noPowerCut } from "#tests/support/endurance/power-cut.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { writeSite } from "#tests/support/site.ts";
import { sweep } from "#tests/support/sweep.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const [[KILLS, CUTS] = [5, 1]] = sweep([[100, 10]], [[5, 1]]);

test(`D1 · tué net sous la charge, ${KILLS} fois : tout ce qui a reçu « ok » est gardé, et la base est intacte`, async () => {
	const mail = await startMailServer();
	const result = await killUnderLoad(KILLS, mail);
	expect(result).toMatchObject({ missing: [], integrity: "ok", strangeCopies: [] });
	expect(result.acknowledged).toBeGreaterThan(0);
	// A letter whose relay died is sent once more at most, and only after ten minutes.
	expect(Object.keys(result.copies)).toEqual(["1"]);
}, 600_000);

test("sans serveur de courriel, la lettre est un fichier, et la base n’est lisible que par nous", async () => {
	const dataDir = join(await tempFolder(), "var");
	const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: await writeSite() });
	await postQuote(relay.url, mmeLefevre);
	const [letter] = await eventually("le fichier", async () => {
		const letters = await lettersIn(dataDir);
		return letters.length > 0 && letters;
	});
	expect(letter?.subject).toContain("Dépannage d'urgence");
	for (const suffix of ["", "-wal"]) {
		expect(((await stat(join(dataDir, `demandes.sqlite${suffix}`))).mode & 0o777).toString(8)).toBe("600");
	}
	expect(relay.output()).not.toMatch(/Lefèvre|06 39|exemple\.fr|127\.0\.0\.1(?!:)/);
	void relay.end("SIGINT");
	expect(await relay.end("SIGINT")).toBe(0);
});

test("port déjà pris, réglage faux, dossier interdit : une phrase en français, et rien ne démarre", async () => {
	const settings = { DATA_DIR: await tempFolder(), SITE_DIR: await writeSite() };
	const first = await spawnRelay(settings);
	const second = await spawnRelay({ ...settings, PORT: new URL(first.url).port });
	expect([await second.ended, second.output()]).toEqual([
		1,
		expect.stringContaining("est déjà utilisé\u202f: arrêtez l’autre programme"),
	]);
	const third = await spawnRelay({ ...settings, PORT: "trois mille" });
	expect([await third.ended, third.output()]).toEqual([
		1,
		expect.stringContaining("Réglage PORT\u202f: «\u202ftrois mille\u202f» ne convient pas"),
	]);
	const away = await spawnRelay({ ...settings, DATABASE_URL: "postgresql://relais:secret@127.0.0.1:1/demandes" });
	expect([await away.ended, away.output()]).toEqual([
		1,
		expect.stringMatching(/Le serveur de DATABASE_URL ne répond pas\.(?![\s\S]*secret)/),
	]);
	const plain = await spawnRelay({ ...settings, DATABASE_URL: "postgresql://relais:secret@192.0.2.1/demandes" });
	expect([await plain.ended, plain.output()]).toEqual([
		1,
		expect.stringMatching(/sslmode=verify-full(?![\s\S]*secret)/),
	]);
	const fourth = await spawnRelay({ ...settings, DATA_DIR: "/dev/null/var" });
	expect([await fourth.ended, fourth.output()]).toEqual([1, expect.stringContaining("Réglage DATA_DIR")]);
});

/** Why system calls cannot be watched here; some containers forbid it. */
function noStrace(): string | undefined {
	return spawnSync("strace", ["-o", "/dev/null", "true"]).status === 0
		? undefined
		: "strace est absent ou interdit ici";
}

test("D2 · le journal de la base est sur le disque avant que « ok » parte", async (context) => {
	const reason = noStrace();
	if (reason !== undefined) context.skip(reason);
	const dataDir = await tempFolder();
	const traced = join(dataDir, "appels");
	const calls = "trace=fsync,fdatasync,write,writev,sendto,sendmsg,read,recvfrom";
	const settings = { DATA_DIR: join(dataDir, "var"), SITE_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" };
	const relay = await spawnRelay(settings, ["strace", "-D", "-f", "-y", "-s", "64", "-e", calls, "-o", traced]);
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	await relay.end("SIGTERM");
	// The tracer is no parent of the relay: it ends a moment later.
	const lines = await eventually("la fin de la trace", async () => {
		const text = await readFile(traced, "utf8");
		return new RegExp(`^${relay.pid} +\\+\\+\\+ exited`, "m").test(text) && text.split("\n");
	});
	const asked = lines.findIndex((line) => line.includes('"POST /api/devis'));
	const answered = lines.findIndex((line, index) => index > asked && line.includes('"HTTP/1.1 200 OK'));
	expect([asked > 0, answered > asked]).toEqual([true, true]);
	const synchronised = lines
		.slice(asked, answered)
		.filter((line) => /f(data)?sync\(\d+<.*demandes\.sqlite-wal>/.test(line));
	expect(synchronised.length).toBeGreaterThan(0);
});

test("D3 · coupure de courant : seul survit ce qui était sur le disque, et tout ce qui a reçu « ok » y est", async (context) => {
	const reason = noPowerCut();
	if (reason !== undefined) context.skip(reason);
	for (let cut = 0; cut < CUTS; cut++) {
		const { acknowledged, missing, integrity } = await cutThePower(200);
		expect([acknowledged, missing, integrity]).toEqual([200, [], "ok"]);
	}
}, 300_000);

test("D23 · 500 demandes distinctes, 50 à la fois : aucune erreur, et chacune a son numéro", async () => {
	const dataDir = await tempFolder();
	const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir, SMTP_URL: "smtp://127.0.0.1:9" });
	const { statuses, ids } = await fire(relay.url, await distinctShots(500), 50);
	expect([statuses, new Set(ids).size]).toEqual([{ 200: 500 }, 500]);
});

test("D11 · 200 envois trop gros, taille annoncée ou non : la mémoire du relais ne gonfle pas", async () => {
	const dataDir = await tempFolder();
	const relay = await spawnRelay({ DATA_DIR: dataDir, SITE_DIR: dataDir });
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
