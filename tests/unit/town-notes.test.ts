import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { TownNotes } from "#app/sections/town-parts.tsx";

const show = (notes: Parameters<typeof TownNotes>[0]["notes"]) =>
	renderToStaticMarkup(createElement(TownNotes, { title: "Chez vos voisins de Voiron", notes }));

test("sans note de l’exploitant, la page n’en montre rien, pas même un titre", () => {
	expect(show(undefined)).toBe("");
});

test("ses chantiers paraissent avec leur date, et sa phrase au-dessus", () => {
	const job = { title: "Cylindre remplacé", text: "Clé perdue, serrure gardée.", date: "mars 2026" };
	const html = show({ note: "Rue piétonne le samedi.", jobs: [job] });
	for (const words of ["Chez vos voisins de Voiron", "Rue piétonne le samedi.", ...Object.values(job)])
		expect(html).toContain(words);
});
