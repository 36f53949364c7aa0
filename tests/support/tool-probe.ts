/** A program of the atelier that tells what it knows and what it may: its variables, and for each path or act how it went. */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { Worker } from "node:worker_threads";

const [, , readable = "", private_ = "", writable = ""] = process.argv;
const how = (act: () => unknown) => {
	try {
		act();
		return "done";
	} catch (error) {
		return (error as NodeJS.ErrnoException).code;
	}
};
const went = {
	reads: how(() => readFileSync(readable)),
	writes: how(() => writeFileSync(`${writable}/photo`, "")),
	readsRequests: how(() => readFileSync(private_)),
	readsSettings: how(() => readFileSync(".env")),
	writesRequests: how(() => writeFileSync(private_, "")),
	starts: how(() => spawnSync("true")),
	works: how(() => void new Worker("", { eval: true }).terminate()),
};
process.stdout.write(JSON.stringify({ env: process.env, went }));
