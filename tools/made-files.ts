import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join, parse } from "node:path";
import positions from "#content/generated/town-positions.json" with { type: "json" };
import { photographs } from "#content/own-facts.ts";
import { PICTURE_WIDTHS, pictureFile } from "#content/picture-files.ts";
import { picturePrints } from "#content/pictures.ts";
import type { PictureName } from "#content/shapes.ts";
import { townRows } from "#content/town-rows.ts";
import { ownerFolder } from "#relay/owner-folder.ts";

/* What the pictures of the site are made from: art/drawings, art/masters, or the owner's own in art/photographs. */

const ROOT = new URL("../", import.meta.url).pathname;
/** Those that sharp reads everywhere; a telephone's HEIC it does not. */
const READABLE = [".jpg", ".jpeg", ".png", ".webp"];

/** None where the folder is missing: what serves on a server comes without the masters, and keeps what was made of them. */
const filesIn = (folder: string) =>
	(existsSync(join(ROOT, folder)) ? readdirSync(join(ROOT, folder)) : [])
		.filter((file) => !file.startsWith(".") && !/\.(md|txt)$/i.test(file))
		.sort()
		.map((file) => `${folder}/${file}`);

/** Paths of the owner's photographs, in the project. */
export const photographFiles = (): string[] => filesIn("art/photographs");

/** « art/photographs/etabli.jpg » → « etabli ». */
export const pictureNameOf = (file: string): string => parse(file).name;

export const isReadable = (file: string): boolean => READABLE.includes(parse(file).ext.toLowerCase());

/** Path of each picture's master, by name: a photograph takes the place of what was drawn under the same name. */
export function masters(): Map<string, string> {
	return new Map(
		[...filesIn("art/drawings"), ...filesIn("art/masters"), ...photographFiles().filter(isReadable)].map((file) => [
			pictureNameOf(file),
			file,
		]),
	);
}

export function readMaster(file: string): { bytes: Buffer; print: string } {
	const bytes = readFileSync(join(ROOT, file));
	return { bytes, print: createHash("sha256").update(bytes).digest("hex").slice(0, 8) };
}

/** What a command makes from the content, and must make again when the content changes. One French sentence each. */

export const madeFilesProblems = (): string[] => [...townProblems(), ...photographProblems(), ...pictureProblems()];

/** A row that somebody wrote into content/town-rows.ts has no place on the map before `npm run donnees`. */
function townProblems(): string[] {
	const late = Object.values(townRows).flatMap((rows) => rows.flatMap(([slug]) => (slug in positions ? [] : [slug])));
	return late.length === 0 ? [] : [`Les villes ont changé (${late.join(", ")}) : lancez « npm run donnees »`];
}

/** Saying « photograph » of a drawing would be a lie, and a photograph without place or date would pass for a drawing. */
function photographProblems(): string[] {
	const files = photographFiles();
	const named = new Map(files.map((file) => [pictureNameOf(file), file]));
	return [
		...files.flatMap((file) => {
			const name = pictureNameOf(file) as PictureName;
			if (!isReadable(file)) return [`${file} : enregistrez cette photographie en JPEG (« .jpg »)`];
			if (!(name in picturePrints)) return [`${file} : aucune image du site ne porte le nom « ${name} »`];
			if (!photographs[name]) return [`${file} : owner/photographs.json ne dit ni où ni quand elle a été prise`];
			return [];
		}),
		...Object.keys(photographs)
			.filter((name) => !named.has(name) && photographs[name as PictureName]?.print === undefined)
			.map((name) => `owner/photographs.json, champ « ${name} » : le fichier art/photographs/${name}.jpg manque`),
		...ownerPhotographs()
			.filter(({ files }) => files.some((file) => !existsSync(file)))
			.map(
				({ name }) =>
					`owner/photographs.json, champ «\u202f${name}\u202f»\u202f: ses fichiers manquent dans owner/photographies`,
			),
	];
}

function pictureProblems(): string[] {
	const prints: Record<string, string> = picturePrints;
	const late = [...masters()].filter(([name, file]) => name in prints && readMaster(file).print !== prints[name]);
	if (late.length === 0) return [];
	return [`${late.map(([, file]) => file).join(", ")} : image nouvelle, lancez « npm run pictures »`];
}

/**
 * Photographs that came through the atelier (tools/atelier/reduce-photograph.ts), each with the paths of the files that pages ask for,
 * whether they are there or not.
 */
export function ownerPhotographs(): { name: string; files: string[] }[] {
	return Object.entries(photographs).flatMap(([name, { print }]) => {
		if (print === undefined) return [];
		const files = PICTURE_WIDTHS.flatMap((width) =>
			(["avif", "webp"] as const).map((format) => pictureFile(name, print, width, format)),
		);
		return [{ name, files: files.map((file) => join(ownerFolder(), "photographies", basename(file))) }];
	});
}
