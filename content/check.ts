import { breakInList } from "./break-in-list.ts";
import { type ContentFile, ownerFiles, shapeProblems } from "./check-owner.ts";
import { chrome } from "./chrome.ts";
import { claimNames, claims } from "./claims/claims.ts";
import { communeSlug, communes } from "./communes.ts";
import { consent } from "./consent.ts";
import { drawings } from "./drawings.ts";
import { isNew } from "./every-town.ts";
import { facts, publicServices } from "./facts.ts";
import { factsSchema, townsSchema } from "./figure-schemas.ts";
import { readyWords } from "./notebook.ts";
import { armouredDoorPage } from "./pages/armoured-door.ts";
import { breakInPage } from "./pages/break-in.ts";
import { contactPage } from "./pages/contact.ts";
import { doorCladdingPage } from "./pages/door-cladding.ts";
import { emergencyPage } from "./pages/emergency.ts";
import { homePage } from "./pages/home.ts";
import { legalPage } from "./pages/legal.ts";
import { lockChangePage } from "./pages/lock-change.ts";
import { lockRepairPage } from "./pages/lock-repair.ts";
import { serviceAreaPage } from "./pages/service-area.ts";
import { servicesPage } from "./pages/services.ts";
import { termsPage } from "./pages/terms.ts";
import { townPage } from "./pages/town.ts";
import { pictures } from "./pictures.ts";
import { priceWords } from "./price-words.ts";
import { labels } from "./quote-form-words.ts";
import { sectionWords } from "./section-words.ts";
import { legalLinks, navigation, offeredServices, offers } from "./site-map.ts";
import { allPaths, everyTown } from "./towns.ts";
import { formWords } from "./travel-form-words.ts";
import { words } from "./travel-time-words.ts";
import { triage } from "./triage.ts";
import { UNSAYABLE_NAMES } from "./unsayable-names.ts";
import { SHOWN_WHOLE, shortened } from "./wording.ts";

/** Every file of content. The towns are written in town-rows.ts. */
export const contentFiles: readonly ContentFile[] = [
	...ownerFiles(),
	{ file: "content/facts.ts", schema: factsSchema, value: facts },
	{ file: "content/notebook.ts", value: readyWords() },
	{ file: "content/town-rows.ts", schema: townsSchema, value: everyTown() },
	{ file: "content/facts.ts", value: publicServices },
	{ file: "content/site-map.ts", value: { navigation, services: offeredServices(), legalLinks } },
	{ file: "content/claims", value: claims },
	{ file: "content/pictures.ts", value: pictures },
	{ file: "content/drawings.ts", value: drawings },
	{ file: "content/break-in-list.ts", value: breakInList },
	{ file: "content/triage.ts", value: triage },
	{ file: "content/price-words.ts", value: priceWords },
	{ file: "content/consent.ts", value: consent },
	{ file: "content/chrome.ts", value: chrome },
	{ file: "content/section-words.ts", value: sectionWords },
	{ file: "content/quote-form-words.ts", value: labels },
	{ file: "content/travel-form-words.ts", value: formWords },
	{ file: "content/travel-time-words.ts", value: words },
	{ file: "content/pages/home.ts", value: homePage },
	{ file: "content/pages/emergency.ts", value: emergencyPage },
	{ file: "content/pages/services.ts", value: servicesPage },
	{ file: "content/pages/service-area.ts", value: serviceAreaPage },
	{ file: "content/pages/contact.ts", value: contactPage },
	{ file: "content/pages/legal.ts", value: legalPage },
	{ file: "content/pages/terms.ts", value: termsPage },
	{ file: "content/pages/lock-change.ts", value: lockChangePage },
	...(offers("armouredDoors") ? [{ file: "content/pages/armoured-door.ts", value: armouredDoorPage }] : []),
	{ file: "content/pages/lock-repair.ts", value: lockRepairPage },
	...(offers("doorCladding") ? [{ file: "content/pages/door-cladding.ts", value: doorCladdingPage }] : []),
	{ file: "content/pages/break-in.ts", value: breakInPage },
	{ file: "content/pages/town.ts", value: townPage },
];

/** What is wrong with the content, one French sentence for each problem, naming the file and the field. */
export function checkContent(files: readonly ContentFile[] = contentFiles): string[] {
	return [...files.flatMap(shapeProblems), ...crossChecks(files)];
}

/*
 * What one file alone cannot show: links that lead somewhere, titles that differ, towns that fit together. Values are
 * read loosely, since a file that is misshapen has its own sentence already.
 */

const MAIN_TOWN_COUNT = 6;
const TOWN_WORDS = [
	...["ville", "aVille", "delai", "mesure", "trajet", "route", "voisines", "aVoisines", "police"],
	...[townPage.any, townPage.bySize.city, townPage.by.near].flatMap(Object.keys),
];

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
		const isTitle = head.field === "seo.title";
		const { length } = isTitle ? head.value : shortened(head.value);
		const longest = isTitle ? SHOWN_WHOLE.title : SHOWN_WHOLE.description;
		return [
			...(first ? [`${at(head)} : ce texte est déjà celui de ${first.file}`] : []),
			...(length > longest ? [`${at(head)} : ${longest} caractères au plus (reçu : ${length})`] : []),
			...(!isTitle && length < 70 ? [`${at(head)} : 70 caractères au moins (reçu : ${length})`] : []),
		];
	});
}

const lacksKeywords = ({ value }: ContentFile) =>
	((value as { seo?: { keywords?: readonly string[] } } | null)?.seo?.keywords?.length ?? 3) < 3;

const FILLED_IN: Readonly<Record<string, readonly string[]>> = {
	"content/pages/town.ts": TOWN_WORDS,
	"content/notebook.ts": [
		"nom",
		"ville",
		"quand",
		"heure",
		"avis",
		"suivi",
		"lieu",
		"somme",
		"loin",
		"jour",
		"numero",
		"objet",
		"avant",
		"appel",
	],
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
	const slugs = [...towns.map(({ slug = "" }) => slug), ...communes.filter(isNew).map(communeSlug)];
	return [
		...(main.length === MAIN_TOWN_COUNT
			? []
			: [`${entry.file} : il faut ${MAIN_TOWN_COUNT} villes principales (reçu : ${main.length})`]),
		...repeated(entry.file, towns, "slug"),
		...repeated(entry.file, towns, "insee"),
		...["town-notes", "town-minutes", "town-pages"].flatMap((name) =>
			strayNames(files, name, slugs, "aucune ville du site ni aucune commune ne porte ce nom"),
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
		.filter((name) => !(UNSAYABLE_NAMES as readonly string[]).includes(name))
		.map((name) => `${file} : « ${name} » ne nomme rien que le site sache ôter`);
}

function repeated(file: string, towns: LooseTown[], key: "slug" | "insee"): string[] {
	return towns
		.filter((town, index) => towns.findIndex((other) => other[key] === town[key]) < index)
		.map((town) => `${file}, champ « ${town.slug}.${key} » : deux villes ont la même valeur (reçu : « ${town[key]} »)`);
}
