import { describe, expect, test } from "vitest";
import { photoDate } from "#atelier/photo-date.ts";
import { readTyped, shown } from "#atelier/typed.ts";
import type { Kind } from "#content/field-schemas.ts";

const value = (kind: Kind, typed: string) => {
	const read = readTyped(kind, typed);
	return "value" in read ? read.value : read.error;
};

const FRENCH = "+33612345678";

describe("ce qui est tapé se comprend comme on l’écrit", () => {
	const MEANT: Partial<Record<Kind, Record<string, unknown>>> = {
		phone: {
			"06 12 34 56 78": FRENCH,
			"06.12.34.56.78": FRENCH,
			"+33 (0)6 12 34 56 78": FRENCH,
			"0033612345678": FRENCH,
		},
		euros: { "49,50": 49.5, "49.5 €": 49.5, "1\u202f200": 1200, "0": 0 },
		whole: { "35 min": 35, "50\u00a0%": 50 },
		day: { "20/11/2026": "2026-11-20", "1.2.2026": "2026-02-01", "2026-11-20": "2026-11-20" },
		hour: { "7h": "07:00", "7 h 30": "07:30", "22:15": "22:15" },
		hours: {
			"8h-12h, 14h-18h30": "08:00-12:00 14:00-18:30",
			"de 9 à 12 et de 14h à 19:00": "09:00-12:00 14:00-19:00",
			"8h-12h 14h-19h": "08:00-12:00 14:00-19:00",
			"8h 30-12h": "08:30-12:00",
			fermé: null,
			"jour et nuit": "00:00-24:00",
		},
		web: { "www.exemple.fr": "https://www.exemple.fr" },
		email: { " moi@exemple.fr ": "moi@exemple.fr" },
		"yes-no": { non: false },
	};

	test.each(Object.entries(MEANT))("%s", (kind, cases) => {
		for (const [typed, meant] of Object.entries(cases)) expect(value(kind as Kind, typed), typed).toBe(meant);
	});

	const SAID: Partial<Record<Kind, Record<string, RegExp>>> = {
		phone: { "06 12": /dix chiffres/, "+32 2 123 45 67": /dix chiffres/ },
		euros: { gratuit: /49,50/, "49,505": /deux décimales/, "1 € / km": /paliers/ },
		day: { "31/02/2026": /n’existe pas/, demain: /20\/11\/2026/, "20/11/26": /20\/11\/2026/ },
		hour: { "24h": /de 0\u00a0h à 23/ },
		hours: { "8h, 14h-18h": /8\u00a0h–12\u00a0h, 14/, "le matin 8h-12h": /8\u00a0h–12\u00a0h/ },
		rating: { "6": /1 à 5/ },
		text: { ["é".repeat(5_000)]: /300 caractères au plus\u202f: il y en a 5\u202f000/ },
	};

	test.each(Object.entries(SAID))("%s : ce qui ne se comprend pas dit comment écrire", (kind, cases) => {
		for (const [typed, sentence] of Object.entries(cases)) expect(value(kind as Kind, typed), typed).toMatch(sentence);
	});
});

test("le mois d’une photo se lit comme on l’écrit ; ce qui n’en est pas un, ou n’est pas venu, est demandé", () => {
	const read = (typed: string) => {
		const date = photoDate(typed, "2026-11-28");
		return "value" in date ? date.value : date.error;
	};
	for (const [typed, meant] of Object.entries({
		"Mars 2026": "mars 2026",
		"03/2026": "mars 2026",
		"aout 2025": "août 2025",
		"été 2025": "été 2025",
		"12 mars 2026": "12 mars 2026",
		"12/03/2026": "12 mars 2026",
		"2024": "2024",
	}))
		expect(read(typed), typed).toBe(meant);
	for (const typed of ["13/2026", "hier", "mars", "40 mars 2026", "0000"])
		expect(read(typed), typed).toMatch(/mars 2026/);
	for (const typed of ["2027", "12/2026", "décembre 2026"]) expect(read(typed), typed).toMatch(/pas encore venue/);
});

test("le texte prend la typographie du site, et perd ce qui ne se voit pas", () => {
	expect(value("text", "Main-d'oeuvre")).toBe("Main-d’œuvre");
	expect(value("text", "l'heure : « vite » !")).toBe("l’heure\u202f: «\u202fvite\u202f»\u202f!");
	expect(value("long", "un\r\ndeux   trois\u202e\u0000")).toBe("un deux trois");
	expect(value("text", "<b>&amp;</b>")).toBe("<b>&amp;</b>");
});

test("ce qui est écrit se montre comme on le taperait, et se relit pareil", () => {
	for (const [kind, fact] of [
		["phone", "+33612345678"],
		["euros", 49.5],
		["euros", 90],
		["whole", 50],
		["day", "2026-11-20"],
		["hour", "07:30"],
		["hours", "08:00-12:00 18:00-24:00"],
		["yes-no", false],
		["days", ["lundi", "mardi"]],
	] as const) {
		expect(value(kind, shown(kind, fact as never))).toEqual(fact);
	}
	expect(shown("phone", "+33612345678")).toBe("06\u00a012\u00a034\u00a056\u00a078");
	expect(shown("text", null)).toBe("");
});

test.each(["4O", "4o", "1l", "3 b", "12S"])("« %s » est une faute de frappe, pas un nombre plus petit", (typed) => {
	expect(readTyped("whole", typed, undefined, "Jusqu’où vous allez, en km")).toHaveProperty("error");
});

test("un nombre suivi d’une autre unité que celle demandée n’est pas pris pour elle", () => {
	const read = (typed: string, label: string, kind: "whole" | "years" = "whole") => {
		const one = readTyped(kind, typed, undefined, label);
		return "value" in one ? one.value : one.error;
	};
	for (const [typed, label, meant] of [
		["48 h", "Vous donnez un devis sous, en heures", 48],
		["35km", "jusqu’où vous allez, en km", 35],
		["900 portes", "Interventions réussies, plus de", 900],
		["60 €", "Une réparation à partir de, en euros TTC", 60],
		["25 mn", "Minutes pour arriver, Voiron", 25],
	] as const)
		expect(read(typed, label), typed).toBe(meant);
	for (const [typed, label, unit] of [
		["2 jours", "Vous donnez un devis sous, en heures", "heures"],
		["1 h", "Minutes pour arriver, Voiron", "minutes"],
		["30 min", "jusqu’où vous allez, en km", "km"],
		["6 mois", "Vos années d’expérience", "années"],
	] as const)
		expect(read(typed, label), typed).toBe(`Ce nombre est attendu en ${unit}.`);
	expect(read("40 €", "Si oui, de combien, en\u202f%")).toMatch(/en % ?\. Un supplément en euros/);
	for (const [typed, meant] of [
		["2", 2],
		["1 an", 1],
		["6 mois", 0.5],
		["24 mois", 2],
	] as const)
		expect(read(typed, "", "years"), typed).toBe(meant);
	expect(read("6 semaines", "", "years")).toMatch(/2\u00a0ans ou 6\u00a0mois/);
	expect(shown("years", 0.5)).toBe("6\u00a0mois");
});
