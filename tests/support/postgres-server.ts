import { spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { freePort } from "./free-port.ts";

const DEBIAN_PACKAGES = "/usr/lib/postgresql";

declare module "vitest" {
	interface ProvidedContext {
		/** Empty when there is no server. */
		postgresUrl: string;
	}
}

/** A real PostgreSQL server for the whole run, when Debian's package is installed; its files go away with it. */
export default async function setup(project: TestProject): Promise<(() => void) | undefined> {
	const bin = newestBin();
	project.provide("postgresUrl", "");
	if (bin === undefined) return undefined;

	const folder = mkdtempSync(join(tmpdir(), "postgres-"));
	const data = join(folder, "data");
	const password = join(folder, "password");
	writeFileSync(password, "essai\n");
	if (isRoot()) {
		chmodSync(folder, 0o711);
		spawnSync("chown", ["-R", serverUser(), folder]);
	}
	const run = (program: string, ...args: string[]) => {
		const path = join(bin, program);
		// The server refuses to run as root.
		const command = isRoot() ? ["runuser", "-u", serverUser(), "--", path, ...args] : [path, ...args];
		const { status, stderr } = spawnSync(command[0] ?? "", command.slice(1), { encoding: "utf8", cwd: folder });
		if (status !== 0) throw new Error(`${program} a échoué : ${stderr}`);
	};
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

const isRoot = () => process.getuid?.() === 0;
const serverUser = () => (spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody");

function newestBin(): string | undefined {
	try {
		const versions = readdirSync(DEBIAN_PACKAGES).filter((name) => /^\d+$/.test(name));
		const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
		const bin = join(DEBIAN_PACKAGES, newest ?? "", "bin");
		return readdirSync(bin).includes("initdb") ? bin : undefined;
	} catch {
		return undefined;
	}
}
