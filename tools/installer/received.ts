import { statSync } from "node:fs";
import { basename, isAbsolute, join, resolve } from "node:path";
import { type Machine, must, Trouble } from "./machine.ts";
import { PLACES, RIGHTS } from "./places.ts";
import { ORIGIN } from "./version-steps.ts";

/** Where an archive is opened: gone after the update. */
export const RECEIVED = join(PLACES.versions, ".recu");

/**
 * The folder of a new version: given as such, in an archive, or where git has it.
 *
 * @param from where a path that is not whole begins: the folder that npm was started in
 * @throws Trouble when there is none
 */
export async function receive(typed: string | undefined, machine: Machine, from = "/"): Promise<string> {
	if (typed === undefined) return fromGit(machine);
	const given = resolve(from, typed);
	const found = statSync(given, { throwIfNoEntry: false });
	if (found === undefined)
		throw new Trouble(
			isAbsolute(typed)
				? `«\u202f${given}\u202f» n’existe pas\u202f: donnez le dossier ou l’archive reçus.`
				: `«\u202f${typed}\u202f» n’est pas dans ${resolve(from)}\u202f: donnez le chemin entier du dossier ou de l’archive reçus, comme «\u202f/root/${basename(typed)}\u202f».`,
		);
	if (found.isDirectory()) return given;
	const open = /\.zip$/i.test(given)
		? ["unzip", "-q", given, "-d", RECEIVED]
		: /\.(tar\.gz|tgz)$/i.test(given)
			? ["tar", "-xzf", given, "-C", RECEIVED, "--no-same-owner", "--no-same-permissions"]
			: undefined;
	if (open === undefined)
		throw new Trouble(
			`«\u202f${given}\u202f» n’est ni un dossier, ni une archive «\u202f.zip\u202f» ou «\u202f.tar.gz\u202f».`,
		);
	empty(machine);
	await must(machine, "L’archive ne s’ouvre pas\u202f: elle est peut-être incomplète.", open);
	return within(machine);
}

async function fromGit(machine: Machine): Promise<string> {
	const version = machine.readLink(PLACES.site) ?? "";
	const origin = machine.read(join(version, ORIGIN))?.trim();
	if (!origin)
		throw new Trouble(
			"D’où vient la nouvelle version\u202f? Donnez le dossier ou l’archive reçus\u202f: «\u202fnpm run mettre-a-jour -- /root/version.zip\u202f».",
		);
	empty(machine);
	const safe = ["-c", "core.hooksPath=/dev/null", "-c", "protocol.ext.allow=never", "-c", "core.symlinks=false"];
	const clone = ["clone", "--quiet", "--depth", "1", "--template=", "--", origin, join(RECEIVED, "depot")];
	const words = ["git", ...safe, ...clone];
	await must(machine, "La nouvelle version n’a pas pu être prise là d’où venait l’ancienne.", words);
	return within(machine);
}

function empty(machine: Machine): void {
	machine.remove(RECEIVED);
	machine.makeFolder(RECEIVED);
	machine.setRights(RECEIVED, RIGHTS.rootsFolder);
}

/** Archives of a project hold one folder, which holds it all. */
function within(machine: Machine): string {
	const names = machine.list(RECEIVED);
	const [only] = names;
	return names.length === 1 && only !== undefined ? join(RECEIVED, only) : RECEIVED;
}
