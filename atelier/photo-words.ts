import { isGroupOf, type Json } from "./fact-files.ts";
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
