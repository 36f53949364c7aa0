import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { legalPage } from "#content/pages/legal.ts";

const APP = new URL("../../app/", import.meta.url).pathname;

test("tout ce que le navigateur garde du site est nommé dans les mentions légales", () => {
	const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(APP, file), "utf8") }))
		.filter(({ text }) => /(local|session)Storage/.test(text));
	const keys = sources.flatMap(({ text }) => [...text.matchAll(/_KEY = "([a-z-]+)"/g)].map(([, key]) => key ?? ""));
	expect(keys.sort()).toEqual(["cookies-accepted", "cookies-choices", "devis-brouillon", "effraction-liste"]);
	// One that stores has its key under such a name, so that this law sees it.
	for (const { file, text } of sources) expect([file, /_KEY\b/.test(text)]).toEqual([file, true]);
	const cookies = legalPage.sections.find(({ id }) => id === "cookies")?.paragraphs.join(" ") ?? "";
	for (const key of keys) expect(cookies).toContain(`«\u202f${key}\u202f»`);
});
