import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { compareVersions } from "#shared/version-number.ts";

/*
 * What the service and root tell each other of versions (tools/installer/newest.ts), in files of the service's own folder: a wish and two
 * sentences. Neither gains a right by it.
 */

/** @param dataDir DATA_DIR */
export const versionFiles = (dataDir: string) => ({
	/** The number of one that waits. */
	found: join(dataDir, "versions/nouvelle"),
	/** The number of the one that he went back from: not proposed again. */
	left: join(dataDir, "versions/quittee"),
	/** The owner wants it. */
	asked: join(dataDir, "versions/demandee"),
	/** How the last one goes, or went. */
	outcome: join(dataDir, "versions/issue"),
	/** A newer Node of the line that serves, and since when it is there: « 24.22.3 2026-11-12 ». */
	node: join(dataDir, "versions/node"),
});

/** What the notebook says of versions. */
export interface NewVersion {
	/** « 1.2.0 »: newer than the one that serves. */
	number?: string | undefined;
	isAsked: boolean;
	outcome?: string | undefined;
	/** A newer Node than the one that serves, of its line. */
	node?: { number: string; day: string } | undefined;
}

const AT_MOST = 2_000;

/** @param serving the number of the version that serves: what was found may have been brought by hand since */
export function newVersionIn(dataDir: string, serving: string): NewVersion {
	const { found, asked, outcome, node } = versionFiles(dataDir);
	const number = lineOf(found);
	const [newest = "", day = ""] = lineOf(node)?.split(" ") ?? [];
	const isNewer = compareVersions(newest, process.versions.node) > 0 && /^\d{4}-\d\d-\d\d$/.test(day);
	return {
		number: number !== undefined && compareVersions(number, serving) > 0 ? number : undefined,
		...{ isAsked: lineOf(asked) !== undefined, outcome: lineOf(outcome) },
		...(isNewer ? { node: { number: newest, day } } : {}),
	};
}

/** The owner's touch: systemd looks at this file, and root does the rest. */
export function askForVersion(dataDir: string): void {
	const { asked } = versionFiles(dataDir);
	mkdirSync(dirname(asked), { recursive: true, mode: 0o700 });
	writeFileSync(asked, "oui\n", { mode: 0o600 });
}

function lineOf(path: string): string | undefined {
	try {
		return readFileSync(path, "utf8").slice(0, AT_MOST).trim() || undefined;
	} catch {
		return undefined;
	}
}
