import fc from "fast-check";
import { expect, test } from "vitest";
import { bittingPath, depthOf, nationalDigits, pairsOf } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";

const BLADE = { length: 100, depth: 9 };
const STEP = 10;
const depthsOf = (digits: readonly number[]) =>
	digits.map((digit) => Math.round(depthOf(digit, BLADE.depth) * 100) / 100);

/** Depth of the blade in the middle of each of its ten steps, found by walking along the path. */
function depths(path: string): number[] {
	const found = Array.from({ length: 10 }, () => 0);
	let x = 0;
	let y = 0;
	for (const [, command, along, across = "0"] of path.matchAll(/([hl])([\d.]+)(?: (-?[\d.]+))?/g)) {
		const next = x + Number(along);
		for (const cut of found.keys()) {
			const middle = (cut + 0.5) * STEP;
			if (command === "h" && x <= middle && middle < next) found[cut] = y;
		}
		x = next;
		y += Number(across);
	}
	return found;
}

test("la clé est taillée au numéro : dix crans, la profondeur est le chiffre", () => {
	const digits = nationalDigits(business.phone);
	expect(digits.join("")).toBe(business.phoneNational.replace(/\D/g, ""));
	expect(depths(bittingPath(digits, BLADE))).toEqual(depthsOf(digits));
});

test("chaque chiffre a sa profondeur : le plus grand, la plus grande ; un zéro se voit", () => {
	const all = depthsOf([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
	expect(all).toEqual([...new Set(all)].sort((a, b) => a - b));
	expect(all[0]).toBeGreaterThan(BLADE.depth / 4);
	expect(all[9]).toBe(BLADE.depth);
});

test("une petite clé a cinq crans, un par paire de chiffres", () => {
	expect(pairsOf([0, 4, 6, 5, 7, 1, 0, 0, 3, 8])).toEqual([2, 5.5, 4, 0, 5.5]);
});

test("un autre numéro donne une autre clé", () => {
	fc.assert(
		fc.property(fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 10, maxLength: 10 }), (digits) => {
			const path = bittingPath(digits, BLADE);
			expect(depths(path)).toEqual(depthsOf(digits));
			// Between two cuts the edge stays whole, however deep they are.
			expect([...path.matchAll(/h(-?[\d.]+)/g)].every(([, along]) => Number(along) > 0)).toBe(true);
		}),
	);
});

test("un numéro qui n’a pas dix chiffres ne se taille pas", () => {
	expect(() => nationalDigits("+3346571003")).toThrow("Dix chiffres");
});
