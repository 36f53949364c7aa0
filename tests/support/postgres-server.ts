import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "#tools/free-port.ts";
import { postgresBin, postgresPrograms } from "./postgres-programs.ts";

declare module "vitest" {
	interface ProvidedContext {
		/** Empty when there is no server. */
		postgresUrl: string;
	}
}

/** A real PostgreSQL server for the whole run, when Debian's package is installed; its files go away with it. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
	const bin = postgresBin();
	project.provide("postgresUrl", "");
	if (bin === undefined) return undefined;

	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const data = join(folder, "data");
	const password = join(folder, "password");
	writeFileSync(password, "essai\n");
	const run = postgresPrograms(bin, folder);
	run("initdb", "-D", data, "-U", "relais", "-A", "scram-sha-256", `--pwfile=${password}`, "-E", "UTF8", "--no-sync");
	const port = await freePort();
	const options = `-p ${port} -k ${folder} -h 127.0.0.1`;
	run("pg_ctl", "-D", data, "-l", join(folder, "log"), "-o", options, "-w", "start");
	project.provide("postgresUrl", `postgresql://relais:essai@127.0.0.1:${port}/postgres`);
	return () => {
		run("pg_ctl", "-D", data, "-m", "immediate", "stop");
		rmSync(folder, { recursive: true, force: true });
	};
}
