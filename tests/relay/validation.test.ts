import { describe, expect, test } from "vitest";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { mDaSilva, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";

/** One character short of the rule, just enough for it, and the specification's message. */
const RULES: [keyof Person, string, string, string][] = [
	["name", "A", "Al", "Le nom doit contenir au moins 2 caractères"],
	["email", "paulo@exemple", "p@e.fr", "Veuillez entrer une adresse email valide"],
	["phone", "063998123", "0639981234", "Le numéro de téléphone doit contenir au moins 10 caractères"],
	["city", "Y", "Ys", "La ville doit contenir au moins 2 caractères"],
	["service", "", "Autre", "Veuillez sélectionner un service"],
	["message", "Bonjour !", "Bonjour !!", "Le message doit contenir au moins 10 caractères"],
];

describe("D15 · chaque règle refuse juste en dessous et accepte juste à la limite", () => {
	test.each(RULES)("%s", async (field, tooShort, enough, message) => {
		const relay = await startTestRelay();
		const refused = await postQuote(relay.url, { ...mDaSilva, [field]: tooShort });
		expect(refused.status).toBe(422);
		expect(await refused.json()).toEqual({ errors: { [field]: message } });
		expect((await postQuote(relay.url, { ...mDaSilva, [field]: enough })).status).toBe(200);
	});
});

test("un formulaire vide reçoit les six messages à la fois, et rien n’est gardé", async () => {
	const relay = await startTestRelay();
	const form = new FormData();
	form.set("_template", "table");
	const response = await postQuote(relay.url, mDaSilva, { form });
	expect(response.status).toBe(422);
	const { errors } = (await response.json()) as { errors: Record<string, string> };
	expect(errors).toEqual(Object.fromEntries(RULES.map(([field, , , message]) => [field, message])));
	await aMoment();
	expect(await lettersIn(relay.dataDir)).toEqual([]);
});

test("des espaces ne comptent pas pour des caractères", async () => {
	const relay = await startTestRelay();
	expect((await postQuote(relay.url, { ...mDaSilva, name: " A " })).status).toBe(422);
	expect((await postQuote(relay.url, { ...mDaSilva, message: "   Bonjour   " })).status).toBe(422);
});

test("un service hors de la liste est refusé", async () => {
	const relay = await startTestRelay();
	const response = await postQuote(relay.url, { ...mDaSilva, service: "Autre\r\nBcc: espion@exemple.fr" });
	expect(await response.json()).toEqual({ errors: { service: "Veuillez sélectionner un service" } });
});

describe("D9 · retour à la ligne ou caractère nul : refusés, rien n’est gardé", () => {
	const SLY = { CR: "\r", LF: "\n", NUL: "\0", "U+0085": "\u0085" };
	test.each(Object.entries(SLY))("%s", async (_name, character) => {
		const relay = await startTestRelay();
		for (const field of ["name", "email", "phone", "city"] as const) {
			const value = mDaSilva[field].replace(/^(.{3})/, `$1${character}`);
			const response = await postQuote(relay.url, { ...mDaSilva, [field]: value });
			expect([field, response.status]).toEqual([field, 422]);
			expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
		}
		expect(relay.events.filter(({ event }) => event === "quote_kept")).toEqual([]);
	});
});

test("D9 · ce que personne ne voit est ôté : gardé, cherché et envoyé sans", async () => {
	const relay = await startTestRelay();
	const person = {
		...mDaSilva,
		name: "\u202eMme\u2028Da\u00a0Silva\u200f",
		phone: "\u202d06\u00a039\u202f98 12 34\u202c",
		city: "\u2068Voiron\u2069",
		message: "Bonjour,\u000bporte claquée\u2029\ufeffclés dedans \u2066ici\u2069",
	};
	expect((await postQuote(relay.url, person)).status).toBe(200);
	const { said } = await demandes(relay.settings, "exporter --telephone +33639981234");
	expect(JSON.parse(said)).toMatchObject([
		{
			name: "Mme Da Silva",
			phone: "06 39 98 12 34",
			city: "Voiron",
			message: "Bonjour,\nporte claquée\nclés dedans ici",
		},
	]);
	await eventually("la lettre", async () => (await lettersIn(relay.dataDir)).length > 0);
	const [letter] = await lettersIn(relay.dataDir);
	expect(JSON.stringify(letter?.headers)).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]/u);
	expect(letter?.replyTo?.[0]?.name).toBe("Mme Da Silva");
});
