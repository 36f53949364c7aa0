import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { LIST_KEY } from "#app/features/data/kept.ts";
import { breakInList } from "#content/break-in-list.ts";
import { business } from "#content/business.ts";
import { offlineNote } from "#content/page-facts.ts";
import { breakInPage } from "#content/pages/break-in.ts";
import { paths } from "#content/site-map.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { violations } from "#tests/support/axe.ts";
import { hold, journeys, leaves, open, soon } from "#tests/support/journey.ts";
import { comingTo, expectNoObstacle, WAYS_TO_COME } from "#tests/support/ways-to-come.ts";

const { arrive, arriveAt, stay } = journeys();
const { actions } = breakInPage;
const { record } = actions;
const INSURER = "Prévenez votre assureur";

const atHome = () => arriveAt(paths.breakIn, { size: "phone" });

const tick = (page: Page, name: string | RegExp) => page.getByRole("checkbox", { name });
const kept = (page: Page) => page.evaluate((key) => localStorage.getItem(key), LIST_KEY);
const lines = (page: Page, label: string) => page.getByRole("textbox", { name: label });
/** Shut on a phone until something is written in it. */
async function openRecord(page: Page) {
	if (!(await lines(page, record.missing).isVisible()))
		await page.locator("summary", { hasText: record.folds }).press("Enter");
}

describe.each(WAYS_TO_COME)("au téléphone, $way", (visit) => {
	const visitor = stay(...comingTo(paths.breakIn, visit));

	test("huit cases à cocher, dans l’ordre, avec leurs sources", async () => {
		const { page } = visitor;
		const section = page.locator("section", { has: page.getByRole("heading", { name: actions.title }) });
		const labels = await section
			.getByRole("checkbox")
			.evaluateAll((all) => all.map((box) => box.closest("label")?.textContent?.replace(/^\d\. /, "")));
		expect(labels).toEqual([
			"Mettez-vous à l’abri",
			"Appelez le 17 ou le 112",
			"Ne touchez à rien",
			"Photographiez",
			"Appelez-moi pour refermer",
			"Portez plainte",
			"Faites opposition",
			INSURER,
		]);
		expect(await section.getByRole("listitem").count()).toBe(6);
		const text = (await section.innerText()).replace(/\s+/g, " ");
		expect(
			absentFrom(text, ["2 jours ouvrés", "article L113-2", "service-public.fr", "0 892 705 705", "SMS au 114"]),
		).toEqual([]);
		for (const href of ["tel:17", "tel:112", "sms:114"])
			expect(await section.locator(`a[href="${href}"]`).isVisible()).toBe(true);
		await expectNoObstacle(page, visit);
	});

	test("le 17, le 112 et le 114 sont dans le haut de la page, et les gestes avant ce que je fais", async () => {
		const { page } = visitor;
		for (const href of ["tel:17", "tel:112", "sms:114"])
			expect(await page.locator(`div:has(> h1) a[href="${href}"]`).isVisible()).toBe(true);
		const titles = (await page.locator("main h2").allInnerTexts()).map((title) => title.replace(/\s+/g, " "));
		const wanted = [actions.title, breakInPage.emergency.title];
		expect(titles.slice(0, 2)).toEqual(wanted.map((title) => title.replace(/\s+/g, " ")));
	});

	test("au clavier seul, tout se coche et s’écrit", async () => {
		const { page } = visitor;
		await tick(page, /Photographiez/).focus();
		for (const gesture of ["Photographiez", "Appelez-moi", "Portez plainte", "Faites opposition", INSURER]) {
			await page.keyboard.press("Space");
			await page.keyboard.press("Tab");
			// Under it stands the call.
			if (gesture === "Appelez-moi") await page.keyboard.press("Tab");
		}
		for (const name of [/Photographiez/, "Appelez-moi pour refermer", "Portez plainte", "Faites opposition", INSURER])
			expect(await tick(page, name).isChecked()).toBe(true);
		await openRecord(page);
		await lines(page, record.missing).focus();
		await page.keyboard.type("Vélo bleu");
		await page.keyboard.press("Tab");
		await page.keyboard.type("Trace près de la gâche");
		expect(await lines(page, record.marks).inputValue()).toBe("Trace près de la gâche");
		await expectNoObstacle(page, visit);
	});

	if (!visit.script)
		test("rien ne promet de garder, d’imprimer ni d’effacer", async () => {
			const { page } = visitor;
			expect(await page.getByText("reste sur cet appareil").count()).toBe(0);
			expect(await page.getByRole("button", { name: breakInList.print }).count()).toBe(0);
			expect(await page.getByRole("button", { name: breakInList.erase }).count()).toBe(0);
		});

	if (visit.network === false)
		test("la liste se remplit, se garde et se retrouve", async () => {
			const { page } = visitor;
			await tick(page, INSURER).check();
			await openRecord(page);
			await lines(page, record.missing).fill("Vélo bleu");
			await soon(() => kept(page)).toContain("Vélo bleu");
			await open(page, paths.breakIn);
			await soon(() => tick(page, INSURER).isChecked()).toBe(true);
			expect(await lines(page, record.missing).inputValue()).toBe("Vélo bleu");
			await page.getByText(offlineNote).waitFor();
		});
});

test("ce qui est coché et écrit se retrouve le lendemain, sur cet appareil et nulle part ailleurs", async () => {
	const page = await atHome();
	await page.waitForLoadState("networkidle");
	expect(await kept(page)).toBeNull();
	expect(await page.getByText(breakInList.kept).isVisible()).toBe(true);
	const asked: string[] = [];
	// Pictures come as the page is scrolled to them.
	page.on("request", (request) => void (request.resourceType() === "image" || asked.push(request.url())));
	await tick(page, INSURER).check();
	await openRecord(page);
	await page.getByLabel(record.date).fill("2026-03-14");
	await page.getByLabel(record.insurer).fill("Mutuelle du Bion, 4471");
	await lines(page, record.missing).fill("Vélo bleu\nOrdinateur");
	expect(asked).toEqual([]);

	await open(page, paths.breakIn);
	await soon(() => tick(page, INSURER).isChecked()).toBe(true);
	expect(await tick(page, "Portez plainte").isChecked()).toBe(false);
	expect(await page.getByLabel(record.date).inputValue()).toBe("2026-03-14");
	expect(await page.getByLabel(record.insurer).inputValue()).toBe("Mutuelle du Bion, 4471");
	expect(await lines(page, record.missing).inputValue()).toBe("Vélo bleu\nOrdinateur");
	const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)].sort());
	expect(names).toEqual(["cookies-accepted", LIST_KEY]);
});

test("un bouton efface tout de l’appareil, après avoir demandé", async () => {
	const page = await atHome();
	await tick(page, INSURER).check();
	await openRecord(page);
	await lines(page, record.marks).fill("Trace");
	const erase = page.getByRole("button", { name: breakInList.erase });
	page.once("dialog", (dialog) => dialog.dismiss());
	await erase.click();
	expect(await kept(page)).toContain("Trace");
	page.once("dialog", (dialog) => dialog.accept());
	await erase.click();
	await page.getByRole("status").filter({ hasText: breakInList.erased }).waitFor();
	expect(await kept(page)).toBeNull();
	expect(await tick(page, INSURER).isChecked()).toBe(false);
	expect(await lines(page, record.marks).inputValue()).toBe("");
	expect(await violations(page)).toEqual([]);
});

test("ce qui est coché avant que le script arrive reste coché, et se garde", async () => {
	const page = await arrive({ size: "phone" });
	const release = await hold(page, "**/assets/*.js");
	await page.goto(paths.breakIn, { waitUntil: "commit" });
	await tick(page, INSURER).check();
	release();
	await page.getByRole("button", { name: breakInList.erase }).waitFor();
	expect(await tick(page, INSURER).isChecked()).toBe(true);
	expect(await kept(page)).toContain(INSURER);
});

test.each([
	["une mémoire illisible", `localStorage.setItem("${LIST_KEY}", "{")`],
	[
		"un navigateur qui refuse de garder",
		'Object.defineProperty(window, "localStorage", { get() { throw new Error() } })',
	],
])("%s n’empêche rien : la liste sert quand même", async (_, before) => {
	const page = await arrive({ size: "phone", decided: false });
	await page.addInitScript(before);
	await open(page, paths.breakIn);
	await tick(page, INSURER).check();
	expect(await tick(page, INSURER).isChecked()).toBe(true);
	expect(await page.getByRole("button", { name: breakInList.print }).isVisible()).toBe(true);
});

const objects = (count: number) =>
	Array.from({ length: count }, (_, n) => `Objet ${n + 1}, marque, 1 249 € en mai 2023`).join("\n");
/** As wide and high as an A4 sheet between its margins. */
const SHEET = { width: 688, height: 1016 };

async function filled(written: string): Promise<Page> {
	const page = await arrive({ viewport: SHEET });
	await page.addInitScript("window.print = () => { document.title = 'imprimé' }");
	await open(page, paths.breakIn);
	await lines(page, record.missing).fill(written);
	if (written) await page.getByLabel(record.address).fill("12 rue de la République, 38300 Bourgoin-Jallieu");
	return page;
}

test.each([
	["vide, à remplir à la main", "", 1],
	["avec six objets", objects(6), 1],
	["avec trente-huit", objects(38), 2],
])("la liste s’imprime seule, la part de l’assureur d’abord : %s", async (_, written, sheets) => {
	const page = await filled(written);
	await page.getByRole("button", { name: breakInList.print }).click();
	expect(await page.title()).toBe("imprimé");
	await page.emulateMedia({ media: "print" });
	expect(await page.getByText(business.phoneNational).first().isVisible()).toBe(true);
	expect(await page.locator("main > *").evaluateAll((all) => all.filter((part) => part.checkVisibility()).length)).toBe(
		1,
	);
	const order = await page.locator("main h2, main h3").evaluateAll((all) =>
		all
			.filter((title) => title.checkVisibility())
			.sort((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
			.map((title) => title.textContent),
	);
	expect(order.slice(0, 2)).toEqual([record.title, actions.title]);
	expect(await page.getByText(record.signature).isVisible()).toBe(true);
	// No box, which two sheets would part: what was written is text, over the whole width, each sum in one piece.
	expect(await page.locator("main :is(textarea, input:not([type=checkbox]))").evaluateAll(shownOf)).toBe(0);
	if (written) {
		const text = page.getByText("Objet 1,", { exact: false }).last();
		expect(await text.innerText()).toBe(written.replaceAll("1 249 €", "1\u00a0249\u00a0€"));
		expect((await text.boundingBox())?.width).toBeGreaterThan(SHEET.width * 0.95);
	}
	expect(await leaves(page)).toBeLessThanOrEqual(sheets);
	// The rest of the page is back once the sheet is out.
	await page.emulateMedia({ media: "screen" });
	expect(await page.locator("[data-alone]").count()).toBe(0);
});

const shownOf = (all: Element[]) => all.filter((field) => field.checkVisibility()).length;

test("par le menu du navigateur aussi, une liste remplie s’imprime seule", async () => {
	const page = await filled(objects(6));
	expect(await leaves(page)).toBe(1);
	expect(await page.locator("[data-alone]").count()).toBe(0);
});
