import { describe, expect, test } from "vitest";
import { contentFiles, stringsIn } from "#content/check.ts";
import { frenchStrings } from "#tests/support/french-strings.ts";

/** Words that the specification quotes keep its own typography. */
const QUOTED = [
	"Intervention en moins de 30 min en moyenne",
	"Zone d'intervention",
	"Oops! Page not found",
	"Unexpected Application Error!",
	"Message envoyé !",
];

const strings = contentFiles
	.flatMap(({ file, value }) => stringsIn(value).map((found) => ({ file, ...found })))
	.filter(({ value }) => !QUOTED.includes(value) && !/^(?:tel:|mailto:|https:)/.test(value));

const UNIT = "(?:min|km|h|ans?|heures?|minutes?|jours?|mois|mm|euros?)";
const RULES: [rule: string, fault: RegExp][] = [
	["l’apostrophe est courbe", /'/],
	["pas deux espaces de suite, ni au bord", /\s{2}|^\s|\s$/],
	["une espace fine insécable précède ; : ! ? %, € et »", /[^\u202f][;!?%€»]|[^\u202f]:(?=\s|$)/],
	["une espace fine insécable suit «", /«[^\u202f]/],
	["une espace insécable sépare un nombre de son unité", new RegExp(`\\d ${UNIT}(?![\\p{L}\\d])`, "u")],
	["les milliers se séparent d’une espace fine insécable", /\d[ \u00a0]\d{3}(?!\d)/],
	["les points de suspension sont un seul signe", /\.\.\./],
	["une espace suit la virgule et le point-virgule", /[,;](?=\p{L})/u],
	["aucun mot n’est écrit deux fois de suite", /(?<![\p{L}-])(?!nous|vous)(\p{L}+)\s\1(?![\p{L}-])/iu],
	["ni tiret cadratin, ni point d’exclamation hors des mots du cahier", /—|!/],
];

/** In code, a sign may also stand alone, or against what a template fills in. */
const LOOSE = /«[^\u202f]|[^\u202f]»|[ \u00a0][;!?:](?=\s|$)/;

describe.each(RULES)("%s", (_, fault) => {
	test("dans toutes les chaînes", () => {
		const faulty = strings
			.map((found) => ({ ...found, value: found.value.replace(/\bhttps?:\/\/\S+/g, "") }))
			.filter(({ value }) => fault.test(value));
		expect(faulty).toEqual([]);
	});
});

test("dans les phrases du code aussi, ce que lisent le visiteur qui se trompe et le propriétaire", () => {
	const sentences = frenchStrings().flatMap(({ from, text }) => text.split("\n").map((line) => ({ from, line })));
	expect(sentences.length).toBeGreaterThan(1_000);
	const faulty = sentences.filter(({ line }) => !QUOTED.includes(line) && LOOSE.test(line));
	expect(faulty).toEqual([]);
	for (const fault of ["« Oui\u202f»", "«\u202fOui »", "Réglage : non", "Oui\u00a0?"]) expect(fault).toMatch(LOOSE);
});

test("les règles reconnaissent une faute", () => {
	const faults = [
		"l'autre",
		"deux  mots",
		"Oui ?",
		"« Oui »",
		"30 min",
		"158 000",
		"Et...",
		"un,deux",
		"la la porte",
		"Vite\u202f!",
	];
	for (const [index, [rule, fault]] of RULES.entries()) expect(faults[index], rule).toMatch(fault);
});
