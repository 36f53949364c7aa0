import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { business } from "#content/business.ts";
import { TO_COMPLETE } from "#content/own-facts.ts";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { paths } from "#content/site-map.ts";
import { documented } from "#tests/support/documented-names.ts";
import { builtPages } from "#tests/support/pages.ts";

const pages = builtPages();
const at = (path: string) => pages.find((page) => page.path === path)!.$;

test("sous chaque formulaire : à qui vont les réponses, pour quoi, combien de temps, et où sont vos droits", () => {
	const withForm = pages.filter(({ $ }) => $("#devis-form").length > 0);
	expect(withForm.length).toBeGreaterThan(1);
	for (const { path, $ } of withForm) {
		const link = $(`#devis-form a[href="${paths.legal}#donnees-personnelles"]`);
		const notice = link.parent().text();
		expect(notice, path).toContain(`vont à ${business.name}`);
		expect(notice, path).toContain("Je vous demande votre accord avant de les confier à un serrurier partenaire");
		expect(notice, path).toContain("servent uniquement à traiter votre demande");
		expect(notice, path).toMatch(/le site les efface au bout de 12\s?mois/);
		expect(notice, path).toMatch(/consulter, les corriger ou les faire effacer/);
	}
	expect(at(paths.legal)("#donnees-personnelles").length).toBe(1);
});

test("tant qu’aucun fait n’est donné, chacun est annoncé manquant, et sur ces deux pages seulement", () => {
	const missing = pages.filter(({ html }) => html.includes(TO_COMPLETE)).map(({ path }) => path);
	expect(missing.sort()).toEqual([paths.terms, paths.legal].sort());
	const count = (path: string) => at(path)("main").text().split(TO_COMPLETE).length - 1;
	// Insurer and mediator are named on both pages.
	expect(count(paths.legal) + count(paths.terms)).toBeGreaterThanOrEqual(LEGAL_FACTS.length);
});

test("la garantie légale de conformité est dans un cadre, comme l’article D211-2 le veut", () => {
	const section = at(paths.terms)("#garantie-legale").closest("section");
	expect(section.attr("class")).toContain("border-2");
	expect(section.text()).toContain("articles 1641 à 1649 du code civil");
});

/** What runs in a visitor's browser. */
const sources = ["app", "visitor"].flatMap((room) => {
	const folder = new URL(`../../${room}/`, import.meta.url).pathname;
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => /\.tsx?$/.test(file))
		.map((file) => ({ file, text: readFileSync(join(folder, file), "utf8") }));
});

test("tout ce que le navigateur garde du site est nommé dans les mentions légales", () => {
	const keeping = sources.filter(({ text }) => /(local|session)Storage/.test(text));
	const keys = keeping.flatMap(({ text }) => [...text.matchAll(/_KEY = "([a-z-]+)"/g)].map(([, key]) => key ?? ""));
	expect(keys.sort()).toEqual([
		...["cookies-accepted", "cookies-choices", "devis-brouillon", "effraction-liste", "suivi-saisie"],
	]);
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
