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
import { type Machine, type Rights, Trouble } from "./machine.ts";

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

type Disk = Pick<
	Machine,
	| "read"
	| "write"
	| "exists"
	| "list"
	| "writtenAtMs"
	| "makeFolder"
	| "copy"
	| "move"
	| "remove"
	| "readLink"
	| "link"
	| "setRights"
>;

/**
 * The files of a machine whose disk begins at `root`: « » for this one. In a folder that is not root's, each operation has its
 * owner's rights and no more (as-owner.ts).
 *
 * @param setRights gives a file or a folder its owner, its group and its mode
 */
export function diskAt(root: string, setRights: (path: string, rights: Rights) => void): Disk {
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
		setRights: (path, rights) => above(path, (full) => setRights(full, rights)),
		exists: (path) => there(path, existsSync),
		read: (path) => there(path, (full) => (existsSync(full) ? readFileSync(full, "utf8") : undefined)),
		list: (path) => there(path, (full) => (existsSync(full) ? readdirSync(full).sort() : [])),
		writtenAtMs: (path) => there(path, (full) => lstatSync(full, { throwIfNoEntry: false })?.mtimeMs ?? 0),
		makeFolder: (path) => there(path, (full) => void mkdirSync(full, { recursive: true })),
		copy(from, to) {
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
		move: (from, to) => above(from, (full) => renameSync(full, join(root, to))),
		remove: (path) => above(path, (full) => rmSync(full, { recursive: true, force: true })),
		readLink: (path) =>
			above(path, (full) => {
				const isLink = lstatSync(full, { throwIfNoEntry: false })?.isSymbolicLink() === true;
				return isLink ? readlinkSync(full) : undefined;
			}),
		link: (path, target) =>
			above(path, (full) => {
				const next = `${full}.nouveau`;
				rmSync(next, { force: true });
				symlinkSync(target, next);
				renameSync(next, full);
			}),
		write: (path, text, rights) =>
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
