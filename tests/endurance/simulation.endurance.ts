import { expect, test } from "vitest";
import { FAULTS, saidWithout } from "#tests/faults/faults.ts";
import { gapsIn } from "#tests/simulation/coverage.ts";
import { type Run, run } from "#tests/simulation/main.ts";

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
		expect(broken).toEqual([]);
		expect(gapsIn(coverages)).toEqual({ transitions: [], faults: [], pairs: [] });
	},
	3 * 3_600_000,
);

const SIMULATED = FAULTS.filter(({ simulated }) => simulated);

test.for(SIMULATED)("sans cette garde, la simulation se plaint : $guard", { timeout: 3_600_000 }, async (fault) => {
	const said = await saidWithout(fault, ["tests/simulation/main.ts", "1", String(SEEDS_FOR_A_MUTANT), "--premiere"]);
	console.log(`${fault.guard} : ${said}`);
	expect(said).toMatch(/^graine \d+\n {2}\S/m);
});
