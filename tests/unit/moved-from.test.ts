import { expect, test } from "vitest";
import { movedFrom } from "#notebook/noted.ts";

const visit = (seq: number, atMs: number, appointmentAtMs: number) =>
	({ seq, atMs, kind: "appointment", text: "", appointmentAtMs }) as const;

test("un rendez-vous à venir est déplacé ; une seconde visite, après la première, ne déplace rien", () => {
	expect(movedFrom([visit(1, 0, 100), visit(2, 50, 200)])).toBe(100);
	expect(movedFrom([visit(1, 0, 100), visit(2, 150, 200)])).toBeUndefined();
	// Its words alone were changed.
	expect(movedFrom([visit(1, 0, 100), visit(2, 50, 100)])).toBeUndefined();
	expect(movedFrom([])).toBeUndefined();
});
