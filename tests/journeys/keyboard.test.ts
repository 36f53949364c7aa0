import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { paths, townPath } from "#content/site-map.ts";
import { summaryOf } from "#tests/support/consent.ts";
import { contrast } from "#tests/support/contrast.ts";
import { BOTH_SIZES, journeys } from "#tests/support/journey.ts";

const { arriveAt } = journeys();
const PAGES = [paths.home, paths.contact, townPath("voiron")];

interface Stop {
	name: string;
	top: number;
	left: number;
	/** Stays on the screen whatever the scroll: its place says nothing of the order. */
	pinned: boolean;
	/** Whole on the screen, and on top. */
	seen: boolean;
	ring: { colour: string; ground: string; width: number };
}

/** Presses Tab until the page has been left, and tells every stop. */
async function tabThrough(page: Page): Promise<Stop[]> {
	const stops: Stop[] = [];
	for (let presses = 0; presses < 200; presses++) {
		await page.keyboard.press("Tab");
		let stop = await page.evaluate(whereTheFocusIs);
		// The floating call makes way once the page has come to rest.
		for (let tries = 0; stop?.seen === false && tries < 20; tries++) {
			await page.waitForTimeout(50);
			stop = await page.evaluate(whereTheFocusIs);
		}
		if (stop === null) return stops;
		if (stop.name === chrome.skipLink && stops.length > 0) return stops;
		stops.push(stop);
	}
	throw new Error(`On ne sort pas de la page : ${stops.at(-1)?.name}`);
}

async function whereTheFocusIs(): Promise<Stop | null> {
	// A strip of pictures stops at one of them in the next frame.
	await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
	const element = document.activeElement;
	if (!(element instanceof HTMLElement) || element === document.body) return null;
	const box = element.getBoundingClientRect();
	const lineage: Element[] = [];
	for (let one: Element | null = element; one; one = one.parentElement) lineage.push(one);
	const style = getComputedStyle(element);
	const inside = Number.parseFloat(style.outlineOffset) < 0;
	const ground = lineage
		.slice(inside ? 0 : 1)
		.map((one) => getComputedStyle(one).backgroundColor)
		.find((colour) => !/, 0\)$/.test(colour));
	const hit = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height - 3, 20));
	return {
		name: (element.getAttribute("aria-label") ?? element.textContent ?? element.id).trim() || element.id,
		top: Math.round(box.top + scrollY),
		left: Math.round(box.left),
		pinned: lineage.some((one) => /fixed|sticky/.test(getComputedStyle(one).position)),
		seen: box.top >= 0 && box.top < innerHeight && (element.contains(hit) || !!hit?.contains(element)),
		ring: {
			colour: style.outlineColor,
			ground: ground ?? "rgb(255, 255, 255)",
			width: style.outlineStyle === "none" ? 0 : Number.parseFloat(style.outlineWidth),
		},
	};
}

describe.each(BOTH_SIZES)("à la touche Tab seule, $where", ({ size }) => {
	test.each(PAGES)("%s : tout s’atteint dans l’ordre où on le voit, et l’on ressort", async (path) => {
		const page = await arriveAt(path, { size });
		const stops = await tabThrough(page);
		expect(stops[0]?.name).toBe(chrome.skipLink);
		expect(stops.length).toBeGreaterThan(25);
		expect(stops.filter((stop) => !stop.seen).map((stop) => stop.name)).toEqual([]);
		expect(goingBack(stops)).toEqual([]);
		expect(dimRings(stops)).toEqual([]);
	});

	test("le bandeau des cookies ouvert ne cache jamais ce qui a le focus", async () => {
		const page = await arriveAt(townPath("voiron"), { size, decided: false });
		await summaryOf(page).waitFor();
		const stops = await tabThrough(page);
		expect(stops.filter((stop) => !stop.seen).map((stop) => stop.name)).toEqual([]);
		expect(dimRings(stops)).toEqual([]);
	});
});

/** Steps that go up without going to the right: the eye would not have gone there. */
function goingBack(stops: Stop[]): string[] {
	const inThePage = stops.filter((stop) => !stop.pinned);
	return inThePage.flatMap((stop, index) => {
		const before = inThePage[index - 1];
		const back = before && stop.top < before.top - 8 && stop.left <= before.left;
		return back ? [`${before.name} → ${stop.name}`] : [];
	});
}

/** Rings that are thin, or too close in colour to what they are drawn on. */
function dimRings(stops: Stop[]): string[] {
	return stops
		.filter(({ ring }) => ring.width < 2 || contrast(ring.colour, ring.ground) < 3)
		.map(({ name, ring }) => `${name} : ${ring.colour} sur ${ring.ground}, ${ring.width} px`);
}

test("le lien d’évitement mène au contenu, et la suite de la tabulation avec lui", async () => {
	const page = await arriveAt(paths.contact);
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.activeElement?.closest("main") !== null)).toBe(true);
});
