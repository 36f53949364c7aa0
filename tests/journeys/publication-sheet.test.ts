import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { violations } from "#tests/support/axe.ts";
import { SIZES, sharedBrowser } from "#tests/support/browser.ts";
import { soon } from "#tests/support/journey.ts";
import { materialOf } from "#tools/publication/material.ts";
import { publicationCheck } from "#tools/publication/publication.ts";
import { asPage } from "#tools/publication/sheet.ts";

/** The craftsman reads his list on his phone, from a file: no site, no network. */
const TODAY = new Date("2026-11-20T09:00:00Z");
const chapters = publicationCheck(materialOf({}, TODAY));
let browser: Browser;
let folder: string;
let file: string;
beforeAll(async () => {
	browser = await sharedBrowser();
	folder = await mkdtemp(join(tmpdir(), "liste-"));
	file = join(folder, "publication.html");
	await writeFile(file, asPage(chapters, "Serrurerie du Bion", TODAY));
});
afterAll(async () => {
	await rm(folder, { recursive: true });
});

async function opened({ script }: { script: boolean }) {
	const context = await browser.newContext({ viewport: SIZES.phone, javaScriptEnabled: script, offline: true });
	const page = await context.newPage();
	await page.goto(pathToFileURL(file).href);
	return page;
}

test("au téléphone, sans réseau et sans script : tout y est, rien ne dépasse", async () => {
	const page = await opened({ script: false });
	const lines = chapters.flatMap(({ findings }) => findings);
	expect(lines.length).toBeGreaterThan(60);
	expect(await page.getByRole("checkbox").count()).toBe(lines.length);
	const text = await page.locator("main").innerText();
	for (const { what, where } of lines) for (const words of [what, where]) expect(text).toContain(words);
	const { scrollWidth } = await page.locator("html").evaluate(({ scrollWidth }) => ({ scrollWidth }));
	expect(scrollWidth).toBeLessThanOrEqual(SIZES.phone.width);
	await page.context().close();
});

test("au clavier seul : le sommaire mène à un chapitre, la case suivante se coche", async () => {
	const page = await opened({ script: true });
	await page.keyboard.press("Tab");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Enter");
	await soon(() => new URL(page.url()).hash).toBe("#chapitre-1");
	await page.keyboard.press("Tab");
	await page.keyboard.press("Space");
	const ticked = await page.getByRole("checkbox", { checked: true }).getAttribute("aria-label");
	expect(ticked).toBe(`Fait\u202f: ${chapters[1]?.findings[0]?.what}`);
	expect(await violations(page)).toEqual([]);
	await page.context().close();
});
