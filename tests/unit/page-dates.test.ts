import { expect, test } from "vitest";
import { datePages } from "#tools/shown-page.ts";

const page = (words: string, footer = "") =>
	`<html><head><title>Serrurier</title></head><body><main><p>${words}</p></main><footer>${footer}</footer></body></html>`;
const known = datePages(new Map([["/", page("Je viens.")]]), {}, "2026-01-10");

test("une page dont les mots n’ont pas changé garde son jour, même si le pied de page ou le balisage changent", () => {
	const now = new Map([["/", page("Je viens.", "Autre pied").replace("<p>", '<p class="x">')]]);
	expect(datePages(now, known, "2026-11-20")["/"]?.since).toBe("2026-01-10");
});

test("une page dont les mots ont changé, ou nouvelle, est d’aujourd’hui ; une page disparue n’est plus notée", () => {
	const now = new Map([
		["/", page("J’arrive.")],
		["/contact", page("Appelez.")],
	]);
	const dates = datePages(now, { ...known, "/vieille": { words: "x", since: "2025-01-01" } }, "2026-11-20");
	expect(Object.entries(dates).map(([path, { since }]) => [path, since])).toEqual([
		["/", "2026-11-20"],
		["/contact", "2026-11-20"],
	]);
});
