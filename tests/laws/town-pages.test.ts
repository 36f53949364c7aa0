import { describe, expect, test } from "vitest";
import { townFacts } from "#app/seo/town-facts.ts";
import { facts } from "#content/facts.ts";
import { paths, townPath } from "#content/site-map.ts";
import { isBeyondRadius } from "#content/town.ts";
import { townLocal } from "#content/town-local.ts";
import { towns } from "#content/towns.ts";
import { spaced } from "#content/wording.ts";
import { builtPages, type Page } from "#tests/support/pages.ts";

const pageAt = new Map(builtPages().map((page) => [page.path, page]));
const townPages = towns.map((town) => ({ name: town.name, page: pageAt.get(townPath(town.slug)) as Page }));
/** Stands for the town's own name, so that two pages can be compared as if one name replaced the other. */
const OWN_NAME = "◊";

/** All the words of the page's main part. */
function mainOf({ $ }: Page) {
	const main = $("main").clone();
	main.find("script").remove();
	for (const element of main.find("p, li, dt, dd, h1, h2, h3, summary, span, a, text").toArray())
		main.find(element).append(" ");
	return main;
}

const wordsOf = (page: Page) =>
	mainOf(page)
		.text()
		.toLowerCase()
		.normalize("NFC")
		.match(/[\p{L}\p{N}]+/gu) ?? [];

/** Sequences of five words, as sites of this trade are compared. */
function sequences(page: Page): Set<string> {
	const words = wordsOf(page);
	return new Set(words.slice(4).map((_, index) => words.slice(index, index + 5).join(" ")));
}

/** Each figure, landmark and neighbour of a town's page, its own name taken out. */
function factsOf(page: Page, name: string): Set<string> {
	const main = mainOf(page);
	const lines = main.find("dl > div, section li").toArray();
	return new Set(lines.map((line) => main.find(line).text().replace(/\s+/g, " ").trim().replaceAll(name, OWN_NAME)));
}

describe("l’échange des noms", () => {
	const facts = townPages.map(({ name, page }) => ({ name, facts: factsOf(page, name) }));
	test.each(facts)(
		"$name : mise à la place d’une autre, sa page dirait au moins six choses fausses",
		({ name, facts: own }) => {
			for (const other of facts.filter((entry) => entry.name !== name)) {
				const wrong = [...own].filter((fact) => !other.facts.has(fact));
				expect(wrong.length, `au lieu de ${other.name}`).toBeGreaterThanOrEqual(6);
			}
		},
	);
});

test("d’une page à sa sœur la plus proche, moins de trois suites de cinq mots sur dix sont les mêmes, jamais plus de quatre", () => {
	const known = townPages.map(({ name, page }) => ({ name, own: sequences(page), words: wordsOf(page).length }));
	const shares = known.map(({ name, own, words }) => {
		const [closest] = known
			.filter((other) => other.name !== name)
			.map((other) => ({
				other: other.name,
				share: [...own].filter((words) => other.own.has(words)).length / own.size,
			}))
			.sort((a, b) => b.share - a.share);
		return { name, words, ...(closest ?? { other: "", share: 1 }) };
	});
	shares.sort((a, b) => a.share - b.share);
	console.log(
		shares
			.map(({ name, other, share, words }) => `${(share * 100).toFixed(1)} %  ${name} (${words} mots) et ${other}`)
			.join("\n"),
	);
	// A town that the owner has just added says less, until its lines are written (content/town-local).
	const written = new Set(towns.filter(({ slug }) => townLocal[slug]).map(({ name }) => name));
	expect(written.size).toBeGreaterThan(0);
	for (const { name, words } of shares) if (written.has(name)) expect(words, name).toBeGreaterThanOrEqual(450);
	expect(shares[Math.floor(shares.length / 2)]?.share).toBeLessThanOrEqual(0.3);
	expect(shares.at(-1)?.share).toBeLessThanOrEqual(0.42);
});

test("ce qui se dit d’une ville est vrai de qui que ce soit : nul n’y raconte son chemin", () => {
	const told = Object.entries(townLocal).filter(([, { text }]) =>
		/(?<!\p{L})(?:je|j’\p{L}+|chez moi)(?!\p{L})/iu.test(text),
	);
	// The base is where he leaves from.
	expect(told.map(([slug]) => slug)).toEqual(["bourgoin-jallieu"]);
});

/** Minutes that are not a journey's: the specification's own words of each. */
const OTHER_MINUTES = [
	`moins de ${facts.arrivalUnderMinutes} min`,
	`< ${facts.arrivalUnderMinutes} min`,
	...Object.values(facts.emergencyTimes).flatMap(({ min, max }) => [`${min}–${max} min`, `${min} à ${max} min`]),
];

test("aucune minute de trajet ne se lit sans « environ »", () => {
	const bare = builtPages().flatMap(({ path, $ }) => {
		if (path === paths.armouredDoor) return []; // How long a door resists.
		const page = $("body").clone();
		page.find("script, style").remove();
		// Who was helped says how long it took.
		page.find("li:has(blockquote)").remove();
		for (const element of page.find("*").toArray()) page.find(element).append(" ");
		const said = [
			page.text(),
			...$("[aria-label]")
				.toArray()
				.map((one) => $(one).attr("aria-label") ?? ""),
			$("meta[name=description]").attr("content") ?? "",
			$("title").text(),
		].map((text) => spaced(text).replaceAll(" ", " "));
		return said.flatMap((text) =>
			[...text.matchAll(/.{0,30}\d min(?!\p{L})(?! environ)/gu)]
				.map(([words]) => words)
				.filter((words) => !/≈ \d+ min$/.test(words) && OTHER_MINUTES.every((other) => !words.endsWith(other)))
				.map((words) => `${path} : ${words}`),
		);
	});
	expect(bare).toEqual([]);
});

test.each(townPages)("$name : son nom se lit douze fois au plus, et dans aucune réponse", ({ name, page }) => {
	const named = new RegExp(`(?<![\\p{L}-])${name.replace(/^Les? /, "")}(?![\\p{L}-])`, "gu");
	expect(mainOf(page).text().match(named)?.length).toBeLessThanOrEqual(12);
	expect(page.$("main details p").text()).not.toMatch(named);
	expect(page.$("main details:not(.folded)")).toHaveLength(5);
});

test.each(towns)("$name : chaque chiffre de sa page est celui des données", (town) => {
	const page = pageAt.get(townPath(town.slug)) as Page;
	const main = mainOf(page);
	// The map has rings of its own.
	main.find("svg").remove();
	const text = main.text().replace(/\s+/g, " ").replaceAll(" ,", ",");
	const known = townFacts(town);
	const shown = [
		`${town.minutes} min`,
		// Until the owner has answered, what the road rather takes stands beside them.
		...(known.roadMinutes && !isBeyondRadius(town) ? [`plutôt ${known.roadMinutes} min environ`] : []),
		...known.nearest.map((near) => `à ${near.km} km`),
		...known.nearest.map((near) => `${near.minutes} min`),
		...town.postalCodes,
		...known.communesAround.map(({ name, km }) => `${name}, ${km > 0 ? `${km} km` : "moins de 1 km"}`),
	];
	for (const figure of shown) expect(text).toContain(figure);
	// And no kilometre, minute or postal code that they do not hold.
	const allowed = new Set([
		...shown.join(" ").match(/\d+ (?:km|min)|\d{5}/g)!,
		...[`${town.distanceKm} km`, `${town.measuredKm} km`],
		"50 km",
		"1 km",
	]);
	for (const figure of text.match(/\d+ (?:km|min)(?!\p{L})|\b38\d{3}\b/gu) ?? [])
		expect([...allowed]).toContain(figure);
});
