/** `node tests/simulation/main.ts [first] [count]`: runs seeds one after the other and says what each broke. */
import { argv } from "node:process";
import { run } from "./run.ts";

const [first = 1, count = 100] = argv.slice(2).map(Number);
const shows = argv.includes("--histoire");
const startMs = performance.now();
let broken = 0;
for (let seed = first; seed < first + count; seed++) {
	const { faults, events, digest } = await run(seed);
	if (shows)
		for (const { atMs, ...fact } of events)
			console.log(String(Math.round(atMs / 1_000)).padStart(9), JSON.stringify(fact));
	if (shows) console.log(digest);
	if (faults.length === 0) continue;
	broken++;
	console.log(`graine ${seed}\n  ${[...new Set(faults)].slice(0, 8).join("\n  ")}`);
}
console.log(`${count} graines, ${broken} en faute, ${Math.round((performance.now() - startMs) / count)} ms par graine`);
process.exitCode = broken === 0 ? 0 : 1;
