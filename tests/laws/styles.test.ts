import { readFileSync } from "node:fs";
import postcss from "postcss";
import { expect, test } from "vitest";
import { builtFiles, builtPages, SITE_DIR } from "#tests/support/pages.ts";

const sheetFile = builtFiles().find((file) => /^assets\/app-.*\.css$/.test(file)) ?? "";
/** Classes that a sheet styles, as the class attribute writes them. */
const styledBy = (css: string) =>
	new Set([...css.matchAll(/\.((?:\\.|[\w-])+)/g)].map(([, name]) => (name ?? "").replace(/\\(.)/g, "$1")));
const sheet = postcss.parse(readFileSync(`${SITE_DIR}${sheetFile}`, "utf8"));
// What paper wants comes with the whole sheet, and what a pointer over a link does.
sheet.walkAtRules("media", (media) => void (/^print$|^\(hover:\s*hover\)$/.test(media.params) && media.remove()));
const whole = styledBy(sheet.toString());

test("chaque page porte les styles de toutes ses classes, et n’en porte pas d’inutiles à foison", () => {
	expect(whole.size).toBeGreaterThan(200);
	for (const { path, $ } of builtPages()) {
		const own = styledBy($("style").html() ?? "");
		const used = new Set(
			$("[class]")
				.toArray()
				.flatMap((element) => (element.attribs.class ?? "").split(/\s+/)),
		);
		const missing = [...used].filter((name) => whole.has(name) && !own.has(name));
		expect(missing, path).toEqual([]);
		expect(own.size, path).toBeLessThan(whole.size);
	}
});
