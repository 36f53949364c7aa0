import { load } from "cheerio";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { PriceEstimate, PriceSchedule } from "#app/sections/prices.tsx";
import { allIn, type PriceList } from "#content/own-facts.ts";
import { creditOf } from "#content/pictures.ts";
import { paths } from "#content/site-map.ts";
import { isFilled } from "#content/sunday-prices.ts";
import { absentFrom } from "#tests/support/absent-from.ts";
import { filledPrices } from "#tests/support/filled-content.ts";
import { builtPages } from "#tests/support/pages.ts";

const show = (prices: PriceList) =>
	renderToStaticMarkup(createElement(PriceSchedule, { prices }))
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ");

const EMPTY: PriceList = { hourly: [], travel: [], nights: [], flat: [] };
const estimate = (prices: PriceList) => load(renderToStaticMarkup(createElement(PriceEstimate, { prices })));

test("un barème vide ne paraît pas, et rien ne demande combien cela coûtera", () => {
	expect(isFilled(EMPTY)).toBe(false);
	expect(renderToStaticMarkup(createElement(PriceEstimate, { prices: EMPTY }))).toBe("");
	expect(renderToStaticMarkup(createElement(PriceEstimate, { prices: { ...filledPrices, travel: [] } }))).toBe("");
});

test("le barème livré est un exemple, et chaque prix le dit", () => {
	const { $ } = builtPages().find(({ path }) => path === paths.services)!;
	// But for what has no price: the way beyond the schedule, and the quote, free by law.
	const lines = $("#bareme tr:has(td)")
		.toArray()
		.filter((line) => !/^(?:Au-delà|Au téléphone)/.test($(line).text()));
	expect(lines.length).toBeGreaterThan(4);
	for (const line of lines) expect($(line).text()).toContain("Exemple");
	for (const sum of $("#prix [aria-live] > div:has(dl)").toArray()) expect($(sum).text()).toContain("Exemple");
});

describe("ce que cela coûtera", () => {
	const prices: PriceList = {
		...filledPrices,
		travel: [
			{ fromKm: 0, toKm: 15, euros: 0 },
			{ fromKm: 15, toKm: 50, euros: 29.9 },
		],
		nights: [{ when: "De 20 h à 7 h", surchargePercent: 50 }],
	};
	const $ = estimate(prices);

	test("chaque réponse à trois questions a sa somme, et ses lignes la font", () => {
		const sums = $("[aria-live] > div:has(dl)");
		expect(sums).toHaveLength(1 * 2 * 2);
		const said = sums.toArray().map((sum) => $(sum).find(".figure-large").text().replace(/\s/g, " "));
		expect(said).toEqual(["134,25 €", "164,15 €", "89,50 €", "119,40 €"]);
		expect(sums.eq(1).text().replace(/\s/g, " ")).toMatch(/89,50 €.*De 20 h à 7 h ?\+ 50 %.*Déplacement ?29,90 €/);
		expect(sums.text()).not.toContain("Exemple");
	});

	test("ce que le barème ne chiffre pas est sur devis, avec la raison", () => {
		const others = $("[aria-live] > div:not(:has(dl))").text();
		expect(others).toMatch(/Sur devis.*dépend de la porte et de la pièce.*Sur devis.*Mon barème s’arrête là/s);
		expect($("input[value=autre]")).toHaveLength(2);
	});

	test("une somme s’arrondit au centime, vers le haut", () => {
		expect(allIn({ euros: 89.99 }, { surchargePercent: 33 }, { euros: 0.1 })).toBe(119.79);
		expect(allIn({ euros: 0.1 }, { surchargePercent: 0 }, { euros: 0.2 })).toBe(0.3);
	});
});

test("un barème rempli montre ses quatre sortes de prix, toutes taxes comprises, et le devis gratuit", () => {
	const shown = show(filledPrices);
	expect(
		absentFrom(shown, [
			"Barème",
			"toutes taxes comprises",
			"Main-d’œuvre Par quart d’heure, à partir de l’arrivée. 55 € de l’heure",
			"De 0 à 50 km Distance à vol d’oiseau de Bourgoin-Jallieu à votre commune : sa page l’indique, ou demandez-la au téléphone. Gratuit",
			"Au-delà de 50 km Dit et confirmé par écrit avant que je parte ; accepté, il reste dû. Sur devis",
			"De 20 h à 7 h Même prix",
			"Ouverture de porte claquée Sans perçage et sans pièce. 89,50 €",
			"suivi de travaux ou non. Gratuit",
		]),
	).toEqual([]);
});

test("un déplacement payant et une nuit plus chère se lisent comme tels", () => {
	const shown = show({
		...filledPrices,
		travel: [{ fromKm: 0, toKm: 15, euros: 30 }],
		nights: [{ when: "La nuit", surchargePercent: 50 }],
	});
	expect(shown).toMatch(
		/De 0 à 15 km Distance à vol d’oiseau.{10,110} 30 € Au-delà de 15 km Dit et confirmé.{3,80} Sur devis/,
	);
	expect(shown).toContain("La nuit + 50 %");
	expect(shown).not.toContain("Même prix");
});

test("des heures finies à minuit sont des soirs, et non des nuits", () => {
	const until = (hour: number) => [
		{ when: `De 18 h 30 à ${hour} h`, surchargePercent: 40 },
		{ when: "Dimanches", surchargePercent: 60 },
	];
	const titled = (hour: number) => show({ ...filledPrices, nights: until(hour) });
	expect(titled(22)).toContain("Soirs et dimanches");
	expect(titled(7)).toContain("Nuits et dimanches");
	const atOnce = (hour: number) => estimate({ ...filledPrices, nights: until(hour) })("[aria-live]").text();
	expect(atOnce(22)).toContain("Le soir d’un dimanche");
	expect(atOnce(7)).toContain("La nuit d’un dimanche");
});

test("une sorte de prix qui manque ne laisse pas de titre vide", () => {
	expect(show({ ...filledPrices, nights: [] })).not.toContain("Nuits");
});

test("une photo dit où et quand elle a été prise, un dessin dit qu’il en est un", () => {
	expect(creditOf({ place: "Voiron", date: "mars 2026" })).toBe("Voiron, mars 2026");
	expect(creditOf(undefined)).toBe("Illustration");
});
