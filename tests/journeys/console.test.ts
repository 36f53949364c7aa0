import { expect, test } from "vitest";
import { chrome } from "#content/chrome.ts";
import { allPaths } from "#content/site-map.ts";
import { journeys, open } from "#tests/support/journey.ts";

const { arrive } = journeys();

test("les 82 pages s’ouvrent sans une seule erreur dans la console", async () => {
	const page = await arrive();
	const errors: string[] = [];
	page.on("console", (message) => message.type() === "error" && errors.push(`${page.url()} ${message.text()}`));
	page.on("pageerror", (error) => errors.push(`${page.url()} ${error.message}`));
	for (const path of allPaths()) await open(page, path);
	expect(allPaths()).toHaveLength(82);
	expect(errors).toEqual([]);
	expect(chrome).toBeDefined();
});
