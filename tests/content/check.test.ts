import { globSync } from "node:fs";
import * as v from "valibot";
import { expect, test } from "vitest";
import { type Json, withValue } from "#atelier/owner-facts.ts";
import { readTyped } from "#atelier/typed.ts";
import { checkContent, contentFiles, stringsIn } from "#content/check.ts";
import { ownerFiles } from "#content/check-owner.ts";
import { webAddress } from "#content/field-schemas.ts";
import { homePage } from "#content/pages/home.ts";

/** What the check says of the content as it is, but for one file; with ordinary spaces, for what it says and not how it is set. */
function problems(file: string, change: (value: never) => unknown): string[] {
	const files = contentFiles.map((entry) =>
		entry.file === file ? { ...entry, value: change(structuredClone(entry.value) as never) } : entry,
	);
	return checkContent(files).map((sentence) => sentence.replace(/[\u00a0\u202f]/g, " "));
}

test("chaque page dont les mots sont écrits passe le contrôle", () => {
	const written = globSync("content/pages/*.ts").filter((file) => !file.endsWith("/types.ts"));
	expect(contentFiles.map(({ file }) => file)).toEqual(expect.arrayContaining(written));
	expect(written.length).toBeGreaterThan(10);
});

test("le contenu livré ne pose aucun problème ; ce qu’une version nouvelle demande peut manquer", () => {
	expect(checkContent()).toEqual([]);
	for (const file of ["legal", "answers", "evidence"]) expect(problems(`owner/${file}.json`, () => ({}))).toEqual([]);
});

/** Replaces one value of a file, by the way to it. */
const put =
	(path: string, value: unknown) =>
	(whole: Record<string, unknown>): unknown => {
		const steps = path.split(".");
		const last = steps.pop() ?? "";
		const within = steps.reduce<Record<string, unknown>>((at, step) => at[step] as Record<string, unknown>, whole);
		within[last] = value;
		return whole;
	};
const inTown = (slug: string, change: object) => (towns: { slug: string }[]) =>
	towns.map((town) => (town.slug === slug ? { ...town, ...change } : town));

test.each<[mistake: string, file: string, change: (value: never) => unknown, sentences: string[]]>([
	[
		"un numéro de téléphone mal écrit",
		"owner/identity.json",
		put("phone", "0465"),
		[
			"champ « phone » (le numéro qui sonne) : un numéro français s’écrit « +33 » suivi de neuf chiffres, sans espace (reçu : « 0465 »)",
		],
	],
	[
		"un champ mal orthographié : celui qui manque et celui qui est de trop",
		"owner/identity.json",
		({ email, ...rest }: { email: string }) => ({ ...rest, emial: email }),
		[
			"champ « email » (votre adresse e-mail) : ce champ manque",
			"champ « emial » : ce champ n’existe pas, vérifiez son orthographe",
		],
	],
	[
		"un texte à la place d’un nombre",
		"content/facts.ts",
		put("repairExamplePoints", "cinq"),
		["champ « repairExamplePoints » : un nombre est attendu (reçu : « cinq »)"],
	],
	[
		"une valeur vide, au milieu d’une liste : elle se compte à partir de 1",
		"content/pages/home.ts",
		put("reasons.items.1.title", " "),
		["champ « reasons.items.2.title » : le texte est vide"],
	],
	[
		"une liste trop courte",
		"owner/practice.json",
		put("days", []),
		["champ « days » (les jours où vous répondez) : il faut au moins 1 élément(s) (reçu : une liste de 0)"],
	],
	[
		"une preuve de ce que le site n’affirme pas",
		"owner/evidence.json",
		() => ({ intervention: { shownBy: "Classeur bleu", date: "2026-11-20" } }),
		["champ « intervention » : aucune affirmation du site ne porte ce nom"],
	],
	[
		"une preuve sans date lisible",
		"owner/evidence.json",
		put("arrival", { shownBy: "Relevé", date: "mars 2026" }),
		["champ « arrival.date » : une date s’écrit « 2026-11-20 » (reçu : « mars 2026 »)"],
	],
	[
		"les minutes d’une ville sans page",
		"owner/town-minutes.json",
		() => ({ vinay: 36, vienne: 20 }),
		["champ « vienne » : aucune ville du site ni aucune commune ne porte ce nom"],
	],
	[
		"un prix écrit comme un texte, une distance à l’envers, un millième d’euro",
		"owner/prices.json",
		() => ({
			hourly: [{ work: "Main-d’œuvre", euros: "55 €", counted: "Par heure." }],
			travel: [{ fromKm: 50, toKm: 0, euros: 0 }],
			nights: [],
			flat: [{ service: "Ouverture", euros: 89.999, includes: "Sans pièce." }],
		}),
		[
			"champ « hourly.1.euros » (la main-d’œuvre) : un prix en euros est attendu, par exemple 49.5 (reçu : « 55 € »)",
			"champ « travel.1 » (les déplacements) : la distance de départ dépasse celle d’arrivée (reçu : un groupe de champs)",
			"champ « flat.1.euros » (les forfaits) : deux chiffres au plus après la virgule (reçu : « 89.999 »)",
		],
	],
	[
		"une ville se reconnaît à son nom d’adresse",
		"content/town-rows.ts",
		inTown("voiron", { minutes: null }),
		["champ « voiron.minutes » : un nombre est attendu (reçu : rien)"],
	],
	[
		"deux espaces de suite dans une phrase",
		"content/pages/contact.ts",
		put("form.title", "Deux  espaces"),
		["champ « form.title » : deux espaces se suivent"],
	],
	[
		"un titre trop long",
		"content/pages/contact.ts",
		put("seo.title", "x".repeat(61)),
		["champ « seo.title » : 60 caractères au plus (reçu : 61)"],
	],
	[
		"une description trop courte",
		"content/pages/contact.ts",
		put("seo.description", "y".repeat(69)),
		["champ « seo.description » : 70 caractères au moins (reçu : 69)"],
	],
	[
		"trop peu de mots-clés",
		"content/pages/contact.ts",
		put("seo.keywords", ["serrurier", "devis"]),
		["champ « seo.keywords » : il faut au moins 3 élément(s)"],
	],
	[
		"deux pages au même titre",
		"content/pages/contact.ts",
		put("seo.title", homePage.seo.title),
		["champ « seo.title » : ce texte est déjà celui de content/pages/home.ts"],
	],
	[
		"un lien vers une page qui n’existe pas",
		"content/pages/home.ts",
		put("services.items.1.action", { kind: "link", label: "Voir", to: "/services/volets" }),
		["champ « services.items.2.action.to » : cette page n’existe pas (reçu : « /services/volets »)"],
	],
	[
		"un mot entre accolades que le site ne sait pas remplacer",
		"content/pages/town.ts",
		put("hero.title", "Votre serrurier {aVile}"),
		["champ « hero.title » : « {aVile} » n’est pas un mot que le site sait remplacer"],
	],
	[
		"un mot à remplacer mal écrit dans un message au client",
		"content/notebook.ts",
		put("sms.recall", "Bonjour {non}."),
		["champ « sms.recall » : « {non} » n’est pas un mot que le site sait remplacer"],
	],
	[
		"une ville en double",
		"content/town-rows.ts",
		inTown("voiron", { insee: "38053" }),
		["champ « voiron.insee » : deux villes ont la même valeur (reçu : « 38053 »)"],
	],
])("%s : une phrase nomme le fichier et le champ", (_, file, change, sentences) => {
	expect(problems(file, change)).toEqual(sentences.map((sentence) => `${file}, ${sentence}`));
});

test("une photo qui n’est pas du site", () => {
	expect(problems("owner/photographs.json", () => ({ chat: { place: "Voiron", date: "mars 2026" } }))[0]).toContain(
		"owner/photographs.json",
	);
});

test("aucun fait ne porte d’accolade : le site la remplirait, ou s’arrêterait à la construire", () => {
	let tried = 0;
	for (const { file, value, schema = v.never() } of ownerFiles()) {
		expect(v.is(schema, value), file).toBe(true);
		for (const { field } of stringsIn(value)) {
			const path = field.split(".").map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
			const braced = withValue(value as Json, path, "À {ville}, tous les jours");
			expect(v.is(schema, braced), `${file}, ${field}`).toBe(false);
			tried++;
		}
	}
	expect(tried).toBeGreaterThan(40);
	for (const kind of ["text", "long"] as const) expect(readTyped(kind, "12 rue {nom}")).toHaveProperty("error");
});

test.each([
	"javascript:alert(1)",
	"JavaScript://exemple.fr/%0aalert(1)",
	"data:text/html,x",
	"vbscript:x",
	"file:///etc",
])("« %s » n’est pas l’adresse d’un site, qu’elle soit tapée ou écrite dans le fichier", (typed) => {
	const read = readTyped("web", typed);
	expect("value" in read && v.is(webAddress, read.value)).toBe(false);
});

test("une adresse se tape avec ou sans son « https:// », et avec un port", () => {
	const read = (typed: string) => {
		const result = readTyped("web", typed);
		return "value" in result && v.is(webAddress, result.value) ? result.value : undefined;
	};
	expect(["martin.fr", "https://martin.fr", "martin.fr:8080/a", "HTTP://martin.fr"].map(read)).toEqual([
		"https://martin.fr",
		"https://martin.fr",
		"https://martin.fr:8080/a",
		"HTTP://martin.fr",
	]);
});
