import { existsSync, globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const ROOMS = "app|art|atelier|content|docs|notebook|relay|shared|tests|tools";
/** « relay/store/store.ts », « start/boot.ts » of the app; not an import, and not « content/pages/NAME.ts ». */
const NAMED = new RegExp(
	`(?<![\\w/#"'.<*{-])((?:${ROOMS}|start|features|routes|sections|store|http|delivery)/[\\w./-]+\\.(?:tsx?|css|md))\\b`,
	"g",
);
const PROSE = "{README,CONTRIBUTING,CHANGELOG}.md";
const DOCS = "{docs,art}/**/*.md";
const CODE = "{app,atelier,content,notebook,relay,shared,tools}/**/*.{ts,tsx,css}";

test("chaque fichier que nomment les documents et les commentaires est là", () => {
	let named = 0;
	const missing = globSync([PROSE, DOCS, CODE]).flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(NAMED)].flatMap(([, name = ""]) => {
			named++;
			const isThere = ["", "app/", "relay/"].some((room) => existsSync(room + name));
			return isThere || /[A-Z]{4}/.test(name) ? [] : [`${file} : ${name}`];
		}),
	);
	expect(missing).toEqual([]);
	expect(named).toBeGreaterThan(100);
});
