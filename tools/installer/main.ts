/** `npm run installer`: the site on a fresh Debian or Ubuntu, as root. `--essai` says what it would do. */
import { getuid } from "node:process";
import { askedAtTerminal, givenAnswers, readAnswersFile } from "./answer-source.ts";
import { orders } from "./command-line.ts";
import { install } from "./install.ts";
import { Trouble } from "./machine.ts";
import { PLACES } from "./places.ts";
import { trialIn } from "./settings-file.ts";
import { sourceIn } from "./source.ts";
import { thisMachine } from "./this-machine.ts";

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
