import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "vitest";

const ROOT = new URL("../../", import.meta.url);

/**
 * What a script of tests/support prints as JSON in a process of its own, whose owner wrote these files: content reads them once,
 * when it is loaded. Those that are not given are the sample's.
 */
export function printedWith<T>(script: string, files: Record<string, unknown>): T {
	const folder = mkdtempSync(join(tmpdir(), "faits-"));
	try {
		for (const [name, value] of Object.entries(files))
			writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
		const command = [`tests/support/${script}`];
		const env = { ...process.env, OWNER_DIR: folder };
		const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: ROOT, env, encoding: "utf8" });
		expect(stderr).toBe("");
		return JSON.parse(stdout) as T;
	} finally {
		rmSync(folder, { recursive: true });
	}
}
