import fc from "fast-check";
import { expect, test } from "vitest";
import { bittingPath, nationalDigits } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";

const BLADE = { length: 100, edge: 10, depth: 9 };

/** Depth of each cut, read back from the path: the flat bottom is the H command. */
function depths(path: string): number[] {
	return [...path.matchAll(/L[\d.]+ ([\d.]+)H/g)].map(([, y]) => Math.round(Number(y) - BLADE.edge));
}

test("la clé est taillée au numéro : dix crans, la profondeur est le chiffre", () => {
	const digits = nationalDigits(business.phone);
	expect(digits.join("")).toBe(business.phoneNational.replace(/\D/g, ""));
	expect(depths(bittingPath(digits, BLADE))).toEqual(digits);
});

test("un autre numéro donne une autre clé", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }), (digits) => {
			expect(depths(bittingPath(digits, BLADE))).toEqual(digits);
		}),
	);
});

test("un numéro qui n’a pas dix chiffres ne se taille pas", () => {
	expect(() => nationalDigits("+3346571003")).toThrow("Dix chiffres");
});
