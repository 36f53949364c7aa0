import { createHash, randomBytes } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { FACT_FILES, type FactFile, ownerSchemas } from "#content/owner-schemas.ts";
import { SAMPLE_FOLDER } from "#relay/owner-folder.ts";

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
export function readFact(folder: string, file: FactFile): Buffer {
	try {
		return readFileSync(join(folder, `${file}.json`));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
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

/** Of a folder that nobody has written into yet. */
export const samplePrint = (): string => factsPrint(SAMPLE_FOLDER);

/** When one of them was last written, of those that the folder has. */
export const factsChangedAtMs = (folder: string): number =>
	Math.max(
		...FACT_FILES.map((file) => statSync(join(folder, `${file}.json`), { throwIfNoEntry: false })?.mtimeMs ?? 0),
	);

export const schemaOf = (file: FactFile): v.GenericSchema => ownerSchemas[file];

/** A file that somebody wrote by hand and that no longer reads. */
export class BrokenFact extends Error {
	override name = "BrokenFact";
	readonly file: FactFile;
	constructor(file: FactFile) {
		super(`${file} cannot be read`);
		this.file = file;
	}
}

/** The owner's folder, for the notebook: read as it is now, written whole or not at all. */
export interface OwnerFacts {
	/** @throws BrokenFact */
	read(file: FactFile): Json;
	/** Changes with any byte of these files, whoever writes them. */
	print(files: readonly FactFile[]): string;
	/** When one of the folder's files was last written, by whomever. */
	changedAtMs(): number;
	/** @throws when the schema refuses it, or the disk */
	write(file: FactFile, value: Json): Promise<void>;
	/** One at a time: between what `work` reads and what it writes nobody else here writes. */
	exclusively<T>(work: () => Promise<T>): Promise<T>;
}

export function openOwnerFacts(folder: string): OwnerFacts {
	let last: Promise<unknown> = Promise.resolve();
	return {
		read(file) {
			const bytes = readFact(folder, file);
			try {
				return JSON.parse(bytes.toString("utf8")) as Json;
			} catch {
				throw new BrokenFact(file);
			}
		},
		print: (files) => factsPrint(folder, files),
		changedAtMs: () => factsChangedAtMs(folder),
		async write(file, value) {
			// The last word: whatever a form let through, a file that stops the build is never written.
			v.parse(schemaOf(file), value);
			await writeWhole(join(folder, `${file}.json`), `${JSON.stringify(value, null, "\t")}\n`);
		},
		exclusively(work) {
			const done = last.then(work, work);
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
		const file = await open(beside, "wx", mode);
		try {
			await file.writeFile(text);
			await file.chmod(mode);
			await file.sync();
		} finally {
			await file.close();
		}
		await rename(beside, path);
	} catch (error) {
		await rm(beside, { force: true });
		throw error;
	}
	const folder = await open(join(path, ".."), "r");
	try {
		await folder.sync();
	} finally {
		await folder.close();
	}
}
