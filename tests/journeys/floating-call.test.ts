import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { facts } from "#content/facts.ts";
import { paths, townPath } from "#content/site-map.ts";
import { triage } from "#content/triage.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { BOTH_SIZES, journeys, open, pressInFooter, soon } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive, arriveAt } = journeys();
const threshold = facts.floatingButtonAfterPx;

test.each(BOTH_SIZES)(
	"$where, le bouton d’appel rond paraît après 300 px de défilement, pas avant",
	async ({ size }) => {
		const page = await arrive({ size });
		const call = page.getByRole("link", { name: chrome.floatingCall });
		const scrollTo = async (y: number) => {
			await page.evaluate(async (top) => {
				const settled = new Promise((resolve) => addEventListener("scroll", resolve, { once: true }));
				window.scrollTo(0, top);
				await settled;
				await new Promise(requestAnimationFrame);
			}, y);
			return page.evaluate(() => scrollY);
		};
		expect(threshold).toBe(300);
		for (const path of [paths.home, townPath("voiron")]) {
			await open(page, path);
			expect(await call.count(), "en haut").toBe(0);
			expect(await scrollTo(threshold)).toBe(300);
			expect(await call.count(), "à 300").toBe(0);
			// Over a control it waits: then a little farther.
			for (let y = threshold + 1; y < threshold + 300 && !(await call.isVisible()); y += 20) await scrollTo(y);
			await soon(() => call.isVisible()).toBe(true);
			expect(await call.getAttribute("href")).toBe(business.telHref);
			await scrollTo(threshold);
			await soon(() => call.count()).toBe(0);
		}
	},
);

test("il est rond, au coin en bas à droite, et revient en haut de la page suivante caché", async () => {
	const page = await arriveAt(paths.home, { size: "phone" });
	const call = page.getByRole("link", { name: chrome.floatingCall });
	// Where it would lie on a control it does not show, and what lies there depends on the machine's letters.
	await soon(async () => {
		await page.evaluate(() => scrollTo(0, Math.max(scrollY + 40, 900)));
		return page.locator("html").getAttribute("data-call");
	}).toBe("round");
	const disc = page.locator(".floating-call .disc");
	await soon(async () => (await disc.boundingBox())?.width).toBe(64);
	const box = (await disc.boundingBox())!;
	expect(box.height).toBe(64);
	expect(390 - box.x - box.width).toBeLessThanOrEqual(24);
	expect(844 - box.y - box.height).toBeLessThanOrEqual(24);
	await pressInFooter(page, "Voir toutes les villes");
	await soon(() => call.count()).toBe(0);
});

test.each(BOTH_SIZES)(
	"$where, le bouton d’appel flottant reste au-dessus du bandeau, résumé ou détail",
	async ({ size }) => {
		const page = await arriveAt(paths.home, { size, decided: false });
		await page.evaluate((y) => scrollTo(0, y), facts.floatingButtonAfterPx + 1);
		// Where it would lie on a control it does not show, and keeps its place.
		const call = page.locator(".floating-call a");
		const gap = async () => {
			const [button, banner] = await Promise.all([call.boundingBox(), page.locator("#bandeau-cookies").boundingBox()]);
			return banner!.y - (button!.y + button!.height);
		};
		await call.waitFor({ state: "attached" });
		await soon(gap).toBeGreaterThanOrEqual(8);
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		await soon(gap).toBeGreaterThanOrEqual(8);
	},
);

test("tout en bas de la page, le bandeau ne cache pas les derniers liens", async () => {
	const page = await arriveAt(paths.home, { size: "phone", decided: false });
	await summaryOf(page).waitFor();
	const last = page.getByRole("link", { name: business.siteBuilder.name });
	const clear = async () => {
		await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
		const [link, banner] = await Promise.all([last.boundingBox(), page.locator("#bandeau-cookies").boundingBox()]);
		return banner!.y - (link!.y + link!.height);
	};
	await soon(clear).toBeGreaterThanOrEqual(0);
});

const PHONE = { width: 360, height: 740 };
const SCREENS = sweep([PHONE, { width: 390, height: 844 }, { width: 1440, height: 900 }], [PHONE]);
/** Less than the height of the button: whatever could lie under it does so at one place at least. */
const STEP_PX = 40;
const FEW_PLACES = 25;

test.each(SCREENS)(
	"sur un écran de $width × $height, le bouton d’appel flottant n’est ni sur ce qui se touche, ni sur les mots",
	async (viewport) => {
		const page = await arrive({ viewport });
		for (const path of KINDS_OF_PAGE) {
			await open(page, path);
			await expectFree(page, path);
		}
	},
	60_000,
);

test("ni sur les numéros des secours qu’une réponse fait paraître devant la porte", async () => {
	const page = await arriveAt(paths.emergency, { viewport: { width: 360, height: 740 } });
	const help = page.getByRole("heading", { name: triage.danger.title });
	expect(await help.count()).toBe(0);
	await page.getByText(triage.questions.inside.options.danger, { exact: true }).click();
	await help.waitFor();
	await expectFree(page, paths.emergency);
});

async function expectFree(page: Page, path: string) {
	const { covered, shownIn, places } = await walkDown(page);
	expect(covered, path).toEqual([]);
	// It goes away from controls, not for good: the page of the zone, links from edge to edge, leaves it the least room.
	// A page of a screen or two is mostly the footer’s links.
	if (places < FEW_PLACES) expect(shownIn, path).toBeGreaterThan(0);
	else expect(shownIn / places, path).toBeGreaterThan(0.25);
}

/** Scrolls from top to bottom, and names what lies under the button wherever it shows. */
function walkDown(page: Page) {
	return page.evaluate(
		({ step, threshold }) => {
			const controls = [
				...document.querySelectorAll<HTMLElement>(
					"a[href], button, summary, label, input:not([type=hidden]), select, textarea",
				),
			].filter((control) => !control.closest(".floating-call, header, #menu, .sr-only") && control.checkVisibility());
			const link = document.querySelector<HTMLElement>(".floating-call a")!;
			const disc = link.querySelector(".disc")!;
			const range = document.createRange();
			const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT, (text) =>
				text.textContent?.trim() &&
				!text.parentElement?.closest(".floating-call, header, #menu, .sr-only, script, style, svg")
					? NodeFilter.FILTER_ACCEPT
					: NodeFilter.FILTER_SKIP,
			);
			const words: Node[] = [];
			while (texts.nextNode()) if (texts.currentNode.parentElement?.checkVisibility()) words.push(texts.currentNode);
			const linesOf = (text: Node) => {
				range.selectNodeContents(text);
				return [...range.getClientRects()];
			};
			/** The air at the side of a line's last letter. */
			const AIR_PX = 4;
			const covered = new Set<string>();
			let shownIn = 0;
			let places = 0;
			const end = document.documentElement.scrollHeight - innerHeight;
			for (let top = threshold + 1; top <= end; top += step) {
				scrollTo(0, top);
				// At once, rather than at the next frame: the page listens to the same event.
				dispatchEvent(new Event("scroll"));
				places += 1;
				if (!link.checkVisibility({ visibilityProperty: true })) continue;
				shownIn += 1;
				const button = link.getBoundingClientRect();
				const seen = disc.getBoundingClientRect();
				for (const text of words)
					for (const line of linesOf(text))
						if (
							line.right > seen.left + AIR_PX &&
							line.left < seen.right &&
							line.bottom > seen.top &&
							line.top < seen.bottom
						)
							covered.add(`« ${text.textContent?.slice(0, 40)} »`);
				for (const control of controls)
					for (const box of control.getClientRects()) {
						const beside = box.right <= button.left || box.left >= button.right;
						if (box.width > 0 && !beside && box.bottom > button.top && box.top < button.bottom)
							covered.add(`${control.tagName} ${control.textContent?.trim().slice(0, 40)}`);
					}
			}
			return { covered: [...covered], shownIn, places };
		},
		{ step: STEP_PX, threshold: facts.floatingButtonAfterPx },
	);
}
