import { expect, test } from "vitest";
import { median, medians } from "#tests/bench/summary.ts";

test("plusieurs mesures en font une : celle du milieu, dans n’importe quel ordre, jamais la meilleure", () => {
	const measures = [5, 1, 40, 2, 3].map((ms) => ({ paint: ms, blocking: ms * 2 }));
	expect(medians(measures)).toEqual({ paint: 3, blocking: 6 });
	expect(medians(measures.toReversed())).toEqual({ paint: 3, blocking: 6 });
});

test("une mesure qui manque ne passe pas pour bonne", () => {
	expect(median([Number.NaN, Number.NaN, 3]) <= 50).toBe(false);
	expect(median([]) <= 50).toBe(false);
});
