import { afterAll, expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { journeys } from "#tests/support/journey.ts";
import { KINDS_OF_PAGE } from "#tests/support/kinds-of-page.ts";

const { arrive } = journeys();
const lengths = new Map<string, number>();
/** In pixels, at 390 × 844: what a thumb goes through. 7,500 is aimed at. */
const LONGEST = 11_000;
/** Read by who looks something up. */
const LEGAL: readonly string[] = [paths.legal, paths.terms];
const LONGEST_LEGAL = 14_500;

afterAll(() => console.info([...lengths].map(([path, length]) => `${path} ${length} px`).join("\n")));

test.each(KINDS_OF_PAGE)(
	"%s : sa longueur est la vraie avant le premier geste, et le pouce n’y saute pas",
	async (path) => {
		const page = await arrive({ viewport: { width: 390, height: 844 } });
		await page.goto(path);
		await page.waitForFunction(() => document.documentElement.dataset.whole === "");
		// All is laid out: a band that is not keeps a guessed height.
		const kept = await page.evaluate(() =>
			[...document.querySelectorAll("main > *, #site > footer")].map(
				(part) => getComputedStyle(part).contentVisibility,
			),
		);
		expect(new Set(kept)).toEqual(new Set(["visible"]));
		const whole = await page.evaluate(() => document.documentElement.scrollHeight);
		lengths.set(path, whole);
		expect(whole).toBeLessThan(LEGAL.includes(path) ? LONGEST_LEGAL : LONGEST);
	},
);
