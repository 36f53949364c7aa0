import { expect, test } from "vitest";
import { cut, signsOf } from "#content/cut.ts";
import { towns } from "#content/towns.ts";
import { atTown, fill, fillAll, integer, ofTown } from "#content/wording.ts";
import { safeLine } from "#notebook/pages/time.ts";
import { digestText } from "#relay/letter/digest.ts";
import { htmlLetter } from "#relay/letter/request-letter.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { table } from "#tests/support/table.ts";

test.each(
	table(`
		Voiron | à Voiron | de Voiron
		Le Grand-Lemps | au Grand-Lemps | du Grand-Lemps
		Les Abrets en Dauphiné | aux Abrets en Dauphiné | des Abrets en Dauphiné
		La Tronche | à La Tronche | de La Tronche
		L’Isle-d’Abeau | à L’Isle-d’Abeau | de L’Isle-d’Abeau
		Échirolles | à Échirolles | d’Échirolles
		Heyrieux | à Heyrieux | d’Heyrieux
	`),
)("%s : %s, %s", (name, at, of) => {
	expect([atTown(name), ofTown(name)]).toEqual([at, of]);
});

test("aucune ville ne donne « à Le », « de Les » ni une voyelle sans élision", () => {
	for (const { name } of towns) {
		expect(`${atTown(name)} ${ofTown(name)}`).not.toMatch(/\b(à|de) Les? |\bde [AEIOUÉÈÎ]/);
		expect(atTown(name).endsWith(name.replace(/^Les? /, ""))).toBe(true);
	}
});

test("les milliers se séparent d’une espace fine", () => {
	const said = "0, 999, 1\u202f711, 158\u202f000, 1\u202f234\u202f567";
	expect([0, 999, 1711, 158_000, 1_234_567].map(integer).join(", ")).toBe(said);
});

test("un mot à remplacer qui n’existe pas arrête tout, où qu’il soit", () => {
	expect(fill("Serrurier {aVille}", { aVille: "à Rives" })).toBe("Serrurier à Rives");
	expect(() => fill("Serrurier {aVile}", { aVille: "à Rives" })).toThrow("aVile");
	expect(fillAll({ a: ["{x}", { b: "{x}" }], n: 3, z: null }, { x: "!" })).toEqual({
		a: ["!", { b: "!" }],
		n: 3,
		z: null,
	});
});

const FAMILY = "👨‍👩‍👧‍👦";
const SIGNS = ["🔑", "🇫🇷", FAMILY, "👍🏽", "❤️‍🔥", "q\u0323\u0302", "قِ", "1️⃣", "🏴󠁧󠁢󠁳󠁣󠁴󠁿", "👩🏻‍❤️‍💋‍👩🏿"];

test("un texte coupé ne l’est jamais dans un signe, et ne dépasse jamais ce qui est permis", () => {
	for (const sign of SIGNS)
		for (let atMost = 1; atMost < 60; atMost++) {
			const text = cut(`ab${sign.repeat(20)}`, atMost);
			expect(text.length).toBeLessThanOrEqual(atMost);
			expect(text.replace("…", "").replaceAll(sign, "")).toMatch(/^(ab?)?$/);
		}
	expect(cut("Bonjour, où êtes-vous", 21)).toBe("Bonjour, où êtes-vous");
	expect(cut("Bonjour, où êtes-vous", 9)).toBe("Bonjour,…");
});

test("mesuré en octets, un signe compte les siens ; une lettre sous mille accents n’est pas un signe", () => {
	const bytes = { sizeOf: (text: string) => Buffer.byteLength(text) };
	expect(cut("éééé", 7, bytes)).toBe("éé…");
	expect(Buffer.byteLength(cut(`Z${"\u0301".repeat(5_000)}`, 100, bytes))).toBeLessThanOrEqual(100);
	expect([...signsOf(`a${FAMILY}🇫🇷`)]).toEqual(["a", FAMILY, "🇫🇷"]);
});

test("la moitié d’un signe est remplacée, que le texte soit coupé ou non", () => {
	expect([cut("a\ud83d", 9), cut("\udd11abcdef", 3)]).toEqual(["a\ufffd", "\ufffda…"]);
});

test("le carnet, la lettre et la liste des robots coupent de même", () => {
	for (const sign of SIGNS)
		for (let at = 0; at < sign.length; at++) {
			const message = "a".repeat(100 + at) + sign.repeat(200);
			const { request } = parcelOf({ ...mDaSilva, message });
			const preview = /<div style="display:none[^>]*>(.*?)<\/div>/s.exec(
				htmlLetter(request, "https://exemple.fr"),
			)?.[1];
			for (const text of [safeLine(message, 160), digestText([request]), preview ?? ""]) {
				const [, shown = ""] = /a{100,}((?:(?!…).)*)…/su.exec(text) ?? [];
				expect(shown.replaceAll(sign, ""), text).toBe("");
				expect(text).toContain("…");
			}
		}
});
