import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PriceEstimate, PriceSchedule } from "#app/sections/prices.tsx";
import { flatSum, readFlat } from "#content/flat-price.ts";

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
