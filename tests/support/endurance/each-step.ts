import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { type RelayProcess, spawnRelay } from "#tests/support/relay-process.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

export interface WatchedRelay extends RelayProcess {
	dataDir: string;
	/** Does something, and resolves to the folders that a SIGKILL would have left at each of its steps. */
	during(act: () => Promise<unknown>): Promise<string[]>;
}

/** A relay whose files are copied before each change that it makes to them. Needs gcc (`noPowerCut`). */
export async function watchedRelay(settings: Record<string, string>): Promise<WatchedRelay> {
	const folder = await tempFolder();
	const [dataDir, copies, shim] = [join(folder, "var"), join(folder, "etapes"), join(folder, "etapes.so")];
	mkdirSync(copies);
	const source = join(import.meta.dirname, "each-step.c");
	const compiled = spawnSync("gcc", ["-shared", "-fPIC", "-O1", "-o", shim, source, "-ldl"], { encoding: "utf8" });
	if (compiled.status !== 0) throw new Error(compiled.stderr);
	const watched = { LD_PRELOAD: shim, STEPS_DIR: dataDir, STEPS_COPY: copies };
	const relay = await spawnRelay({ ...settings, ...watched, DATA_DIR: dataDir });
	const steps = () => readdirSync(copies).sort();
	return {
		...relay,
		dataDir,
		async during(act) {
			const before = steps().length;
			await act();
			return steps()
				.slice(before)
				.map((name) => join(copies, name));
		},
	};
}
