import { expect, test } from "vitest";
import { FAULTS } from "#tests/faults/faults.ts";
import { gapsIn, tableOf, totalOf } from "#tests/simulation/coverage-table.ts";
import { seedsUntilFound } from "#tests/simulation/mutants.ts";

import { type Run, run } from "#tests/simulation/run.ts";

const SEEDS = 10_000;
const SEEDS_FOR_A_MUTANT = 1_000;

test(
	`${SEEDS} vies du relais : aucune promesse rompue`,
	async () => {
		const broken: string[] = [];
		const coverages: Run["coverage"][] = [];
		for (let seed = 1; seed <= SEEDS; seed++) {
			const { faults, coverage } = await run(seed);
			if (faults.length > 0) broken.push(`graine ${seed} : ${faults[0]}`);
			coverages.push(coverage);
		}
		const totals = totalOf(coverages);
		console.log(tableOf(totals));
		expect(broken).toEqual([]);
		expect(gapsIn(totals)).toEqual({ transitions: [], faults: [], pairs: [] });
	},
	3 * 3_600_000,
);

const SIMULATED = FAULTS.filter(({ simulated }) => simulated);

test.for(SIMULATED)("sans cette garde, la simulation se plaint : $guard", { timeout: 3_600_000 }, async (fault) => {
	const found = await seedsUntilFound(fault, SEEDS_FOR_A_MUTANT);
	console.log(`${fault.guard} : ${found ? `${found.seeds} graines, « ${found.complaint} »` : "pas trouvée"}`);
	expect(found).toBeDefined();
});
