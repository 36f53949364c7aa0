import { describe, expect, test } from "vitest";
import { isQuarantined, suspicionsOf } from "#relay/reception/suspicion.ts";
import type { Quote } from "#shared/quote/schema.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";

const quarantined = (changes: Partial<Quote>, sent: Record<string, string> = {}, others = 0) => {
	const form = new FormData();
	for (const [name, value] of Object.entries(sent)) form.set(name, value);
	return isQuarantined(suspicionsOf({ ...parcelOf(mDaSilva).request.quote, ...changes }, form, others));
};

describe("une vraie demande n’est jamais mise en quarantaine", () => {
	test.each<[string, Partial<Quote>, Record<string, string>]>([
		["porte claquée", parcelOf(mmeLefevre).request.quote, {}],
		["piège vide", {}, { _honey: "" }],
		["un lien vers la serrure voulue", { message: "Posez-vous https://exemple.fr/serrure-a2p ? Merci" }, {}],
		["deux liens vers la serrure voulue", { message: "https://exemple.fr/a ou www.exemple.fr/b ?" }, {}],
		["une personne de passage qui écrit en russe", { message: "Дверь захлопнулась, ключи внутри" }, {}],
		["un accent et un trait d’union", { name: "Zoé N'Guyễn-Łukasz", city: "L’Isle-d’Abeau" }, {}],
		["deux secondes pile", {}, { _elapsed: "2000" }],
		["une durée illisible", {}, { _elapsed: "vite" }],
	])("%s", (_who, changes, sent) => expect(quarantined(changes, sent)).toBe(false));
});

describe("ce qui ressemble à un robot attend l’avis de l’artisan", () => {
	test.each<[string, Partial<Quote>, Record<string, string>]>([
		["champ piège rempli", {}, { _honey: "x" }],
		["rempli en moins de deux secondes", {}, { _elapsed: "1999" }],
		["un lien en guise de nom", { name: "https://casino.exemple" }, {}],
		["liens en code", { message: "Bonjour [url=https://casino.exemple]ici[/url]" }, {}],
		["liens dans une autre écriture", { message: "Лучшее казино https://a.exemple https://b.exemple" }, {}],
	])("%s", (_what, changes, sent) => expect(quarantined(changes, sent)).toBe(true));

	test("le même message déjà envoyé par deux autres", () => {
		expect([quarantined({}, {}, 1), quarantined({}, {}, 2)]).toEqual([false, true]);
	});
});
