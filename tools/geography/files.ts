import { disagreements } from "./checks.ts";
import { communesAround } from "./communes.ts";
import { placesFile } from "./places-file.ts";
import type { Sources } from "./sources.ts";
import { positionsFile, surroundingsFile } from "./town-files.ts";

/**
 * Every file of town data, by its path in the project: the same text for the same sources, whatever day it is.
 * Throws in French when content/town-rows.ts says something else than the sources.
 */
export function geographyFiles(sources: Sources): Map<string, string> {
	const communes = communesAround(sources);
	const wrong = disagreements(communes, sources);
	if (wrong.length > 0) throw new Error(wrong.join("\n"));
	return new Map([
		["content/generated/town-positions.json", positionsFile(communes)],
		["content/generated/town-surroundings.json", surroundingsFile(communes, sources)],
		["public/donnees/lieux.json", placesFile(communes)],
	]);
}
