import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { consent } from "#content/consent.ts";
import { paths } from "#content/site-map.ts";
import { press, settingsOf, summaryOf } from "#tests/support/consent.ts";
import { journeys, open } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";
import { send } from "#tests/support/quote-form.ts";

const { arrive, arriveAt } = journeys();
const FINGER_PX = 44;
const INLINE_PX = 24;

/** Everything that a finger can press and that is too low for it, as « what (height) ». */
function tooSmall(page: Page): Promise<string[]> {
	return page.evaluate(
		({ finger, inline }) => {
			const targets = "a[href], button, summary, input:not([type=hidden]), select, textarea, [role=button]";
			return [...document.querySelectorAll<HTMLElement>(targets)].flatMap((element) => {
				// Towns stand on the map where they are; the list under it has the same links, high enough.
				if (element.closest("[data-map]")) return [];
				// The skip link shows to keyboards only; a box inside its label is pressed by the whole label.
				if (!element.checkVisibility() || element.closest("[hidden]") || element.matches(".sr-only")) return [];
				const target = element.closest("label") ?? element;
				const { height } = target.getBoundingClientRect();
				const lineHeight = Number.parseFloat(getComputedStyle(element).lineHeight);
				// In running text the line is what a finger has: the next link is never nearer than that.
				const [got, wanted] = isInRunningText(element) ? [Math.max(height, lineHeight), inline] : [height, finger];
				const name = element.textContent?.trim() || element.getAttribute("name") || element.outerHTML.slice(0, 80);
				return got < wanted - 0.5 ? [`${element.tagName} ${name} (${Math.round(got)})`] : [];
			});
			function isInRunningText(element: HTMLElement): boolean {
				if (getComputedStyle(element).display !== "inline") return false;
				const around = (element.closest("p, li, dd")?.textContent ?? "").trim();
				return around.length > (element.textContent ?? "").trim().length;
			}
		},
		{ finger: FINGER_PX, inline: INLINE_PX },
	);
}

test("au téléphone, tout ce qui se touche est assez haut pour un doigt", async () => {
	const page = await arrive({ size: "phone" });
	for (const path of KINDS_OF_PAGE) {
		await open(page, path);
		expect(await tooSmall(page), path).toEqual([]);
	}
});

describe("assez haut pour un doigt aussi", () => {
	test("le bandeau des cookies, résumé et détail", async () => {
		const page = await arriveAt(paths.home, { size: "phone", decided: false });
		await summaryOf(page).waitFor();
		expect(await tooSmall(page)).toEqual([]);
		await press(page, consent.summary.customise);
		await settingsOf(page).waitFor();
		expect(await tooSmall(page)).toEqual([]);
	});

	test("le tiroir, et les erreurs du formulaire", async () => {
		const page = await arriveAt(paths.contact, { size: "phone" });
		await send(page);
		await page.locator("#devis-resume").waitFor();
		expect(await tooSmall(page)).toEqual([]);
		await page.getByRole("button", { name: chrome.drawer.open }).click();
		await page.getByRole("button", { name: chrome.drawer.close }).waitFor();
		expect(await tooSmall(page)).toEqual([]);
	});
});
