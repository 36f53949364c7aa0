import {
	closeSync,
	cpSync,
	existsSync,
	fsyncSync,
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
import type { Machine, Rights } from "./machine.ts";

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
 * The files of a machine whose disk begins at `root`: « » for this one.
 *
 * @param setRights gives a file or a folder its owner, its group and its mode
 */
export function diskAt(root: string, setRights: (path: string, rights: Rights) => void): Disk {
	const at = (path: string) => join(root, path);
	return {
		setRights: (path, rights) => setRights(at(path), rights),
		exists: (path) => existsSync(at(path)),
		read: (path) => (existsSync(at(path)) ? readFileSync(at(path), "utf8") : undefined),
		list: (path) => (existsSync(at(path)) ? readdirSync(at(path)).sort() : []),
		writtenAtMs: (path) => lstatSync(at(path), { throwIfNoEntry: false })?.mtimeMs ?? 0,
		makeFolder: (path) => void mkdirSync(at(path), { recursive: true }),
		copy(from, to) {
			mkdirSync(dirname(at(to)), { recursive: true });
			cpSync(from, at(to), { recursive: true, verbatimSymlinks: true, preserveTimestamps: true });
		},
		move: (from, to) => renameSync(at(from), at(to)),
		remove: (path) => rmSync(at(path), { recursive: true, force: true }),
		readLink(path) {
			const isLink = lstatSync(at(path), { throwIfNoEntry: false })?.isSymbolicLink() === true;
			return isLink ? readlinkSync(at(path)) : undefined;
		},
		link(path, target) {
			const next = `${at(path)}.nouveau`;
			rmSync(next, { force: true });
			symlinkSync(target, next);
			renameSync(next, at(path));
		},
		write(path, text, rights) {
			mkdirSync(dirname(at(path)), { recursive: true });
			const next = `${at(path)}.nouveau`;
			rmSync(next, { force: true });
			const file = openSync(next, "wx", 0o600);
			writeSync(file, text);
			fsyncSync(file);
			closeSync(file);
			setRights(next, rights);
			renameSync(next, at(path));
		},
	};
}
