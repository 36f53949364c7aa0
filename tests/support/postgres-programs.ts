import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync } from "node:fs";
import { join } from "node:path";

const DEBIAN_PACKAGES = "/usr/lib/postgresql";

/** Where Debian's package puts the server's programs, or nothing when it is not installed. */
export function postgresBin(): string | undefined {
	try {
		const versions = readdirSync(DEBIAN_PACKAGES).filter((name) => /^\d+$/.test(name));
		const newest = versions.sort((a, b) => Number(b) - Number(a))[0];
		const bin = join(DEBIAN_PACKAGES, newest ?? "", "bin");
		return readdirSync(bin).includes("initdb") ? bin : undefined;
	} catch {
		return undefined;
	}
}

/** Runs one of the server's programs, as the server's user: it refuses to run as root. @throws with what it says */
export type RunPostgres = (program: string, ...args: string[]) => void;

/** Gives a folder to the server's user. Resolves to what runs its programs there. */
export function postgresPrograms(bin: string, folder: string): RunPostgres {
	if (isRoot()) {
		chmodSync(folder, 0o711);
		spawnSync("chown", ["-R", serverUser(), folder]);
	}
	return (program, ...args) => {
		const path = join(bin, program);
		const command = isRoot() ? ["runuser", "-u", serverUser(), "--", path, ...args] : [path, ...args];
		const { status, stderr } = spawnSync(command[0] ?? "", command.slice(1), { encoding: "utf8", cwd: folder });
		if (status !== 0) throw new Error(`${program} a échoué : ${stderr}`);
	};
}

const isRoot = () => process.getuid?.() === 0;
const serverUser = () => (spawnSync("id", ["postgres"]).status === 0 ? "postgres" : "nobody");
