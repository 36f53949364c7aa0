import { expect, test } from "vitest";
import { circles } from "#tools/house.ts";

test("aucun fichier n’en importe un qui l’importe, pas même pour un type", () => {
	expect(circles()).toEqual([]);
});
