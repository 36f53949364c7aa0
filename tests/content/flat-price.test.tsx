import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceEstimate, PriceSchedule } from "#app/sections/prices.tsx";
import { flatSum, readFlat } from "#content/flat-price.ts";
import { euros } from "#content/wording.ts";

/* A minimum is never announced as the most that it will cost. */

const flat = (service: string, includes = "Main-d’œuvre comprise.") => ({ service, includes, euros: 140 });

test.each([
	["Changement de serrure, à partir de", "Changement de serrure"],
	["Changement de serrure à partir de…", "Changement de serrure"],
	["Changement de serrure (à partir de)", "Changement de serrure"],
	["Changement de serrure : dès", "Changement de serrure"],
])("« %s » est un minimum, dont le nom est « %s »", (typed, service) => {
	const price = readFlat(flat(typed));
	expect(price).toMatchObject({ service, isMinimum: true });
	expect(flatSum(price)).toMatch(/^à partir de 140.€$/);
});

test("ce qu’il comprend peut le dire aussi ; un prix ferme reste tel quel, « dès » au milieu compris", () => {
	expect(readFlat(flat("Serrure", "À partir de ce prix, selon le modèle.")).isMinimum).toBe(true);
	for (const service of ["Porte claquée à ouvrir", "Ouverture dès l’aube"])
		expect(readFlat(flat(service))).toMatchObject({ service, isMinimum: false });
});

test("le barème et « Combien cela coûtera-t-il ? » le disent : « à partir de », jamais « au plus »", () => {
	const travel = [{ fromKm: 0, toKm: 30, euros: 0 }];
	const shown = (service: string) => {
		const prices = { hourly: [], travel, nights: [], flat: [flat(service)] };
		const page = renderToStaticMarkup(
			<>
				<PriceSchedule prices={prices} />
				<PriceEstimate prices={prices} />
			</>,
		);
		return page.replace(/<[^>]+>/g, "|").replace(/\s/g, " ");
	};
	const minimum = shown("Changement de serrure, à partir de");
	expect(minimum).toMatch(/\|à partir de 140 €\|/);
	expect(minimum).toMatch(/\|À partir de\|+140 €\|/);
	expect(minimum).not.toMatch(/au plus|à partir de,|, à partir de\|/i);
	expect(shown("Changement de serrure")).toMatch(/\|Au plus\|+140 €\|/);
});

test.each([
	[["De 20 h à 7 h"], "Nuits"],
	[["De 20 h à 7 h", "Dimanches et jours fériés"], "Nuits, dimanches et jours fériés"],
	[["Le samedi"], "Selon le jour"],
	[["Dimanches"], "Selon le jour"],
	[["Les samedis", "De 20 h à 7 h"], "Selon le jour et l’heure"],
])("ce que coûtent %s se lit sous « %s »", (whens, title) => {
	const nights = whens.map((when) => ({ when, surchargePercent: 20 }));
	const page = renderToStaticMarkup(<PriceSchedule prices={{ hourly: [], travel: [], nights, flat: [] }} />);
	expect(page).toContain(`>${title}<`);
});

test("un prix à quatre chiffres a son espace, avec ou sans centimes", () => {
	expect([60, 49.5, 2_400, 1_234.56].map(euros)).toEqual([
		"60\u202f€",
		"49,50\u202f€",
		"2\u202f400\u202f€",
		"1\u202f234,56\u202f€",
	]);
});
