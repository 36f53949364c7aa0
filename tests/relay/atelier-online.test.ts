import { readFile, utimes, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { expect, test } from "vitest";
import { factsPrint } from "#atelier/owner-facts.ts";
import { atelierWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { FACT_FILES } from "#content/owner-schemas.ts";
import { words } from "#notebook/pages/words.ts";
import { addresses as carnet } from "#notebook/views.ts";
import { openPublications } from "#relay/publications/publications.ts";
import { type AtelierRelay, startAtelier } from "#tests/support/atelier.ts";
import { writeBuild } from "#tests/support/publications.ts";

const SAMPLE = "Serrurerie du Bion";

const page = async ({ owner }: AtelierRelay, path: string) => (await owner.get(path)).text();
const saysBehind = async (atelier: AtelierRelay) =>
	(await page(atelier, addresses.atelier)).includes(atelierWords.publish.waiting);
const saysSample = async (atelier: AtelierRelay) => (await page(atelier, carnet.toCall)).includes(words.sample.text);
const rename = async ({ open }: AtelierRelay, name: string) =>
	(await open(addresses.group("qui-je-suis"))).send({ "identity.name": name });

/** Puts a site on line that was made from the answers of now. @param how by whom, and by which code */
async function publish(
	{ relay, folder }: AtelierRelay,
	name: string,
	how: { by?: "owner"; version?: string } = {},
): Promise<void> {
	const build = await writeBuild(name, how.version ?? "0", factsPrint(folder, FACT_FILES));
	await writeFile(join(build, "client/site.webmanifest"), JSON.stringify({ name }));
	const publications = openPublications(relay.dataDir);
	await publications.putOnline(await publications.add(build, Date.now(), how.by));
}

test("des réponses enregistrées qui ne sont pas en ligne se disent, jusqu’à ce qu’elles le soient", async () => {
	const atelier = await startAtelier();
	expect(await saysBehind(atelier)).toBe(false);
	await rename(atelier, "Serrurerie Dupont");
	expect(await saysBehind(atelier)).toBe(true);
	await publish(atelier, "Serrurerie Dupont");
	expect(await saysBehind(atelier)).toBe(false);
	await rename(atelier, "Serrurerie Martin");
	expect(await saysBehind(atelier)).toBe(true);
});

test("ce que l’installateur a écrit avant de construire est en ligne", async () => {
	const atelier = await startAtelier();
	await rename(atelier, SAMPLE);
	const identity = join(atelier.folder, "identity.json");
	await writeFile(
		identity,
		(await readFile(identity, "utf8")).replace(/"copyrightYear": \d+/, '"copyrightYear": 2026'),
	);
	expect(await saysBehind(atelier)).toBe(true);
	const before = new Date("2020-01-01");
	for (const file of FACT_FILES) await utimes(join(atelier.folder, `${file}.json`), before, before);
	expect(await saysBehind(atelier)).toBe(false);
});

test("la première liste mène à l’atelier tant que le site montré a le nom de l’exemple", async () => {
	const atelier = await startAtelier();
	const html = await page(atelier, carnet.toCall);
	expect(html).toContain(words.sample.text);
	expect(html).toMatch(new RegExp(`href="${addresses.atelier}"[^>]*>${words.sample.link}`));
	expect(await page(atelier, carnet.underWay)).not.toContain(words.sample.text);
	// Answers that nobody published change nothing of what visitors see, nor does a site published as it was delivered.
	await rename(atelier, "Serrurerie Dupont");
	await publish(atelier, SAMPLE);
	expect(await saysSample(atelier)).toBe(true);
	await publish(atelier, "Serrurerie Dupont");
	expect(await saysSample(atelier)).toBe(false);
});

test("sans dossier de faits, rien ne mène à un atelier qui ne pourrait rien écrire", async () => {
	expect(await saysSample(await startAtelier({ OWNER_DIR: "" }))).toBe(false);
});

test("chaque site gardé dit pourquoi il est là, quand cela se sait", async () => {
	const atelier = await startAtelier();
	await publish(atelier, "D’abord");
	await publish(atelier, "À lui", { by: "owner" });
	await publish(atelier, "Encore");
	await publish(atelier, "Mis à jour", { version: "1" });
	const $ = load(await page(atelier, addresses.atelier));
	const rows = $(`section:has(h2:contains("${atelierWords.back.title}")) .rows > li`).toArray();
	const { owner, update } = atelierWords.back.because;
	const said = rows.map((row) => [owner, update].filter((words) => $(row).text().includes(words)));
	expect(said).toEqual([[update], [], [owner], []]);
	// The newest, made from the same answers as the one before it; of the oldest nobody knows.
	expect(rows.map((row) => $(row).text().includes(atelierWords.back.unchanged))).toEqual([true, true, true, false]);
	expect($(rows[1] ?? "").text()).toContain(atelierWords.back.answersButton);
});
