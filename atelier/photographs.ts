import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { photograph } from "#content/owner-schemas.ts";
import { PICTURE_WIDTHS } from "#content/picture-files.ts";
import { type Field, fieldsOf } from "./form.ts";
import { isGroupOf, type Json } from "./owner-facts.ts";
import { photoDate } from "./photo-date.ts";
import { runTool } from "./run-tool.ts";
import { isEmpty, readTyped } from "./typed.ts";

/** What tools/atelier/reduce-photograph.ts answers, if it was not stopped. */
export type PhotoTaken =
	/** `print`: the first eight hex digits of the SHA-256 of what is kept, in the names of its files. */
	| { isTaken: true; print: string }
	| { isTaken: false; why: "heic" | "unknown" | "broken" | "moving" | "huge" | "stopped" }
	/** In pixels, as the picture is held. */
	| { isTaken: false; why: "small"; width: number; height: number };

/** Why a photograph was not taken in. */
export type PhotoFault = Exclude<PhotoTaken, { isTaken: true }> | { why: "none" | "full" };

/** A client’s street is nobody’s to read. */
const STREET = /\d|(?<!\p{L})(?:rue|avenue|av|chemin|impasse|allée|boulevard|bd|quai|route|lotissement)(?!\p{L})/iu;
const A_TOWN = "Une commune suffit, jamais l’adresse d’un client.";
const MISSING = {
	place: "Il manque le lieu\u202f: une commune suffit, jamais l’adresse d’un client.",
	date: "Il manque le mois et l’année.",
	shows: "Il manque une phrase\u202f: elle est lue à voix haute aux personnes qui ne voient pas l’image.",
};
/** What a photograph is said to be. */
export type PhotoWords = typeof MISSING;

/** The three that go with it: « Illustration » leaves the page once they are there. */
export const PHOTO_WORDS = fieldsOf(photograph) as (Field & { key: keyof PhotoWords })[];

/** What was typed, tidied, and what is wrong with it by its name. @param today « 2026-11-28 » */
export function readWords(form: URLSearchParams, today: string): { words: PhotoWords; errors: Map<string, string> } {
	const errors = new Map<string, string>();
	const words: PhotoWords = { place: "", date: "", shows: "" };
	for (const { key, kind, atMost } of PHOTO_WORDS) {
		// Under the tick that says the same as last time, what is typed says otherwise.
		const sent = form.getAll(key).findLast((typed) => typed.trim() !== "") ?? "";
		const tidied = readTyped(kind, sent, atMost);
		const read = key === "date" && "value" in tidied ? photoDate(String(tidied.value), today) : tidied;
		words[key] = "value" in read ? String(read.value) : sent;
		if (isEmpty(sent)) errors.set(key, MISSING[key]);
		else if (key === "place" && STREET.test(sent)) errors.set(key, A_TOWN);
		else if ("error" in read) errors.set(key, read.error);
	}
	return { words, errors };
}

/** What stands in the file for a picture. */
export function wordsOf(entry: Json | undefined): Partial<PhotoWords> & { print?: string } {
	if (!isGroupOf(entry)) return {};
	return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === "string"));
}

/** In place of what is to be seen: all of it, in one file. */
export const WHOLE = "entier";
/** Decoding and eight encodings; a small server that swaps takes longer. */
const LIMIT_MS = 4 * 60_000;
/** Of the decoder's process: what 120 million pixels take, and half as much again. */
const MOST_MEMORY_BYTES = 900 * 2 ** 20;

const PRINT = /^[0-9a-f]{8}$/;
/** What is kept, and the widths of the pages in two formats. */
const FILES_OF_ONE = 1 + 2 * PICTURE_WIDTHS.length;
const FILE = /^([\w-]+)-([0-9a-f]{8})(?:-\d+)?\.(?:jpg|avif|webp)$/;

/** The owner's photographs, in « photographies » beside his JSON: of each picture what is kept, and what pages ask for. */
export function openPhotographs(ownerDir: string) {
	const folder = join(ownerDir, "photographies");
	let last: Promise<unknown> = Promise.resolve();
	let made = 0;
	const files = () => readdir(folder).catch(() => []);
	return {
		/** Makes the files of a picture from what was sent. One at a time. */
		take(sent: string, name: string, seen: string): Promise<PhotoTaken> {
			const hears = (files: unknown) => {
				made = Number(files);
			};
			const taken = last.then(() => takeIn(folder, { sent, name, seen, hears })).finally(() => hears(0));
			last = taken.catch(() => undefined);
			return taken;
		},
		/** Files made of the one that is being made; 0 while there is none. */
		underWay: () => ({ made, of: FILES_OF_ONE }),
		/** Whether the files of that print are there. */
		async has(name: string, print: string): Promise<boolean> {
			return (
				PRINT.test(print) &&
				(await files()).filter((file) => file.startsWith(`${name}-${print}`)).length === FILES_OF_ONE
			);
		},
		/** Path of the smallest, to show him. */
		thumbnail: (name: string, print: string) => join(folder, `${name}-${print}-480.webp`),
		/** Takes away all of a picture's files but those of that print. */
		async keepOnly(name: string, print: string | undefined): Promise<void> {
			for (const file of await files()) {
				const [, of, found] = FILE.exec(file) ?? [];
				if (of === name && found !== print) await rm(join(folder, file), { force: true });
			}
		},
		/** Takes away what was sent before that for a picture which has another print, or none: its words never came. */
		async forgetUnnamed(printOf: (name: string) => string | undefined, sentBeforeMs: number): Promise<void> {
			for (const file of await files()) {
				const [, name = "", print] = FILE.exec(file) ?? [];
				if (print === undefined || printOf(name) === print) continue;
				if ((await stat(join(folder, file))).mtimeMs < sentBeforeMs) await rm(join(folder, file), { force: true });
			}
		},
	};
}

interface Sent {
	/** Path of what came. */
	sent: string;
	name: string;
	/** What of it is to be seen (atelier/reading.ts). */
	seen: string;
	/** Hears how many files are made. */
	hears: (files: unknown) => void;
}

/** Made beside, then moved: a photograph is whole or not there. */
async function takeIn(folder: string, { sent, name, seen, hears }: Sent): Promise<PhotoTaken> {
	await mkdir(folder, { recursive: true, mode: 0o755 });
	const made = await mkdtemp(join(folder, ".en-cours-"));
	try {
		const taken = await confined([sent, name, made, seen], { reads: sent, writes: made, hears });
		if (taken.isTaken) for (const file of await readdir(made)) await rename(join(made, file), join(folder, file));
		return taken;
	} finally {
		await rm(made, { recursive: true, force: true });
	}
}

/** Runs the decoder in a process of its own, which sees two places and no more. @param given its arguments */
export async function confined(
	given: readonly string[],
	{ reads, writes, hears }: { reads: string; writes: string; hears?: (files: unknown) => void },
): Promise<PhotoTaken> {
	const running = runTool("reduce-photograph.ts", given, {
		...{ limitMs: LIMIT_MS, mostMemoryBytes: MOST_MEMORY_BYTES },
		...(hears && { hears }),
		confinedTo: { reads: [reads], writes: [writes] },
	});
	return (await running.ended.catch(() => ({ isTaken: false, why: "stopped" }))) as PhotoTaken;
}

/** Brings back the files that those facts name, from beside them, where the owner's folder has them no more. */
export async function bringPhotographsBack(from: string, ownerDir: string): Promise<void> {
	const kept = join(from, "photographies");
	const folder = join(ownerDir, "photographies");
	const there = new Set(await readdir(folder).catch(() => []));
	for (const file of await readdir(kept).catch(() => [])) {
		if (there.has(file)) continue;
		await mkdir(folder, { recursive: true, mode: 0o755 });
		// Beside, then in its place: half a file would never be brought back again.
		const beside = join(folder, `.en-cours-${file}`);
		await copyFile(join(kept, file), beside);
		await rename(beside, join(folder, file));
	}
}
