import { createHash } from "node:crypto";
import { existsSync, lstatSync, readdirSync, readFileSync, statSync } from "node:fs";
import { basename, dirname, isAbsolute, join, resolve } from "node:path";
import { asOwner, isOfTheInstaller, leadsAway, type Machine, must, PLACES, RIGHTS, Trouble } from "./machine.ts";
import { isPinned, requireSigned, SIGNATURE, SIGNED_ALONE } from "./signature.ts";

/** A copy of the project that a version is made from. */
export interface Source {
	folder: string;
	/** Paths within it that a server needs, sorted. */
	files: string[];
	/** The project's number and a fingerprint of those files: « 0.1.0-3f9c2a7b41 ». */
	name: string;
	/** Where git had it from; nothing for an archive. */
	origin?: string;
}

/** Made on the spot, or this machine's own: no archive of the project has any of them. */
const NEVER = /^(node_modules|build|var|\.react-router|test-results|\.git|\.etapes|\.env|\.nouveau)$/;
/** Nothing of it serves: tests, their pictures, what pictures were drawn from, and what only the project's own repository reads. */
export const NOT_SHIPPED = /^(tests\/|art\/masters\/|art\/preview-|\.github\/|\.ci\/)/;

/**
 * Read as whoever owns the folder, and without git: its own settings may name programs to run.
 *
 * @throws Trouble when this is no copy of the project, or holds a link
 */
export function sourceIn(folder: string): Source {
	return asOwner(resolve(folder), () => {
		const files = filesUnder(folder)
			.filter((file) => !NOT_SHIPPED.test(file))
			.sort();
		if (!files.includes("package.json") || !files.includes("relay/main.ts"))
			throw new Trouble(
				`Le dossier «\u202f${folder}\u202f» n’est pas une version du site\u202f: il n’a pas «\u202fpackage.json\u202f» et «\u202frelay/main.ts\u202f». Donnez le dossier ou l’archive que vous avez reçus.`,
			);
		const own = basename(resolve(folder));
		const isInstalled = dirname(resolve(folder)) === PLACES.versions && isOfTheInstaller(own);
		// A version that serves mends itself: what was made in it since does not make it another.
		const name = isInstalled ? own : nameOf(folder, files);
		const origin = originOf(folder);
		return { folder, files, name, ...(origin ? { origin } : {}) };
	});
}

function nameOf(folder: string, files: string[]): string {
	const hash = createHash("sha256");
	for (const file of files) hash.update(`${file}\n`).update(readFileSync(join(folder, file)));
	const { version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as { version: string };
	return `${version}-${hash.digest("hex").slice(0, 10)}`;
}

/** What `git remote get-url origin` would say. */
function originOf(folder: string): string | undefined {
	const config = join(folder, ".git/config");
	if (!existsSync(config) || !lstatSync(config).isFile()) return undefined;
	const [, remote = ""] = /^\[remote "origin"\]$([^[]*)/m.exec(readFileSync(config, "utf8")) ?? [];
	return /^\s*url = (\S+)$/m.exec(remote)?.[1];
}

function filesUnder(folder: string, within = ""): string[] {
	return readdirSync(join(folder, within), { withFileTypes: true }).flatMap((entry) => {
		if (NEVER.test(entry.name)) return [];
		const path = join(within, entry.name);
		if (entry.isDirectory()) return filesUnder(folder, path);
		if (!entry.isFile()) throw new Trouble(leadsAway(join(folder, path)));
		return [path];
	});
}

/** Where an update looks when nobody gives it anything. */
export const ORIGIN = ".etapes/origine";
/** Where an archive is opened: gone after the update. */
export const RECEIVED = join(PLACES.versions, ".recu");
/** Of one that is signed, the bytes that were judged: where it lay, somebody could put others in their place. */
export const RECEIVED_ARCHIVE = join(RECEIVED, "version.tar.gz");
const OPENED = join(RECEIVED, "ouverte");

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
	if (isPinned(machine)) {
		if (!/\.tar\.gz$/i.test(given)) throw new Trouble(SIGNED_ALONE);
		if (!statSync(given + SIGNATURE, { throwIfNoEntry: false }))
			throw new Trouble(`Il manque «\u202f${basename(given)}${SIGNATURE}\u202f» à côté de l’archive. ${SIGNED_ALONE}`);
		empty(machine);
		for (const end of ["", SIGNATURE]) machine.copy(given + end, RECEIVED_ARCHIVE + end);
		return openSigned(machine, basename(given));
	}
	if (found.isDirectory()) return given;
	const open = /\.zip$/i.test(given)
		? ["unzip", "-q", given, "-d", RECEIVED]
		: /\.(tar\.gz|tgz)$/i.test(given)
			? untar(given, RECEIVED)
			: undefined;
	if (open === undefined)
		throw new Trouble(
			`«\u202f${given}\u202f» n’est ni un dossier, ni une archive «\u202f.zip\u202f» ou «\u202f.tar.gz\u202f».`,
		);
	empty(machine);
	await must(machine, INCOMPLETE, open);
	return within(machine, RECEIVED);
}

const INCOMPLETE = "L’archive ne s’ouvre pas : elle est peut-être incomplète.";
const untar = (archive: string, into: string) => [
	...["tar", "-xzf", archive, "-C", into],
	...["--no-same-owner", "--no-same-permissions"],
];

/** The folder of the version in RECEIVED_ARCHIVE. @param name what that is called where it came from @throws Trouble unless its signature, beside it, is the pinned key's */
export async function openSigned(machine: Machine, name: string): Promise<string> {
	await requireSigned(machine, RECEIVED_ARCHIVE, name);
	machine.makeFolder(OPENED);
	await must(machine, INCOMPLETE, untar(RECEIVED_ARCHIVE, OPENED));
	return within(machine, OPENED);
}

async function fromGit(machine: Machine): Promise<string> {
	if (isPinned(machine)) throw new Trouble(SIGNED_ALONE);
	const version = machine.readLink(PLACES.site) ?? "";
	const origin = machine.read(join(version, ORIGIN))?.trim();
	if (!origin)
		throw new Trouble(
			"D’où vient la nouvelle version\u202f? Donnez le dossier ou l’archive reçus\u202f: «\u202fnpm run mettre-a-jour -- /root/site-1.1.0.tar.gz\u202f».",
		);
	empty(machine);
	const safe = ["-c", "core.hooksPath=/dev/null", "-c", "protocol.ext.allow=never", "-c", "core.symlinks=false"];
	const clone = ["clone", "--quiet", "--depth", "1", "--template=", "--", origin, join(RECEIVED, "depot")];
	const words = ["git", ...safe, ...clone];
	await must(machine, "La nouvelle version n’a pas pu être prise là d’où venait l’ancienne.", words);
	return within(machine, RECEIVED);
}

/** A folder of root's alone, with nothing in it. */
export function empty(machine: Machine): void {
	machine.remove(RECEIVED);
	machine.makeFolder(RECEIVED);
	machine.setRights(RECEIVED, RIGHTS.rootsFolder);
}

/** Archives of a project hold one folder, which holds it all. */
function within(machine: Machine, folder: string): string {
	const names = machine.list(folder);
	const [only] = names;
	return names.length === 1 && only !== undefined ? join(folder, only) : folder;
}
