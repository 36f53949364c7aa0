import { readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;
const { version } = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string };

/**
 * Which code makes pages here: the project's version, and the print of its bundle (tools/bundle.ts). Between two releases the
 * number alone stays the same while the code changes.
 */
export function codeVersion(bundle = join(ROOT, "build/code")): string {
	try {
		return `${version}-${readFileSync(join(bundle, "empreinte"), "utf8").slice(0, 12)}`;
	} catch {
		return version;
	}
}

/** What is written beside a build: when it was made, by which code, from which facts. */
export interface About {
	madeAtMs: number;
	/** As `codeVersion` tells it. */
	version: string;
	/** Fingerprint of the owner's files that it was made from (atelier/fact-files.ts). */
	facts: string;
	/** Who published it from the notebook; nothing of what a command of the server put on line. */
	by?: "owner";
}

const FILE = "about.json";

/** How it is written: JSON, with its name. */
export const aboutFile = (about: About): { name: string; text: string } => ({
	name: FILE,
	text: `${JSON.stringify(about, null, "\t")}\n`,
});

/** Of the build in that folder; nothing when there is none, or half of one. */
export function readAbout(folder: string): About | undefined {
	try {
		const read = JSON.parse(readFileSync(join(folder, FILE), "utf8")) as Partial<About>;
		const { madeAtMs, version, facts, by } = read;
		if (typeof madeAtMs !== "number" || typeof version !== "string" || typeof facts !== "string") return undefined;
		return { madeAtMs, version, facts, ...(by === "owner" ? { by } : {}) };
	} catch {
		return undefined;
	}
}
