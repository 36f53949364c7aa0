import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { labels } from "#content/quote-form-words.ts";
import { paths } from "#content/site-map.ts";
import { contrast } from "#tests/support/contrast.ts";
import { BOTH_SIZES, journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { fill, send } from "#tests/support/quote-form.ts";

const { arrive, arriveAt } = journeys();

test.each(BOTH_SIZES)("$where, le numéro se lit à plus de 7 pour 1 partout où il est écrit", async ({ size }) => {
	const page = await arrive({ size, script: false });
	for (const path of KINDS_OF_PAGE) {
		await page.goto(path, { waitUntil: "domcontentloaded" });
		const numbers = await page.evaluate((telHref) => {
			const ground = (element: Element | null): string => {
				if (!element) return "rgb(255, 255, 255)";
				const colour = getComputedStyle(element).backgroundColor;
				return /, 0\)$/.test(colour) ? ground(element.parentElement) : colour;
			};
			return [...document.querySelectorAll(`a[href="${telHref}"]`)]
				.filter((link) => link.checkVisibility())
				.map((link) => ({ text: link.textContent, ink: getComputedStyle(link).color, ground: ground(link) }));
		}, business.telHref);
		expect(numbers.length).toBeGreaterThanOrEqual(3);
		for (const { text, ink, ground } of numbers)
			expect(contrast(ink, ground), `${path} : ${text}, ${ink} sur ${ground}`).toBeGreaterThanOrEqual(7);
	}
});

describe("un bouton répond", () => {
	test("survolé puis pressé, le bouton d’appel change, et se lit toujours", async () => {
		const page = await arriveAt(paths.home);
		const call = page.locator("main .btn-call:visible").first();
		const look = () =>
			call.evaluate((link) => {
				const { backgroundColor: ground, color: ink, transform: moved } = getComputedStyle(link);
				return { ground, ink, moved };
			});
		const atRest = await look();
		await call.hover();
		await expect.poll(async () => (await look()).ground).not.toBe(atRest.ground);
		await expect.poll(async () => contrast(atRest.ink, (await look()).ground)).toBeGreaterThanOrEqual(7);
		await page.mouse.down();
		await expect.poll(async () => (await look()).moved).not.toBe(atRest.moved);
		await page.evaluate(() => addEventListener("click", (event) => event.preventDefault(), { once: true }));
		await page.mouse.up();
	});

	test("pendant l’envoi, il le dit et le montre", async () => {
		const page = await arrive();
		await page.route("**/api/devis", () => {});
		await open(page, paths.contact);
		await fill(page, mDaSilva);
		const button = page.getByRole("button", { name: labels.submit });
		await button.hover();
		const before = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
		await send(page);
		const busy = page.getByRole("button", { name: labels.sending });
		await busy.waitFor();
		await expect.poll(() => busy.evaluate((element) => getComputedStyle(element).backgroundColor)).not.toBe(before);
		expect(await busy.evaluate((element) => getComputedStyle(element).cursor)).toBe("progress");
	});
});

describe("couleurs imposées par le système", () => {
	test.each(BOTH_SIZES)(
		"$where, boutons bordés, entrée courante marquée, icônes de la couleur des mots",
		async ({ size }) => {
			const page = await arrive({ size });
			await page.emulateMedia({ forcedColors: "active" });
			for (const path of [paths.contact, paths.doorCladding]) {
				await open(page, path);
				const found = await page.evaluate(() => {
					const canvas = getComputedStyle(document.body).backgroundColor;
					const style = (element: Element) => getComputedStyle(element);
					const shown = (selector: string) =>
						[...document.querySelectorAll(selector)].filter((one) => one.checkVisibility());
					return {
						unbordered: shown(".btn").filter((one) => style(one).borderTopColor === canvas).length,
						marked: shown("header nav .border-transparent").filter((one) => style(one).borderBottomColor !== canvas)
							.length,
						dim: shown("svg.shrink-0").filter((one) => style(one).color !== style(one.parentElement!).color).length,
						fields: shown("input, select, textarea").filter((one) => style(one).borderTopColor === canvas).length,
					};
				});
				expect(found, path).toEqual({ unbordered: 0, marked: 0, dim: 0, fields: 0 });
			}
			await open(page, paths.home);
			const digits = page.locator(".key-call text");
			expect(await digits.count()).toBe(10);
			const colours = await digits.evaluateAll((all) =>
				all.map((one) => [getComputedStyle(one).fill, getComputedStyle(one).color]),
			);
			for (const [fill, ofLinks] of colours) expect(fill).toBe(ofLinks);
			await page.keyboard.press("Tab");
			const ring = await page.evaluate(() => getComputedStyle(document.activeElement!).outlineWidth);
			expect(ring).toBe("3px");
			await page.getByRole("link", { name: chrome.skipLink }).waitFor();
		},
	);
});

test("qui demande moins de mouvement n’en a pas", async () => {
	const page = await arriveAt(paths.home);
	const slow = await page.evaluate(() =>
		[...document.querySelectorAll("*")].filter((element) => {
			const { transitionDuration, animationDuration } = getComputedStyle(element);
			return [transitionDuration, animationDuration].some((value) => Number.parseFloat(value) > 0.01);
		}),
	);
	expect(slow).toHaveLength(0);
});
