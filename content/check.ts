import { type ContentFile, shapeProblems } from "./content-file.ts";
import { contentFiles } from "./content-files.ts";
import { crossChecks } from "./cross-checks.ts";

export { type ContentFile, contentFiles };

/** What is wrong with the content, one French sentence for each problem, naming the file and the field. */
export function checkContent(files: readonly ContentFile[] = contentFiles): string[] {
	return [...files.flatMap(shapeProblems), ...crossChecks(files)];
}
