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
