/** `npm run mettre-a-jour -- FOLDER_OR_ARCHIVE`: brings a new version, as root. */
import { existsSync } from "node:fs";
import { getuid } from "node:process";
import { Trouble } from "./machine.ts";
import { RECEIVED, receive, sourceIn } from "./received.ts";
import { thisMachine } from "./this-machine.ts";
import { update } from "./update.ts";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
const machine = thisMachine({ usesHostsFile: false });
const [, , given, ...more] = process.argv;

try {
	if (getuid?.() !== 0)
		throw new Trouble(
			"Cette commande change ce qui sert\u202f: lancez-la en administrateur («\u202fsudo -i\u202f» d’abord).",
		);
	if (more.length > 0 || given?.startsWith("-"))
		throw new Trouble(
			"Donnez un seul dossier ou une seule archive\u202f: «\u202fnpm run mettre-a-jour -- /root/version.zip\u202f».",
		);
	const folder = await receive(given, machine, process.env.INIT_CWD ?? process.cwd());
	await update({ machine, source: sourceIn(folder), restart: restartWords(), say });
} catch (error) {
	if (!(error instanceof Trouble)) throw error;
	process.stderr.write(`\n${error.message}\n`);
	process.exitCode = 1;
} finally {
	if (getuid?.() === 0) machine.remove(RECEIVED);
}

/** SITE_RESTART: a trial's own command, where no systemd runs. */
function restartWords(): string[] {
	const { SITE_RESTART } = process.env;
	if (SITE_RESTART) return ["/bin/sh", "-c", SITE_RESTART];
	if (existsSync("/run/systemd/system")) return ["systemctl", "restart", "site.service"];
	throw new Trouble(
		"Ce système tourne sans systemd, qui lance les programmes d’un serveur\u202f: la nouvelle version ne pourrait pas être démarrée. Rien n’a changé.",
	);
}
