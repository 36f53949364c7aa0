/**
 * `npm run publication`: what stands between this content and a lawful, truthful public site. It reads, says, writes the
 * list to build/publication.html, and changes no page. Exit code 1 while anything blocks.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { checkContent } from "#content/check.ts";
import { materialOf } from "./material.ts";
import { exitCodeOf, publicationCheck } from "./publication.ts";
import { asPage } from "./sheet.ts";
import { asText } from "./terminal.ts";

// Beside build/client, never in it: what is in there is public.
const BUILD = new URL("../../build/", import.meta.url).pathname;

function main(): number {
	const problems = checkContent();
	if (problems.length > 0) {
		console.error([...problems, "", "Corrigez d’abord ces faits : le site ne se construit pas."].join("\n"));
		return 1;
	}
	const today = new Date();
	const material = materialOf(process.env, today);
	const chapters = publicationCheck(material);
	mkdirSync(BUILD, { recursive: true });
	writeFileSync(`${BUILD}publication.html`, asPage(chapters, material.business.name, today));
	console.log(asText(chapters));
	console.log("La même liste, à imprimer et à cocher : build/publication.html");
	return exitCodeOf(chapters);
}

try {
	process.exitCode = main();
} catch (error) {
	console.error(error instanceof Error ? error.message : error);
	process.exitCode = 1;
}
