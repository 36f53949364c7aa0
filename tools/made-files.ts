/** What a command makes from the content, and must make again when the content changes. One French sentence each. */
import { existsSync, readFileSync } from "node:fs";
import { photographs } from "#content/photographs.ts";
import { picturePrints } from "#content/pictures.ts";
import type { PictureName } from "#content/shapes.ts";
import { townPositions } from "#content/town-positions.ts";
import { everyTown } from "#content/towns.ts";
import { decodePlaces } from "#shared/places/place-data.ts";
import { isReadable, masters, photographFiles, pictureNameOf, readMaster } from "./masters.ts";
import { ownerPhotographs } from "./owner-photographs.ts";

const PLACES = new URL("../public/donnees/lieux.json", import.meta.url);

export const madeFilesProblems = (): string[] => [...townProblems(), ...photographProblems(), ...pictureProblems()];

/** Every town has its place on the map and among the calculator's communes, which `npm run donnees` makes. */
function townProblems(): string[] {
	const communes = new Set(decodePlaces(JSON.parse(readFileSync(PLACES, "utf8"))).map(({ name }) => name));
	const late = everyTown.filter(({ slug, commune }) => !(slug in townPositions) || !communes.has(commune));
	const unknown = Object.keys(townPositions).filter((slug) => everyTown.every((town) => town.slug !== slug));
	const names = [...late.map(({ slug }) => slug), ...unknown];
	return names.length === 0 ? [] : [`Les villes ont changé (${names.join(", ")}) : lancez « npm run donnees »`];
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
