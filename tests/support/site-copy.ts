import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;

/** The project in a folder of its own, where a test may write as its owner would. */
export type SiteCopy = {
	folder: string;
	read(file: string): string;
	write(file: string, content: string | Buffer): void;
	/** What the command prints, on either channel. */
	npmRun(...words: string[]): { status: number | null; said: string };
	/** What the check that precedes a build says, without its last line. */
	check(): string[];
};

/** As somebody has it who fetched it, without its tests. `folder` is empty. */
export function copySite(folder: string): SiteCopy {
	const listed = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
	const files = execFileSync("git", listed, { cwd: ROOT, encoding: "utf8" }).split("\0");
	for (const file of files.filter((name) => name && !name.startsWith("tests/") && existsSync(join(ROOT, name)))) {
		mkdirSync(dirname(join(folder, file)), { recursive: true });
		cpSync(join(ROOT, file), join(folder, file));
	}
	symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"));

	// As on a machine where nothing is set; a build that finds NODE_ENV=test would make pages for development.
	const { SITE_URL: _url, QUOTE_ENDPOINT: _endpoint, OWNER_DIR: _owner, NODE_ENV: _env, ...env } = process.env;
	const options = { cwd: folder, env, encoding: "utf8" } as const;
	const run = (program: string, ...words: string[]) => {
		const { status, stdout, stderr } = spawnSync(program, words, options);
		return { status, said: stdout + stderr };
	};
	/** Node was seen, once, to have said all and never end, its threads waiting for each other: asked again. */
	const ended = (program: string, ...words: string[]) => {
		for (let tries = 0; tries < 3; tries++) {
			const { status, stdout, stderr } = spawnSync(program, words, {
				...options,
				timeout: 8_000,
				killSignal: "SIGKILL",
			});
			if (status !== null) return stdout + stderr;
		}
		throw new Error(`${words.join(" ")} ne finit pas`);
	};
	return {
		folder,
		read: (file) => readFileSync(join(folder, file), "utf8"),
		write: (file, content) => writeFileSync(join(folder, file), content),
		npmRun: (...words) => run("npm", "run", "--silent", ...words),
		check: () =>
			ended(process.execPath, "tools/check-content.ts")
				.split("\n")
				.filter((line) => line && !line.startsWith("Le site n’est pas construit")),
	};
}
