import { copyFileSync, cpSync, existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { FACT_FILES } from "#content/owner-schemas.ts";
import { ownerFolder, SAMPLE_FOLDER } from "#relay/owner-folder.ts";

/** Copies the owner's facts as they are at this moment, the sample's where his folder lacks some: he may change them meanwhile. */
export function takeFacts(to: string): void {
	const from = ownerFolder();
	mkdirSync(to, { recursive: true });
	for (const file of FACT_FILES.map((name) => `${name}.json`))
		copyFileSync(join(existsSync(join(from, file)) ? from : SAMPLE_FOLDER, file), join(to, file));
	const photographs = join(from, "photographies");
	if (!existsSync(photographs)) return;
	// What pages ask for; the originals stay where they are.
	const isAsked = (path: string) => !/\.jpg$|\/\./.test(path.slice(photographs.length));
	cpSync(photographs, join(to, "photographies"), { recursive: true, filter: isAsked });
}
