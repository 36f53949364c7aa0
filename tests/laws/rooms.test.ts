import { spawnSync } from "node:child_process";
import {
	copyFileSync,
	existsSync,
	globSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { circles } from "#tools/house.ts";

const FORBIDDEN = [
	["content/x1.ts", "#shared/quote/fields.ts"],
	["content/x2.ts", "node:fs"],
	["app/routes/x3.tsx", "#owner/legal.json"],
	["relay/x3.ts", "#owner/identity.json"],
	["shared/x1.ts", "#content/pages/home.ts"],
	["shared/x2.ts", "#app/ui/icon.tsx"],
	["app/ui/x1.tsx", "#content/business.ts"],
	["app/ui/x2.tsx", "../sections/logo.tsx"],
	["app/seo/x1.ts", "#app/sections/logo.tsx"],
	["app/sections/x1.tsx", "#app/features/gallery/gallery.tsx"],
	["app/features/x1.tsx", "#app/routes/home.tsx"],
	["app/routes/x1.tsx", "#app/routes/home.tsx"],
	["app/routes/x2.tsx", "#relay/log.ts"],
	["app/start/x1.ts", "react-dom/client"],
	["app/start/x2.ts", "#app/ui/icon.tsx"],
	["tools/x1.ts", "#tests/support/pages.ts"],
	["relay/x1.ts", "#app/ui/icon.tsx"],
	["relay/x2.ts", "#content/towns.ts"],
	["relay/x4.ts", "#notebook/pages/render.tsx"],
	["app/x1.ts", "#notebook/pages/render.tsx"],
	["app/routes/x4.tsx", "#notebook/pages/render.tsx"],
	["app/sections/x2.tsx", "#notebook/pages/render.tsx"],
	["relay/x5.ts", "#atelier/pages/publish-pages.tsx"],
	["relay/store/x1.ts", "#notebook/views.ts"],
	["relay/delivery/x1.ts", "#atelier/views.ts"],
	["notebook/x1.ts", "#notebook/pages/render.tsx"],
	["visitor/x1.ts", "#visitor/pages/words.ts"],
	["visitor/pages/x1.tsx", "#relay/store/sqlite.ts"],
	["app/features/x2.tsx", "#visitor/views.ts"],
	["relay/x6.ts", "#visitor/pages/words.ts"],
	["atelier/x1.ts", "#tools/atelier/read-facts.ts"],
	["notebook/pages/x1.tsx", "#app/sections/logo.tsx"],
	["notebook/pages/x2.tsx", "#relay/store/sqlite.ts"],
	["notebook/pages/x3.tsx", "#relay/assembly.ts"],
	["atelier/pages/x1.tsx", "#relay/delivery/smtp.ts"],
	["atelier/pages/x2.ts", "node:fs"],
] as const;
const ALLOWED = [
	["app/ui/y1.tsx", "#app/ui/icon.tsx"],
	["content/y1.ts", "#owner/legal.json"],
	["app/seo/y1.ts", "#content/business.ts"],
	["app/sections/y1.tsx", "#content/facts.ts"],
	["app/features/y1.tsx", "#shared/quote/schema.ts"],
	["app/start/y1.ts", "#app/features/navigation/links.ts"],
	["shared/y1.ts", "#content/facts.ts"],
	["relay/y1.ts", "#content/business.ts"],
	["relay/y2.ts", "#shared/quote/schema.ts"],
	["relay/y3.ts", "#content/notebook.ts"],
	["relay/y4.ts", "#notebook/views.ts"],
	["notebook/y1.ts", "#relay/store/store.ts"],
	["notebook/pages/y1.tsx", "#app/ui/icon.tsx"],
	["notebook/pages/y2.tsx", "#notebook/views.ts"],
	["notebook/pages/y3.tsx", "#relay/alarms/words.ts"],
	["atelier/pages/y1.tsx", "#content/notebook.ts"],
] as const;

/** A house of its own, with our rules and one file for each import. */
const house = mkdtempSync(join(tmpdir(), "maison-"));
let verdicts = "";

beforeAll(() => {
	copyFileSync(new URL("../../biome.json", import.meta.url), join(house, "biome.json"));
	for (const [file, imported] of [...FORBIDDEN, ...ALLOWED]) {
		mkdirSync(dirname(join(house, file)), { recursive: true });
		writeFileSync(join(house, file), `import { x } from "${imported}";\n\nexport const y = x;\n`);
	}
	const arguments_ = [
		"lint",
		"--vcs-enabled=false",
		"--only=style/noRestrictedImports",
		"--reporter=github",
		"--max-diagnostics=none",
		".",
	];
	verdicts = spawnSync("biome", arguments_, { cwd: house, encoding: "utf8" }).stdout;
});
afterAll(() => rmSync(house, { recursive: true }));

describe("les flèches entre les pièces de la maison", () => {
	test.each(FORBIDDEN)("%s n’importe pas %s", (file) => {
		expect(verdicts).toContain(`/${file},`);
	});

	test.each(ALLOWED)("%s peut importer %s", (file) => {
		expect(verdicts).not.toContain(`/${file},`);
	});
});

test("aucun fichier n’en importe un qui l’importe, pas même pour un type", () => {
	expect(circles()).toEqual([]);
});

const ROOMS = "app|art|atelier|content|docs|notebook|relay|shared|tests|tools|visitor";
/** « relay/store/store.ts », « start/boot.ts » of the app; not an import, and not « content/pages/NAME.ts ». */
const NAMED = new RegExp(
	`(?<![\\w/#"'.<*{-])((?:${ROOMS}|start|features|routes|sections|store|http|delivery)/[\\w./-]+\\.(?:tsx?|css|md))\\b`,
	"g",
);
const PROSE = "{README,CONTRIBUTING,CHANGELOG}.md";
const DOCS = "{docs,art}/**/*.md";
const CODE = "{app,atelier,content,notebook,relay,shared,tools,visitor}/**/*.{ts,tsx,css}";

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

test("chaque fichier que README nomme sans son dossier est quelque part", () => {
	const known = new Set(
		globSync("{app,atelier,content,notebook,relay,shared,tools,visitor}/**/*.{ts,tsx}").map((file) => basename(file)),
	);
	const named = [...readFileSync("README.md", "utf8").matchAll(/`([\w-]+\.tsx?)`/g)].map(([, name = ""]) => name);
	expect(named.filter((name) => !known.has(name))).toEqual([]);
	expect(named.length).toBeGreaterThan(10);
});
