import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { homePage } from "#content/pages/home.ts";
import { pictures } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { ANY_SIZE, address, focused, journeys, soon } from "#tests/support/journey.ts";

const { arriveAt } = journeys();
const { viewer } = chrome;
const items = homePage.gallery.items;
const titles = items.map((item) => item.title);
const altOf = (index: number) => pictures[items[index]!.picture].alt;

const dialog = (page: Page) => page.getByRole("dialog", { name: viewer.label });
const picture = (page: Page, index: number) => page.getByRole("main").getByRole("link", { name: altOf(index) });
const press = (page: Page, name: string) => dialog(page).getByRole("button", { name }).click();

/** What the viewer shows: the picture and its title, which must be of one item. */
async function shown(page: Page): Promise<string> {
	const alt = await dialog(page).getByRole("img").getAttribute("alt");
	const item = items.find((entry) => pictures[entry.picture].alt === alt);
	return (await dialog(page)
		.getByText(item?.title ?? "?")
		.isVisible())
		? (item?.title ?? "")
		: `sans titre : ${alt}`;
}

describe.each(ANY_SIZE)("$where", ({ size }) => {
	const visit = () => arriveAt(paths.home, { size });
	const openOn = async (index: number) => {
		const page = await visit();
		await picture(page, index).click();
		await dialog(page).waitFor();
		return page;
	};

	test("la galerie a quatre images, et chacune s’ouvre sur elle-même", async () => {
		const page = await visit();
		expect(items).toHaveLength(4);
		for (const [index, title] of titles.entries()) {
			await picture(page, index).click();
			await dialog(page).waitFor();
			expect(await shown(page)).toBe(title);
			expect(await dialog(page).getByText(items[index]!.description).isVisible()).toBe(true);
			await press(page, viewer.close);
			await dialog(page).waitFor({ state: "detached" });
		}
	});

	test("les boutons tournent en rond, dans les deux sens", async () => {
		const page = await openOn(2);
		for (const expected of [titles[3], titles[0], titles[1]]) {
			await press(page, viewer.next);
			await soon(() => shown(page)).toBe(expected);
		}
		for (const expected of [titles[0], titles[3], titles[2]]) {
			await press(page, viewer.previous);
			await soon(() => shown(page)).toBe(expected);
		}
	});

	test("les flèches du clavier aussi, et Échap ferme et rend le focus à l’image", async () => {
		const page = await openOn(0);
		await page.keyboard.press("ArrowLeft");
		await soon(() => shown(page)).toBe(titles[3]);
		await page.keyboard.press("ArrowRight");
		await page.keyboard.press("ArrowRight");
		await soon(() => shown(page)).toBe(titles[1]);
		await page.keyboard.press("Escape");
		await dialog(page).waitFor({ state: "detached" });
		await soon(() => focusedPicture(page)).toBe(altOf(0));
		expect(address(page)).toBe(paths.home);
	});

	test("le bouton de fermeture rend le focus à l’image ouverte", async () => {
		const page = await openOn(1);
		await press(page, viewer.next);
		await press(page, viewer.close);
		await dialog(page).waitFor({ state: "detached" });
		await soon(() => focusedPicture(page)).toBe(altOf(1));
	});

	test("le focus reste dans la galerie tant qu’elle est ouverte", async () => {
		const page = await openOn(1);
		const seen = new Set<string>();
		for (let press = 0; press < 8; press++) {
			await page.keyboard.press("Tab");
			const inside = await page.evaluate(() => {
				const active = document.activeElement;
				// Between the last button and the first, the focus is the browser's own.
				return active === document.body || active?.closest("dialog[open]") !== null;
			});
			expect(inside).toBe(true);
			seen.add(await focused(page));
		}
		expect([...seen]).toEqual(expect.arrayContaining([viewer.close, viewer.previous, viewer.next]));
	});

	test("l’image tient dans l’écran", async () => {
		const page = await openOn(0);
		const image = dialog(page).getByRole("img");
		await soon(() => image.evaluate((element) => (element as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
		const box = (await image.boundingBox())!;
		const { width, height } = page.viewportSize()!;
		expect(box.width).toBeGreaterThan(200);
		expect([box.x >= 0, box.y >= 0, box.x + box.width <= width, box.y + box.height <= height]).not.toContain(false);
	});
});

test("au téléphone, un doigt glissé change d’image, un petit geste non", async () => {
	const page = await arriveAt(paths.home, { size: "phone" });
	await picture(page, 0).click();
	await dialog(page).waitFor();
	await swipe(page, { from: 300, to: 120 });
	await soon(() => shown(page)).toBe(titles[1]);
	await swipe(page, { from: 120, to: 300 });
	await soon(() => shown(page)).toBe(titles[0]);
	await swipe(page, { from: 120, to: 320 });
	await soon(() => shown(page)).toBe(titles[3]);
	await swipe(page, { from: 200, to: 180 });
	await press(page, viewer.next);
	await soon(() => shown(page)).toBe(titles[0]);
});

test("sur grand écran, la souris peut tirer l’image", async () => {
	const page = await arriveAt(paths.home);
	await picture(page, 0).click();
	await dialog(page).waitFor();
	await page.mouse.move(800, 450);
	await page.mouse.down();
	await page.mouse.move(600, 450, { steps: 4 });
	await page.mouse.up();
	await soon(() => shown(page)).toBe(titles[1]);
});

test("sans script, l’image s’ouvre seule", async () => {
	const page = await arriveAt(paths.home, { size: "phone", script: false });
	await picture(page, 2).click();
	await soon(() => address(page)).toBe(pictures[items[2]!.picture].src);
	const response = await page.reload();
	expect([response?.status(), response?.headers()["content-type"]]).toEqual([200, expect.stringMatching(/^image\//)]);
});

const focusedPicture = (page: Page) =>
	page.evaluate(() => document.activeElement?.querySelector("img")?.getAttribute("alt") ?? "");

/** A finger, as the browser's own input sees it. */
async function swipe(page: Page, { from, to }: { from: number; to: number }) {
	const session = await page.context().newCDPSession(page);
	const y = 400;
	await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x: from, y }] });
	for (let step = 1; step <= 4; step++) {
		const x = from + ((to - from) * step) / 4;
		await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: [{ x, y }] });
	}
	await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
	await session.detach();
}
