import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contrast } from "#tests/support/contrast.ts";

/** Text of any size 4.5, large text and drawings 3, the phone number 7 (WCAG 2.2: AA, AA, AAA). */
const WANTED = { text: 4.5, large: 3, drawing: 3, number: 7 } as const;

const css = readFileSync(new URL("../../app/styles/theme.css", import.meta.url), "utf8");
const palette = new Map(
	[...css.matchAll(/--color-([a-z-]+):\s*(#[0-9a-f]{3,8});/g)].map(([, name = "", hex = ""]) => [name, hex]),
);

/** What stands on what, and where: every pair that the pages use. */
const PAIRS: [what: keyof typeof WANTED, ink: string, ground: string, where: string][] = [
	["number", "paper", "night", "ligne du haut, appel final"],
	["number", "white", "red", "bandeau rouge des petits écrans"],
	["number", "night", "orange", "boutons d’appel, sur tous les fonds ; bouton flottant ; « Recommandé »"],
	["number", "night", "lamp", "bouton d’appel survolé"],
	["number", "night", "rule", "bouton d’envoi occupé"],
	["number", "lamp", "night", "pied de page"],
	["number", "ink", "paper", "carte « Téléphone », temps de trajet"],
	["number", "ink", "stone", "à côté du formulaire"],
	["number", "ink", "white", "avis du formulaire"],
	["text", "ink", "paper", "textes"],
	["text", "ink", "stone", "textes sur pierre"],
	["text", "ink", "white", "champs, avis, cookies, menu des services"],
	["text", "paper", "night", "textes sur nuit"],
	["text", "mist", "night", "chapeaux sur nuit, légende de la galerie"],
	["text", "lamp", "night", "heure d’arrivée, prix sur nuit, entrée courante du tiroir"],
	["text", "soft", "paper", "temps des villes, aide du calcul de trajet"],
	["text", "soft", "stone", "aide des champs, « Illustration »"],
	["text", "ember", "paper", "menu : entrée courante ou survolée, prix"],
	["text", "ember", "white", "menu des services : entrée courante"],
	["text", "ember", "stone", "menu des services, survolé ; prix sur pierre"],
	["text", "red", "white", "liens du résumé des erreurs"],
	["text", "red", "stone", "message d’erreur sous un champ"],
	["text", "red", "paper", "message d’erreur sous un champ"],
	["text", "good", "white", "cookies toujours actifs"],
	["text", "white", "ink", "numéros des listes et des schémas"],
	["large", "orange", "night", "grands chiffres sur nuit"],
	["large", "ember", "stone", "grands chiffres sur pierre"],
	["drawing", "ember", "paper", "coches, étoiles, barres de résistance"],
	["drawing", "ember", "stone", "coches ; barre de résistance sur sa piste"],
	["drawing", "good", "white", "coche et trait de l’avis « envoyé »"],
	["drawing", "red", "white", "signe et trait de l’avis « erreur », bord d’un champ fautif"],
	["drawing", "soft", "white", "bord d’un champ, côté champ"],
	["drawing", "soft", "stone", "bord d’un champ, côté page"],
	["drawing", "soft", "paper", "bord du champ du calcul de trajet"],
	["drawing", "night", "white", "boutons des cookies"],
	["drawing", "orange", "night", "pênes du schéma à 3, 5 et 7 points"],
	["drawing", "lamp", "night", "anneau du focus sur nuit"],
	["drawing", "ember", "night", "anneau du focus du bouton flottant quand la page est nuit sous lui"],
	["drawing", "ember", "white", "anneau du focus sur blanc"],
	["drawing", "white", "red", "anneau du focus, dans le bandeau rouge"],
];

const between = (one: string, other: string) => contrast(colour(one), colour(other));
const colour = (name: string) => palette.get(name) ?? missing(name);

function missing(name: string): never {
	throw new Error(`La couleur « ${name} » n’est pas dans app/styles/theme.css`);
}

describe("chaque couleur se lit sur son fond", () => {
	test.each(PAIRS)("%s : %s sur %s (%s)", (what, ink, ground) => {
		expect(between(ink, ground)).toBeGreaterThanOrEqual(WANTED[what]);
	});
});

test("toutes les couleurs de texte de la palette sont dans la table", () => {
	const grounds = ["steel", "dusk"];
	const listed = new Set(PAIRS.flatMap(([, ink, ground]) => [ink, ground]));
	expect([...palette.keys()].filter((name) => !listed.has(name) && !grounds.includes(name))).toEqual([]);
});

test("le calcul est celui du W3C : noir sur blanc vaut 21, l’ancien rouge du bandeau ne suffisait pas", () => {
	expect(contrast("#000", "#fff")).toBe(21);
	expect(contrast("#fff", "#b3161b")).toBeLessThan(7);
});
