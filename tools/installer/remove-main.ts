/** `npm run desinstaller`, `npm run desinstaller -- --oui` where nobody can answer: takes the site away and leaves the owner's data, as root. */
import { getuid } from "node:process";
import { confirmOn } from "#relay/owner/terminal.ts";
import { Trouble } from "./machine.ts";
import { mayRemove, remove } from "./remove.ts";
import { thisMachine } from "./this-machine.ts";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
try {
	if (getuid?.() !== 0)
		throw new Trouble(
			"Cette commande arrête le site\u202f: lancez-la en administrateur («\u202fsudo -i\u202f» d’abord).",
		);
	const confirm = process.stdin.isTTY ? confirmOn(process.stdin, process.stdout) : undefined;
	if (await mayRemove(process.argv.slice(2), confirm)) await remove(thisMachine({ usesHostsFile: false }), say);
	else say("Rien n’a changé\u202f: le site sert toujours.");
} catch (error) {
	if (!(error instanceof Trouble)) throw error;
	process.stderr.write(`\n${error.message}\n`);
	process.exitCode = 1;
}
