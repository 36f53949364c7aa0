import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { publicServices } from "#content/facts.ts";
import { paths, phoneFiles } from "#content/site-map.ts";
import { formWords } from "#content/travel-form-words.ts";
import { triage } from "#content/triage.ts";
import { hold, journeys, soon } from "#tests/support/journey.ts";
import { comingTo, expectNoObstacle, WAYS_TO_COME } from "#tests/support/ways-to-come.ts";

const { arrive, arriveAt, stay } = journeys();
const { questions, spoken, doors } = triage;
const { numbers } = publicServices;

const answerBox = (page: Page) => page.locator(".triage [aria-live=polite]");
const tap = (page: Page, label: string) => page.locator(".triage").getByText(label, { exact: true }).click();
/** What is shown of the answer, in one line of ordinary spaces. */
const answer = async (page: Page) => (await answerBox(page).innerText()).replace(/\s+/g, " ");
const plain = (text: string) => text.replace(/\s+/g, " ");

describe.each(WAYS_TO_COME)("au téléphone, $way", (visit) => {
	const visitor = stay(...comingTo(paths.emergency, visit, paths.home));

	test("avant toute réponse, trois questions, et la phrase à lire avec son blanc", async () => {
		const { page } = visitor;
		expect(await answer(page)).toContain(plain(`Bonjour, je suis ${spoken.somewhere}. ${spoken.end}`));
		for (const { legend } of Object.values(questions))
			expect(await page.getByRole("group", { name: legend }).isVisible()).toBe(true);
		await expectNoObstacle(page, visit);
	});

	test("les secours se joignent avant toute réponse", async () => {
		const { page } = visitor;
		const first = page.locator(".triage p").filter({ hasText: triage.danger.who });
		const hrefs = await first.getByRole("link").evaluateAll((all) => all.map((link) => link.getAttribute("href")));
		expect(hrefs).toEqual([`tel:${numbers.fire}`, `tel:${numbers.european}`]);
		const [line, question] = await Promise.all([first.boundingBox(), page.getByRole("group").first().boundingBox()]);
		expect(line?.y).toBeLessThan(question?.y ?? 0);
	});

	test("au clavier seul : flèches pour répondre, tabulation jusqu’aux secours", async () => {
		const { page } = visitor;
		await page.getByRole("link", { name: numbers.european, exact: true }).first().focus();
		await page.keyboard.press("Tab");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Space");
		const shown = await answer(page);
		for (const words of [spoken.locked, spoken.armoured, spoken.danger]) expect(shown).toContain(plain(words));
		await page.keyboard.press("Tab");
		expect(await page.locator(":focus").getAttribute("href")).toBe(`tel:${numbers.fire}`);
	});

	test("porte claquée, blindée, un enfant derrière : les secours d’abord, puis quoi faire, et la phrase", async () => {
		const { page } = visitor;
		await tap(page, questions.door.options.slammed);
		await tap(page, questions.armoured.options.armoured);
		await tap(page, questions.inside.options.danger);
		const shown = await answer(page);
		for (const words of [doors.slammed.avoid, triage.armoured.slammed, triage.armoured.make])
			expect(shown).toContain(plain(words));
		expect(shown).toContain("15–30");
		expect(shown, "rien n’est promis d’une porte blindée").not.toContain("90");
		expect(shown).toContain(
			plain(
				`Bonjour, je suis ${spoken.somewhere}. ${spoken.slammed} ${spoken.armoured} ${spoken.danger} ${spoken.end}`,
			),
		);
		for (const words of [doors.slammed.likely, doors.locked.likely, spoken.locked, spoken.plain, spoken.safe])
			expect(shown).not.toContain(plain(words));
		const links = answerBox(page).getByRole("link");
		const hrefs = await links.evaluateAll((all) =>
			all.filter((a) => a.checkVisibility()).map((a) => a.getAttribute("href")),
		);
		expect(hrefs).toEqual([`tel:${numbers.fire}`, `tel:${numbers.european}`, `sms:${numbers.bySms}`, business.telHref]);
		await expectNoObstacle(page, visit);
	});

	test("verrouillée, puis clé cassée ou perdue, sans danger : la réponse suit, et les secours n’y sont pas", async () => {
		const { page } = visitor;
		await tap(page, questions.inside.options.safe);
		await tap(page, questions.armoured.options.plain);
		for (const door of ["locked", "broken", "lost"] as const) {
			await tap(page, questions.door.options[door]);
			const shown = await answer(page);
			expect(shown).toContain(plain(doors[door].likely));
			expect(shown).toContain("20–45");
			expect(shown).toContain(
				plain(`Bonjour, je suis ${spoken.somewhere}. ${spoken[door]} ${spoken.plain} ${spoken.safe} ${spoken.end}`),
			);
			expect(shown).not.toContain(triage.danger.title);
		}
		await expectNoObstacle(page, visit);
	});
});

test("la commune calculée plus haut donne son temps et entre dans la phrase, sans rien garder", async () => {
	const page = await arriveAt(paths.emergency, { size: "phone" });
	await tap(page, questions.door.options.locked);
	await page.getByRole("combobox", { name: formWords.label }).fill("38510 Morestel");
	await page.keyboard.press("Enter");
	await soon(() => answer(page)).toContain(plain("Pour arriver à Morestel : 22 à 30 min environ."));
	expect(await answer(page)).toContain(`Bonjour, je suis à Morestel. ${spoken.locked}`);
	expect(await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)])).toEqual([
		"cookies-accepted",
	]);
});

test("répondre n’envoie rien : pas une requête", async () => {
	const page = await arriveAt(paths.emergency, { size: "phone" });
	await page.waitForLoadState("networkidle");
	const asked: string[] = [];
	// Pictures come as the page is scrolled to them.
	page.on("request", (request) => void (request.resourceType() === "image" || asked.push(request.url())));
	await tap(page, questions.door.options.broken);
	await tap(page, questions.inside.options.danger);
	expect(await answer(page)).toContain(plain(spoken.danger));
	expect(asked).toEqual([]);
});

test("ce qui est répondu avant que le script arrive reste répondu", async () => {
	const page = await arrive({ size: "phone" });
	const release = await hold(page, "**/assets/*.js");
	await page.goto(paths.emergency, { waitUntil: "commit" });
	await tap(page, questions.door.options.locked);
	expect(await answer(page)).toContain(spoken.locked);
	release();
	await page.getByRole("button", { name: "Gérer les cookies" }).waitFor();
	expect(await answer(page)).toContain(spoken.locked);
});

test("un vieux navigateur, qui ignore « :has », montre tout comme une liste", async () => {
	const page = await arrive({ size: "phone", script: false });
	await page.route(`**${paths.emergency}`, async (route) => {
		const response = await route.fetch();
		const body = (await response.text()).replaceAll(":has(", ":unheard-of(");
		// Without the page's policy: it knows its styles by their hash.
		await route.fulfill({ contentType: "text/html; charset=utf-8", body });
	});
	await page.goto(paths.emergency, { waitUntil: "domcontentloaded" });
	expect(await page.locator("h1").evaluate((title) => getComputedStyle(title).fontFamily)).toContain("Archivo");
	const shown = await answer(page);
	for (const door of Object.values(doors)) expect(shown).toContain(plain(door.likely));
	for (const words of [triage.danger.title, spoken.safe, spoken.danger]) expect(shown).toContain(plain(words));
});

describe("le numéro, pour un autre appareil", () => {
	test("un danger à l’intérieur : le code s’efface devant les secours", async () => {
		const page = await arriveAt(paths.emergency, { size: "desktop", script: false });
		const code = page.getByRole("img", { name: chrome.phoneCard.alt });
		await tap(page, questions.inside.options.danger);
		expect(await code.count()).toBe(0);
		await tap(page, questions.inside.options.safe);
		expect(await code.isVisible()).toBe(true);
	});

	test.each([paths.emergency, paths.contact])(
		"%s : le code et la fiche sur grand écran, pas au téléphone",
		async (path) => {
			const desktop = await arriveAt(path, { size: "desktop", script: false });
			const code = desktop.getByRole("img", { name: chrome.phoneCard.alt });
			await code.scrollIntoViewIfNeeded();
			expect(await code.isVisible()).toBe(true);
			await soon(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
			const card = await desktop.request.get(phoneFiles.card);
			expect(card.headers()["content-type"]).toBe("text/vcard; charset=utf-8");

			const phone = await arrive({ size: "phone" });
			const asked: string[] = [];
			phone.on("request", (request) => asked.push(new URL(request.url()).pathname));
			await phone.goto(path, { waitUntil: "networkidle" });
			expect(await phone.getByRole("img", { name: chrome.phoneCard.alt }).count()).toBe(0);
			expect(asked).not.toContain(phoneFiles.qr);
		},
	);
});
