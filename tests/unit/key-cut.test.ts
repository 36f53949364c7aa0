import fc from "fast-check";
import { expect, test } from "vitest";
import { bittingPath, nationalDigits } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";

const BLADE = { length: 100, depth: 9 };
const STEP = 10;

/** Depth of the blade in the middle of each of its ten steps, found by walking along the path. */
function depths(path: string): number[] {
	const found = Array.from({ length: 10 }, () => 0);
	let x = 0;
	let y = 0;
	for (const [, command, along, across = "0"] of path.matchAll(/([hl])([\d.]+)(?: (-?[\d.]+))?/g)) {
		const next = x + Number(along);
		for (const cut of found.keys()) {
			const middle = (cut + 0.52) * STEP;
			if (command === "h" && x <= middle && middle < next) found[cut] = Math.round(y);
		}
		x = next;
		y += Number(across);
	}
	return found;
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
