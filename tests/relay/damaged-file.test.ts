import {
	closeSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	rmdirSync,
	rmSync,
	writeFileSync,
	writeSync,
} from "node:fs";
import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import { openSqliteStore } from "#relay/store/sqlite.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { openTestStore } from "#tests/support/stores.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

const REQUESTS = 60;

/** Requests that wait for a mail server, and the relay stopped. */
async function sixtyWaiting() {
	const mail = await startMailServer();
	const gateway = await startGateway();
	const settings = { WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	await mail.goDown();
	const relay = await startTestRelay({ settings, smtpUrl: mail.url });
	for (let n = 0; n < REQUESTS; n++) {
		const message = `Demande numéro ${n}. ${"La porte ne ferme plus. ".repeat(20)}`;
		const { status } = await postQuote(relay.url, { ...mDaSilva, email: `visiteur${n}@exemple.fr`, message });
		expect(status).toBe(200);
	}
	await relay.stop();
	await mail.comeUp();
	const file = join(relay.dataDir, "demandes.sqlite");
	const restart = () => startTestRelay({ ...relay, smtpUrl: mail.url });
	return { mail, gateway, file, folder: relay.dataDir, restart };
}

/** Writes over a page that holds rows of that table. */
function spoilPageOf(file: string, words: string): void {
	const bytes = readFileSync(file);
	const size = bytes.readUInt16BE(16);
	const page = Math.floor(bytes.indexOf(words) / size);
	const handle = openSync(file, "r+");
	writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, page * size);
	closeSync(handle);
}

test("une page abîmée : le fichier est mis de côté, ce qui se lit est repris et part, le reste est nommé, l’artisan le sait", async () => {
	const { mail, gateway, file, folder, restart } = await sixtyWaiting();
	spoilPageOf(file, "visiteur30@exemple.fr");
	const relay = await restart();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	const db = new DatabaseSync(file, { readOnly: true });
	const kept = Number(db.prepare("SELECT count(*) AS n FROM request").get()?.n) - 1;
	db.close();
	expect(kept).toBeGreaterThan(40);
	const alarm = await relay.rang("damaged");
	expect(Number(alarm.count)).toBe(REQUESTS - kept);
	expect(String(alarm.reason)).toContain(`${kept} reprises`);
	await eventually("les lettres", () => mail.received.length >= kept + 2, 30_000);
	expect(mail.received.some((letter) => letter.includes("=?"))).toBe(true);
	await eventually("l’alerte", () => gateway.received.length >= 1);
	expect(readdirSync(folder).some((name) => name.includes(".abimee-"))).toBe(true);
	expect((await fetch(`${relay.url}/healthz`)).status).toBe(200);
}, 60_000);

/** Writes over the page from which all rows of that table are found. */
function spoilRootOf(file: string, table: string): void {
	const db = new DatabaseSync(file, { readOnly: true });
	const root = Number(db.prepare("SELECT rootpage FROM sqlite_schema WHERE name = ?").get(table)?.rootpage);
	const size = Number(db.prepare("PRAGMA page_size").get()?.page_size);
	db.close();
	const handle = openSync(file, "r+");
	writeSync(handle, Buffer.alloc(size, 0xa5), 0, size, (root - 1) * size);
	closeSync(handle);
}

test("une page abîmée sous un relais qui l’a en mémoire : rien de perdu, ce qui est confirmé se relit sur le disque", async () => {
	const { file, restart } = await sixtyWaiting();
	const relay = await restart();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	// Else the write-ahead log still holds the page.
	await relay.sql("PRAGMA wal_checkpoint(PASSIVE)");
	spoilRootOf(file, "request");
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	const db = new DatabaseSync(file, { readOnly: true });
	expect(db.prepare("PRAGMA integrity_check").get()?.integrity_check).toBe("ok");
	expect(db.prepare("SELECT count(*) AS n FROM request").get()?.n).toBe(REQUESTS + 2);
	// Of which the next round tells, or the next start.
	expect(db.prepare("SELECT count FROM alarm WHERE kind = 'damaged'").get()?.count).toBe(0);
	db.close();
});

test("un fichier abîmé, puis enlevé sous le relais : ce qui se lit est repris, et le départ suivant le trouve", async () => {
	const { file, folder } = await sixtyWaiting();
	const parts = { randomBytes: (size: number) => crypto.getRandomValues(new Uint8Array(size)), channels: [] };
	const mend = { nowMs: () => Date.now() };
	const store = openSqliteStore({ dataDir: folder, messageDomain: "exemple.fr", mend, ...parts });
	spoilPageOf(file, "visiteur30@exemple.fr");
	for (const rest of ["", "-wal", "-shm"]) rmSync(file + rest, { force: true });
	const kept = (await store.list()).length;
	expect(kept).toBeGreaterThan(40);
	expect(kept).toBeLessThan(REQUESTS);
	await store.close();
	const again = openSqliteStore({ dataDir: folder, messageDomain: "exemple.fr", mend, ...parts });
	expect((await again.list()).length).toBe(kept);
	expect((await again.status()).alarms.map(({ kind, reason }) => [kind, reason])).toContainEqual([
		"damaged",
		expect.stringMatching(/avait été enlevé/),
	]);
	await again.close();
});

test("le battement perdu avec sa page, et l’horloge avancée pendant l’arrêt : rien n’est effacé le jour même", async () => {
	const mail = await startMailServer();
	const clock = manualClock();
	const before = await startTestRelay({ clock, smtpUrl: mail.url });
	await postQuote(before.url, mmeLefevre);
	await before.seen("letter_accepted");
	await before.stop();
	const file = join(before.dataDir, "demandes.sqlite");
	spoilRootOf(file, "relay");
	clock.jump(400 * DAY_MS);
	const relay = await startTestRelay({ ...before, clock, smtpUrl: mail.url });
	const beats = async () => (await (await openTestStore(relay.settings)).status()).lastSeenAtMs;
	const kept = async () => (await (await openTestStore(relay.settings)).list()).length;
	await eventually("un tour", async () => (await beats()) !== undefined);
	clock.advance(HOUR_MS);
	await eventually("un autre tour", async () => (await beats()) === clock.nowMs());
	expect(await kept()).toBe(1);
	clock.advance(2 * DAY_MS);
	await eventually("effacée", async () => (await kept()) === 0);
});

test("un fichier qui n’est plus une base : mis de côté, et le site prend les demandes", async () => {
	const { file, folder, restart } = await sixtyWaiting();
	writeFileSync(file, "plus rien");
	const relay = await restart();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	expect(readdirSync(folder).some((name) => name.includes(".abimee-"))).toBe(true);
});

test("un fichier abîmé, et rien où écrire le neuf : il reste à sa place, et le départ suivant le reprend", async () => {
	const { file, folder, restart } = await sixtyWaiting();
	spoilPageOf(file, "visiteur30@exemple.fr");
	const before = readFileSync(file);
	mkdirSync(`${file}.nouvelle`);
	await expect(restart()).rejects.toThrow();
	expect(readFileSync(file).equals(before)).toBe(true);
	expect(readdirSync(folder).some((name) => name.includes(".abimee-"))).toBe(false);
	rmdirSync(`${file}.nouvelle`);
	expect((await postQuote((await restart()).url, mmeLefevre)).status).toBe(200);
});

const FILE = "demandes.sqlite";
const healthOf = async ({ url }: TestRelay) => (await fetch(`${url}/healthz`)).status;

/** Five visitors: the answers that they got. */
async function fiveVisitors({ url }: TestRelay, person: Person = mDaSilva): Promise<number[]> {
	const statuses: number[] = [];
	for (let n = 0; n < 5; n++)
		statuses.push((await postQuote(url, { ...person, email: `visiteur${n}@exemple.fr` })).status);
	return statuses;
}

/** E-mails of what a next start finds. */
async function foundAfter(relay: TestRelay): Promise<string[]> {
	await relay.stop();
	return (await (await openTestStore(relay.settings)).list()).map(({ quote }) => quote.email);
}

test.each([
	["le fichier effacé", async (folder: string) => rm(join(folder, FILE))],
	["le fichier renommé", async (folder: string) => rename(join(folder, FILE), join(folder, "ailleurs"))],
	["son journal effacé", async (folder: string) => rm(join(folder, `${FILE}-wal`))],
	["le dossier effacé", async (folder: string) => rm(folder, { recursive: true, maxRetries: 5 })],
	["le dossier renommé", async (folder: string) => rename(folder, `${folder}-ailleurs`)],
])("%s pendant la marche : jamais de faux « ok », et tout revient seul", async (_, harm) => {
	const relay = await startTestRelay();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	await harm(relay.dataDir);
	const statuses = await fiveVisitors(relay);
	expect(statuses.filter((status) => status !== 200 && status !== 503)).toEqual([]);
	expect(statuses.at(-1)).toBe(200);
	expect(await healthOf(relay)).toBe(200);
	const kept = await foundAfter(relay);
	expect(kept).toContain(mmeLefevre.email);
	expect(kept.length).toBeGreaterThanOrEqual(1 + statuses.filter((status) => status === 200).length);
});

test("un autre fichier à sa place : 503 et /healthz 503, jusqu’à ce que le bon revienne", async () => {
	const relay = await startTestRelay();
	expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
	const [file, aside] = [join(relay.dataDir, FILE), join(relay.dataDir, "ailleurs")];
	await rename(file, aside);
	await copyFile(aside, file);
	expect(new Set(await fiveVisitors(relay))).toEqual(new Set([503]));
	expect(await healthOf(relay)).toBe(503);
	await rename(aside, file);
	expect(await healthOf(relay)).toBe(200);
	expect(new Set(await fiveVisitors(relay))).toEqual(new Set([200]));
	expect(await foundAfter(relay)).toHaveLength(6);
});

test("un dossier impossible à refaire : 503, puis tout revient quand il le peut", async () => {
	const relay = await startTestRelay();
	await rm(relay.dataDir, { recursive: true, maxRetries: 5 });
	const blocker = relay.dataDir;
	await mkdir(join(blocker, FILE), { recursive: true });
	expect(new Set(await fiveVisitors(relay))).toEqual(new Set([503]));
	await rm(join(blocker, FILE), { recursive: true });
	expect((await fiveVisitors(relay)).at(-1)).toBe(200);
	expect(await readdir(relay.dataDir)).toContain(FILE);
});
