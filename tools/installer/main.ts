/**
 * `npm run installer`: the site on a fresh Debian or Ubuntu. `npm run mettre-a-jour -- FOLDER_OR_ARCHIVE`: brings a new version.
 * `npm run desinstaller`: takes the site away and leaves the owner's data. All as root.
 */

import { getuid } from "node:process";
import { confirmOn } from "#relay/owner/terminal.ts";
import { install, orders } from "./install.ts";
import { type Machine, PLACES, RIGHTS, Trouble } from "./machine.ts";
import { bringNewest, goBack, lookForVersion } from "./newest.ts";
import { askedAtTerminal, givenAnswers, readAnswersFile } from "./questions.ts";
import { RECEIVED, receive, sourceIn } from "./received.ts";
import { mayRemove, remove } from "./remove.ts";
import { hasSystemd } from "./steps.ts";
import { thisMachine } from "./this-machine.ts";
import { update } from "./update.ts";

const ROOT = new URL("../../", import.meta.url).pathname;
const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);

const COMMANDS: Record<string, { does: string; run(words: string[]): Promise<void> }> = {
	installer: { does: "prépare tout le serveur", run: runInstall },
	"mettre-a-jour": { does: "change ce qui sert", run: runUpdate },
	desinstaller: { does: "arrête le site", run: runRemove },
};

/** What may stand in place of a folder or an archive. */
const WAYS = {
	/** What the timer does: looks, and brings what the owner asked for in the notebook. */
	"--chercher": (machine: Machine) => lookForVersion(machine, say),
	/** Brings the newest one. */
	"--prendre": (machine: Machine) => bringNewest(machine, say),
	"--revenir": (machine: Machine) => goBack(machine, say),
} satisfies Record<string, (machine: Machine) => Promise<void>>;

const [, , name = "", ...words] = process.argv;
try {
	const command = COMMANDS[name];
	if (command === undefined) throw new Trouble("Trois commandes\u202f: installer, mettre-a-jour, desinstaller.");
	if (getuid?.() !== 0)
		throw new Trouble(
			`Cette commande ${command.does}\u202f: lancez-la en administrateur («\u202fsudo -i\u202f» d’abord).`,
		);
	await command.run(words);
} catch (error) {
	if (!(error instanceof Trouble)) throw error;
	const kept = `\nCe qui était fait le reste\u202f; vos données sont dans ${PLACES.data}.\n`;
	process.stderr.write(`\n${error.message}\n${name === "installer" ? kept : ""}`);
	process.exitCode = 1;
}

async function runInstall(words: string[]): Promise<void> {
	const { file, isTrial } = orders(words);
	const written = file === undefined ? {} : readAnswersFile(file);
	const answers =
		file === undefined && process.stdin.isTTY
			? askedAtTerminal()
			: givenAnswers({ ...process.env, ...written }, file === undefined ? "l’environnement" : `le fichier ${file}`);
	try {
		const machine = thisMachine();
		if (!machine.exists("/usr/bin/apt-get"))
			throw new Trouble("Ce serveur n’est ni une Debian ni une Ubuntu\u202f: suivez docs/deploiement.md à la main.");
		const relayPort = written.PORT ? Number(written.PORT) : undefined;
		await install({ machine, source: sourceIn(ROOT), answers, relayPort, say, isTrial });
	} finally {
		answers.close();
	}
}

async function runUpdate([given, ...more]: string[]): Promise<void> {
	const way = Object.entries(WAYS).find(([word]) => word === given)?.[1];
	if (more.length > 0 || (given?.startsWith("-") && way === undefined))
		throw new Trouble(
			`Donnez un seul dossier ou une seule archive\u202f: «\u202fnpm run mettre-a-jour -- /root/site-1.1.0.tar.gz\u202f», ou ${Object.keys(WAYS).join(", ")}.`,
		);
	const machine = thisMachine();
	if (!hasSystemd(machine))
		throw new Trouble(
			"Ce système tourne sans systemd, qui lance les programmes d’un serveur\u202f: la nouvelle version ne pourrait pas être démarrée. Rien n’a changé.",
		);
	await untilAlone(machine, given === "--chercher");
	try {
		machine.write(PLACES.updating, String(process.pid), RIGHTS.rootAlone);
		if (way) return await way(machine);
		const folder = await receive(given, machine, process.env.INIT_CWD ?? process.cwd());
		await update({ machine, source: sourceIn(folder), say });
	} finally {
		machine.remove(RECEIVED);
		machine.remove(PLACES.updating);
	}
}

/** @param mayWait nobody is there to try again: systemd would start it at once, again and again @throws Trouble */
async function untilAlone(machine: Machine, mayWait: boolean): Promise<void> {
	for (;;) {
		const other = machine.read(PLACES.updating)?.trim();
		if (!other || !machine.exists(`/proc/${other}`)) return;
		if (!mayWait)
			throw new Trouble("Une autre mise à jour est en cours\u202f: attendez qu’elle ait fini, puis recommencez.");
		await machine.wait(5_000);
	}
}

async function runRemove(words: string[]): Promise<void> {
	const confirm = process.stdin.isTTY ? confirmOn(process.stdin, process.stdout) : undefined;
	if (await mayRemove(words, confirm)) await remove(thisMachine(), say);
	else say("Rien n’a changé\u202f: le site sert toujours.");
}
