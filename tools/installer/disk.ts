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
	writeSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { asOwner, leadsAway } from "./as-owner.ts";
import { type Machine, type Rights, Trouble } from "./machine.ts";

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
				writeSync(file, bytes);
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
				writeSync(file, text);
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
