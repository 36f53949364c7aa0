import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { readHostedSite } from "./hosted-site.ts";
import { headersFile, redirectsFile } from "./static-host.ts";

/** The two files that static hosts read, in the folder of the built site. */
export async function writeHosting(folder: string): Promise<void> {
	await Promise.all([
		writeFile(join(folder, "_headers"), headersFile(await readHostedSite(folder))),
		writeFile(join(folder, "_redirects"), redirectsFile()),
	]);
}
