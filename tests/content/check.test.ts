import { globSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { checkContent, contentFiles } from "#content/check.ts";
import type { ContentFile } from "#content/check-owner.ts";

/** The content as it is, but for one file. */
function withFile(file: string, change: (value: never) => unknown): ContentFile[] {
	return contentFiles.map((entry) =>
		entry.file === file ? { ...entry, value: change(structuredClone(entry.value) as never) } : entry,
	);
}

/** With ordinary spaces: what the sentence says, not how it is set. */
const problems = (files: ContentFile[]) =>
	checkContent(files).map((sentence) => sentence.replace(/[\u00a0\u202f]/g, " "));

test("chaque page dont les mots sont écrits passe le contrôle", () => {
	const written = globSync("content/pages/*.ts").filter((file) => !file.endsWith("/types.ts"));
	expect(contentFiles.map(({ file }) => file)).toEqual(expect.arrayContaining(written));
	expect(written.length).toBeGreaterThan(10);
});

test("le contenu livré ne pose aucun problème", () => {
	expect(checkContent()).toEqual([]);
});

describe("une erreur de saisie donne une phrase qui nomme le fichier et le champ", () => {
	test("un numéro de téléphone mal écrit", () => {
		const files = withFile("owner/identity.json", (value: object) => ({ ...value, phone: "0465" }));
		expect(problems(files)).toEqual([
			"owner/identity.json, champ « phone » (le numéro qui sonne) : un numéro français s’écrit « +33 » suivi de neuf chiffres, sans espace (reçu : « 0465 »)",
		]);
	});

	test("un champ qui manque", () => {
		const files = withFile("owner/identity.json", ({ tagline: _, ...rest }: { tagline: string }) => rest);
		expect(problems(files)).toEqual([
			"owner/identity.json, champ « tagline » (votre métier et votre ville) : ce champ manque",
		]);
	});

	test("un champ mal orthographié : celui qui manque et celui qui est de trop", () => {
		const files = withFile("owner/identity.json", ({ email, ...rest }: { email: string }) => ({
			...rest,
			emial: email,
		}));
		expect(problems(files)).toEqual([
			"owner/identity.json, champ « email » (votre adresse e-mail) : ce champ manque",
			"owner/identity.json, champ « emial » : ce champ n’existe pas, vérifiez son orthographe",
		]);
	});

	test("un texte à la place d’un nombre", () => {
		const files = withFile("content/facts.ts", (value: object) => ({ ...value, repairExamplePoints: "cinq" }));
		expect(problems(files)).toEqual([
			"content/facts.ts, champ « repairExamplePoints » : un nombre est attendu (reçu : « cinq »)",
		]);
	});

	test("une valeur vide, au milieu d’une liste : elle se compte à partir de 1", () => {
		const files = withFile("content/pages/home.ts", (value: { reasons: { items: { title: string }[] } }) => {
			value.reasons.items[1] = { ...value.reasons.items[1], title: " " };
			return value;
		});
		expect(problems(files)).toEqual(["content/pages/home.ts, champ « reasons.items.2.title » : le texte est vide"]);
	});

	test("une liste trop courte", () => {
		const files = withFile("owner/practice.json", (value: { days: unknown[] }) => ({ ...value, days: [] }));
		expect(problems(files)).toEqual([
			"owner/practice.json, champ « days » (les jours où vous répondez) : il faut au moins 1 élément(s) (reçu : une liste de 0)",
		]);
	});

	test("un fait qu’une version nouvelle demande peut manquer ; un nom inconnu, non", () => {
		expect(problems(withFile("owner/legal.json", () => ({})))).toEqual([]);
		expect(problems(withFile("owner/answers.json", () => ({})))).toEqual([]);
		expect(problems(withFile("owner/evidence.json", () => ({})))).toEqual([]);
		const proof = { shownBy: "Classeur bleu", date: "2026-11-20" };
		expect(problems(withFile("owner/evidence.json", () => ({ intervention: proof })))).toEqual([
			"owner/evidence.json, champ « intervention » : aucune affirmation du site ne porte ce nom",
		]);
		expect(problems(withFile("owner/town-minutes.json", () => ({ vinay: 36, vienne: 20 })))).toEqual([
			"owner/town-minutes.json, champ « vienne » : aucune ville de content/town-rows.ts ne porte ce nom",
		]);
	});

	test("deux espaces de suite dans une phrase, un titre trop long, une description trop courte", () => {
		const files = withFile("content/pages/contact.ts", (value: { seo: object; form: object }) => ({
			...value,
			seo: { ...value.seo, title: "x".repeat(61), description: "y".repeat(69) },
			form: { ...value.form, title: "Deux  espaces" },
		}));
		expect(problems(files)).toEqual([
			"content/pages/contact.ts, champ « form.title » : deux espaces se suivent",
			"content/pages/contact.ts, champ « seo.title » : 60 caractères au plus (reçu : 61)",
			"content/pages/contact.ts, champ « seo.description » : 70 caractères au moins (reçu : 69)",
		]);
	});

	test("une ville se reconnaît à son nom d’adresse", () => {
		const files = withFile("content/town-rows.ts", (towns: { slug: string; minutes: unknown }[]) =>
			towns.map((town) => (town.slug === "voiron" ? { ...town, minutes: null } : town)),
		);
		expect(problems(files)).toEqual([
			"content/town-rows.ts, champ « voiron.minutes » : un nombre est attendu (reçu : rien)",
		]);
	});
});

describe("ce qu’un fichier seul ne montre pas", () => {
	test("un lien vers une page qui n’existe pas", () => {
		const files = withFile("content/pages/home.ts", (value: { services: { items: { action: unknown }[] } }) => {
			value.services.items[1] = {
				...value.services.items[1],
				action: { kind: "link", label: "Voir", to: "/services/volets" },
			};
			return value;
		});
		expect(problems(files)).toEqual([
			"content/pages/home.ts, champ « services.items.2.action.to » : cette page n’existe pas (reçu : « /services/volets »)",
		]);
	});

	test("deux pages au même titre", () => {
		const home = contentFiles.find(({ file }) => file === "content/pages/home.ts")?.value as { seo: { title: string } };
		const files = withFile("content/pages/contact.ts", (value: { seo: object }) => ({
			...value,
			seo: { ...value.seo, title: home.seo.title },
		}));
		expect(problems(files)).toEqual([
			"content/pages/contact.ts, champ « seo.title » : ce texte est déjà celui de content/pages/home.ts",
		]);
	});

	test("un mot entre accolades que le site ne sait pas remplacer", () => {
		const files = withFile("content/pages/town.ts", (value: { hero: object }) => ({
			...value,
			hero: { ...value.hero, title: "Votre serrurier {aVile}" },
		}));
		expect(problems(files)).toEqual([
			"content/pages/town.ts, champ « hero.title » : « {aVile} » n’est pas un mot que le site sait remplacer",
		]);
	});

	test("un mot à remplacer mal écrit dans un message au client se voit aussi", () => {
		const files = withFile("content/notebook.ts", (words: { sms: object }) => ({
			...words,
			sms: { ...words.sms, recall: "Bonjour {non}." },
		}));
		expect(problems(files)).toEqual([
			"content/notebook.ts, champ « sms.recall » : « {non} » n’est pas un mot que le site sait remplacer",
		]);
	});

	test("trop peu de mots-clés", () => {
		const files = withFile("content/pages/contact.ts", (value: { seo: { keywords: string[] } }) => ({
			...value,
			seo: { ...value.seo, keywords: value.seo.keywords.slice(0, 2) },
		}));
		expect(problems(files)).toEqual([
			"content/pages/contact.ts, champ « seo.keywords » : il faut au moins 3 élément(s)",
		]);
	});

	test("une ville en double", () => {
		const files = withFile("content/town-rows.ts", (towns: { slug: string; insee: string }[]) =>
			towns.map((town) => (town.slug === "voiron" ? { ...town, insee: "38053" } : town)),
		);
		expect(problems(files)).toEqual([
			"content/town-rows.ts, champ « voiron.insee » : deux villes ont la même valeur (reçu : « 38053 »)",
		]);
	});
});
