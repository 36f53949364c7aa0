import { describe, expect, test } from "vitest";
import { SERVICE_CHOICES } from "#shared/quote/fields.ts";
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
	test.each([
		["name", "L", "Lô"],
		["name", "\u200b\u200b\u2060", "\u200bLô"],
		["email", "lefevre@", "l@e.fr"],
		["phone", "061234567", "0612345678"],
		["city", "Y", "Us"],
		["service", "", "Autre"],
		["service", "Serrurerie fine", "Conseil sécurité"],
		["message", "Neuf car.", "Dix carac."],
	] as const)("%s : « %s » est refusé, « %s » passe", (field, tooShort, enough) => {
		expect(errorOf(field, tooShort)).toBe(FIELD_MESSAGES[field]);
		expect(errorOf(field, enough)).toBeUndefined();
	});

	test("des espaces ne font pas un nom", () => {
		expect(errorOf("name", "    ")).toBe(FIELD_MESSAGES.name);
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
	expect(result.ok ? {} : result.errors).toEqual({
		name: "Le nom doit contenir au moins 2 caractères",
		email: "Veuillez entrer une adresse email valide",
		phone: "Le numéro de téléphone doit contenir au moins 10 caractères",
		city: "La ville doit contenir au moins 2 caractères",
		service: "Veuillez sélectionner un service",
		message: "Le message doit contenir au moins 10 caractères",
	});
});

test("sur le fil : les neuf champs du contrat, et rien d’autre", () => {
	const { ok, quote } = parseQuote(MME_LEFEVRE) as Extract<ReturnType<typeof parseQuote>, { ok: true }>;
	expect(ok).toBe(true);
	expect([...toWire(quote).entries()]).toEqual([
		["name", "Mme Lefèvre"],
		["email", "lefevre@exemple.fr"],
		["phone", "06 12 34 56 78"],
		["city", "Morestel"],
		["service", "Ouverture de porte"],
		["message", "Porte claquée, clés à l’intérieur."],
		["urgent", "Oui"],
		["_subject", "Nouvelle demande de devis - Ouverture de porte"],
		["_template", "table"],
	]);
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
	expect(SERVICE_CHOICES).toEqual([
		"Dépannage d'urgence",
		"Changement de serrure",
		"Installation porte blindée",
		"Réparation serrure",
		"Ouverture de porte",
		"Conseil sécurité",
		"Autre",
	]);
});
