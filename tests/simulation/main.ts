/**
 * `node tests/simulation/main.ts [first] [count] [--histoire] [--premiere]`: runs seeds one after the other and says what each
 * broke; with its whole history, or only until the first that breaks something.
 */
import { argv } from "node:process";
import { run } from "./run.ts";

const [first = 1, count = 100] = argv.slice(2).map(Number);
const tellsAll = argv.includes("--histoire");
const startMs = performance.now();
let broken = 0;
let seed = first;
for (; seed < first + count; seed++) {
	const { faults, events, digest } = await run(seed);
	if (tellsAll) {
		for (const { atMs, ...fact } of events)
			console.log(String(Math.round(atMs / 1_000)).padStart(9), JSON.stringify(fact));
		console.log(digest);
	}
	if (faults.length === 0) continue;
	broken++;
	console.log(`graine ${seed}\n  ${[...new Set(faults)].slice(0, 8).join("\n  ")}`);
	if (argv.includes("--premiere")) break;
}
const done = Math.min(seed - first + 1, count);
console.log(`${done} graines, ${broken} en faute, ${Math.round((performance.now() - startMs) / done)} ms par graine`);
process.exitCode = broken === 0 ? 0 : 1;
