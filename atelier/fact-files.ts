import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** The files of the owner's folder, without « .json ». */
export const FACT_FILES = [
	"identity",
	"practice",
	"figures",
	"unsaid",
	"closures",
	"legal",
	"prices",
	"reviews",
	"evidence",
	"answers",
	"photographs",
	"town-notes",
	"town-minutes",
	"town-pages",
] as const;
export type FactFile = (typeof FACT_FILES)[number];

/** What every fact is before its owner writes it. */
const SAMPLE = new URL("../owner/", import.meta.url).pathname;

/** The file's bytes: the sample's where the folder lacks it. @throws when a file is there and cannot be read */
export function readFact(folder: string, file: FactFile): Buffer {
	try {
		return readFileSync(join(folder, `${file}.json`));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
		return readFileSync(join(SAMPLE, `${file}.json`));
	}
}

/** Changes with any byte of these files, whoever writes them. */
export function factsPrint(folder: string, files: readonly FactFile[] = FACT_FILES): string {
	const hash = createHash("sha256");
	for (const file of files) {
		const bytes = readFact(folder, file);
		hash.update(`${file} ${bytes.byteLength}\n`).update(bytes);
	}
	return hash.digest("hex").slice(0, 24);
}

/** Of a folder that nobody has written into yet. */
export const samplePrint = (): string => factsPrint(SAMPLE);

/** When one of them was last written, of those that the folder has. */
export const factsChangedAtMs = (folder: string): number =>
	Math.max(
		...FACT_FILES.map((file) => statSync(join(folder, `${file}.json`), { throwIfNoEntry: false })?.mtimeMs ?? 0),
	);
