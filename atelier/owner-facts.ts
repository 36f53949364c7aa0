import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import * as v from "valibot";
import { type FactFile, ownerSchemas } from "#content/owner-schemas.ts";
import { factsChangedAtMs, factsPrint, type Json, readFact } from "./fact-files.ts";

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
