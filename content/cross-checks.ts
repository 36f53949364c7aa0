import { allPaths } from "./all-paths.ts";
import { claimNames } from "./claims/claims.ts";
import type { ContentFile } from "./content-file.ts";
import { UNSAYABLE_NAMES } from "./unsaid.ts";

/*
 * What one file alone cannot show: links that lead somewhere, titles that differ, towns that fit together. Values are
 * read loosely, since a file that is misshapen has its own sentence already.
 */

const MAIN_TOWN_COUNT = 6;
const TOWN_WORDS = ["ville", "aVille", "delai", "delaiTitre", "dernierTitre"];

type Found = { file: string; field: string; value: string };
type LooseTown = { slug?: string; insee?: string; area?: string };

export function crossChecks(files: readonly ContentFile[]): string[] {
	return [
		...misshapenWords(files),
		...deadLinks(files),
		...headProblems(files),
		...files.filter(lacksKeywords).map(({ file }) => `${file}, champ « seo.keywords » : il faut au moins 3 élément(s)`),
		...strayPlaceholders(files),
		...townProblems(files),
		...strayNames(files, "evidence", claimNames, "aucune affirmation du site ne porte ce nom"),
		...strayUnsaid(files),
	];
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

/** Words have no schema: they are never empty but for a sentence under a title, and no two spaces follow each other. */
function misshapenWords(files: readonly ContentFile[]): string[] {
	return allStrings(files.filter(({ schema }) => !schema)).flatMap((found) => {
		if (found.value.trim() === "") return /(^|\.)lead$/.test(found.field) ? [] : [`${at(found)} : le texte est vide`];
		return found.value.includes("  ") ? [`${at(found)} : deux espaces se suivent`] : [];
	});
}

function deadLinks(files: readonly ContentFile[]): string[] {
	const known = new Set(allPaths());
	return allStrings(files)
		.filter(({ field, value }) => /(^|\.)(to|path|page)$/.test(field) && !known.has(value.replace(/#.*$/, "")))
		.map((found) => `${at(found)} : cette page n’existe pas (reçu : « ${found.value} »)`);
}

/** What a result page shows whole, and each page's own. The towns' titles are measured once they are filled in. */
function headProblems(files: readonly ContentFile[]): string[] {
	const heads = allStrings(files).filter(({ field }) => field === "seo.title" || field === "seo.description");
	return heads.flatMap((head, index) => {
		const first = heads.slice(0, index).find(({ value }) => value === head.value);
		const { length } = head.value;
		const longest = head.field === "seo.title" ? 60 : 160;
		return [
			...(first ? [`${at(head)} : ce texte est déjà celui de ${first.file}`] : []),
			...(length > longest ? [`${at(head)} : ${longest} caractères au plus (reçu : ${length})`] : []),
			...(head.field === "seo.description" && length < 70
				? [`${at(head)} : 70 caractères au moins (reçu : ${length})`]
				: []),
		];
	});
}

const lacksKeywords = ({ value }: ContentFile) =>
	((value as { seo?: { keywords?: readonly string[] } } | null)?.seo?.keywords?.length ?? 3) < 3;

const FILLED_IN: Readonly<Record<string, readonly string[]>> = {
	"content/pages/town.ts": TOWN_WORDS,
	"content/notebook.ts": ["nom", "ville", "quand"],
};

/** Two files have placeholders, and only those that their readers know how to fill. */
function strayPlaceholders(files: readonly ContentFile[]): string[] {
	return allStrings(files).flatMap((found) =>
		[...found.value.matchAll(/\{([^}]*)\}/g)]
			.filter(([, name = ""]) => !FILLED_IN[found.file]?.includes(name))
			.map(([whole]) => `${at(found)} : « ${whole} » n’est pas un mot que le site sait remplacer`),
	);
}

function townProblems(files: readonly ContentFile[]): string[] {
	const entry = files.find(({ file }) => file === "content/town-rows.ts");
	if (!entry || !Array.isArray(entry.value)) return [];
	const towns = entry.value as LooseTown[];
	const main = towns.filter(({ area }) => area === "main");
	const slugs = towns.map(({ slug = "" }) => slug);
	return [
		...(main.length === MAIN_TOWN_COUNT
			? []
			: [`${entry.file} : il faut ${MAIN_TOWN_COUNT} villes principales (reçu : ${main.length})`]),
		...repeated(entry.file, towns, "slug"),
		...repeated(entry.file, towns, "insee"),
		...["town-notes", "town-minutes", "town-pages"].flatMap((name) =>
			strayNames(files, name, slugs, `aucune ville de ${entry.file} ne porte ce nom`),
		),
	];
}

/** What is said of a name that nothing bears would be shown nowhere. */
function strayNames(
	files: readonly ContentFile[],
	name: string,
	known: readonly string[],
	otherwise: string,
): string[] {
	const file = `owner/${name}.json`;
	const value = files.find((entry) => entry.file === file)?.value ?? {};
	return Object.keys(value)
		.filter((key) => !known.includes(key))
		.map((key) => `${file}, champ « ${key} » : ${otherwise}`);
}

/** Misspelt, it would take nothing out. */
function strayUnsaid(files: readonly ContentFile[]): string[] {
	const file = "owner/unsaid.json";
	const names = files.find((entry) => entry.file === file)?.value;
	if (!Array.isArray(names)) return [];
	return names
		.filter((name) => !UNSAYABLE_NAMES.includes(name))
		.map((name) => `${file} : « ${name} » ne nomme rien que le site sache ôter`);
}

function repeated(file: string, towns: LooseTown[], key: "slug" | "insee"): string[] {
	return towns
		.filter((town, index) => towns.findIndex((other) => other[key] === town[key]) < index)
		.map((town) => `${file}, champ « ${town.slug}.${key} » : deux villes ont la même valeur (reçu : « ${town[key]} »)`);
}
