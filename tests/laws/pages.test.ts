import { describe, expect, test } from "vitest";
import { business } from "#content/business.ts";
import { labels } from "#content/quote-form-words.ts";
import { paths } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { QUOTE_FIELDS, SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { validator } from "#tests/support/html-validator.ts";
import { builtPages, NOT_FOUND, visibleText } from "#tests/support/pages.ts";

const pages = builtPages();
const publicPages = pages.filter((page) => page.path !== NOT_FOUND);
const SITE_URL = "https://www.serrurerie-du-bion.example";

test("le site est fait de ses pages et de la page introuvable, ni plus ni moins", () => {
	expect(pages.map((page) => page.path).sort()).toEqual([...allPaths(), NOT_FOUND].sort());
});

test("deux pages n’ont jamais le même titre ni la même description", () => {
	const titles = pages.map((page) => page.$("title").text());
	const descriptions = publicPages.map((page) => page.$('meta[name="description"]').attr("content"));
	expect(new Set(titles).size).toBe(titles.length);
	expect(new Set(descriptions).size).toBe(descriptions.length);
});

describe.each(pages)("$path", ({ path, $, html }) => {
	test("dit sa langue, a un seul grand titre et des titres qui ne sautent pas de niveau", () => {
		expect($("html").attr("lang")).toBe("fr");
		expect($("h1")).toHaveLength(1);
		const levels = $("h1, h2, h3, h4, h5, h6")
			.toArray()
			.filter((heading) => $(heading).closest("[popover], dialog").length === 0)
			.map((heading) => Number(heading.tagName.slice(1)));
		expect(levels[0]).toBe(1);
		for (const [position, level] of levels.entries())
			expect(level - (levels[position - 1] ?? 0)).toBeLessThanOrEqual(1);
	});

	test("a un titre, une description, des mots-clés et son adresse canonique", () => {
		const title = $("title").text();
		expect($("head > title")).toHaveLength(1);
		expect(title.length).toBeGreaterThan(10);
		expect(title.length).toBeLessThanOrEqual(60);
		if (path === NOT_FOUND) {
			expect($('meta[name="robots"]').attr("content")).toBe("noindex");
			expect($('link[rel="canonical"]')).toHaveLength(0);
			return;
		}
		const description = $('meta[name="description"]').attr("content") ?? "";
		expect(description.length).toBeGreaterThanOrEqual(70);
		expect(description.length).toBeLessThanOrEqual(160);
		expect($('meta[name="keywords"]').attr("content")?.split(", ").length).toBeGreaterThanOrEqual(3);
		expect($('link[rel="canonical"]').attr("href")).toBe(`${SITE_URL}${path}`);
		expect($('meta[property="og:url"]').attr("content")).toBe(`${SITE_URL}${path}`);
	});

	test("offre le numéro dans son texte, et rien d’autre qu’un lien téléphonique vers ce numéro", () => {
		const calls = $('main a[href^="tel:"], footer a[href^="tel:"]');
		expect(calls.length).toBeGreaterThanOrEqual(2);
		for (const call of $('a[href^="tel:"]').toArray()) {
			const shortNumber = $(call).attr("href") ?? "";
			expect([business.telHref, "tel:17", "tel:18", "tel:112", "tel:114"]).toContain(shortNumber);
		}
		expect($("main").text()).toContain(business.phoneNational);
	});

	test("ne charge rien d’ailleurs, rien avant son premier affichage", () => {
		const sources = [...html.matchAll(/\s(?:src|srcset|data|poster)="([^"]+)"/g)].map(([, url]) => url ?? "");
		for (const url of sources) expect(url).toMatch(/^\//);
		for (const link of $("link")
			.toArray()
			.filter((link) => link.attribs.rel !== "canonical"))
			expect(link.attribs.href).toMatch(/^\//);
		expect($.html()).not.toContain("modulepreload");
		// Two come, for paper and large letters, and where no script runs, after all that is to be shown.
		expect($.html().match(/<link [^>]*rel="stylesheet"/g)).toHaveLength(2);
		expect($.html()).toMatch(
			/<\/aside><link rel="stylesheet" media="print,[^>]*><noscript><link [^>]*rel="stylesheet"[^>]*><\/noscript>/,
		);
	});

	test("décrit chaque image et réserve sa place", () => {
		for (const image of $("img").toArray()) {
			// The ground of a drawing whose words stand beside it says nothing, not even where it does not come.
			const isGround = $(image).closest("svg[aria-hidden]").length > 0;
			if (isGround) expect(image.attribs.alt).toBe("");
			else expect(image.attribs.alt?.length).toBeGreaterThan(15);
			expect(Number(image.attribs.width)).toBeGreaterThan(0);
			expect(Number(image.attribs.height)).toBeGreaterThan(0);
		}
	});
});

test("la page introuvable et toutes les autres se lisent sans script", () => {
	for (const page of pages)
		expect(visibleText(page).length, page.path).toBeGreaterThan(page.path === NOT_FOUND ? 600 : 2500);
});

test.each(builtPages())("$path est du HTML valide", async ({ html, path }) => {
	const report = await validator.validateString(html, `${path}.html`);
	const faults = report.results.flatMap((result) =>
		result.messages.map((message) => `${message.ruleId} : ${message.message} (${message.selector ?? ""})`),
	);
	expect(faults).toEqual([]);
});

/** The service that the form of each page proposes. */
const PRESELECTED: Record<string, string> = {
	[paths.contact]: "",
	[paths.lockChange]: "Changement de serrure",
	[paths.armouredDoor]: "Installation porte blindée",
	[paths.doorCladding]: "Installation porte blindée",
	[paths.lockRepair]: "Réparation serrure",
	[paths.breakIn]: "Dépannage d'urgence",
};

test("chaque formulaire propose sept services, le plus proche choisi d’avance ; tout est obligatoire, sauf « urgent »", () => {
	const withForm = pages.filter(({ $ }) => $("#devis-form").length > 0);
	expect(withForm.map(({ path }) => path).sort()).toEqual(Object.keys(PRESELECTED).sort());
	for (const { path, $ } of withForm) {
		expect($("#devis-service option[selected]").attr("value"), path).toBe(PRESELECTED[path]);
		const choices = $("#devis-service option").toArray();
		expect(choices.map((option) => $(option).text())).toEqual([labels.servicePlaceholder, ...SERVICE_CHOICES]);
		expect($("#devis-urgent[checked]")).toHaveLength(0);
		for (const name of QUOTE_FIELDS)
			expect($(`label:has(#devis-${name}), label[for="devis-${name}"]`).text().includes("*"), name).toBe(
				name !== "urgent",
			);
	}
});

/* A browser's translator changes every text of a page and no attribute: what is sent must be an attribute. */
describe.each(builtPages())("$path", ({ $ }) => {
	test("traduite, la page envoie les mêmes valeurs", () => {
		for (const control of $("option, input[type=radio]").toArray()) expect(control.attribs.value).toBeDefined();
		for (const list of $("select[name=service]").toArray())
			expect(
				$(list)
					.find("option")
					.toArray()
					.map(({ attribs }) => attribs.value),
			).toEqual(["", ...SERVICE_CHOICES]);
	});
});
