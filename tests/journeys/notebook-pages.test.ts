import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, onTestFinished, test } from "vitest";
import { words } from "#notebook/pages/words.ts";
import type { NotebookPages } from "#notebook/views.ts";
import { ownPagePolicy } from "#relay/http/content-policy.ts";
import { violations } from "#tests/support/axe.ts";
import { launchBrowser, sharedBrowser } from "#tests/support/browser.ts";
import { views } from "#tests/support/notebook-views.ts";
import { SITE_DIR } from "#tests/support/pages.ts";
import { sweep } from "#tests/support/sweep.ts";
import { visitorViews } from "#tests/support/visitor-views.ts";
import { followWords } from "#visitor/pages/words.ts";
import { VISITOR_SCRIPT } from "#visitor/views.ts";

const HOST = "http://127.0.0.1:9";
const BUILT = new URL("../../build/carnet/pages.js", import.meta.url).href;
const { render, renderVisitor, style, script, visitorScript } = (await import(
	/* @vite-ignore */ BUILT
)) as NotebookPages;
const documents: Record<string, () => string> = {
	...Object.fromEntries(Object.entries(views).map(([name, view]) => [name, () => render(view)])),
	...Object.fromEntries(Object.entries(visitorViews).map(([name, view]) => [name, () => renderVisitor(view)])),
};
const names = Object.keys(documents);

/** Answers with the built pages, under the site's own policy. */
async function serve(page: Page): Promise<string[]> {
	const complaints: string[] = [];
	page.on("console", (message) => complaints.push(message.text()));
	await page.route("**/*", (route) => {
		const { pathname: path, searchParams } = new URL(route.request().url());
		if (path === "/carnet/saisie.js") return route.fulfill({ contentType: "text/javascript", body: script });
		if (path === VISITOR_SCRIPT) return route.fulfill({ contentType: "text/javascript", body: visitorScript });
		if (path === "/carnet/style.css") return route.fulfill({ contentType: "text/css", body: style });
		// Pictures of the public site, which stands elsewhere.
		if (path.startsWith("/assets/images/")) return route.fulfill({ path: join(SITE_DIR, path) });
		// Photographs that wait: any picture will do.
		if (/^\/carnet\/atelier\/photo\/|^\/suivi\/\w+\/photo\//.test(path))
			return route.fulfill({ path: join(SITE_DIR, "favicon.svg") });
		const body = documents[searchParams.get("vue") ?? decodeURIComponent(path.slice(1))]?.();
		if (body === undefined) return route.fulfill({ status: 404, body: "" });
		const policy = ownPagePolicy(false);
		return route.fulfill({ contentType: "text/html", body, headers: { "content-security-policy": policy } });
	});
	return complaints;
}

async function phone(viewport: { width: number; height: number }, browser = sharedBrowser()) {
	const context = await (await browser).newContext({ viewport, baseURL: HOST });
	onTestFinished(() => context.close());
	const page = await context.newPage();
	return { page, complaints: await serve(page) };
}

const openAll = (page: Page) =>
	page.evaluate(() => {
		// One of those that shut each other opens, and the menu stays shut: it covers what it is above.
		for (const fold of document.querySelectorAll<HTMLDetailsElement>("main details")) fold.open = true;
	});

/** Nothing runs out of the screen, on any page. */
async function expectNoOverflow(page: Page): Promise<void> {
	for (const name of names) {
		await page.goto(`/${name}`);
		await openAll(page);
		const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
		expect({ name, over }).toEqual({ name, over: 0 });
	}
}

const lowTargets = (page: Page) =>
	page.evaluate(() =>
		[...document.querySelectorAll("a, button, summary, textarea, input:not([type=hidden])")].flatMap((element) => {
			if (!element.checkVisibility() || element.matches(".cover, [aria-hidden=true]")) return [];
			const { width, height } = (element.closest("label") ?? element).getBoundingClientRect();
			return height < 47.5 || width < 47.5 ? [`${element.textContent} (${width} × ${height})`] : [];
		}),
	);

/** What stands in every field that a person sees, of forms that are posted. */
const standing = () =>
	[...document.querySelectorAll<HTMLInputElement>("input, textarea, select")]
		// Which of the waiting photographs takes this place the address says; a tap's tenth choice comes with its picture.
		.filter(
			(field) =>
				field.form?.method !== "get" &&
				!/^(hidden|file)$/.test(field.type) &&
				!field.closest("[hidden], [data-fleeting]"),
		)
		.map(({ type, name, value, checked }) => [name, /^(checkbox|radio)$/.test(type) ? `${value} ${checked}` : value]);

/** Types something else into each of them, as a person does. @returns what stands there then */
function typeOverAll() {
	const fields = [...document.querySelectorAll<HTMLInputElement>("input, textarea, select")].filter(
		(field) =>
			field.form?.method !== "get" &&
			!/^(hidden|file)$/.test(field.type) &&
			!field.closest("[hidden], [data-fleeting]"),
	);
	for (const [index, field] of fields.entries()) {
		if (/^(checkbox|radio)$/.test(field.type)) field.checked = field.type === "radio" || !field.checked;
		else if (field instanceof HTMLSelectElement) field.selectedIndex = field.options.length - 1;
		else field.value = { date: "2031-12-24", time: "10:45" }[field.type] ?? `Tapé ${index}`;
		field.dispatchEvent(new Event("input", { bubbles: true }));
	}
	return fields.map(({ type, name, value, checked }) => [
		name,
		/^(checkbox|radio)$/.test(type) ? `${value} ${checked}` : value,
	]);
}

describe("les pages du carnet, sur un téléphone de 360 pixels", () => {
	test("axe n’y trouve rien, la politique de sécurité non plus, et tout se touche avec des gants", async () => {
		const { page, complaints } = await phone({ width: 360, height: 640 });
		for (const name of names) {
			await page.goto(`/${name}`);
			for (const state of sweep(["shut", "open"], ["open"])) {
				if (state === "open") await openAll(page);
				expect({ name, found: await violations(page) }).toEqual({ name, found: [] });
			}
			expect({ name, low: await lowTargets(page) }).toEqual({ name, low: [] });
		}
		expect(complaints).toEqual([]);
	}, 240_000);

	test.each(sweep([320, 360, 390, 768, 1440], [320, 1440]))(
		"rien ne déborde à %i pixels",
		async (width) => expectNoOverflow((await phone({ width, height: 800 })).page),
		120_000,
	);

	test("avec des lettres deux fois plus grandes, rien ne déborde non plus", async () => {
		const browser = launchBrowser("--blink-settings=defaultFontSize=32");
		onTestFinished(async () => (await browser).close());
		await expectNoOverflow((await phone({ width: 360, height: 640 }, browser)).page);
	}, 120_000);

	test("l’appel est sur le premier écran, et chaque page du menu s’atteint au clavier", async () => {
		const { page } = await phone({ width: 360, height: 640 });
		await page.goto("/demande");
		const call = await page.locator(".btn-call").boundingBox();
		expect((call?.y ?? 999) + (call?.height ?? 0)).toBeLessThan(420);
		// The way to the atelier stands under those who wait: it pushes nobody down.
		await page.goto("/a-rappeler-exemple");
		const called = await page.getByRole("button", { name: "J’ai rappelé" }).first().boundingBox();
		const toAtelier = await page.getByRole("link", { name: words.sample.link }).boundingBox();
		expect(called?.y ?? 999).toBeLessThan(400);
		expect(toAtelier?.y ?? 0).toBeGreaterThan(called?.y ?? 999);
		await page.goto("/a-rappeler");
		await page.locator("nav summary").focus();
		await page.keyboard.press("Enter");
		await page.keyboard.press("Tab");
		expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.pages.call);
		const panel = await page.locator(".menu-panel").boundingBox();
		expect(panel?.y).toBeGreaterThanOrEqual(0);
	});

	test("une coche pour toutes coche chacune ; en reprendre une la reprend, et laisse les autres", async () => {
		const { page } = await phone({ width: 390, height: 844 });
		const name = names.find((one) => (documents[one]?.().match(/ of-all"/g)?.length ?? 0) > 1);
		await page.goto(`/${name}`);
		await openAll(page);
		const part = page.locator(".part:has(.tick-all)").first();
		const [all, ticks] = [part.locator(".tick-all input"), part.locator(".of-all > input")];
		const ticked = () => ticks.evaluateAll((inputs) => inputs.map((one) => (one as HTMLInputElement).checked));
		await all.check();
		expect(await ticked()).toEqual(Array(await ticks.count()).fill(true));
		await ticks.first().uncheck();
		expect(await all.isChecked()).toBe(false);
		expect(await ticked()).toEqual([false, ...Array((await ticks.count()) - 1).fill(true)]);
	});

	test("une coche gardée dont la question n’est plus là s’en va ; des mots tapés, non", async () => {
		const { page } = await phone({ width: 390, height: 844 });
		const key = "carnet-saisie /atelier-loi";
		await page.goto("/atelier-loi");
		await page.evaluate((name) => {
			const typed = {
				"legal-vat-usuel=oui": { now: "true", before: "false" },
				"legal-mots": { now: "Mots", before: "" },
			};
			localStorage.setItem(name, JSON.stringify({ atMs: Date.now(), typed, sent: [] }));
		}, key);
		await page.goto("/atelier-loi");
		const kept = await page.evaluate((name) => localStorage.getItem(name), key);
		expect(Object.keys((JSON.parse(kept ?? "{}") as { typed: object }).typed)).toEqual(["legal-mots"]);
	});

	test("avec le script, chaque champ de chaque page se retrouve quand on revient", async () => {
		const { page } = await phone({ width: 390, height: 844 });
		let fields = 0;
		for (const name of Object.keys(views)) {
			await page.goto(`/${name}`);
			const typed = await page.evaluate(typeOverAll);
			if (typed.length === 0) continue;
			fields += typed.length;
			await page.goto(`/${name}`);
			expect({ name, found: await page.evaluate(standing) }).toEqual({ name, found: typed });
			await page.evaluate(() => localStorage.clear());
		}
		expect(fields).toBeGreaterThan(300);
	}, 120_000);

	test("le total d’un devis se lit pendant qu’il s’écrit, et se tait devant ce qui n’est pas un nombre", async () => {
		const { page } = await phone({ width: 390, height: 844 });
		await page.goto("/devis");
		const total = page.locator(".quote-sum");
		const says = async (sum: RegExp) => expect.poll(() => total.textContent()).toMatch(sum);
		await says(/^Total TTC\s: 89,50\s€$/);
		await page.locator('[name="1.combien"]').fill("1,5");
		await says(/: 179,50\s€$/);
		await page.getByRole("button", { name: /^Un de plus\s: Main/ }).click();
		await says(/: 239,50\s€$/);
		await page.locator('[name="1.combien"]').fill("1,5");
		// What the night adds is worked out, and stays his to change.
		await page.getByRole("checkbox", { name: /^Comptée Majoration/ }).check();
		await says(/: 269,25\s€$/);
		await page.locator('[name="1.combien"]').fill("2,5");
		await says(/: 359,25\s€$/);
		await page.locator('[name="1.combien"]').fill("1,5");
		await page.getByRole("checkbox", { name: /^Comptée Majoration/ }).uncheck();
		await openAll(page);
		await page.locator('[name="remise"]').fill("9,50 €");
		await says(/: 170\s€$/);
		await page.locator('[name="1.prix"]').fill("à voir");
		expect(await total.isVisible()).toBe(false);
	});

	test("le mot à moitié écrit d’un client se retrouve quand il revient, sa signature aussi ; effacée, la demande n’en laisse rien", async () => {
		const { page } = await phone({ width: 390, height: 844 });
		const [request, quote] = ["/suivi/jeton?vue=suivi-envoyee", "/suivi/jeton/devis?vue=devis-a-lire"];
		const typed = { [request]: "textarea[name=mot]", [quote]: "[autocomplete=name]" };
		for (const [path, field] of Object.entries(typed)) {
			await page.goto(path);
			await page.locator(field).first().fill("Sonner deux fois");
			await page.goto("/a-rappeler");
			await page.goto(path);
			expect(await page.locator(field).first().inputValue()).toBe("Sonner deux fois");
			if (path === request) expect(await page.getByText(followWords.word.unsent).isVisible()).toBe(true);
		}
		await page.goto("/suivi/jeton?vue=suivi-effacee");
		expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("suivi-")))).toEqual([]);
	});

	test("imprimée, une demande garde ce qui a été envoyé et n’a rien à presser", async () => {
		const { page } = await phone({ width: 700, height: 900 });
		await page.goto("/demande-suivie");
		await page.emulateMedia({ media: "print" });
		await expect.poll(() => page.locator("form:visible, button:visible, summary:visible, nav:visible").count()).toBe(0);
		expect(await page.locator("dd:visible").count()).toBeGreaterThan(6);
	});
});
