/** `npm run desinstaller`: takes the site away and leaves the owner's data, as root. */
import { getuid } from "node:process";
import { Trouble } from "./machine.ts";
import { remove } from "./remove.ts";
import { thisMachine } from "./this-machine.ts";

const say = (sentence: string) => void process.stdout.write(`${sentence}\n`);
try {
	if (getuid?.() !== 0)
		throw new Trouble(
			"Cette commande arrête le site\u202f: lancez-la en administrateur («\u202fsudo -i\u202f» d’abord).",
		);
	await remove(thisMachine({ usesHostsFile: false }), say);
} catch (error) {
	if (!(error instanceof Trouble)) throw error;
	process.stderr.write(`\n${error.message}\n`);
	process.exitCode = 1;
}
