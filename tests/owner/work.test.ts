import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { describe, expect, onTestFinished, test } from "vitest";
import { law } from "#atelier/forms/single-answers.ts";
import { paths, serviceLinks } from "#content/site-map.ts";
import LEGAL from "#owner/legal.json" with { type: "json" };
import PRACTICE from "#owner/practice.json" with { type: "json" };
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { ownSite } from "#tests/support/own-site.ts";
import { printedWith } from "#tests/support/with-facts.ts";

/* Who fits no armoured door, or clads none: owner/practice.json, « armouredDoors » and « doorCladding ». */

const FITTED = "Installation porte blindée";
/** What sells it. That he opens such doors, and that a cladding costs less than a new one, stays true. */
const SELLS = {
	armouredDoors:
		/porte-blindee(?!\.|-\d)|Installation porte blindée|portes? blindées? posée|sur les portes blindées|portes blindées :|par le fabricant|garantie fabricant|pose d’une porte|A2P BP|atelier partenaire|visite technique|décennale(?! :)/i,
	doorCladding: /blindage|blinder|fourreau|tôle ajoutée|fois moins cher|cinq pièces/i,
};

type Done = Record<keyof typeof SELLS, boolean>;
const CASES: [what: string, done: Done, pages: number, count: string][] = [
	["ni l’un ni l’autre", { armouredDoors: false, doorCladding: false }, 80, "Quatre"],
	["des portes blindées seulement", { armouredDoors: true, doorCladding: false }, 81, "Cinq"],
	["du blindage seulement", { armouredDoors: false, doorCladding: true }, 81, "Cinq"],
];

/** What a person reads of a page, what search engines and screen readers are told, and where its links go. */
function read(html: string): string {
	const $ = load(html);
	const links = $("a").map((_, link) => $(link).attr("href"));
	const told = $("meta[content], [alt]").map((_, one) => $(one).attr("content") ?? $(one).attr("alt"));
	const data = $("[type='application/ld+json']").text();
	$("script, style").remove();
	const body = $("body *").contents();
	const texts = body.filter((_, { type }) => type === "text").map((_, text) => $(text).text());
	return [$("title").text(), data, ...links.get(), ...told.get(), ...texts.get()].join("\n").replace(/\s/g, " ");
}

test("qui ne pose ni ne blinde n’est pas interrogé sur une décennale, et ses mentions n’en disent rien", () => {
	const asked = (practice: Record<string, boolean>) =>
		law({ legal: {}, practice, unsaid: [] }).flatMap(({ units }) => units.map(({ path }) => path.join()));
	expect(asked({ armouredDoors: false, doorCladding: false })).not.toContain("decennialInsurance");
	for (const done of [{}, { armouredDoors: false }, { armouredDoors: false, doorCladding: true }])
		expect(asked(done)).toContain("decennialInsurance");
	const legal = (practice: object) =>
		printedWith<{ said: string }>("said-by-content.ts", {
			practice: { ...PRACTICE, ...practice },
			legal: { ...LEGAL, decennialInsurance: "aucune" },
		}).said;
	expect(legal({ armouredDoors: false, doorCladding: false })).not.toMatch(/Assurance décennale/);
	expect(legal({})).toMatch(/Assurance décennale/);
}, 20_000);

test.each([true, false])(
	"des portes blindées, %s : l’assurance décennale est demandée, ou non",
	(armouredDoors) => {
		const { asked } = printedWith<{ asked: string[] }>("said-by-content.ts", {
			practice: { ...PRACTICE, armouredDoors },
		});
		expect(asked.includes("legal.decennialInsurance")).toBe(armouredDoors);
	},
	20_000,
);

test("un déplacement gratuit jusqu’à 20 km, payant ensuite : chaque page de ville dit le sien", () => {
	const travel = [
		{ fromKm: 0, toKm: 20, euros: 0 },
		{ fromKm: 20, toKm: 50, euros: 25 },
	];
	const site = ownSite({
		practice: (facts) => ({ ...facts, freeTravel: false }),
		prices: (facts) => ({ ...facts, travel }),
	});
	onTestFinished(() => site.remove());
	const said = (slug: string) => read(readFileSync(join(site.siteDir, `serrurier-${slug}/index.html`), "utf8"));
	expect(said("cremieu")).toMatch(/déplacement (?:est )?gratuit/i);
	expect(said("cremieu")).not.toMatch(/déplacement[^.]{0,20}(?:à 25\s€|chiffré)/);
	expect(said("voiron")).toMatch(/à 25\s€/);
}, 60_000);

describe.each(CASES)("qui fait %s", (_, done, count, named) => {
	test("le site ne vend que cela : ses pages, ses menus, ses garanties, son formulaire", () => {
		const site = ownSite({ practice: (facts) => ({ ...facts, ...done }) });
		onTestFinished(() => site.remove());
		const page = (path: string) => readFileSync(join(site.siteDir, `.${path}`, "index.html"), "utf8");
		const pages = globSync("**/index.html", { cwd: site.siteDir });
		expect(pages).toHaveLength(count);
		const sold = pages.flatMap((file) => {
			const said = read(readFileSync(join(site.siteDir, file), "utf8"));
			return (Object.keys(SELLS) as (keyof Done)[])
				.filter((work) => !done[work])
				.flatMap((work) => SELLS[work].exec(said)?.[0] ?? [])
				.map((words) => `${file} : ${words}`);
		});
		expect(sold).toEqual([]);
		expect(read(page(paths.services))).toContain(`${named} services, un seul numéro`);

		const $ = load(page(paths.contact));
		const menu = new Set(
			$("header details li a, footer nav")
				.find("a")
				.addBack("a")
				.map((_, a) => $(a).attr("href")),
		);
		const offered = serviceLinks.map(({ path }) => path).filter((path) => menu.has(path));
		expect(offered).toHaveLength(count - 76);
		const choices = $("#devis-service option")
			.map((_, option) => $(option).text())
			.get();
		expect(choices.slice(1)).toEqual(SERVICE_CHOICES.filter((choice) => choice !== FITTED || done.armouredDoors));
		for (const path of offered.filter((path) => path !== paths.emergency)) {
			const chosen = load(page(path))("#devis-service option[selected]").attr("value");
			expect(chosen, path).toBeTruthy();
		}
		expect(readFileSync(join(site.siteDir, "sitemap.xml"), "utf8").match(/<loc>/g)).toHaveLength(count);
	}, 60_000);
});
