import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, expect, test, vi } from "vitest";
import { claimNames } from "#content/claims/claims.ts";
import { UNSAYABLE_NAMES } from "#content/unsayable-names.ts";
import { anyOwner } from "#tests/support/any-owner.ts";

const folder = mkdtempSync(join(tmpdir(), "proprietaires-"));
afterAll(() => {
	delete process.env.OWNER_DIR;
	// The worker keeps its modules for the next file: not those that read the last owner.
	vi.resetModules();
	rmSync(folder, { recursive: true });
});

test("ce que le registre des faits permet se construit, quel que soit le propriétaire", async () => {
	process.env.OWNER_DIR = folder;
	await fc.assert(
		fc.asyncProperty(anyOwner("2026-11-26", { unsayable: UNSAYABLE_NAMES, claims: claimNames }), async (owner) => {
			for (const [file, facts] of Object.entries(owner))
				writeFileSync(join(folder, `${file}.json`), JSON.stringify(facts));
			vi.resetModules();
			const { checkOwnerFiles } = await import("#content/check-owner.ts");
			expect(checkOwnerFiles()).toEqual([]);
			const { checkContent } = await import("#content/check.ts");
			expect(checkContent()).toEqual([]);
			// The atelier counts what is left by it: a value that it cannot read stopped every page of it.
			const { materialOf } = await import("#tools/publication/material.ts");
			const { pointsOf } = await import("#tools/atelier/points.ts");
			expect(pointsOf(materialOf({}, new Date("2026-11-26T12:00:00Z"))).length).toBeGreaterThan(0);
		}),
		{ numRuns: 100, seed: 43 },
	);
}, 300_000);
