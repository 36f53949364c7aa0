import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { homePage } from "#content/pages/home.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { violations } from "#tests/support/axe.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { BOTH_SIZES, isBooted, isWhole, journeys, open } from "#tests/support/journey.ts";
import { coveringPages } from "#tests/support/kinds-of-page.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { failure, fill, send, success } from "#tests/support/quote-form.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive, arriveAt } = journeys();
const COVERING = coveringPages();
/** The first ones hold most sorts of elements. */
const RICHEST = sweep(COVERING, COVERING.slice(0, 5));

test("au téléphone, aucun élément d’aucune page ne met d’obstacle à personne, ni avant ni après le premier geste", async () => {
	const page = await arrive({ size: "phone" });
	for (const path of COVERING) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		// As a machine that only looks sees it, Lighthouse for one: what is far from the screen is not drawn yet.
		await isBooted(page);
		if (RICHEST.includes(path)) expect(await violations(page), path).toEqual([]);
		await isWhole(page);
		expect(await violations(page), `${path}, vivante`).toEqual([]);
	}
}, 60_000);

test("sur grand écran non plus", async () => {
	const page = await arrive();
	expect(COVERING.length).toBeGreaterThan(10);
	for (const path of RICHEST) {
		await open(page, path);
		expect(await violations(page), path).toEqual([]);
	}
}, 60_000);

test("le contrôle voit bien ce qui n’irait pas", async () => {
	const page = await arriveAt("/contact");
	await page.evaluate(() => {
		document.querySelector("main a")!.setAttribute("aria-label", "autre chose");
		document.querySelector("label")!.remove();
		document.querySelector<HTMLElement>("#devis-form p")!.style.color = "#ccc";
	});
	const rules = (await violations(page)).map((line) => line.split(" ")[0]);
	expect(rules).toEqual(expect.arrayContaining(["label", "color-contrast", "label-content-name-mismatch"]));
});

describe.each(BOTH_SIZES)("aucun obstacle, $where", ({ size }) => {
	test("bandeau des cookies, résumé puis détail", async () => {
		const page = await arriveAt(paths.home, { size, decided: false });
		await summaryOf(page).waitFor();
		expect(await violations(page)).toEqual([]);
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("menu ouvert", async () => {
		const page = await arriveAt(paths.lockChange, { size });
		if (size === "phone") await page.getByRole("button", { name: chrome.drawer.open }).click();
		else await page.locator("header summary").click();
		await page.getByRole("link", { name: "Porte blindée", exact: true }).first().waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("galerie ouverte", async () => {
		const page = await arriveAt(paths.home, { size });
		await page.getByRole("link", { name: pictures[homePage.gallery.items[0]!.picture].alt }).click();
		await page.getByRole("dialog").waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("formulaire en erreur, puis envoi échoué, puis envoyé", async () => {
		const page = await arrive({ size });
		await page.route("**/api/devis", (route) => route.fulfill({ status: 500 }), { times: 1 });
		await open(page, paths.contact);
		await send(page);
		await page.locator("#devis-resume").waitFor();
		expect(await violations(page)).toEqual([]);
		await fill(page, { ...mDaSilva, phone: "+33 4 65 71" });
		await send(page);
		await failure(page).waitFor();
		expect(await violations(page)).toEqual([]);
		await send(page);
		await success(page).waitFor();
		expect(await violations(page)).toEqual([]);
	});

	test("temps de trajet calculé, bouton d’appel flottant à l’écran", async () => {
		const page = await arriveAt(paths.serviceArea, { size });
		await page.getByRole("combobox", { name: words.label }).fill("38300");
		await page.keyboard.press("Enter");
		await page.getByText(/^38300/).waitFor();
		// It hides where it would lie on a control: somewhere on the way it shows.
		const button = page.getByRole("link", { name: chrome.floatingCall });
		await expect
			.poll(async () => {
				await page.mouse.wheel(0, 150);
				return button.isVisible();
			})
			.toBe(true);
		expect(await violations(page)).toEqual([]);
	});
});

const DUSK = "rgb(22, 41, 60)";
/** Grounds of the page's parts lighter than the letters on them could be: what stays paper there is a notice alone. */
const GLARING = `[...document.querySelectorAll("main *, #site > header, #site > header *")].filter((element) => {
	const [r, g, b, a = 1] = getComputedStyle(element).backgroundColor.match(/[\\d.]+/g).map(Number);
	return a > 0.5 && Math.min(r, g, b) > 200 && element.checkVisibility() && !element.closest("[role=status], [role=alert], .border-red, .bg-paper, [aria-hidden]");
}).map((element) => element.outerHTML.slice(0, 120))`;

test.each(BOTH_SIZES)(
	"$where, un écran voulu sombre trouve la nuit sur chaque sorte de page, lisible partout",
	async ({ size }) => {
		const page = await arrive({ size });
		await page.emulateMedia({ colorScheme: "dark" });
		for (const path of RICHEST) {
			await open(page, path);
			await isWhole(page);
			const ground = () => page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor);
			await expect.poll(ground, { message: path }).toBe(DUSK);
			expect(await page.evaluate(GLARING), path).toEqual([]);
			expect(await violations(page), path).toEqual([]);
		}
		await page.emulateMedia({ colorScheme: "light" });
		expect(await page.locator("main").evaluate((main) => getComputedStyle(main).backgroundColor)).not.toBe(DUSK);
	},
	60_000,
);

test("sur un écran sombre, ce que la page répond se lit aussi : erreurs, secours, temps de trajet, bandeau", async () => {
	const page = await arrive({ size: "phone", decided: false });
	await page.emulateMedia({ colorScheme: "dark" });
	await open(page, "/contact");
	await summaryOf(page).waitFor();
	expect(await violations(page), "bandeau").toEqual([]);
	await press(page, consent.summary.customise);
	await settingsOf(page).waitFor();
	expect(await violations(page), "réglages").toEqual([]);
	await press(page, consent.settings.necessaryOnly);
	await send(page);
	await page.locator("#devis-form [aria-invalid=true]").first().waitFor();
	expect(await violations(page), "erreurs").toEqual([]);
	await open(page, "/depannage-24h");
	for (const group of await page.locator("main fieldset").all()) await group.locator("label").first().click();
	expect(await violations(page), "secours").toEqual([]);
	await open(page, "/zone-intervention");
	await page.getByRole("combobox").fill("saint");
	await page.getByRole("option").first().waitFor();
	expect(await violations(page), "suggestions").toEqual([]);
	await page.getByRole("option").first().click();
	await page.getByText(words.call).waitFor();
	expect(await violations(page), "réponse").toEqual([]);
}, 60_000);
