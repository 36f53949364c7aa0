import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { isGroupOf, type Json } from "./owner-facts.ts";
import { runTool } from "./run-tool.ts";
import { isEmpty, readTyped } from "./typed.ts";

/** What tools/atelier/photograph.ts answers. */
export type PhotoTaken =
	/** `print`: the first eight hex digits of the SHA-256 of what is kept, in the names of its files. */
	| { isTaken: true; print: string }
	| { isTaken: false; why: "heic" | "unknown" | "broken" | "moving" | "huge" }
	/** In pixels, as the picture is held. */
	| { isTaken: false; why: "small"; width: number; height: number };

/** What a photograph is said to be. */
export interface PhotoWords {
	place: string;
	date: string;
	shows: string;
}

/** Why a photograph was not taken in. */
export type PhotoFault = Exclude<PhotoTaken, { isTaken: true }> | { why: "none" | "stopped" };

interface Asked {
	key: keyof PhotoWords;
	label: string;
	example: string;
	atMost: number;
	missing: string;
}

/** The three that go with it: « Illustration » leaves the page once they are there. */
export const PHOTO_WORDS: readonly Asked[] = [
	{
		key: "place",
		label: "Où elle a été prise",
		example: "Bourgoin-Jallieu",
		atMost: 60,
		missing: "Il manque le lieu\u202f: une commune suffit, jamais l’adresse d’un client.",
	},
	{ key: "date", label: "Quand", example: "mars 2026", atMost: 40, missing: "Il manque le mois et l’année." },
	{
		key: "shows",
		label: "Ce que l’on y voit, pour qui ne la voit pas",
		example: "Une porte d’appartement, sa serrure à trois points neuve, la clé dedans.",
		atMost: 300,
		missing: "Il manque une phrase\u202f: elle est lue à voix haute aux personnes qui ne voient pas l’image.",
	},
];

/** What was typed, tidied, and what is wrong with it by its name. */
export function readWords(form: URLSearchParams): { words: PhotoWords; errors: Map<string, string> } {
	const errors = new Map<string, string>();
	const words: PhotoWords = { place: "", date: "", shows: "" };
	for (const { key, atMost, missing } of PHOTO_WORDS) {
		const sent = form.get(key) ?? "";
		const read = readTyped("text", sent, atMost);
		words[key] = "value" in read ? String(read.value) : sent;
		if (isEmpty(sent)) errors.set(key, missing);
		else if ("error" in read) errors.set(key, read.error);
	}
	return { words, errors };
}

/** What stands in the file for a picture. */
export function wordsOf(entry: Json | undefined): Partial<PhotoWords> & { print?: string } {
	if (!isGroupOf(entry)) return {};
	return Object.fromEntries(Object.entries(entry).filter(([, value]) => typeof value === "string"));
}

/** Decoding and eight encodings; a small server that swaps takes longer. */
const LIMIT_MS = 4 * 60_000;
/** Of the decoder's process: what 120 million pixels take, and half as much again. */
const MOST_MEMORY_BYTES = 900 * 2 ** 20;

/** The owner's photographs, in « photographies » beside his JSON: of each picture what is kept, and what pages ask for. */
export interface Photographs {
	/** Makes the files of a picture from what was sent. One at a time. */
	take(sent: string, name: string): Promise<PhotoTaken | { isTaken: false; why: "stopped" }>;
	/** Whether the files of that print are there. */
	has(name: string, print: string): Promise<boolean>;
	/** Path of the smallest, to show him. */
	thumbnail(name: string, print: string): string;
	/** Takes away all of a picture's files but those of that print. */
	keepOnly(name: string, print: string | undefined): Promise<void>;
	/** Takes away what was sent before that for a picture which has another print, or none: its words never came. */
	forgetUnnamed(printOf: (name: string) => string | undefined, sentBeforeMs: number): Promise<void>;
}

const PRINT = /^[0-9a-f]{8}$/;
const FILE = /^([\w-]+)-([0-9a-f]{8})(?:-\d+)?\.(?:jpg|avif|webp)$/;

export function openPhotographs(ownerDir: string): Photographs {
	const folder = join(ownerDir, "photographies");
	let last: Promise<unknown> = Promise.resolve();
	const filesOf = async (name: string, print: string) =>
		(await readdir(folder).catch(() => [])).filter((file) => file.startsWith(`${name}-${print}`));
	return {
		take(sent, name) {
			const taken = last.then(() => takeIn(folder, sent, name));
			last = taken.catch(() => undefined);
			return taken;
		},
		has: async (name, print) => PRINT.test(print) && (await filesOf(name, print)).length === 9,
		thumbnail: (name, print) => join(folder, `${name}-${print}-480.webp`),
		async keepOnly(name, print) {
			for (const file of await readdir(folder).catch(() => [])) {
				const [, of, found] = FILE.exec(file) ?? [];
				if (of === name && found !== print) await rm(join(folder, file), { force: true });
			}
		},
		async forgetUnnamed(printOf, sentBeforeMs) {
			for (const file of await readdir(folder).catch(() => [])) {
				const [, name = "", print] = FILE.exec(file) ?? [];
				if (print === undefined || printOf(name) === print) continue;
				if ((await stat(join(folder, file))).mtimeMs < sentBeforeMs) await rm(join(folder, file), { force: true });
			}
		},
	};
}

/** Made beside, then moved: a photograph is whole or not there. */
async function takeIn(folder: string, sent: string, name: string): Promise<Awaited<ReturnType<Photographs["take"]>>> {
	await mkdir(folder, { recursive: true, mode: 0o755 });
	const made = await mkdtemp(join(folder, ".en-cours-"));
	try {
		const running = runTool("photograph.ts", [sent, name, made], {
			limitMs: LIMIT_MS,
			mostMemoryBytes: MOST_MEMORY_BYTES,
			confinedTo: { reads: [sent], writes: [made] },
		});
		const taken = (await running.ended.catch(() => ({ isTaken: false, why: "stopped" }))) as PhotoTaken;
		if (taken.isTaken) for (const file of await readdir(made)) await rename(join(made, file), join(folder, file));
		return taken;
	} finally {
		await rm(made, { recursive: true, force: true });
	}
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
