import { createHash, randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { chmod, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { FACT_FILES, type FactFile, ownerSchemas } from "#content/owner-schemas.ts";
import { errorCode } from "#relay/log.ts";
import { SAMPLE_FOLDER } from "#relay/owner-folder.ts";
import { renameIntoPlace } from "#relay/store/disk.ts";

export type Json = null | boolean | number | string | Json[] | { [name: string]: Json };
export type Path = readonly (string | number)[];

export const isGroupOf = (value: Json | undefined): value is { [name: string]: Json } =>
	typeof value === "object" && value !== null && !Array.isArray(value);

/** What lies there; nothing where the way does not lead. */
export function valueAt(json: Json, path: Path): Json | undefined {
	return path.reduce<Json | undefined>((value, step) => {
		if (Array.isArray(value)) return value[Number(step)];
		return isGroupOf(value) && Object.hasOwn(value, step) ? value[step] : undefined;
	}, json);
}

/** A copy with that value there, every other name in its place. @param value undefined: the name goes */
export function withValue(json: Json, [step, ...rest]: Path, value: Json | undefined): Json {
	if (step === undefined) return value ?? null;
	if (Array.isArray(json)) {
		const next = [...json];
		next[Number(step)] = withValue(json[Number(step)] ?? null, rest, value);
		return next;
	}
	// A list that is not there yet.
	if (typeof step === "number" && !isGroupOf(json)) return withValue([], [step, ...rest], value);
	const group = isGroupOf(json) ? json : {};
	if (rest.length === 0 && value === undefined)
		return Object.fromEntries(Object.entries(group).filter(([name]) => name !== step));
	// A name of an object's own making, « __proto__ » too, is a name like any other.
	const changed: [string, Json] = [String(step), withValue(valueAt(group, [step]) ?? null, rest, value)];
	const isThere = Object.hasOwn(group, step);
	const entries = Object.entries(group).map((entry) => (entry[0] === String(step) ? changed : entry));
	return Object.fromEntries(isThere ? entries : [...entries, changed]);
}

/** The file's bytes: the sample's where the folder lacks it. @throws when a file is there and cannot be read */
function readFact(folder: string, file: FactFile): Buffer {
	try {
		return readFileSync(join(folder, `${file}.json`));
	} catch (error) {
		if (errorCode(error) !== "ENOENT") throw error;
		return readFileSync(join(SAMPLE_FOLDER, `${file}.json`));
	}
}

/** Changes with any byte of these files, whoever writes them. */
export function factsPrint(folder: string, files: readonly FactFile[] = FACT_FILES): string {
	const hash = createHash("sha256");
	for (const file of files) {
		const bytes = readFact(folder, file);
		hash.update(`${file} ${bytes.byteLength}\n`).update(bytes);
	}
	return hash.digest("hex").slice(0, 24);
}

export const schemaOf = (file: FactFile): v.GenericSchema => ownerSchemas[file];

/** What the button for it does next: takes the last work back, or puts it there again. */
export type Turn = "undo" | "redo";

export type OwnerFacts = ReturnType<typeof openOwnerFacts>;

/** The owner's folder, for the notebook: read as it is now, written whole or not at all. */
export function openOwnerFacts(folder: string) {
	let last: Promise<unknown> = Promise.resolve();
	/** What the work under way replaces, and what the last one did: « Retirer cette ligne » is pressed by mistake too. */
	let replaces = new Map<FactFile, Json>();
	let replaced: { before: ReadonlyMap<FactFile, Json>; print: string; turn: Turn } | undefined;
	let turn: Turn = "undo";
	/** Nothing when somebody wrote it by hand and it no longer reads. */
	function read(file: FactFile): Json | undefined {
		const bytes = readFact(folder, file);
		try {
			return JSON.parse(bytes.toString("utf8")) as Json;
		} catch {
			return undefined;
		}
	}
	/** Until anything else is written there, or the process ends. */
	const undoable = () => (replaced && factsPrint(folder) === replaced.print ? replaced : undefined);
	/** @throws when the schema refuses it, or the disk */
	async function write(file: FactFile, value: Json): Promise<void> {
		// The last word: whatever a form let through, a file that stops the build is never written.
		v.parse(schemaOf(file), value);
		const before = read(file);
		await writeWhole(join(folder, `${file}.json`), `${JSON.stringify(value, null, "\t")}\n`);
		if (before !== undefined && !replaces.has(file)) replaces.set(file, before);
	}
	return {
		read,
		write,
		undoes: () => undoable()?.turn,
		print: (files?: readonly FactFile[]) => factsPrint(folder, files),
		/** When one of the folder's files was last written, by whomever. */
		changedAtMs: () =>
			Math.max(
				...FACT_FILES.map((file) => statSync(join(folder, `${file}.json`), { throwIfNoEntry: false })?.mtimeMs ?? 0),
			),
		/** Puts back what the last work replaced, inside `exclusively`: a work like another, which the next press takes back. @returns which it was, where there was any */
		async undo(): Promise<Turn | undefined> {
			const last = undoable();
			if (last === undefined) return undefined;
			for (const [file, value] of last.before) await write(file, value);
			turn = last.turn === "undo" ? "redo" : "undo";
			return last.turn;
		},
		/** One at a time: between what `work` reads and what it writes nobody else here writes. */
		exclusively<T>(work: () => Promise<T>): Promise<T> {
			const noted = async () => {
				replaces = new Map();
				turn = "undo";
				try {
					return await work();
				} finally {
					// Pictures that lost their name are erased in time: their words alone are not brought back.
					const isWhole = !replaces.has("photographs");
					if (replaces.size > 0) replaced = isWhole ? { before: replaces, print: factsPrint(folder), turn } : undefined;
				}
			};
			const done = last.then(noted, noted);
			last = done.catch(() => undefined);
			return done;
		},
	};
}

/** Beside, to the disk, then in its place: a power cut leaves the file before or the file after. Its rights stay. */
async function writeWhole(path: string, text: string): Promise<void> {
	const mode = (statSync(path, { throwIfNoEntry: false })?.mode ?? 0o600) & 0o777;
	const beside = `${path}.${randomBytes(4).toString("hex")}.nouveau`;
	try {
		await writeFile(beside, text, { flag: "wx", mode });
		await chmod(beside, mode);
		renameIntoPlace(beside, path);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
}
