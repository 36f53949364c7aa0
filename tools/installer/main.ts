/** `npm run installer`: the site on a fresh Debian or Ubuntu, as root. `--essai` says what it would do. */

import { getuid } from "node:process";
import { parseArgs } from "node:util";
import { install } from "./install.ts";
import { PLACES, Trouble } from "./machine.ts";
import { askedAtTerminal, givenAnswers, readAnswersFile } from "./questions.ts";
import { sourceIn } from "./received.ts";
import { thisMachine } from "./this-machine.ts";
import { trialIn } from "./units.ts";

/** @throws Trouble with what may be asked */
export function orders(words: readonly string[]): { file?: string; isTrial: boolean } {
	try {
		const options = { essai: { type: "boolean" }, reponses: { type: "string" } } as const;
		const { values } = parseArgs({ args: [...words], options, strict: true });
		return { isTrial: values.essai === true, ...(values.reponses === undefined ? {} : { file: values.reponses }) };
	} catch {
		throw new Trouble(
			"Je ne comprends pas «\u202f" +
				`${words.join(" ")}\u202f». On peut écrire «\u202fnpm run installer\u202f», «\u202fnpm run installer -- --essai\u202f» (dire sans faire) ou «\u202fnpm run installer -- --reponses FICHIER\u202f».`,
		);
	}
}

const ROOT = new URL("../../", import.meta.url).pathname;
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

let source: ReturnType<typeof givenAnswers> | undefined;
try {
	const { file, isTrial } = orders(process.argv.slice(2));
	if (getuid?.() !== 0)
		throw new Trouble(
			"Cette commande prépare tout le serveur\u202f: lancez-la en administrateur («\u202fsudo -i\u202f» d’abord).",
		);
	const written = file === undefined ? {} : readAnswersFile(file);
	const values = { ...process.env, ...written };
	source =
		file === undefined && process.stdin.isTTY
			? askedAtTerminal()
			: givenAnswers(values, file === undefined ? "l’environnement" : `le fichier ${file}`);
	const unasked = { ...trialIn(values), ...(written.PORT ? { relayPort: Number(written.PORT) } : {}) };
	const machine = thisMachine({ usesHostsFile: unasked.trial !== undefined });
	if (!machine.exists("/usr/bin/apt-get"))
		throw new Trouble("Ce serveur n’est ni une Debian ni une Ubuntu\u202f: suivez docs/deploiement.md à la main.");
	await install({ machine, source: sourceIn(ROOT), answers: source, unasked, say, isTrial });
} catch (error) {
	if (!(error instanceof Trouble)) throw error;
	process.stderr.write(
		`\n${error.message}\n\nCe qui était fait le reste\u202f; vos données sont dans ${PLACES.data}.\n`,
	);
	process.exitCode = 1;
} finally {
	source?.close();
}
