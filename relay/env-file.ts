/*
 * Preloaded by the npm scripts, and by them alone: a test that starts the relay must never find the owner's mail server.
 * Node's own --env-file-if-exists complains at each start when there is no file.
 */
import { existsSync, readFileSync } from "node:fs";
import { exit, loadEnvFile, stderr } from "node:process";

if (existsSync(".env")) {
	try {
		// Read first: loadEnvFile reports an unreadable file as a missing one (ENOENT).
		readFileSync(".env");
		loadEnvFile(".env");
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		stop(
			code === "EISDIR"
				? "«\u202f.env\u202f» est un dossier\u202f: un fichier est attendu."
				: "Accès refusé au fichier .env\u202f: lancez la commande avec l’utilisateur du site.",
		);
	}
}

function stop(sentence: string): never {
	stderr.write(`${sentence}\n`);
	exit(1);
}
