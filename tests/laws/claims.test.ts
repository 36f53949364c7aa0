import { load } from "cheerio";
import { describe, expect, test } from "vitest";
import type { Place } from "#content/claims/claim.ts";
import { claimNames, claims } from "#content/claims/claims.ts";
import { paths, townPath } from "#content/site-map.ts";
import { towns } from "#content/towns.ts";
import { holds, spaced } from "#content/wording.ts";
import { builtPages, NOT_FOUND, type Page } from "#tests/support/pages.ts";

/** What an element parts is parted here: « de garantie », then « 10 ans ». */
const READ = "p, li, dt, dd, h1, h2, h3, a, button, summary, label, option, div, td, th, span, text";

/** What is said on a page and of it: its own part, its title and its description; and apart, what stands around. */
function saidOn({ html }: Page): { own: string; around: string } {
	const $ = load(html);
	$("script, style, noscript").remove();
	for (const element of $(READ).toArray()) $(element).append(" ");
	const own = [$("main").text(), $("title").text(), $('meta[name="description"]').attr("content")].join(" \n ");
	$("main").remove();
	return { own: spaced(own), around: spaced($("body").text()) };
}

const said = new Map(
	builtPages()
		.filter(({ path }) => path !== NOT_FOUND)
		.map((page) => [page.path.replace(/\/$/, "") || "/", saidOn(page)]),
);

function pagesOf(places: readonly Place[]): string[] {
	if (places.includes("everywhere")) return [...said.keys()];
	return places.flatMap((place) =>
		place === "towns" ? towns.map(({ slug }) => townPath(slug)) : [paths[place as keyof typeof paths]],
	);
}

const sorted = (pages: Iterable<string>) => [...new Set(pages)].sort();

describe.each(claimNames)("l’affirmation « %s »", (name) => {
	const { words, figure, places } = claims[name];

	test("est mot pour mot sur chacune des pages que le registre nomme, et sur aucune autre", () => {
		const everywhere = places.includes("everywhere");
		const found = [...said].filter(([, { own, around }]) =>
			words.some((word) => holds(everywhere ? around : own, word)),
		);
		expect(sorted(found.map(([path]) => path))).toEqual(sorted(pagesOf(places)));
	});

	test("emploie chacune de ses tournures au moins une fois", () => {
		const unused = words.filter((word) => ![...said.values()].some(({ own, around }) => holds(own + around, word)));
		expect(unused).toEqual([]);
	});

	test("répond, avec celles qui ont son chiffre, de toutes les pages où il paraît", () => {
		if (figure === undefined) return;
		const answered = claimNames.filter((other) => claims[other].figure === figure);
		const pages = new Set(answered.flatMap((other) => pagesOf(claims[other].places)));
		const stray = [...said].filter(([path, { own }]) => holds(own, figure) && !pages.has(path));
		expect(stray.map(([path]) => path)).toEqual([]);
	});
});
