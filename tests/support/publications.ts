import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { writeAbout } from "#relay/publications/publications.ts";
import { tempFolder } from "./temp-folder.ts";

/** A finished build of one page, as tools/atelier/make-site.ts leaves it. */
export async function writeBuild(words: string, version = "0", facts = words): Promise<string> {
	const folder = join(await tempFolder(), "construit");
	for (const part of ["client", "carnet", "facts"]) await mkdir(join(folder, part), { recursive: true });
	await writeFile(join(folder, "client/index.html"), `<!doctype html><title>${words}</title>`);
	await writeFile(join(folder, "carnet/pages.js"), "export const style = '';");
	writeAbout(folder, { madeAtMs: 1, version, facts });
	return folder;
}
