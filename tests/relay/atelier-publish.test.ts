import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { load } from "cheerio";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { atelierWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { type AtelierRelay, act, atelierOf, ownFacts } from "#tests/support/atelier.ts";
import { eventually } from "#tests/support/eventually.ts";
import { type LiveSite, startSite } from "#tests/support/journey.ts";
import { hiddenIn, sendForm } from "#tests/support/notebook.ts";
import { linksFrom } from "#tests/support/preview-links.ts";
import { pageProblems } from "#tools/atelier/open-pages.ts";

const MARKUP = `Serrurerie <script>alert(1)</script> & "Fils"`;
/** A build on a machine that others use too. */
const PATIENCE_MS = 240_000;

let site: LiveSite;
let atelier: AtelierRelay;
const page = async (path: string) => (await atelier.owner.get(path)).text();
const press = (name: string, also: Record<string, string> = {}) =>
	atelier.owner.press(addresses.atelier, act(name, also));
/** Waits as the page does, until it leads elsewhere or has ended. */
const made = () =>
	eventually(
		"la construction",
		async () => {
			const answer = await atelier.owner.get(addresses.progress);
			return answer.headers.get("refresh") === null ? answer : null;
		},
		PATIENCE_MS,
	);

describe("de la réponse au site public, et retour", { timeout: PATIENCE_MS }, () => {
	beforeAll(async () => {
		const folder = await ownFacts(await mkdtemp(join(tmpdir(), "atelier-")));
		site = await startSite({ OWNER_DIR: folder, SITE_DIR: "" });
		atelier = await atelierOf(site, folder);
		await (await atelier.open(addresses.group("qui-je-suis"))).send({
			"identity.name": MARKUP,
			"identity.phone": "04 74 28 00 00",
			"identity.tagline": "abc\u202edef",
			"identity.siteBuilder.name": "",
			"identity.siteBuilder.url": "",
		});
		await (await atelier.open(`${addresses.group("villes")}?ville=voiron`)).send({
			"town-minutes.voiron": "31",
			"town-notes.voiron.note": "é".repeat(1_999),
		});
	}, PATIENCE_MS);

	afterAll(async () => {
		await site.stop();
		await rm(dirname(atelier.folder), { recursive: true, force: true });
	});

	test("l’aperçu se prépare à part, une seule fois, et la page se rafraîchit d’elle-même", async () => {
		expect((await press("preview")).headers.get("location")).toBe(addresses.progress);
		const waiting = await atelier.owner.get(addresses.progress);
		expect(waiting.headers.get("refresh")).toBe("3");
		const html = await waiting.text();
		expect(html).toContain("L’aperçu se prépare…");
		expect(html).toContain(atelierWords.progress.steps.facts);
		expect(load(html)("progress").attr()).toMatchObject({ value: "0", max: "4" });
		await eventually("l’étape des pages", async () =>
			(await page(addresses.progress)).includes(atelierWords.progress.steps.pages),
		);
		await press("preview");
		expect((await made()).headers.get("location")).toBe(`${addresses.preview}/`);
		// Nothing was published yet: what is no more the sample's.
		expect(load(await page(addresses.atelier))("#publier").text()).toContain(atelierWords.publish.changesFirst);
		expect((await readdir(join(atelier.relay.dataDir, "atelier"))).sort()).toEqual(["apercu", "cartes"]);
	});

	test("une page coupée, muette, sans fichier ou sans script qui se lise reste hors ligne, et dit pourquoi", async () => {
		const made = join(atelier.relay.dataDir, "atelier/apercu/client");
		const asked = { paths: ["/", "/contact", "/serrurier-voiron"], phone: "+33474280000" };
		expect(await pageProblems(made, asked)).toEqual([]);
		expect(await pageProblems(made, { ...asked, phone: "+33600000000" })).toHaveLength(3);
		const page = join(made, "contact/index.html");
		const whole = await readFile(page, "utf8");
		const [, boot = ""] = /<script type="module" src="([^"]+)/.exec(whole) ?? [];
		const wrongs: [said: string, file: string, change: (text: string) => string][] = [
			["coupée", page, (html) => html.slice(0, -"ody></html>".length)],
			["pas de titre", page, (html) => html.replace(/<title>.*?<\/title>/, "")],
			["qui n’y est pas", page, (html) => html.replace(boot, "/assets/ailleurs.js")],
			["un script qui ne se lit pas", page, (html) => html.replace('{"@context"', '{@context"')],
			["ne se lit pas", join(made, boot), (code) => code.slice(0, -1)],
			[
				"/assets/ailleurs.js",
				join(made, boot),
				(code) => code.replace(/\/assets\/faits-[\w-]+\.js/, "/assets/ailleurs.js"),
			],
		];
		for (const [said, file, change] of wrongs) {
			const before = await readFile(file, "utf8");
			expect(change(before)).not.toBe(before);
			await writeFile(file, change(before));
			expect(await pageProblems(made, asked)).toEqual([expect.stringContaining(said)]);
			await writeFile(file, before);
		}
	});

	test("tout l’aperçu mène à l’aperçu, rien n’y tourne, et les mots tapés y restent des mots", async () => {
		for (const path of ["/", "/contact", "/mentions-legales", "/serrurier-voiron"]) {
			const answer = await atelier.owner.get(addresses.preview + path);
			const html = await answer.text();
			const $ = load(html);
			expect(answer.headers.get("cache-control")).toBe("no-store");
			expect(answer.headers.get("content-security-policy")).toMatch(/^default-src 'none'; script-src 'none';/);
			expect($("script, template, noscript, [onclick], [onload]").length).toBe(0);
			expect($("form:not(.apercu-barre form) button[type=submit]:not([disabled])").length).toBe(0);
			expect(linksFrom(html).filter((link) => !link.startsWith("/carnet/"))).toEqual([]);
			expect($("body").text()).toContain(MARKUP);
			expect(html).not.toContain("\u202e");
			// He named nobody: no line of the footer, no section of the legal notice.
			expect(html).not.toMatch(/Site réalisé par|Créateur du site|createur-du-site|conçu et réalisé/);
		}
		const html = await page(`${addresses.preview}/serrurier-voiron`);
		expect(html).toContain("é".repeat(1_999));
		expect(load(html)("body").text()).toMatch(/31\s?min/);
		for (const link of linksFrom(html).slice(0, 60))
			expect([link, (await atelier.owner.get(link.replace(/[?#].*/, ""))).status]).toEqual([link, 200]);
	});

	test("l’aperçu n’est qu’à lui, et ne sort pas de son dossier", async () => {
		const { relay, owner } = atelier;
		const stranger = await fetch(`${relay.url}${addresses.preview}/contact`, { redirect: "manual" });
		expect([stranger.status, stranger.headers.get("location")]).toEqual([303, "/carnet/entrer"]);
		for (const path of [
			"/..%2fabout.json",
			"/%2e%2e/about.json",
			"/..%2f..%2f..%2fdemandes.sqlite",
			"/%00",
			"/_headers",
			"/%E0%A4%A",
		]) {
			const answer = await owner.get(addresses.preview + path);
			expect([path, [200, 303].includes(answer.status)]).toEqual([path, false]);
			expect(await answer.text()).not.toMatch(/madeAtMs|SQLite|Content-Security-Policy:/);
		}
		expect(await (await fetch(`${relay.url}/`)).text()).not.toContain("Fils");
	});

	test("ce qui bloque n’interdit pas de publier, mais demande un second geste qui en dit le nombre", async () => {
		const { relay, owner } = atelier;
		const first = await press("publish");
		const html = await first.text();
		const [, count = ""] = /Publier avec (\d+)/.exec(html) ?? [];
		expect(Number(count)).toBeGreaterThan(40);
		expect(await readdir(relay.dataDir)).not.toContain("publications");
		const url = relay.url + addresses.atelier;
		const sent = { ...hiddenIn(html), ...act("publish", { confirme: count }) };
		const second = await sendForm(url, sent, { cookie: owner.cookie });
		expect(second.headers.get("location")).toBe(addresses.progress);
		const published = await page(addresses.progress);
		expect(published).toContain("C’est publié");
		expect(load(published)("main a[href='/']").text()).toBe(atelierWords.progress.open);
		expect(await page(addresses.atelier)).toContain(atelierWords.publish.nothing);
		expect(await page(addresses.atelier)).toContain(atelierWords.back.because.owner);
		await eventually("le site nouveau", async () => (await (await fetch(relay.url)).text()).includes("Fils"), 5_000);
	});

	test("un fait qui empêche la construction est dit avec son groupe, et le public ne voit rien bouger", async () => {
		const { relay, folder } = atelier;
		const evidence = JSON.parse(await readFile(join(folder, "evidence.json"), "utf8")) as object;
		await writeFile(join(folder, "evidence.json"), JSON.stringify({ ...evidence, invention: null }));
		await press("preview");
		const html = await (await made()).text();
		expect(html).toContain("evidence.json, champ «\u202finvention\u202f»");
		expect(load(html)(`.wrong a[href="${addresses.group("preuves")}"]`).length).toBe(1);
		expect(await (await fetch(relay.url)).text()).toContain("Fils");
		await writeFile(join(folder, "evidence.json"), JSON.stringify(evidence));
	});

	test("on revient à un site d’avant d’un geste ; ses réponses, d’un second", async () => {
		const { relay, read } = atelier;
		const [published = ""] = (await readdir(join(relay.dataDir, "publications"))).filter((name) => /^\d/.test(name));
		await (await atelier.open(addresses.group("qui-je-suis"))).send({ "identity.name": "Serrurerie Suivante" });
		expect(load(await page(addresses.atelier))("#publier").text()).toContain(
			"Ce qui change\u202f: le nom de l’entreprise\u202f: Serrurerie Suivante.",
		);
		const back = await press("go-back", { publication: published });
		expect(await page(back.headers.get("location") ?? "")).toContain("n’ont pas bougé");
		expect(await read("identity")).toMatchObject({ name: "Serrurerie Suivante" });
		await press("take-answers", { publication: published });
		expect(await read("identity")).toMatchObject({ name: MARKUP });
		const inside = await readdir(join(relay.dataDir, "publications", published));
		const [before = ""] = inside.filter((name) => name.startsWith("facts-avant-"));
		const kept = await readFile(join(relay.dataDir, "publications", published, before, "identity.json"), "utf8");
		expect(kept).toContain("Serrurerie Suivante");
		expect((await press("go-back", { publication: "../.." })).headers.get("location")).toContain("no-publication");
	});
});
