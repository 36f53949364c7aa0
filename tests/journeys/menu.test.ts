import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { navigation, paths, serviceLinks } from "#content/site-map.ts";
import { address, focused, journeys, soon } from "#tests/support/journey.ts";

const { arriveAt } = journeys();
const BROWSERS = [
	{ browser: "avec script", script: true },
	{ browser: "sans script", script: false },
];

const nav = (page: Page) => page.getByRole("navigation", { name: chrome.header.navigationLabel });
const summary = (page: Page) => nav(page).locator("summary");
const entries = (page: Page) => nav(page).locator("details").getByRole("link");
const isOpen = (page: Page) => entries(page).first().isVisible();

describe.each(BROWSERS)("menu des services, $browser", ({ script }) => {
	const visit = (path: string) => arriveAt(path, { script });

	test("il s’ouvre et se ferme, et montre les six services dans l’ordre", async () => {
		const page = await visit(paths.home);
		expect(await isOpen(page)).toBe(false);
		await summary(page).click();
		expect(await isOpen(page)).toBe(true);
		const labels = await entries(page).allTextContents();
		expect(labels.slice(0, serviceLinks.length)).toEqual(serviceLinks.map((entry) => entry.label));
		expect(labels.slice(serviceLinks.length)).toEqual([chrome.header.allServices]);
		await summary(page).click();
		expect(await isOpen(page)).toBe(false);
	});

	test("il s’ouvre aussi au clavier", async () => {
		const page = await visit(paths.home);
		await summary(page).focus();
		await page.keyboard.press("Enter");
		expect(await isOpen(page)).toBe(true);
		await page.keyboard.press("Tab");
		expect(await focused(page)).toBe(serviceLinks[0].label);
	});

	test("chaque entrée mène à sa page, s’y trouve marquée, et le menu est refermé", async () => {
		const page = await visit(paths.home);
		for (const { label, path } of [...serviceLinks, { label: chrome.header.allServices, path: paths.services }]) {
			await summary(page).click();
			await entries(page).getByText(label, { exact: true }).click();
			await soon(() => address(page)).toBe(path);
			await soon(() => isOpen(page)).toBe(false);
			const current = nav(page).locator("details [aria-current=page]");
			await soon(() => current.allTextContents()).toEqual([label]);
		}
	});
});

test("une adresse inconnue sous /services met Services en avant : son fichier, le même pour toutes, ne le pouvait pas", async () => {
	const page = await arriveAt("/services/inconnu");
	await soon(() => litEntries(page)).toEqual(["Services"]);
});

test("d’une page à l’autre sans rechargement, la mise en avant suit", async () => {
	const page = await arriveAt(paths.home);
	for (const { label, path } of navigation.filter((entry) => entry.path !== paths.services)) {
		await nav(page).getByRole("link", { name: label, exact: true }).click();
		await soon(() => address(page)).toBe(path);
		await soon(() => litEntries(page)).toEqual([label]);
	}
});

/** Entries of the header that carry the mark of the current page, a line under them. */
function litEntries(page: Page): Promise<string[]> {
	return nav(page).evaluate((element) =>
		[...element.querySelectorAll(":scope > ul > li > a, :scope > ul > li > details > summary")]
			.filter((entry) => !/^rgba\(.*, 0\)$/.test(getComputedStyle(entry).borderBottomColor))
			.map((entry) => entry.textContent?.trim() ?? ""),
	);
}

describe("avec script, le menu des services se ferme aussi", () => {
	const opened = async (path: string = paths.contact) => {
		const page = await arriveAt(path);
		await summary(page).click();
		expect(await isOpen(page)).toBe(true);
		return page;
	};

	test("par Échap, qui rend le focus à son bouton", async () => {
		const page = await opened();
		await entries(page).nth(2).focus();
		await page.keyboard.press("Escape");
		expect(await isOpen(page)).toBe(false);
		expect(await focused(page)).toBe("Services");
	});

	test("par un clic ailleurs", async () => {
		const page = await opened();
		await page.locator("h1").click();
		expect(await isOpen(page)).toBe(false);
	});

	test("en suivant le lien de la page où l’on est déjà", async () => {
		const page = await opened(paths.services);
		await entries(page).getByText(chrome.header.allServices).click();
		await soon(() => isOpen(page)).toBe(false);
	});
});

const { drawer: words } = chrome;
const drawer = (page: Page) => page.getByRole("navigation", { name: words.title });
const opener = (page: Page) => page.getByRole("button", { name: words.open });

describe.each(BROWSERS)("tiroir du téléphone, $browser", ({ script }) => {
	const visit = (path: string = paths.home) => arriveAt(path, { size: "phone", script });
	const opened = async (path?: string) => {
		const page = await visit(path);
		await opener(page).click();
		await drawer(page).waitFor();
		return page;
	};

	test("fermé au départ, il s’ouvre sur tous les liens et sur « Appelez-nous »", async () => {
		const page = await visit();
		expect(await drawer(page).isVisible()).toBe(false);
		await opener(page).tap();
		await drawer(page).waitFor();
		const labels = await drawer(page).getByRole("link").allTextContents();
		const services = serviceLinks.map((entry) => entry.label);
		const expected = navigation.flatMap(({ label, path }) =>
			path === paths.services ? [label, ...services] : [label],
		);
		expect(labels.slice(0, -1)).toEqual(expected);
		const call = drawer(page).getByRole("link", { name: words.call });
		expect(await call.getAttribute("href")).toBe(business.telHref);
		expect(await call.textContent()).toContain(business.phoneNational);
	});

	test("son bouton le ferme et rend le focus à celui qui l’a ouvert", async () => {
		const page = await opened();
		await page.getByRole("button", { name: words.close }).click();
		expect(await drawer(page).isVisible()).toBe(false);
		expect(await focused(page)).toBe(words.open);
	});

	test("Échap le ferme et rend le focus à celui qui l’a ouvert", async () => {
		const page = await visit();
		await opener(page).focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		await page.keyboard.press("Tab");
		expect(await focused(page)).toBe(navigation[0].label);
		await page.keyboard.press("Escape");
		expect(await drawer(page).isVisible()).toBe(false);
		expect(await focused(page)).toBe(words.open);
	});

	test("un doigt posé à côté le ferme", async () => {
		const page = await opened();
		await page.touchscreen.tap(12, 500);
		await soon(() => drawer(page).isVisible()).toBe(false);
	});

	test("un lien suivi mène à sa page, tiroir fermé, focus sur le titre si un script l’a suivi", async () => {
		const page = await opened();
		await drawer(page).getByRole("link", { name: "Zone d'intervention" }).click();
		await soon(() => address(page)).toBe(paths.serviceArea);
		await soon(() => drawer(page).isVisible()).toBe(false);
		if (script) await soon(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
	});

	test("le lien de la page où l’on est déjà le ferme aussi", async () => {
		const page = await opened(paths.contact);
		await drawer(page).getByRole("link", { name: "Contact" }).click();
		await soon(() => drawer(page).isVisible()).toBe(false);
		expect(address(page)).toBe(paths.contact);
	});

	test("la page en cours y est marquée, Services pour tout ce qui est dessous", async () => {
		const page = await opened(paths.lockChange);
		const marked = await drawer(page).locator("[aria-current=page]").allTextContents();
		expect(marked).toEqual(["Services", "Changement de serrure"]);
	});
});

test("le bandeau rouge « URGENCE 24H/24 » appelle, et n’existe que sur petit écran", async () => {
	const phone = await arriveAt(paths.home, { size: "phone" });
	const strip = (page: Page) => page.locator(`header a[href="${business.telHref}"]`, { hasText: chrome.strip });
	expect(await strip(phone).isVisible()).toBe(true);
	expect(await strip(phone).textContent()).toContain(business.phoneNational);
	expect(await phone.getByRole("navigation", { name: chrome.header.navigationLabel }).isVisible()).toBe(false);

	const desktop = await arriveAt(paths.home, { size: "desktop" });
	expect(await strip(desktop).isVisible()).toBe(false);
	expect(await opener(desktop).isVisible()).toBe(false);
	const banner = desktop.getByRole("region", { name: chrome.banner.label });
	expect(await banner.getByText(chrome.banner.arrival).isVisible()).toBe(true);
});

test("le doigt qui ferme le tiroir n’appelle personne, même posé sur le bandeau rouge", async () => {
	const page = await arriveAt(paths.home, { size: "phone" });
	const strip = (await page.getByRole("link", { name: chrome.strip }).boundingBox())!;
	await page.evaluate(() => {
		addEventListener("click", (event) => {
			const link = (event.target as Element).closest("a");
			if (link) document.body.dataset.followed = link.href;
		});
	});
	const tapTheStrip = () => page.touchscreen.tap(12, strip.y + strip.height / 2);
	const followed = () => page.evaluate(() => document.body.dataset.followed ?? "");
	await opener(page).click();
	await drawer(page).waitFor();
	await tapTheStrip();
	await soon(() => drawer(page).isVisible()).toBe(false);
	expect(await followed()).toBe("");
	await tapTheStrip();
	await soon(followed).toBe(business.telHref);
});
