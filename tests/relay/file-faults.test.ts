import { copyFile, mkdir, readdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { openTestStore } from "#tests/support/stores.ts";

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
