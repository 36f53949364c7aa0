import { readFileSync, statSync } from "node:fs";
import { join, resolve } from "node:path";
import { env } from "node:process";
import * as v from "valibot";
import { addedTowns } from "#content/communes.ts";
import { FACT_FILES, type FactFile, type Owner, ownerSchemas } from "#content/owner-schemas.ts";

/** What every fact is before its owner writes it. */
export const SAMPLE_FOLDER = resolve(import.meta.dirname, "../owner");

/** The folder of the facts that only the owner knows: OWNER_DIR, or the sample of this repository. */
export const ownerFolder = (): string => (env.OWNER_DIR ? resolve(env.OWNER_DIR) : SAMPLE_FOLDER);

/** Why the folder cannot be read from, in French; nothing when it can. */
export const folderTrouble = (): string | undefined =>
	statSync(ownerFolder(), { throwIfNoEntry: false })?.isDirectory()
		? undefined
		: `Réglage OWNER_DIR\u202f: le dossier «\u202f${env.OWNER_DIR}\u202f» n’existe pas.`;

/** Messages name « owner/ » files: replaces that folder by the one really read. */
export const withOwnerFolder = (sentence: string): string =>
	env.OWNER_DIR ? sentence.replaceAll(/(?<![\w/])owner\//g, `${env.OWNER_DIR.replace(/\/$/, "")}/`) : sentence;

interface Read {
	path: string;
	modifiedMs: number;
	bytes: number;
	value: unknown;
}
const lastRead = new Map<FactFile, Read>();

/**
 * « #owner » (content/owner.d.ts): a file is read when it is asked for, and again when it has changed; the sample's where the folder
 * lacks it. What somebody is just writing by hand, or wrote wrong, leaves in use what was read before.
 *
 * @throws SyntaxError « /…/legal.json: … » when it is no JSON and nothing was read before
 */
export const owner = Object.defineProperties(
	{},
	{
		...Object.fromEntries(FACT_FILES.map((file) => [file, { enumerable: true, get: () => factOf(file) }])),
		"added-towns": { enumerable: true, get: () => addedBy(factOf("town-pages") as Owner["town-pages"]) },
	},
) as Owner;

let added: { pages?: Owner["town-pages"]; towns: Owner["added-towns"] } = { towns: [] };
function addedBy(pages: Owner["town-pages"]): Owner["added-towns"] {
	if (added.pages !== pages) added = { pages, towns: addedTowns(pages) };
	return added.towns;
}

/** Pages of a site that is not published ask for the map here: the development server draws it (tools/dev-pages.ts). */
export const nightMapFile = "/nuit-en-isere.svg";

function factOf(file: FactFile): unknown {
	const found = whereIs(file);
	const before = lastRead.get(file);
	if (before?.path !== found.path) return keep(file, { ...found, value: parsed(found.path) });
	if (before.modifiedMs === found.modifiedMs && before.bytes === found.bytes) return before.value;
	try {
		return keep(file, { ...found, value: v.parse(ownerSchemas[file], parsed(found.path)) });
	} catch {
		return keep(file, { ...found, value: before.value });
	}
}

function keep(file: FactFile, read: Read): unknown {
	lastRead.set(file, read);
	return read.value;
}

function whereIs(file: FactFile): Omit<Read, "value"> {
	for (const folder of [ownerFolder(), SAMPLE_FOLDER]) {
		const path = join(folder, `${file}.json`);
		const found = statSync(path, { throwIfNoEntry: false });
		if (found) return { path, modifiedMs: found.mtimeMs, bytes: found.size };
	}
	throw new Error(`owner/${file}.json is missing`);
}

function parsed(path: string): unknown {
	try {
		return JSON.parse(readFileSync(path, "utf8"));
	} catch (error) {
		if (error instanceof SyntaxError) throw new SyntaxError(`${path}: ${error.message}`);
		throw error;
	}
}
