/** `npm run dates`: after a text change, records the date of the current text of each page. */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { allPaths } from "#content/towns.ts";
import { ensureBuild } from "./ensure-build.ts";
import { datePages, readPageDates, writePageDates } from "./shown-page.ts";

const SITE = new URL("../build/client/", import.meta.url).pathname;

try {
	ensureBuild();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exit(1);
}
const pages = new Map<string, string>();
for (const path of allPaths()) pages.set(path, await readFile(join(SITE, path, "index.html"), "utf8"));
await writePageDates(datePages(pages, await readPageDates(), new Date().toISOString().slice(0, 10)));
