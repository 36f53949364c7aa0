import { describe, expect, test } from "vitest";
import { MAX_LENGTH, SERVICE_CHOICES } from "#shared/quote/fields.ts";
import { FIELD_MESSAGES, parseQuote, phoneHint } from "#shared/quote/schema.ts";
import { fromWire, toWire } from "#shared/quote/wire.ts";

const MME_LEFEVRE = {
	name: "Mme Lefèvre",
	email: "lefevre@exemple.fr",
	phone: "06 12 34 56 78",
	city: "Morestel",
	service: "Ouverture de porte",
	message: "Porte claquée, clés à l’intérieur.",
	urgent: true,
} as const;

function errorOf(field: keyof typeof FIELD_MESSAGES, value: string): string | undefined {
	const result = parseQuote({ ...MME_LEFEVRE, [field]: value });
	return result.ok ? undefined : result.errors[field];
}

describe("les règles de la demande, juste en dessous du minimum et au minimum", () => {
	const LEAST = {
		name: ["L", "Lô"],
		email: ["lefevre@", "l@e.fr"],
		phone: ["061234567", "0612345678"],
		city: ["Y", "Us"],
		message: ["Neuf car.", "Dix carac."],
	} as const;

	test.each(Object.keys(LEAST) as (keyof typeof LEAST)[])("%s", (field) => {
		const [tooShort, enough] = LEAST[field];
		expect(errorOf(field, tooShort)).toBe(FIELD_MESSAGES[field]);
		expect(errorOf(field, enough)).toBeUndefined();
	});

	test.each(["a@b", "a b@c.fr", "@c.fr", "a@c..fr", "a@.fr", "<a@c.fr>", "a@c.fr, b@c.fr"])(
		"« %s » n’est pas une adresse",
		(email) => {
			expect(errorOf("email", email)).toBe(FIELD_MESSAGES.email);
		},
	);

	test.each(["a.b+devis@sous.domaine.fr", "O'Neil@exemple.fr", "prenom_nom@exemple-isere.com"])(
		"« %s » est une adresse",
		(email) => {
			expect(errorOf("email", email)).toBeUndefined();
		},
	);

	test.each(["\r\nBcc: x@y.fr", "\n", "\u0000", "\u0085"])(
		"un retour à la ligne ou un caractère nul dans une ligne est refusé",
		(trick) => {
			for (const field of ["name", "email", "phone", "city"] as const)
				expect(errorOf(field, `${MME_LEFEVRE[field]}${trick}x`)).toBeDefined();
		},
	);
});

test("toutes les fautes se disent d’un coup, une par champ, dans les mots de la spécification", () => {
	const result = parseQuote({});
	expect(Object.entries(result.ok ? {} : result.errors).map((error) => error.join(" : "))).toEqual([
		"name : Le nom doit contenir au moins 2 caractères",
		"email : Veuillez entrer une adresse email valide",
		"phone : Le numéro de téléphone doit contenir au moins 10 caractères",
		"city : La ville doit contenir au moins 2 caractères",
		"service : Veuillez sélectionner un service",
		"message : Le message doit contenir au moins 10 caractères",
	]);
});

test("sur le fil : les neuf champs du contrat, et rien d’autre", () => {
	const { ok, quote } = parseQuote(MME_LEFEVRE) as Extract<ReturnType<typeof parseQuote>, { ok: true }>;
	expect(ok).toBe(true);
	expect(Object.fromEntries(toWire(quote))).toEqual({
		...MME_LEFEVRE,
		urgent: "Oui",
		_subject: "Nouvelle demande de devis - Ouverture de porte",
		_template: "table",
	});
	const order = "name email phone city service message urgent _subject _template";
	expect([...toWire(quote).keys()].join(" ")).toBe(order);
	expect(toWire({ ...quote, urgent: false }).get("urgent")).toBe("Non");
	expect(parseQuote(fromWire(toWire(quote)))).toEqual({ ok: true, quote });
});

test("un numéro trop court en chiffres est signalé, jamais refusé", () => {
	expect(phoneHint("06 12 34 56")).toContain("8 chiffres");
	expect(errorOf("phone", "06 12 34 56")).toBeUndefined();
	expect(phoneHint("06 12 34 56 78")).toBeUndefined();
	expect(phoneHint("0612")).toBeUndefined();
});

test("les choix de service sont ceux de la spécification, dans son ordre", () => {
	expect(SERVICE_CHOICES.join(", ")).toBe(
		"Dépannage d'urgence, Changement de serrure, Installation porte blindée, Réparation serrure, Ouverture de porte, " +
			"Conseil sécurité, Autre",
	);
	expect(errorOf("service", "Serrurerie fine")).toBe(FIELD_MESSAGES.service);
});

function kept(field: "name" | "email" | "phone" | "city" | "message", value: string): string {
	const result = parseQuote({ ...MME_LEFEVRE, [field]: value });
	return result.ok ? result.quote[field] : `refusé : ${result.errors[field]}`;
}

describe("ce que téléphones, Word, PDF et messageries ajoutent est ôté, pas refusé", () => {
	const TYPED = {
		phone: [
			["\u202d06 12 34 56 78\u202c", "06 12 34 56 78"],
			["\u200e06\u00a012\u202f34\u200956\u300078", "06 12 34 56 78"],
			["＋３３ ６ １２ ３４ ５６ ７８", "+33 6 12 34 56 78"],
			["٠٦١٢٣٤٥٦٧٨", "0612345678"],
		],
		name: [
			["محمد\u200f", "محمد"],
			["Anne\u000bLefèvre", "Anne Lefèvre"],
			["Anne\tLe\u00adfèvre\ufeff", "Anne Lefèvre"],
			["\u2068Jean\u2069 \u{e0041}Petit\ufffc", "Jean Petit"],
		],
		email: [["\u202alefevre@exemple.fr\u202c\u200b", "lefevre@exemple.fr"]],
		city: [["L\u2019Isle\u2011d\u2019Abeau\u2028", "L’Isle‑d’Abeau"]],
		message: [
			["Bonjour,\u000bporte claquée", "Bonjour,\nporte claquée"],
			["Porte claquée\u2028clés\u000cdedans\r\nvite", "Porte claquée\nclés\ndedans\nvite"],
			["~\u2068Jean\u2069 : la porte est bloqu\u00ade", "~Jean : la porte est bloque"],
			["La serr\u0002ure\u0007 est\u0001 bloquée", "La serrure est bloquée"],
		],
	} as const;

	test.each(["phone", "name", "email", "city", "message"] as const)("%s", (field) => {
		for (const [typed, tidied] of TYPED[field]) expect(kept(field, typed), JSON.stringify(typed)).toBe(tidied);
	});
});

test.each(["Équipe 👨🏽‍🔧 👩‍❤️‍👨", "می\u200cخواهم بیایم", "श्\u200dरीमान जी"])(
	"un signe dont l’écriture a besoin reste : « %s »",
	(typed) => expect([kept("name", typed), kept("message", typed)]).toEqual([typed, typed]),
);

test("ce qui reste au bout d’un nom vide n’en fait pas un nom", () => {
	for (const nothing of ["    ", "\u200b\u200b", "\u3164\u3164", "\u2800\u2800", "\ufe0f\ufe0f\ufe0f", "\u200d\u200d"])
		expect(kept("name", nothing)).toContain("au moins 2 caractères");
});

test("des accents par milliers sur une lettre ne sont pas d’une langue", () => {
	expect(kept("name", `Zoe${"\u0308".repeat(700)}`).normalize("NFD")).toHaveLength(33);
});

test("le texte brut a une limite grossière, le texte remis au propre la sienne", () => {
	const signs = (count: number) => "\u200b".repeat(count);
	expect(kept("message", `${"m".repeat(MAX_LENGTH.message)}${signs(MAX_LENGTH.message)}`)).toHaveLength(10_000);
	expect(kept("message", "m".repeat(MAX_LENGTH.message + 1))).toContain("10\u202f000 caractères");
	expect(kept("message", signs(4 * MAX_LENGTH.message + 1))).toContain("10\u202f000 caractères");
	expect(kept("name", signs(4 * MAX_LENGTH.name + 1))).toContain("200 caractères");
});
