import { expect, test } from "vitest";
import { townFacts } from "#app/seo/town-facts.ts";
import { townSentences } from "#app/seo/town-values.ts";
import { business } from "#content/business.ts";
import { facts } from "#content/facts.ts";
import { mainTowns } from "#content/main-towns.ts";
import { armouredDoorPage } from "#content/pages/armoured-door.ts";
import { breakInPage } from "#content/pages/break-in.ts";
import { contactPage } from "#content/pages/contact.ts";
import { doorCladdingPage } from "#content/pages/door-cladding.ts";
import { emergencyPage } from "#content/pages/emergency.ts";
import { homePage } from "#content/pages/home.ts";
import { legalPage } from "#content/pages/legal.ts";
import { lockChangePage } from "#content/pages/lock-change.ts";
import { lockRepairPage } from "#content/pages/lock-repair.ts";
import { serviceAreaPage } from "#content/pages/service-area.ts";
import { servicesPage } from "#content/pages/services.ts";
import { termsPage } from "#content/pages/terms.ts";
import { paths, townPath } from "#content/site-map.ts";
import { allPaths, otherTowns, towns } from "#content/towns.ts";
import { integer, km, minutes } from "#content/wording.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { builtPages, type Page, visibleText } from "#tests/support/pages.ts";

const pageAt = new Map(builtPages().map((page) => [page.path, page]));

/** What names a thing rather than being read: never on the page as words. */
const NAMES = ["seo", "picture", "icon", "to", "page", "id", "kind"];

/** Every sentence of a page's content, however deep. */
function sentences(value: unknown): string[] {
	if (typeof value === "string") return value === "" ? [] : [value];
	if (typeof value === "number") return [String(value)];
	if (typeof value !== "object" || value === null) return [];
	return Object.entries(value).flatMap(([key, entry]) => (NAMES.includes(key) ? [] : sentences(entry)));
}

/** The same words whatever their spaces: elements part what a sentence joins. */
const joined = (text: string) => text.replace(/\s+/g, "");

function expectAllShown(page: Page | undefined, content: unknown) {
	expect(page).toBeDefined();
	if (!page) return;
	const shown = joined(visibleText(page));
	for (const sentence of sentences(content)) expect(shown).toContain(joined(sentence));
}

const SHOWN: [string, unknown][] = [
	[paths.home, homePage],
	[paths.emergency, emergencyPage],
	[paths.services, servicesPage],
	[paths.lockChange, lockChangePage],
	[paths.armouredDoor, armouredDoorPage],
	[paths.lockRepair, lockRepairPage],
	[paths.doorCladding, doorCladdingPage],
	[paths.breakIn, breakInPage],
	[paths.serviceArea, serviceAreaPage],
	[paths.contact, contactPage],
	[paths.legal, legalPage],
	[paths.terms, termsPage],
];

test("chaque page du site a son contenu dans cette liste", () => {
	const listed = [...SHOWN.map(([path]) => path), paths.quoteForm];
	expect(listed.sort()).toEqual(Object.values(paths).sort());
});

test.each(SHOWN)("%s montre, sans script, tout ce que son contenu dit", (path, content) => {
	expectAllShown(pageAt.get(path), content);
});

test.each(towns)("la page de $name montre ses chiffres, ses voisines et tout le gabarit", (town) => {
	const page = pageAt.get(townPath(town.slug));
	const {
		beyondRadius,
		beyondMeasured: _beyondMeasured,
		seo: _seo,
		direction: _direction,
		notesTitle,
		noteTitle: _noteTitle,
		place: { around: _around, ...place },
		...words
	} = townSentences(townFacts(town));
	const { nearest } = townFacts(town);
	expectAllShown(page, { ...words, place });
	// The owner has written nothing yet.
	expect(visibleText(page as Page)).not.toContain(notesTitle);
	expect(nearest).toHaveLength(5);
	expectAllShown(
		page,
		nearest.map(({ name }) => name),
	);
	const hero = joined(page?.$("h1").closest(".on-night").text() ?? "");
	for (const figure of [integer(town.population), km(town.distanceKm), minutes(town.minutes)])
		expect(hero).toContain(joined(figure));
	expect(beyondRadius === undefined).toBe(town.measuredKm <= facts.radiusKm);
	expect(hero).toContain(joined(beyondRadius ?? ""));
	expect(hero.includes("appelezpourconfirmer")).toBe(beyondRadius !== undefined);
	expect(hero.includes("surplace")).toBe(town.distanceKm === 0);
});

test("la zone d’intervention cite toutes les villes avec leur temps, les six principales à part", () => {
	const page = pageAt.get(paths.serviceArea);
	expect(mainTowns.map((town) => town.minutes)).toEqual([10, 15, 20, 25, 15, 20]);
	for (const town of [...mainTowns, ...otherTowns]) {
		const link = page?.$(`main a[href="${townPath(town.slug)}"]`).first();
		expect(`${link?.attr("aria-label")} ${link?.text()}`.replace(/\s+/g, " ")).toContain(`${town.minutes} min`);
	}
});

test("un exemple d’avis se dit exemple, une image qui n’est pas du serrurier se dit illustration", () => {
	for (const path of [paths.home, paths.emergency]) {
		const $ = pageAt.get(path)?.$;
		expect($?.("main li:has(blockquote)").length).toBe(3);
		for (const review of $?.("main li:has(blockquote)").toArray() ?? [])
			expect($?.(review).text()).toContain("Exemple");
	}
	for (const page of pageAt.values()) {
		for (const image of page.$("main picture img[src^='/assets/images/']").toArray())
			expect(page.$(image).closest("li, .hero-picture").text(), page.path).toContain("Illustration");
	}
});

test("le pied de page, le bandeau et l’en-tête sont les mêmes partout", () => {
	for (const path of allPaths()) {
		const page = pageAt.get(path);
		const text = page ? visibleText(page) : "";
		expect(
			absentFrom(text, [
				"Urgence 24h/24",
				"Intervention en moins de 30 min",
				"URGENCE 24H/24",
				"Appelez-nous",
				"© 2024",
				"Voir toutes les villes",
			]),
			path,
		).toEqual([]);
		expect(page?.$(`footer a[href="${business.siteBuilder.url}"]`).length, path).toBe(1);
		expect(page?.$(`footer a[href="${business.mailHref}"]`).length, path).toBe(1);
	}
});
