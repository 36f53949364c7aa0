import { allPaths } from "./all-paths.ts";
import type { ContentFile } from "./content-files.ts";

/*
 * What one file alone cannot show: links that lead somewhere, titles that differ, towns that fit together. Values are
 * read loosely, since a file that is misshapen has its own sentence already.
 */

const MAIN_TOWN_COUNT = 6;
const TOWN_WORDS = [
	...["ville", "aVille", "deVille", "population", "distance", "delai", "depart", "deDepart", "depuisBase"],
	...["direction", "arrivee", "delaiTitre", "dernierTitre", "dernierMot", "prudence", "appel"],
	...["proche", "kmProche", "delaiProche"],
	...[1, 2, 3, 4, 5].flatMap((n) => [`voisine${n}`, `aVoisine${n}`, `deVoisine${n}`, `km${n}`, `delai${n}`]),
];

type Found = { file: string; field: string; value: string };
type LooseTown = { slug?: string; insee?: string; area?: string };

export function crossChecks(files: readonly ContentFile[]): string[] {
	return [...deadLinks(files), ...repeatedHeads(files), ...strayPlaceholders(files), ...townProblems(files)];
}

/** Every string of a value, with the way to it. */
export function stringsIn(value: unknown, field = ""): { field: string; value: string }[] {
	if (typeof value === "string") return [{ field, value }];
	if (typeof value !== "object" || value === null) return [];
	const names = Array.isArray(value) ? value.map((_, index) => String(index + 1)) : Object.keys(value);
	return Object.values(value).flatMap((inner, index) =>
		stringsIn(inner, field ? `${field}.${names[index]}` : `${names[index]}`),
	);
}

const allStrings = (files: readonly ContentFile[]): Found[] =>
	files.flatMap(({ file, value }) => stringsIn(value).map((found) => ({ file, ...found })));

const at = ({ file, field }: { file: string; field: string }) => `${file}, champ « ${field} »`;

function deadLinks(files: readonly ContentFile[]): string[] {
	const known = new Set(allPaths());
	return allStrings(files)
		.filter(({ field, value }) => /(^|\.)(to|path|page)$/.test(field) && !known.has(value.replace(/#.*$/, "")))
		.map((found) => `${at(found)} : cette page n’existe pas (reçu : « ${found.value} »)`);
}

function repeatedHeads(files: readonly ContentFile[]): string[] {
	const heads = allStrings(files).filter(({ field }) => field === "seo.title" || field === "seo.description");
	return heads.flatMap((head, index) => {
		const first = heads.slice(0, index).find(({ value }) => value === head.value);
		return first ? [`${at(head)} : ce texte est déjà celui de ${first.file}`] : [];
	});
}

/** Only the town page has placeholders, and only those that it knows how to fill. */
function strayPlaceholders(files: readonly ContentFile[]): string[] {
	return allStrings(files).flatMap((found) =>
		[...found.value.matchAll(/\{([^}]*)\}/g)]
			.filter(([, name = ""]) => !(found.file === "content/pages/town.ts" && TOWN_WORDS.includes(name)))
			.map(([whole]) => `${at(found)} : « ${whole} » n’est pas un mot que le site sait remplacer`),
	);
}

function townProblems(files: readonly ContentFile[]): string[] {
	const entry = files.find(({ file }) => file === "content/town-rows.ts");
	if (!entry || !Array.isArray(entry.value)) return [];
	const towns = entry.value as LooseTown[];
	const main = towns.filter(({ area }) => area === "main");
	return [
		...(main.length === MAIN_TOWN_COUNT
			? []
			: [`${entry.file} : il faut ${MAIN_TOWN_COUNT} villes principales (reçu : ${main.length})`]),
		...repeated(entry.file, towns, "slug"),
		...repeated(entry.file, towns, "insee"),
		...strayNotes(files, towns),
	];
}

/** Notes about a town that has no page would be shown nowhere. */
function strayNotes(files: readonly ContentFile[], towns: LooseTown[]): string[] {
	const notes = files.find(({ file }) => file === "content/town-notes.ts");
	return Object.keys(notes?.value ?? {})
		.filter((slug) => !towns.some((town) => town.slug === slug))
		.map((slug) => `${notes?.file}, champ « ${slug} » : aucune ville de content/town-rows.ts ne porte ce nom`);
}

function repeated(file: string, towns: LooseTown[], key: "slug" | "insee"): string[] {
	return towns
		.filter((town, index) => towns.findIndex((other) => other[key] === town[key]) < index)
		.map((town) => `${file}, champ « ${town.slug}.${key} » : deux villes ont la même valeur (reçu : « ${town[key]} »)`);
}
