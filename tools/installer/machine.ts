import {
	closeSync,
	constants,
	existsSync,
	fstatSync,
	fsyncSync,
	futimesSync,
	lstatSync,
	mkdirSync,
	openSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Where things are on the server: the installer, the updates and docs/deploiement.md agree on them. */
export const PLACES = {
	versions: "/srv/versions",
	/** The link to the version that serves. */
	site: "/srv/site",
	data: "/var/lib/site",
	/** Within what the service may write: the owner fills his facts from the notebook. */
	facts: "/var/lib/site/faits",
	backups: "/var/backups/site",
	settingsFolder: "/etc/site",
	settings: "/etc/site/reglages",
	/** Stands while what runs has not read what was written. */
	unread: "/etc/site/.a-relancer",
	unit: "/etc/systemd/system/site.service",
	socket: "/etc/systemd/system/site.socket",
	nightlyUnit: "/etc/systemd/system/site-sauvegarde.service",
	nightlyTimer: "/etc/systemd/system/site-sauvegarde.timer",
	caddyfile: "/etc/caddy/Caddyfile",
	/** Ours, where somebody else's Caddyfile is kept. */
	caddyBeside: "/etc/caddy/site-serrurier.caddy",
	unattended: "/etc/apt/apt.conf.d/20auto-upgrades",
	/** The process that changes what serves: one at a time, the terminal's or the notebook's. */
	updating: "/run/site-mise-a-jour",
	/** Who may sign a version that this server takes, once one that served said it. */
	signers: "/etc/site/release-signers",
	/** Look for a version, and bring the one that the owner asked for (newest.ts). */
	versionsUnit: "/etc/systemd/system/site-versions.service",
	versionsTimer: "/etc/systemd/system/site-versions.timer",
	versionsPath: "/etc/systemd/system/site-versions.path",
} as const;

/** Of a version's folder; one that somebody made by hand, as the guide tells, is his. */
export const isOfTheInstaller = (name: string): boolean => /^\d+\.\d+\.\d+-[0-9a-f]{10}$/.test(name);

export const SITE_USER = "site";
export const RELAY_PORT = 3000;

const by = (owner: string, group: string, mode: number) => ({ owner, group, mode });

export const RIGHTS = {
	readByAll: by("root", "root", 0o644),
	rootAlone: by("root", "root", 0o600),
	rootsFolder: by("root", "root", 0o700),
	folderOfAll: by("root", "root", 0o755),
	site: by(SITE_USER, SITE_USER, 0o755),
	siteAlone: by(SITE_USER, SITE_USER, 0o700),
	siteFile: by(SITE_USER, SITE_USER, 0o600),
	settingsFolder: by("root", SITE_USER, 0o750),
	/** The service reads it and never writes it. */
	settings: by("root", SITE_USER, 0o640),
} as const;

/** What a command did: its exit code, and both its outputs as they came. */
export interface Ran {
	status: number;
	said: string;
}

/** Who may do what with a file or a folder, such as `{ owner: "site", group: "site", mode: 0o700 }`. */
export interface Rights {
	owner: string;
	group: string;
	mode: number;
}

export interface RunOptions {
	/** Root otherwise. */
	user?: string;
	folder?: string;
	/** Where programs are looked for first. */
	programs?: string;
	/** A file that it reads as what is typed; nothing otherwise. */
	stdin?: string;
	/** Besides a short environment of ours: nothing of root's own leaks into what another user runs. */
	env?: Record<string, string>;
}

/** How a trial letter went: `reason` is a step and a code, as the relay's journal has them. */
export type LetterTried = { isTaken: true } | { isTaken: false; reason: string };

/**
 * The server to install on. Everything that reads or changes it passes here, so that tests give a folder for the whole disk
 * and see each command. Paths are absolute.
 */
export interface Machine extends ReturnType<typeof diskAt> {
	run(words: readonly string[], options?: RunOptions): Promise<Ran>;
	rights(path: string): Rights | undefined;
	/** Addresses that a name leads to; none when it leads nowhere. */
	resolve(name: string): Promise<string[]>;
	/** Of this machine's own interfaces. */
	ownAddresses(): string[];
	/** Whether what is asked of that name on port 80 arrives at this very machine. */
	reachedBy(name: string): Promise<boolean>;
	/** The name of the program that listens there, « ? » when nobody may know it; nothing when the port is free. */
	portHolder(port: number): string | undefined;
	freeBytes(path: string): number;
	memoryBytes(): number;
	sendLetter(settings: Record<string, string>): Promise<LetterTried>;
	fetch: Ask;
	nowMs(): number;
	wait(delayMs: number): Promise<void>;
}

/** Status and text of an answer; nothing when nobody answers. */
export type Ask = (url: string) => Promise<{ status: number; text: string } | undefined>;

/** What stops the work. The message is French, for the owner: what is wrong, and what to do. */
export class Trouble extends Error {
	override name = "Trouble";
}

/** Runs what must succeed: words, or a line of them without spaces within. @throws Trouble with `sentence` and the last lines said */
export async function must(
	machine: Machine,
	sentence: string,
	command: string | readonly string[],
	options?: RunOptions,
): Promise<string> {
	const words = typeof command === "string" ? command.split(" ") : command;
	const { status, said } = await machine.run(words, options);
	if (status === 0) return said;
	const end = said.trimEnd().split("\n").slice(-8).join("\n");
	throw new Trouble(`${sentence} La commande «\u202f${words.join(" ")}\u202f» a répondu\u202f:\n${end}`);
}

export const sameRights = (a: Rights | undefined, b: Rights): boolean =>
	a !== undefined && a.owner === b.owner && a.group === b.group && a.mode === b.mode;

/**
 * Works on a path with no more than the rights of whoever owns the first folder on the way that is not root's: there, a link leads
 * root no further than its owner may go. That folder stands in one of root's, so nobody can put another in its place meanwhile.
 * Nothing changes where this does not run as root. `work` is over when it returns: nothing asynchronous.
 *
 * @throws Trouble where that owner may not
 */
export function asOwner<T>(path: string, work: () => T): T {
	const { geteuid, getgroups, setgroups, setegid, seteuid } = process;
	const owner = geteuid?.() === 0 ? ownerOnTheWay(resolve(path)) : undefined;
	if (owner === undefined || !getgroups || !setgroups || !setegid || !seteuid) return work();
	const groups = getgroups();
	setgroups([owner.gid]);
	setegid(owner.gid);
	seteuid(owner.uid);
	try {
		return work();
	} catch (error) {
		const { code = "" } = error as NodeJS.ErrnoException;
		throw ["EACCES", "EPERM"].includes(code) ? new Trouble(leadsAway(path)) : error;
	} finally {
		seteuid(0);
		setegid(0);
		setgroups(groups);
	}
}

export const leadsAway = (path: string): string =>
	`«\u202f${path}\u202f» mène ailleurs que dans son dossier, par un lien ou par des droits qui ont changé. Rien n’y est lu ni écrit\u202f: regardez ce que c’est («\u202fls -la\u202f»), et qui l’a mis là.`;

/** Nothing where all of it is root's, as far as it exists. Links of root's own are followed. */
function ownerOnTheWay(path: string): { uid: number; gid: number } | undefined {
	const steps = path.split("/").filter(Boolean);
	for (const [index] of steps.entries()) {
		const at = `/${steps.slice(0, index + 1).join("/")}`;
		const found = lstatSync(at, { throwIfNoEntry: false });
		if (found === undefined) return undefined;
		if (found.uid !== 0) return found;
		if (found.isSymbolicLink()) return ownerOnTheWay(resolve(dirname(at), readlinkSync(at), ...steps.slice(index + 1)));
	}
	return undefined;
}

/**
 * The files of a machine whose disk begins at `root`: « » for this one. In a folder that is not root's, each operation has its
 * owner's rights and no more (`asOwner`).
 *
 * @param setRights gives a file or a folder its owner, its group and its mode
 */
export function diskAt(root: string, setRights: (path: string, rights: Rights) => void) {
	/** As whoever owns the way there, what stands at its end included. */
	const there = <T>(path: string, work: (path: string) => T): T => {
		const full = join(root, path);
		return asOwner(full, () => work(full));
	};
	/** As whoever may change the folder that it stands in. */
	const above = <T>(path: string, work: (path: string) => T): T => {
		const full = join(root, path);
		return asOwner(dirname(full), () => work(full));
	};
	return {
		/** Where it lies for who reads it without this. */
		here: (path: string) => join(root, path),
		setRights: (path: string, rights: Rights) => above(path, (full) => setRights(full, rights)),
		exists: (path: string) => there(path, existsSync),
		/** Nothing when there is no such file. */
		read: (path: string) => there(path, (full) => (existsSync(full) ? readFileSync(full, "utf8") : undefined)),
		/** Names, sorted; none when there is no such folder. */
		list: (path: string) => there(path, (full) => (existsSync(full) ? readdirSync(full).sort() : [])),
		/** When it was last written, in milliseconds since 1970; 0 when it is not there. */
		writtenAtMs: (path: string) => there(path, (full) => lstatSync(full, { throwIfNoEntry: false })?.mtimeMs ?? 0),
		makeFolder: (path: string): void => there(path, (full) => void mkdirSync(full, { recursive: true })),
		/** From anywhere on the machine, the checkout included, into a path of it. */
		copy(from: string, to: string): void {
			const { bytes, mode, mtime } = asOwner(from, () => fileAt(from));
			there(to, (full) => {
				mkdirSync(dirname(full), { recursive: true });
				// What a link leads to is never written to.
				rmSync(full, { force: true });
				const file = openSync(full, "wx", mode & 0o100 ? 0o755 : 0o644);
				writeFileSync(file, bytes);
				futimesSync(file, mtime, mtime);
				closeSync(file);
			});
		},
		/** Moves within one disk, in one step. */
		move: (from: string, to: string) => above(from, (full) => renameSync(full, join(root, to))),
		remove: (path: string) => above(path, (full) => rmSync(full, { recursive: true, force: true })),
		/** Nothing where no link stands. */
		readLink: (path: string) =>
			above(path, (full) => {
				const isLink = lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink() === true;
				return isLink ? readlinkSync(full) : undefined;
			}),
		/** Makes or replaces a link in one step: there is no moment without it. */
		link: (path: string, target: string) =>
			above(path, (full) => {
				const next = `${full}.nouveau`;
				rmSync(next, { force: true });
				symlinkSync(target, next);
				renameSync(next, full);
			}),
		/** Whole or not at all, with its rights from the first byte: it may hold a password. */
		write: (path: string, text: string, rights: Rights) =>
			above(path, (full) => {
				mkdirSync(dirname(full), { recursive: true });
				const next = `${full}.nouveau`;
				rmSync(next, { force: true });
				const file = openSync(next, "wx", 0o600);
				writeFileSync(file, text);
				fsyncSync(file);
				closeSync(file);
				setRights(next, rights);
				renameSync(next, full);
			}),
	};
}

/** @throws Trouble where it is a link, or no file */
function fileAt(path: string): { bytes: Buffer; mode: number; mtime: Date } {
	const file = opened(path);
	try {
		const found = fstatSync(file);
		if (!found.isFile()) throw new Trouble(leadsAway(path));
		return { bytes: readFileSync(file), mode: found.mode, mtime: found.mtime };
	} finally {
		closeSync(file);
	}
}

/** The very file or folder of that name, to read or to give rights to. @throws Trouble where it is a link */
export function opened(path: string): number {
	try {
		return openSync(path, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK);
	} catch (error) {
		throw (error as NodeJS.ErrnoException).code === "ELOOP" ? new Trouble(leadsAway(path)) : error;
	}
}
