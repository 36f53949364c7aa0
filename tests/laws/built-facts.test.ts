import { expect, test } from "vitest";
import { facts } from "#content/facts.ts";
import { openingOf, type Practice } from "#content/opening.ts";
import { opening } from "#content/own-facts.ts";
import { WEEK } from "#content/shapes.ts";
import { SITE_DIR } from "#tests/support/pages.ts";
import { type BuiltPage, builtContradictions, readBuiltPages, rulesOf } from "#tools/publication/built-pages.ts";

const pages = readBuiltPages(SITE_DIR) as BuiltPage[];
const practice: Practice = {
	opens: "07:00",
	closes: "22:00",
	days: WEEK.slice(0, 6),
	holidays: false,
	surcharge: true,
	freeTravel: false,
	radiusKm: 40,
	arrivalUnderMinutes: 45,
};

test("les pages construites ne disent rien d’autre que les faits", () => {
	expect(pages.length).toBeGreaterThan(12);
	expect(builtContradictions(pages)).toEqual([]);
	expect(opening.isAlways).toBe(true);
});

test("chaque fait changé sans reconstruire bloque la publication, avec les mots et la page", () => {
	const figures = { ...facts, radiusKm: 40, arrivalUnderMinutes: 45, repairFromEuros: 80 };
	const found = builtContradictions(pages, rulesOf({ isOpen: openingOf(practice), isFree: false, figures }));
	expect(found.map(({ id }) => id)).toEqual(
		["arrival", "radius", "repairFrom", "hours", "days", "surcharge", "travel"].map((name) => `built.${name}`),
	);
	expect(found[0]?.what.replace(/\s/g, " ")).toMatch(
		/disent « moins de 30 min » \(\/.* autres\) ; vos faits disent une arrivée en moins de 45 min/,
	);
	expect(found.filter(({ isBlocking }) => !isBlocking)).toEqual([]);
});

test("« à partir de » ne dit que la réparation, et les prix du barème qui commencent là", () => {
	const said = [{ path: "/essai", said: "Réparation à partir de 60 €. Serrure 3 points, à partir de 390 €." }];
	const withPrices = (prices: { euros: number }[]) =>
		builtContradictions(said, rulesOf({ figures: { ...facts, repairFromEuros: 60 }, prices }));
	expect(withPrices([]).map(({ id }) => id)).toEqual(["built.repairFrom"]);
	expect(withPrices([{ euros: 390 }])).toEqual([]);
});

test("une phrase écrite à la main se voit, où qu’elle soit", () => {
	const slip = { path: "/essai", said: "J’arrive en moins de 20 min, 60 km autour de Bourgoin-Jallieu." };
	expect(builtContradictions([slip]).map(({ id }) => id)).toEqual(["built.arrival", "built.radius"]);
});
