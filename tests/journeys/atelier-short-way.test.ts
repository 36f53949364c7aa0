import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { atelierWords, groupWords } from "#atelier/pages/words-atelier.ts";
import { atelierAddresses as addresses } from "#atelier/views.ts";
import { NOTICES } from "#notebook/notices.ts";
import { ownFacts } from "#tests/support/atelier.ts";
import { journeys, type LiveSite, startSite } from "#tests/support/journey.ts";
import { commandLink } from "#tests/support/notebook.ts";

/** From the sample to a site that nothing keeps from opening. */
const TAPS_AT_MOST = 75;
const CHARACTERS_AT_MOST = 500;

const here = journeys();
let site: LiveSite;
let within: string;

beforeEach(async () => {
	within = mkdtempSync(join(tmpdir(), "atelier-"));
	vi.stubEnv("SITE_URL", "https://www.serrurerie-dupont.fr");
	site = await startSite({ OWNER_DIR: await ownFacts(within), SITE_DIR: "" });
});
afterEach(async () => {
	vi.unstubAllEnvs();
	await site.stop();
	rmSync(within, { recursive: true, force: true });
});

/** A hand on a telephone: a field is tapped before it is typed in; what stands there goes at once. */
function handOn(page: Page) {
	const done = { taps: 0, characters: 0 };
	const tap = async (target: Locator) => {
		done.taps++;
		await target.click();
	};
	return {
		done,
		tap,
		async type(label: string | RegExp, words: string) {
			done.taps++;
			done.characters += words.length;
			await page
				.getByLabel(label, { exact: typeof label === "string" })
				.first()
				.fill(words);
		},
		tick: (label: string | RegExp, among: Page | Locator = page) => tap(among.getByLabel(label).first()),
		goOn: () => tap(page.getByRole("button", { name: groupWords.saveAndGoOn })),
		isOn: (title: string) => page.getByRole("heading", { level: 1, name: title }).waitFor(),
	};
}

const LAW = {
	"Votre prénom et votre nom de famille": "Paul Dupont",
	"L’adresse de l’entreprise": "12 rue Lamartine, 38300 Bourgoin-Jallieu",
	"Le numéro SIREN": "123456782",
	"Où votre entreprise est inscrite": "Isère",
	"Le nom de l’hébergeur": "OVH",
	"Le téléphone de l’hébergeur": "09 72 10 10 07",
	"Le nom de votre assureur": "MAAF",
	"L’adresse de votre assureur": "Chaban, 79180 Chauray",
	"Le numéro de votre contrat d’assurance": "38 112 504 K",
	"Le médiateur de la consommation dont vous relevez": "CM2C",
};
/** The usual answer is one tick. */
const ASKED_WITH_A_TICK = [
	"La forme juridique",
	"Le numéro de TVA",
	"Le pays où les demandes sont gardées",
	"Le territoire que l’assurance couvre",
	"Votre assurance décennale",
];

test(`de l’exemple à un site que rien ne bloque : ${TAPS_AT_MOST} appuis et ${CHARACTERS_AT_MOST} signes au plus`, async () => {
	const page = await here.arrive({ viewport: { width: 390, height: 844 }, site });
	const hand = handOn(page);
	const { groups } = atelierWords;
	await page.goto(await commandLink(site));
	await hand.tap(page.locator("main button").first());
	await hand.tap(page.locator(`a[href^="${addresses.atelier}"]:visible`).first());
	await hand.tap(page.getByRole("link", { name: atelierWords.first(groups["qui-je-suis"].title) }));

	await hand.type("Le nom de l’entreprise", "Serrurerie Dupont");
	await hand.type("Le numéro qui sonne", "06 74 28 00 00");
	await hand.tick("Le même, c’est un portable");
	await hand.type("Votre adresse e-mail", "moi@serrurerie-dupont.fr");
	await hand.type("Son nom", "Paul Dupont");
	await hand.type("Son site, s’il en a un", "serrurerie-dupont.fr");
	await hand.tick(/calculez-la$/);
	await hand.goOn();
	await hand.isOn(groups.villes.title);
	await hand.tap(page.getByRole("link", { name: /^Suite/ }));

	await hand.isOn(groups.loi.title);
	for (const [label, words] of Object.entries(LAW)) await hand.type(new RegExp(`^${label}`), words);
	for (const question of ASKED_WITH_A_TICK)
		await hand.tap(page.locator(".asked", { hasText: question }).getByRole("checkbox").first());
	await hand.tap(page.locator(".asked", { hasText: "Envoyez-vous parfois un confrère" }).getByLabel("Non"));
	await hand.goOn();
	// What was filled in for him he reads first.
	await page.getByText(NOTICES["facts-filled"].text).waitFor();
	await hand.tap(page.getByRole("link", { name: /^Suite/ }));

	await hand.isOn(groups.prix.title);
	for (const tick of await page.getByLabel("C’est aussi mon prix, sans rien changer").all()) await hand.tap(tick);
	await hand.goOn();
	for (const offered of [groups.avis, groups.fermetures]) {
		await hand.isOn(offered.title);
		await hand.tap(page.getByRole("link", { name: /^Suite/ }).first());
	}
	await hand.isOn(groups.photos.title);
	await hand.tap(page.getByRole("link", { name: /^Suite/ }));
	await hand.isOn(groups.dit.title);
	for (const untrue of ["L’artisan est certifié", "Un crédit d’impôt possible"]) await hand.tick(untrue);
	await hand.type("Vos années d’expérience", "21");
	// What would settle a contradiction stands beside it.
	const mended = page.locator(".asked, details.unit").filter({ hasText: groupWords.toChange });
	for (const better of await mended.getByRole("checkbox").all()) await hand.tap(better);
	await hand.goOn();

	await hand.isOn(groups.promesses.title);
	await hand.tick(/je les tiens toutes$/);
	await hand.goOn();
	await hand.isOn(groups.preuves.title);
	await hand.tick("J’ai tout ce que cette liste demande");
	const promises = page.locator("section.part", { hasText: "À cocher une par une" });
	for (const promise of await promises.locator("label > input").all())
		if (await promise.isVisible()) await hand.tap(promise);
	await hand.tap(page.getByRole("button", { name: groupWords.save, exact: true }));
	await hand.tap(page.getByRole("link", { name: groupWords.back, exact: true }));
	await page.getByText(atelierWords.allYours).waitFor();
	console.log(`${hand.done.taps} appuis, ${hand.done.characters} signes`);
	expect(hand.done.taps).toBeLessThanOrEqual(TAPS_AT_MOST);
	expect(hand.done.characters).toBeLessThanOrEqual(CHARACTERS_AT_MOST);
}, 200_000);
