import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { paths } from "#content/site-map.ts";
import { words } from "#content/travel-time-words.ts";
import { violations } from "#tests/support/axe.ts";
import { ANY_SIZE, focused, hold, journeys, open, soon } from "#tests/support/journey.ts";
import { placeIndex } from "#tests/support/places.ts";
import { answered, field, options, read, submit, suggested } from "#tests/support/travel-time.ts";

const { arrive, arriveAt, stay } = journeys();

const visit = () => arriveAt(paths.serviceArea);
async function type(page: Page, typed: string, first: string) {
	await field(page).fill(typed);
	await soon(async () => (await suggested(page))[0] ?? "", typed).toContain(first);
}
/** What a screen reader is told of the field. */
const told = (page: Page) =>
	field(page).evaluate((input) => {
		const option = document.getElementById(input.getAttribute("aria-activedescendant") ?? "");
		return {
			role: input.role,
			expanded: input.ariaExpanded,
			list: document.getElementById(input.getAttribute("aria-controls") ?? "")?.role ?? null,
			option: option?.textContent ?? null,
			selected: option?.ariaSelected ?? null,
		};
	});
const status = async (page: Page) => read((await page.locator("form [role=status]").textContent()) ?? "");

/** What is typed, and what is proposed first: unit/find-place has all the ways to write. One page for all: the list follows each key. */
const FIRST_PROPOSED = [
	["saint etienne de saint geoirs", "Saint-Étienne-de-Saint-Geoirs"],
	["383", "38300 Bourgoin-Jallieu"],
	["Les Abrets", "Les Abrets (Les Abrets en Dauphiné)"],
	["montagnieu 01", "Montagnieu (01)"],
] as const;

describe.each(ANY_SIZE)("$where", ({ size }) => {
	const visitor = stay({ size }, (page) => open(page, paths.serviceArea));

	test("à chaque façon d’écrire, le lieu que l’on veut dire vient d’abord, parmi huit au plus", async () => {
		const { page } = visitor;
		for (const [typed, first] of FIRST_PROPOSED) {
			await type(page, typed, first);
			expect((await suggested(page)).length, typed).toBeLessThanOrEqual(8);
			for (const line of await suggested(page)) expect(line).toMatch(/\d min environ$|à confirmer par téléphone$/);
		}
	});

	test("toucher une proposition répond, et l’écrit dans le champ", async () => {
		const { page } = visitor;
		await type(page, "montagnieu", "Montagnieu (38)");
		await options(page).filter({ hasText: "(01)" }).click();
		await soon(() => answered(page)).toMatch(/^Montagnieu/);
		expect(await answered(page)).toContain(read(words.outsideIsere));
		expect(await field(page).inputValue()).toBe("Montagnieu (01)");
		expect(await options(page).count()).toBe(0);
	});

	test("la liste ouverte : aucun obstacle, des lignes assez hautes pour un doigt, rien qui dépasse", async () => {
		const { page } = visitor;
		await type(page, "saint", "Saint-Alban-de-Roche");
		await page.keyboard.press("ArrowDown");
		expect(await violations(page)).toEqual([]);
		const { width } = page.viewportSize()!;
		for (const option of await options(page).all()) {
			const box = (await option.boundingBox())!;
			expect(box.height).toBeGreaterThanOrEqual(48);
			expect(box.x + box.width).toBeLessThanOrEqual(width);
		}
		// The button is still there to be pressed.
		await submit(page).click({ trial: true });
	});
});

test("ce qui ne veut rien dire ne propose rien, et rien ne se casse", async () => {
	const page = await visit();
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(error.message));
	for (const typed of ["zzzz", "🔑🚪", "'; DROP TABLE villes; --", "   ", "x".repeat(10_000)]) {
		await type(page, "Morestel", "Morestel");
		await field(page).evaluate((input: HTMLInputElement, text) => {
			input.value = text;
			input.dispatchEvent(new Event("input", { bubbles: true }));
		}, typed);
		await soon(() => options(page).count(), typed.slice(0, 20)).toBe(0);
		expect((await told(page)).expanded).toBe("false");
	}
	expect(errors).toEqual([]);
});

describe("au clavier seul", () => {
	const visitor = stay({}, (page) => open(page, paths.serviceArea));

	test("Tab prend la proposition éclairée et passe au bouton ; sans elle, il ferme seulement", async () => {
		const { page } = visitor;
		await type(page, "grenob", "Grenoble");
		await page.keyboard.press("Tab");
		await soon(() => options(page).count()).toBe(0);
		expect(await focused(page)).toBe(read((await submit(page).textContent()) ?? ""));
		expect(await answered(page)).toBe("");
		await type(page, "grenob", "Grenoble");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Tab");
		await soon(() => answered(page)).toMatch(/^Grenoble/);
		expect(await focused(page)).toBe(read((await submit(page).textContent()) ?? ""));
	});

	test("flèches, Entrée : la réponse, sans quitter le champ", async () => {
		const { page } = visitor;
		await field(page).fill("");
		await page.keyboard.type("saint sav");
		await soon(async () => (await suggested(page))[0]).toBe("Saint-Savin15 min environ");
		await page.keyboard.press("ArrowDown");
		await page.keyboard.press("Enter");
		await soon(() => answered(page)).toMatch(/^Saint-Savin15 min/);
		expect(await field(page).evaluate((input) => input === document.activeElement)).toBe(true);
	});

	test("les flèches font le tour, le champ compris ; Échap ferme et garde le texte", async () => {
		const { page } = visitor;
		await type(page, "montagnieu", "Montagnieu (38)");
		const lit: (string | null)[] = [];
		for (const key of ["ArrowDown", "ArrowDown", "ArrowDown", "ArrowUp", "ArrowUp"]) {
			await page.keyboard.press(key);
			lit.push((await told(page)).option);
		}
		const [first, second] = [lit[0], lit[1]];
		expect(new Set([first, second]).size).toBe(2);
		expect(lit).toEqual([first, second, null, second, first]);
		await page.keyboard.press("Escape");
		expect(await options(page).count()).toBe(0);
		expect(await field(page).inputValue()).toBe("montagnieu");
		await page.keyboard.press("ArrowDown");
		await soon(() => options(page).count()).toBe(2);
	});

	test("Entrée sans proposition éclairée pose la question telle qu’elle est écrite", async () => {
		const { page } = visitor;
		await type(page, "grenob", "Grenoble");
		await page.keyboard.press("Enter");
		await soon(() => answered(page)).toMatch(/^Grenoble45 min/);
		expect(await options(page).count()).toBe(0);
	});
});

test("ce qu’un lecteur d’écran apprend : un champ à liste, ce qu’elle contient, ce qui est éclairé", async () => {
	const page = await visit();
	expect(await told(page)).toEqual({ role: "combobox", expanded: "false", list: null, option: null, selected: null });
	await type(page, "38510", "Morestel");
	expect(await told(page)).toMatchObject({ expanded: "true", list: "listbox", option: null });
	expect(await status(page)).toBe(words.count(await options(page).count()));
	await page.keyboard.press("ArrowDown");
	expect(await told(page)).toMatchObject({
		option: (await options(page).first().textContent()) ?? "",
		selected: "true",
	});
	await field(page).fill("zzzz");
	await soon(() => status(page)).toBe(words.noSuggestion);
	expect(await told(page)).toEqual({ role: "combobox", expanded: "false", list: null, option: null, selected: null });
});

test("écrit avant que les données n’arrivent : les propositions viennent avec elles", async () => {
	const page = await arrive();
	const release = await hold(page, "**/donnees/lieux.json");
	await open(page, paths.serviceArea);
	await field(page).fill("morest");
	release();
	await soon(async () => (await suggested(page))[0]).toBe("Morestel22 min environ");
});

/** Thirty names all over the list. */
const THIRTY = placeIndex.places.filter((_, position) => position % 34 === 7).map(({ name }) => name.slice(0, 6));
const TIMES_AN_EMPTY_KEY = 8;

test("la première proposition ne coûte que quelques frappes vides", async () => {
	const page = await visit();
	await type(page, "Morestel", "Morestel");
	const medians = await field(page).evaluate((input: HTMLInputElement, names) => {
		/** From the key to a page laid out anew; React renders what a key does before the next task. */
		async function strike(text: string) {
			const start = performance.now();
			input.value = text;
			input.dispatchEvent(new InputEvent("input", { bubbles: true }));
			await Promise.resolve();
			document.body.getBoundingClientRect();
			return { ms: performance.now() - start, options: document.querySelectorAll("[role=option]").length };
		}
		async function series(texts: string[]) {
			const times: number[] = [];
			let shown = 0;
			for (const text of texts) {
				await strike("zz");
				const { ms, options } = await strike(text);
				times.push(ms);
				if (options > 0) shown++;
				await new Promise((resolve) => requestAnimationFrame(resolve));
			}
			return { median: times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0, shown };
		}
		return (async () => {
			await series(names);
			const nothing = await series(names.map((_, position) => `zz${"q".repeat(1 + (position % 5))}`));
			return { found: await series(names), nothing };
		})();
	}, THIRTY);
	const { found, nothing } = medians;
	const ratio = found.median / nothing.median;
	console.log(
		`frappe qui trouve : ${found.median.toFixed(2)} ms ; frappe vide : ${nothing.median.toFixed(2)} ms ; rapport ${ratio.toFixed(1)}`,
	);
	expect([found.shown, nothing.shown]).toEqual([THIRTY.length, 0]);
	expect(ratio).toBeLessThan(TIMES_AN_EMPTY_KEY);
});
