import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceSchedule } from "#app/sections/price-schedule.tsx";
import { creditOf } from "#content/pictures.ts";
import { isFilled, type PriceList } from "#content/price-list.ts";
import { paths } from "#content/site-map.ts";
import { filledPrices } from "#tests/support/filled-content.ts";
import { builtPages, visibleText } from "#tests/support/pages.ts";

const show = (prices: PriceList) =>
	renderToStaticMarkup(createElement(PriceSchedule, { prices }))
		.replace(/<[^>]+>/g, " ")
		.replace(/\s+/g, " ");

test("un barème vide ne paraît pas, et la page Services n’en dit rien", () => {
	expect(isFilled({ hourly: [], travel: [], nights: [], flat: [] })).toBe(false);
	const services = builtPages().find(({ path }) => path === paths.services);
	expect(visibleText(services!)).not.toContain("Barème");
});

test("un barème rempli montre ses quatre sortes de prix, toutes taxes comprises, et le devis gratuit", () => {
	const shown = show(filledPrices);
	for (const words of [
		"Barème",
		"toutes taxes comprises",
		"Main-d’œuvre Par quart d’heure, à partir de l’arrivée. 55 € de l’heure",
		"De 0 à 50 km Gratuit",
		"De 20 h à 7 h Sans supplément",
		"Ouverture de porte claquée Sans perçage et sans pièce. 89,50 €",
		"suivi de travaux ou non. Gratuit",
	])
		expect(shown).toContain(words);
});

test("un déplacement payant et une nuit plus chère se lisent comme tels", () => {
	const shown = show({
		...filledPrices,
		travel: [{ fromKm: 0, toKm: 15, euros: 30 }],
		nights: [{ when: "La nuit", surchargePercent: 50 }],
	});
	expect(shown).toContain("De 0 à 15 km 30 €");
	expect(shown).toContain("La nuit + 50 %");
	expect(shown).not.toContain("Sans supplément");
});

test("une sorte de prix qui manque ne laisse pas de titre vide", () => {
	expect(show({ ...filledPrices, nights: [] })).not.toContain("Nuits");
});

test("une photo dit où et quand elle a été prise, un dessin dit qu’il en est un", () => {
	expect(creditOf({ place: "Voiron", date: "mars 2026" })).toBe("Voiron, mars 2026");
	expect(creditOf(undefined)).toBe("Illustration");
});
