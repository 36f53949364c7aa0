/**
 * `npm test`: every check, in the order in which a fault is cheapest to find. All of them run even when one fails, and
 * the last line counts them: each check of this list, and each test of the suite.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

const folder = mkdtempSync(join(tmpdir(), "controles-"));
const report = join(folder, "tests.json");
const checks: { title: string; command: string[] }[] = [
	{ title: "Style et flèches entre pièces", command: ["biome", "check", "--error-on-warnings", "."] },
	{ title: "Types", command: ["npm", "run", "--silent", "types"] },
	{ title: "Code sans usage", command: ["knip"] },
	{ title: "Construction", command: ["node", "tools/ensure-build.ts"] },
	{
		title: "Tests",
		command: [
			...["vitest", "run", "--reporter=default", "--reporter=./tests/support/second-tries.ts"],
			...["--reporter=json", `--outputFile.json=${report}`],
		],
	},
];

let passed = 0;
let failed = 0;
for (const { title, command } of checks) {
	console.log(`\n── ${title}`);
	const [program = "", ...args] = command;
	const { status } = spawnSync(program, args, { stdio: "inherit" });
	if (status === 0) passed++;
	else failed++;
}
const skipped = countTests();
rmSync(folder, { recursive: true });
console.log(`\n${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
process.exit(failed === 0 ? 0 : 1);

/** Adds the suite's own counts. A suite that left no report, or ran nothing, is a failure. Returns the skipped ones. */
function countTests(): number {
	try {
		const counts = JSON.parse(readFileSync(report, "utf8"));
		passed += counts.numPassedTests;
		failed += counts.numFailedTests;
		if (counts.numPassedTests === 0) failed++;
		return counts.numPendingTests;
	} catch {
		failed++;
		return 0;
	}
}
