import { expect, test } from "vitest";
import { slowdownAt } from "#tools/bench/slowdown.ts";
import { best, betterHalf, middle, summary, worst } from "#tools/bench/summary.ts";

test("plusieurs mesures en font une, chaque chiffre à sa façon, dans n’importe quel ordre", () => {
	const measures = [5, 1, 40, 2, 3].map((ms) => ({ paint: ms, blocking: ms, visit: ms, shift: ms }));
	const how = { paint: best, blocking: betterHalf, visit: middle, shift: worst };
	expect(summary(measures, how)).toEqual({ paint: 1, blocking: 2, visit: 3, shift: 40 });
	expect(summary(measures.toReversed(), how)).toEqual({ paint: 1, blocking: 2, visit: 3, shift: 40 });
});

test("une mesure qui manque ne passe pas pour bonne", () => {
	const [{ paint } = { paint: 0 }] = [summary([{ paint: Number.NaN }, { paint: 3 }], { paint: best })];
	expect(paint <= 50).toBe(false);
});

test("le même téléphone sur une machine prise ailleurs, jamais un plus rapide que la machine, ni que quatre fois", () => {
	expect([3_600, 1_800, 900, 450, 100].map(slowdownAt)).toEqual([4, 4, 2, 1, 1]);
});
