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
	/** Besides a short environment of ours: nothing of root's own leaks into what another user runs. */
	env?: Record<string, string>;
}

/** How a trial letter went: `reason` is a step and a code, as the relay's journal has them. */
export type LetterTried = { isTaken: true } | { isTaken: false; reason: string };

/**
 * The server to install on. Everything that reads or changes it passes here, so that tests give a folder for the whole disk
 * and see each command. Paths are absolute.
 */
export interface Machine {
	run(words: readonly string[], options?: RunOptions): Promise<Ran>;
	/** Nothing when there is no such file. */
	read(path: string): string | undefined;
	/** Whole or not at all, with its rights from the first byte: it may hold a password. */
	write(path: string, text: string, rights: Rights): void;
	exists(path: string): boolean;
	/** Names, sorted; none when there is no such folder. */
	list(path: string): string[];
	/** When it was last written, in milliseconds since 1970; 0 when it is not there. */
	writtenAtMs(path: string): number;
	rights(path: string): Rights | undefined;
	setRights(path: string, rights: Rights): void;
	makeFolder(path: string): void;
	/** From anywhere on the machine, the checkout included, into a path of it. */
	copy(from: string, to: string): void;
	/** Moves within one disk, in one step. */
	move(from: string, to: string): void;
	remove(path: string): void;
	readLink(path: string): string | undefined;
	/** Makes or replaces a link in one step: there is no moment without it. */
	link(path: string, target: string): void;
	/** Addresses that a name leads to; none when it leads nowhere. */
	resolve(name: string): Promise<string[]>;
	/** Of this machine's own interfaces. */
	ownAddresses(): string[];
	/** Whether what is asked of that name on that port arrives at this very machine. */
	reachedBy(name: string, port: number): Promise<boolean>;
	/** The name of the program that listens there, « ? » when nobody may know it; nothing when the port is free. */
	portHolder(port: number): string | undefined;
	freeBytes(path: string): number;
	memoryBytes(): number;
	sendLetter(settings: Record<string, string>): Promise<LetterTried>;
	/** Status and text of an answer; nothing when nobody answers. `isTrusted` false takes any certificate. */
	fetch(url: string, isTrusted?: boolean): Promise<{ status: number; text: string } | undefined>;
	nowMs(): number;
	wait(delayMs: number): Promise<void>;
}

/** What stops the work. The message is French, for the owner: what is wrong, and what to do. */
export class Trouble extends Error {
	override name = "Trouble";
}

/** Runs what must succeed. @throws Trouble with `sentence` and the last lines that the command said */
export async function must(
	machine: Machine,
	sentence: string,
	words: readonly string[],
	options?: RunOptions,
): Promise<string> {
	const { status, said } = await machine.run(words, options);
	if (status === 0) return said;
	const end = said.trimEnd().split("\n").slice(-8).join("\n");
	throw new Trouble(`${sentence} La commande «\u202f${words.join(" ")}\u202f» a répondu\u202f:\n${end}`);
}

export const sameRights = (a: Rights | undefined, b: Rights): boolean =>
	a !== undefined && a.owner === b.owner && a.group === b.group && a.mode === b.mode;
