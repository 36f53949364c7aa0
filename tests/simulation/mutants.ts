import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Fault } from "#tests/faults/faults.ts";

/** What the simulation and the relay import. */
const NEEDED = ["relay", "notebook", "atelier", "shared", "content", "owner", "tests/simulation", "package.json"];

/**
 * Runs the simulation on a copy of this project without one of its guards.
 *
 * @returns how many seeds it took until the auditor complained, and of what; nothing when none of `seeds` made it
 * @throws when the line to change is not there exactly once
 */
export async function seedsUntilFound(
	{ file, from, to }: Fault,
	seeds: number,
): Promise<{ seeds: number; complaint: string } | undefined> {
	const folder = mkdtempSync(join(tmpdir(), "mutant-"));
	try {
		for (const name of NEEDED) cpSync(name, join(folder, name), { recursive: true });
		symlinkSync(join(process.cwd(), "node_modules"), join(folder, "node_modules"));
		const path = join(folder, file);
		const source = readFileSync(path, "utf8");
		if (source.split(from).length !== 2) throw new Error(`« ${from} » n’est pas une fois dans ${file}`);
		writeFileSync(
			path,
			source.replace(from, () => to),
		);
		const said = await output(folder, ["tests/simulation/main.ts", "1", String(seeds), "--premiere"]);
		const found = /graine (\d+)\n {2}(.+)/.exec(said);
		if (found === null && !/, 0 en faute/.test(said)) throw new Error(`le mutant ne tourne pas : ${said}`);
		return found === null ? undefined : { seeds: Number(found[1]), complaint: found[2] ?? "" };
	} finally {
		rmSync(folder, { recursive: true });
	}
}

function output(cwd: string, args: string[]): Promise<string> {
	const child = spawn(process.execPath, args, { cwd, stdio: ["ignore", "pipe", "pipe"] });
	let said = "";
	for (const stream of [child.stdout, child.stderr]) stream.on("data", (chunk: Buffer) => (said += chunk));
	return new Promise((resolve) => child.once("close", () => resolve(said)));
}
