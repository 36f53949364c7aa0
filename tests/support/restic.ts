import { spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { tempFolder } from "./temp-folder.ts";

/** What sshd starts for SFTP; the protocol is whole, only the network is left out. */
const SFTP_SERVER = "/usr/lib/openssh/sftp-server";
const GUIDE = readFileSync(new URL("../../docs/guide-exploitant.md", import.meta.url), "utf8");

/** For `need`: why no copy can leave by restic here. */
export const restic = {
	missing(): string | undefined {
		if (spawnSync("restic", ["version"]).status !== 0) return "restic n’est pas installé (paquet restic)";
		return existsSync(SFTP_SERVER) ? undefined : "sftp-server n’est pas installé (paquet openssh-server)";
	},
};

/** A block of the guide, by words that it holds. */
export function guideBlock(words: string): string {
	const found = [...GUIDE.matchAll(/^```\n(.*?)\n```$/gms)]
		.map(([, text]) => text ?? "")
		.find((text) => text.includes(words));
	if (found === undefined) throw new Error(`le guide n’a pas de bloc « ${words} »`);
	return found;
}

/**
 * The settings of the guide, to the letter but for the places: its « ssh » is an SFTP server of this machine. The repository has
 * been made.
 */
export async function resticSettings() {
	const [bin, away] = [await tempFolder(), await tempFolder()];
	writeFileSync(join(bin, "ssh"), `#!/bin/sh\necho "$@" >> ${bin}/connexions\nexec ${SFTP_SERVER}\n`);
	chmodSync(join(bin, "ssh"), 0o755);
	const password = join(bin, "motdepasse");
	writeFileSync(password, "celui de l’essai\n");
	const repository = join(away, "copies");
	mkdirSync(repository);
	const guide = parseEnv(guideBlock("RESTIC_REPOSITORY=")) as Record<string, string>;
	const settings: Record<string, string> = {
		...guide,
		RESTIC_REPOSITORY: (guide.RESTIC_REPOSITORY ?? "").replace(/[^:]+$/, repository),
		RESTIC_PASSWORD_FILE: password,
		RESTIC_CACHE_DIR: join(bin, "cache"),
		PATH: `${bin}:${process.env.PATH}`,
	};
	const made = spawnSync("restic", ["init"], { env: settings, encoding: "utf8" });
	if (made.status !== 0) throw new Error(made.stderr);
	const connections = () => readFileSync(join(bin, "connexions"), "utf8");
	// Restic writes a lock under a temporary name first; killed then, it leaves that file, which locks nobody out.
	const locks = () => readdirSync(join(repository, "locks")).filter((name) => !name.includes("-restic-temp-"));
	return { settings, repository, connections, locks };
}
