import { describe, expect, test } from "vitest";
import { type ContentFile, checkContent, contentFiles } from "#content/check.ts";

/** The content as it is, but for one file. */
function withFile(file: string, change: (value: never) => unknown): ContentFile[] {
	return contentFiles.map((entry) =>
		entry.file === file ? { ...entry, value: change(structuredClone(entry.value) as never) } : entry,
	);
}

/** With ordinary spaces: what the sentence says, not how it is set. */
const problems = (files: ContentFile[]) =>
	checkContent(files).map((sentence) => sentence.replace(/[\u00a0\u202f]/g, " "));

test("le contenu livré ne pose aucun problème", () => {
	expect(checkContent()).toEqual([]);
});

describe("une erreur de saisie donne une phrase qui nomme le fichier et le champ", () => {
	test("un numéro de téléphone mal écrit", () => {
		const files = withFile("content/business.ts", (value: object) => ({ ...value, phone: "0465" }));
		expect(problems(files)).toEqual([
			"content/business.ts, champ « phone » : un numéro français s’écrit « +33 » suivi de neuf chiffres, sans espace (reçu : « 0465 »)",
		]);
	});

	test("un champ qui manque", () => {
		const files = withFile("content/consent.ts", ({ manage: _, ...rest }: { manage: string }) => rest);
		expect(problems(files)).toEqual(["content/consent.ts, champ « manage » : ce champ manque"]);
	});

	test("un champ mal orthographié : celui qui manque et celui qui est de trop", () => {
		const files = withFile("content/business.ts", ({ email, ...rest }: { email: string }) => ({
			...rest,
			emial: email,
		}));
		expect(problems(files)).toEqual([
			"content/business.ts, champ « email » : ce champ manque",
			"content/business.ts, champ « emial » : ce champ n’existe pas, vérifiez son orthographe",
		]);
	});

	test("un texte à la place d’un nombre", () => {
		const files = withFile("content/facts.ts", (value: object) => ({ ...value, radiusKm: "cinquante" }));
		expect(problems(files)).toEqual([
			"content/facts.ts, champ « radiusKm » : un nombre est attendu (reçu : « cinquante »)",
		]);
	});

	test("une valeur vide, au milieu d’une liste : elle se compte à partir de 1", () => {
		const files = withFile("content/pages/home.ts", (value: { reasons: { items: { title: string }[] } }) => {
			value.reasons.items[1] = { ...value.reasons.items[1], title: " " };
			return value;
		});
		expect(problems(files)).toEqual([
			"content/pages/home.ts, champ « reasons.items.2.title » : le texte est vide (reçu : rien)",
		]);
	});

	test("une liste trop courte", () => {
		const files = withFile("content/pages/break-in.ts", (value: { actions: { items: unknown[] } }) => {
			value.actions.items.pop();
			return value;
		});
		expect(problems(files)).toEqual([
			"content/pages/break-in.ts, champ « actions.items » : il faut exactement 6 élément(s) (reçu : une liste de 5)",
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

	test("une ville en double", () => {
		const files = withFile("content/town-rows.ts", (towns: { slug: string; insee: string }[]) =>
			towns.map((town) => (town.slug === "voiron" ? { ...town, insee: "38053" } : town)),
		);
		expect(problems(files)).toEqual([
			"content/town-rows.ts, champ « voiron.insee » : deux villes ont la même valeur (reçu : « 38053 »)",
		]);
	});
});
