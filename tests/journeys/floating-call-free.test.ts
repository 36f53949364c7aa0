import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { paths } from "#content/site-map.ts";
import { triage } from "#content/triage.ts";
import { journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { sweep } from "#tests/support/sweep.ts";

const { arrive, arriveAt } = journeys();
const PHONE = { width: 360, height: 740 };
const SCREENS = sweep([PHONE, { width: 390, height: 844 }, { width: 1440, height: 900 }], [PHONE]);
/** Less than the height of the button: whatever could lie under it does so at one place at least. */
const STEP_PX = 40;
const FEW_PLACES = 25;

test.each(SCREENS)(
	"sur un écran de $width × $height, le bouton d’appel flottant n’est jamais sur ce qui se touche",
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
