import { setImmediate as nextTurn } from "node:timers/promises";
import { expect, test } from "vitest";
import { inPortions } from "#relay/http/turns.ts";

test("vingt pages demandées d’un coup partent dans l’ordre, quelques-unes par tour : le reste passe entre elles", async () => {
	const soon = inPortions();
	const sent: number[] = [];
	for (let n = 0; n < 20; n++) soon(() => sent.push(n));
	const atEachTurn = [sent.length];
	while (sent.length < 20 && atEachTurn.length < 50) {
		await nextTurn();
		atEachTurn.push(sent.length);
	}
	expect(atEachTurn[0]).toBeGreaterThan(0);
	expect(Math.max(...atEachTurn.map((count, turn) => count - (atEachTurn[turn - 1] ?? 0)))).toBeLessThan(10);
	expect(sent).toEqual(Array.from({ length: 20 }, (_, n) => n));
	// Calm again: the next page leaves at once.
	await nextTurn();
	soon(() => sent.push(20));
	expect(sent).toHaveLength(21);
});
