/**
 * `npm run publication`: what stands between this content and a lawful, truthful public site. It reads, says, writes the
 * list to build/publication.html, and changes no page. Exit code 1 while anything blocks.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { withOwnerFolder } from "#relay/owner-folder.ts";
import { shownSite } from "#relay/publications/publications.ts";
import { readSettings } from "#relay/settings.ts";
import { contentProblems } from "#tools/content-problems.ts";
import { asPage, asText } from "./sheet.ts";

// Beside build/client, never in it: what is in there is public.
const BUILD = new URL("../../build/", import.meta.url).pathname;

async function main(): Promise<number> {
	const problems = await contentProblems();
	if (problems.length > 0) {
		console.error(
			[...problems.map(withOwnerFolder), "", "Corrigez d’abord ces faits : le site ne se construit pas."].join("\n"),
		);
		return 1;
	}
	// Only now: what is made of a wrong fact may fail as it is read.
	const { materialOf } = await import("./material.ts");
	const { readBuiltPages } = await import("./built-pages.ts");
	const { exitCodeOf, publicationCheck } = await import("./publication.ts");
	const today = new Date();
	const material = materialOf(process.env, today);
	const pages = readBuiltPages(shown());
	const chapters = publicationCheck(material, pages);
	const isKept = keep(withOwnerFolder(asPage(chapters, material.business.name, today)));
	console.log(withOwnerFolder(asText(chapters)));
	if (!pages)
		console.log("Le site n’est pas construit : lancez « npm run build », puis cette commande, qui relira ses pages.");
	if (isKept) console.log("La même liste, à imprimer et à cocher : build/publication.html");
	return exitCodeOf(chapters);
}

/** What visitors are shown: what was published from the notebook, where somebody published and whoever asks may look. */
function shown(): string {
	try {
		return shownSite(readSettings(process.env));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EACCES") return `${BUILD}client`;
		throw error;
	}
}

/** @returns whether it may write there: a version that the installer laid is root's, and the list on the screen is whole */
function keep(page: string): boolean {
	try {
		mkdirSync(BUILD, { recursive: true });
		writeFileSync(`${BUILD}publication.html`, page);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EACCES") return false;
		throw error;
	}
}

try {
	process.exitCode = await main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
