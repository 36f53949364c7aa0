/** What a command makes from the content, and must make again when the content changes. One French sentence each. */
import { existsSync, readFileSync } from "node:fs";
import { photographs } from "#content/photographs.ts";
import { picturePrints } from "#content/pictures.ts";
import type { PictureName } from "#content/shapes.ts";
import { townPositions } from "#content/town-positions.ts";
import { everyTown, towns } from "#content/towns.ts";
import { decodePlaces } from "#shared/places/place-data.ts";
import { isReadable, masters, photographFiles, pictureNameOf, readMaster } from "./masters.ts";
import { ownerPhotographs } from "./owner-photographs.ts";

const PLACES = new URL("../public/donnees/lieux.json", import.meta.url);

export const madeFilesProblems = (): string[] => [...townProblems(), ...photographProblems(), ...pictureProblems()];

/** The map, the neighbours and the calculator live on files that `npm run donnees` makes. */
function townProblems(): string[] {
	const places = decodePlaces(JSON.parse(readFileSync(PLACES, "utf8")));
	const made = new Map(places.flatMap(({ slug, ...place }) => (slug ? [[slug as string, place]] : [])));
	const written = new Map<string, (typeof towns)[number]>(towns.map((town) => [town.slug, town]));
	const all = new Set<string>(everyTown.map(({ slug }) => slug));
	const late = [...new Set([...made.keys(), ...Object.keys(townPositions), ...all])].filter((slug) => {
		const [town, place] = [written.get(slug), made.get(slug)];
		if (!all.has(slug) || !(slug in townPositions)) return true;
		return town?.minutes !== place?.minutes || (place !== undefined && town?.distanceKm !== place.distanceKm);
	});
	if (late.length === 0) return [];
	return [`Les villes ont changé (${late.join(", ")}) : lancez « npm run donnees »`];
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
