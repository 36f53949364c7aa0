import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { documented } from "#tests/support/documented-names.ts";

const APP = new URL("../../app/", import.meta.url).pathname;
const sources = readdirSync(APP, { recursive: true, encoding: "utf8" })
	.filter((file) => /\.tsx?$/.test(file))
	.map((file) => ({ file, text: readFileSync(join(APP, file), "utf8") }));

test("tout ce que le navigateur garde du site est nommé dans les mentions légales", () => {
	// stored-record.ts keeps under the name that it is given.
	const keeping = sources.filter(
		({ file, text }) => /(local|session)Storage/.test(text) && file !== "features/data/stored-record.ts",
	);
	const keys = keeping.flatMap(({ text }) => [...text.matchAll(/_KEY = "([a-z-]+)"/g)].map(([, key]) => key ?? ""));
	expect(keys.sort()).toEqual(["cookies-accepted", "cookies-choices", "devis-brouillon", "effraction-liste"]);
	// One that stores has its key under such a name, so that this law sees it.
	for (const { file, text } of keeping) expect([file, /_KEY\b/.test(text)]).toEqual([file, true]);
	expect(documented.entries.toSorted()).toEqual(keys);
});

test("la copie pour le hors-ligne aussi, et rien d’autre ne garde quoi que ce soit", () => {
	const copies = sources.flatMap(({ text }) =>
		[...text.matchAll(/\bCACHE = `([a-z-]+)-\$\{/g)].map(([, name]) => name),
	);
	expect(copies).toEqual(["hors-ligne"]);
	expect(documented.copies).toEqual(copies);
	const others = sources.filter(({ text }) =>
		/\bindexedDB\b|document\.cookie|cookieStore|storage\.getDirectory/.test(text),
	);
	expect(others.map(({ file }) => file)).toEqual([]);
});
