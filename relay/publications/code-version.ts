import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const ROOT = new URL("../../", import.meta.url).pathname;
/** What the notebook's pages are made from, and what they are given: pages of another version may not fit. */
const ROOMS = ["atelier", "notebook", "relay/store"];

let known: string | undefined;

/**
 * Which code runs here: the project's version, and a fingerprint of the rooms that the notebook's pages follow. Between two
 * releases the number alone stays the same while the code changes.
 */
export function codeVersion(): string {
	known ??= `${numberOf()}-${printOf()}`;
	return known;
}

const numberOf = () => (JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8")) as { version: string }).version;

function printOf(): string {
	const hash = createHash("sha256");
	for (const room of ROOMS)
		for (const file of readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" }).sort())
			if (/\.(tsx?|css)$/.test(file)) hash.update(file).update(readFileSync(join(ROOT, room, file)));
	return hash.digest("hex").slice(0, 12);
}
