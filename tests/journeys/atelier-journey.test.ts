import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { GroupName } from "#atelier/group-names.ts";
import { atelierWords, groupWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { NOTICES } from "#notebook/notices.ts";
import { entranceWords } from "#notebook/pages/words.ts";
import { addresses as notebook } from "#notebook/views.ts";
import { ownFacts } from "#tests/support/atelier.ts";
import { violations } from "#tests/support/axe.ts";
import { journeys, type LiveSite, startSite } from "#tests/support/journey.ts";
import { commandLink } from "#tests/support/notebook.ts";
import { sweep } from "#tests/support/sweep.ts";

const PHONE = { width: 390, height: 844 };
/** A build on a machine that others use too. */
const PATIENCE_MS = 300_000;
/** Anything of the sample that a visitor could take for the owner's. */
const OF_THE_SAMPLE =
	/Serrurerie du Bion|\+33465710038|04.65.71.00.38|serrurerie-du-bion|atelier-web|Atelier Web|[a-z-]{3,}\.example\b|Mireille D\.|>À compléter par l’exploitant/;

const here = journeys();
let site: LiveSite;
let within: string;

beforeEach(async () => {
	within = mkdtempSync(join(tmpdir(), "atelier-"));
	// The public address is a setting of the server, which the build reads.
	vi.stubEnv("SITE_URL", "https://www.serrurerie-dupont.fr");
	site = await startSite({ OWNER_DIR: await ownFacts(within), SITE_DIR: "" });
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await site.stop();
	rmSync(within, { recursive: true, force: true });
});

async function openGroup(page: Page, group: GroupName): Promise<void> {
	await page.goto(addresses.atelier);
	await page.getByRole("link", { name: atelierWords.groups[group].title, exact: true }).click();
}

async function save(page: Page): Promise<void> {
	await page.getByRole("button", { name: groupWords.save, exact: true }).click();
	await page
		.getByText(/^(?:Enregistré\.|Rien n’a changé)/)
		.first()
		.waitFor();
}

async function sayWhoIAm(page: Page): Promise<void> {
	await openGroup(page, "qui-je-suis");
	await page.getByLabel("Le nom de l’entreprise").fill("Serrurerie Dupont");
	await page.getByLabel("Le numéro qui sonne").fill("06 74 28 00 00");
	await page.getByLabel("Le même, c’est un portable").check();
	await page.getByLabel("Votre adresse e-mail").fill("moi@serrurerie-dupont.fr");
	await page.getByLabel("Son nom").fill("Paul Dupont");
	await page.getByLabel("Son site").fill("www.serrurerie-dupont.fr");
	await page.getByLabel("L’année du pied de page").fill("2026");
	await page.getByLabel("Jusqu’où vous allez").fill("40");
	await page.getByRole("group", { name: "Les villes plus loin" }).getByLabel("Non").check();
	await save(page);
}

/** Farther than he goes, one town keeps its page; one that is near has none. */
async function chooseTowns(page: Page): Promise<void> {
	for (const [town, answer] of [
		["Grenoble", "Oui"],
		["Vinay", "Non"],
	] as const) {
		await openGroup(page, "villes");
		await page.getByRole("link", { name: town }).click();
		await page
			.getByRole("group", { name: `Une page pour ${town}` })
			.getByLabel(answer)
			.check();
		await save(page);
	}
	// Where the road turns, its time is one tick away.
	await openGroup(page, "villes");
	await page.getByRole("link", { name: /^Voiron.*plutôt 40\smin par la route/ }).click();
	await page.getByLabel("40\u00a0min").check();
	await save(page);
	await openGroup(page, "villes");
	await page.getByRole("link", { name: /^Voiron\s?40\smin, retenues par vous/ }).waitFor();
	await page.getByText(/\d+\svilles sur le site, \d+ en dehors/).waitFor();
}

async function sayWhatTheLawAsks(page: Page): Promise<void> {
	await openGroup(page, "loi");
	for (const field of await page.locator("form.questions input[type=text]").all()) await field.fill("Voir mon contrat");
	await page.getByLabel("Le numéro SIREN").fill("123 456 782");
	await page.getByLabel("Le site du médiateur").fill("www.mediateur-conso.fr");
	await save(page);
}

async function givePrices(page: Page): Promise<void> {
	await openGroup(page, "prix");
	await page.getByLabel("Ces prix d’exemple").check();
	await page.getByLabel("Prix d’une heure").first().fill("49,50");
	await save(page);
	await openGroup(page, "avis");
	await page.getByRole("button", { name: groupWords.dropSamples }).click();
	await page.getByText("Les avis d’exemple sont retirés.").waitFor();
}

/** What is not true of him goes, numbers are made his; then papers are ticked, and the rest said in words. */
async function giveProofs(page: Page): Promise<void> {
	await openGroup(page, "dit");
	for (const sentence of ["L’artisan est certifié", "Des serruriers partenaires", "Un crédit d’impôt possible"])
		await page.getByLabel(sentence).check();
	await page.getByLabel("Vos années d’expérience").fill("21");
	await page.getByLabel("Distance jusqu’à Grenoble").fill("57");
	await page.getByLabel("A2P BP2", { exact: true }).fill("");
	await save(page);
	await openGroup(page, "preuves");
	for (const fold of await page.locator("details.part > summary").all()) await fold.click();
	await page.getByLabel("J’ai tout ce que cette liste demande").check();
	// Times that a road contradicts, and what is folded, one by one.
	for (const tick of await page.locator("fieldset.asked > label > input").all()) await tick.check();
	for (const unit of await page.locator("details.unit:has(textarea)").all()) {
		await unit.locator("summary").click();
		await unit.locator("textarea").fill("Classeur bleu");
	}
	await save(page);
}

test("ce que la page enregistre à sa façon, quand une autre réponse est refusée, n’est pas « écrit ailleurs »", async () => {
	const page = await here.arrive({ viewport: PHONE, site });
	await page.goto(await commandLink(site));
	await page.getByRole("button", { name: entranceWords.press.button }).click();
	await openGroup(page, "qui-je-suis");
	await page.getByLabel("Jusqu’où vous allez").fill("40 km");
	await page.getByLabel("Le numéro qui sonne").fill("06 12");
	await page.getByRole("button", { name: groupWords.save, exact: true }).click();
	await page.getByText(groupWords.errors(1, [])).waitFor();
	expect(await page.getByText("Écrit ailleurs").count()).toBe(0);
	expect(await page.getByLabel("Jusqu’où vous allez").inputValue()).toBe("40");
	expect(await page.getByLabel("Le numéro qui sonne").inputValue()).toBe("06 12");
});

/** What M. Dupont took out of the site, or said otherwise. */
const OF_NOBODY =
	/artisan est certifié|artisan certifié|serruriers? partenaires?|crédit d’impôt possible|BP2|1[05](?:&nbsp;|\s)ans d’expérience/i;

/** Its pages run none, but for the one that waits; with it axe looks too. */
const BY_SCRIPT = { how: "avec script", script: true };
test.each(sweep([BY_SCRIPT, { how: "sans script", script: false }], [BY_SCRIPT]))(
	"$how, de l’exemple à un site publié où rien ne bloque et où rien n’est de l’exemple, par l’atelier seul",
	async ({ script }) => {
		const page = await here.arrive({ script, viewport: PHONE, site });
		await page.goto(await commandLink(site));
		await page.getByRole("button", { name: entranceWords.press.button }).click();
		for (const fill of [sayWhoIAm, chooseTowns, sayWhatTheLawAsks, givePrices, giveProofs]) await fill(page);
		await page.goto(addresses.atelier);
		await page.getByText(atelierWords.allYours).waitFor();
		// Nothing of the folder settles it: no mail server, no alert.
		await page.getByText("Une demande n’arriverait que dans ce carnet").waitFor();

		await page.getByRole("button", { name: atelierWords.see.button }).click();
		await page.getByRole("link", { name: "Retour à l’atelier" }).waitFor({ timeout: PATIENCE_MS });
		expect(await page.locator("h1").count()).toBe(1);
		expect(await page.textContent("body")).toContain("Serrurerie Dupont");
		if (script) expect(await violations(page)).toEqual([]);
		// What changes is read before it is on line.
		await page.getByRole("link", { name: "Ce qui change, et publier" }).click();
		await page.getByRole("button", { name: atelierWords.publish.button }).click();
		await page.getByText(atelierWords.progress.published).waitFor();

		const online = join(site.dataDir, "publications/en-ligne");
		const files = readdirSync(online, { recursive: true, encoding: "utf8" });
		const texts = files.filter((file) =>
			/\.(html|js|css|json|xml|txt|svg|webmanifest|vcf)$|_headers|_redirects/.test(file),
		);
		expect(texts.length).toBeGreaterThan(100);
		const left = texts.flatMap((file) => {
			const [found] = OF_THE_SAMPLE.exec(readFileSync(join(online, file), "utf8")) ?? [];
			return found === undefined ? [] : [`${file} : ${found}`];
		});
		expect(left).toEqual([]);
		const pages = texts
			.filter((file) => file.endsWith(".html"))
			.map((file) => readFileSync(join(online, file), "utf8"));
		expect(pages.filter((html) => OF_NOBODY.test(html))).toEqual([]);
		expect(pages.filter((html) => /21(?:&nbsp;|\s)ans d’expérience/.test(html)).length).toBeGreaterThan(40);
		expect(readFileSync(join(online, "client/serrurier-grenoble/index.html"), "utf8")).toMatch(/57(?:&nbsp;|\s)km/);
		expect(await (await fetch(site.url)).text()).toContain("Serrurerie Dupont");
		expect(await (await fetch(`${site.url}/serrurier-voiron`)).text()).toContain("sms:+33674280000");
		const lists = ["client/sitemap.xml", "client/zone-intervention/index.html"].map((file) =>
			readFileSync(join(online, file), "utf8"),
		);
		for (const out of ["serrurier-vinay", "serrurier-crolles", "serrurier-vizille"]) {
			expect((await fetch(`${site.url}/${out}`)).status).toBe(404);
			expect(lists.filter((list) => list.includes(out))).toEqual([]);
		}
	},
	PATIENCE_MS,
);

test("rien de ce qui est tapé ne se perd : ni la page quittée, ni la session finie, ni le réseau parti", async () => {
	const page = await here.arrive({ viewport: PHONE, site });
	const group = addresses.group("qui-je-suis");
	const name = page.locator("[name='identity.name']");
	const holidays = page.locator("[name='practice.holidays']");
	const foundAgain = async () => {
		await page.locator("[data-found]").waitFor();
		expect([await name.inputValue(), await holidays.nth(1).isChecked()]).toEqual(["Clés Roux", true]);
	};
	const enter = async () => {
		await page.goto(await commandLink(site));
		await page.locator("main button").first().click();
		await page.waitForURL(`**${notebook.toCall}`);
		await page.goto(group);
	};
	await enter();
	await name.fill("Clés Roux");
	await holidays.nth(1).check();
	await page.goto(notebook.toCall);
	await page.goto(group);
	await foundAgain();

	await page.context().setOffline(true);
	await page.locator(".save button:first-child").click();
	await page.context().setOffline(false);
	// What is done elsewhere is not what never arrived.
	await page.goto(notebook.devices);
	await page.locator("main summary").first().click();
	await page.locator("main details button").first().click();
	await page.getByText(NOTICES.named.text).waitFor();
	await page.goto(group);
	await foundAgain();

	await page.context().clearCookies();
	await page.locator(".save button:first-child").click();
	await page.getByText("n’est plus connecté").waitFor();
	await enter();
	await foundAgain();

	// What is refused stays typed, whatever of the page was saved with it.
	const phone = page.locator("[name='identity.phone']");
	await phone.fill("06 12");
	await page.locator(".save button:first-child").click();
	await page.locator("[aria-invalid=true]").first().waitFor();
	await page.goto(notebook.toCall);
	await page.goto(group);
	await page.locator("[data-found]").waitFor();
	expect([await phone.inputValue(), await name.inputValue()]).toEqual(["06 12", "Clés Roux"]);
	await phone.fill("06 12 34 56 79");
	await page.locator(".save button:first-child").click();
	await page.getByText(NOTICES["facts-saved"].text).waitFor();
	await page.goto(group);
	expect([await page.locator("[data-found]").count(), await name.inputValue()]).toEqual([0, "Clés Roux"]);
});
