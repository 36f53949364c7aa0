import * as v from "valibot";
import { expect, test } from "vitest";
import { type Json, withValue } from "#atelier/owner-facts.ts";
import { readTyped } from "#atelier/typed.ts";
import { stringsIn } from "#content/check.ts";
import { ownerFiles } from "#content/check-owner.ts";
import { webAddress } from "#content/field-schemas.ts";

test("aucun fait ne porte d’accolade : le site la remplirait, ou s’arrêterait à la construire", () => {
	let tried = 0;
	for (const { file, value, schema = v.never() } of ownerFiles()) {
		expect(v.is(schema, value), file).toBe(true);
		for (const { field } of stringsIn(value)) {
			const path = field.split(".").map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
			const braced = withValue(value as Json, path, "À {ville}, tous les jours");
			expect(v.is(schema, braced), `${file}, ${field}`).toBe(false);
			tried++;
		}
	}
	expect(tried).toBeGreaterThan(40);
	for (const kind of ["text", "long"] as const) expect(readTyped(kind, "12 rue {nom}")).toHaveProperty("error");
});

test.each([
	"javascript:alert(1)",
	"JavaScript://exemple.fr/%0aalert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc",
])("« %s » n’est pas l’adresse d’un site, qu’elle soit tapée ou écrite dans le fichier", (typed) => {
	const read = readTyped("web", typed);
	expect("value" in read && v.is(webAddress, read.value)).toBe(false);
});

test("une adresse se tape avec ou sans son « https:// », et avec un port", () => {
	const read = (typed: string) => {
		const result = readTyped("web", typed);
		return "value" in result && v.is(webAddress, result.value) ? result.value : undefined;
	};
	expect(["martin.fr", "https://martin.fr", "martin.fr:8080/a", "HTTP://martin.fr"].map(read)).toEqual([
		"https://martin.fr",
		"https://martin.fr",
		"https://martin.fr:8080/a",
		"HTTP://martin.fr",
	]);
});
