import { describe, expect, test } from "vitest";
import { stringsIn } from "#content/check.ts";
import { type LegalFacts, legalFacts, printerOf, TO_COMPLETE } from "#content/own-facts.ts";
import { LEGAL_FACTS } from "#content/owner-legal.ts";
import { legalPageOf } from "#content/pages/legal.ts";
import { termsPageOf } from "#content/pages/terms.ts";

const filled = Object.fromEntries(LEGAL_FACTS.map((name) => [name, `Fait ${name}`])) as LegalFacts;

/** What the two legal pages say when these facts are given. */
function saidWith(facts: LegalFacts): string {
	const print = printerOf(facts);
	return [legalPageOf(print), termsPageOf(print)]
		.flatMap((page) => stringsIn(page).map(({ value }) => value))
		.join("\n");
}

test("le contenu livré n’invente aucun fait légal : chacun reste à compléter", () => {
	expect(Object.values(legalFacts)).toEqual(LEGAL_FACTS.map(() => null));
});

test("une fois tous les faits donnés, plus rien n’est à compléter", () => {
	expect(saidWith(filled)).not.toContain(TO_COMPLETE);
});

test.each(LEGAL_FACTS)("le fait « %s » s’imprime une fois donné, et manque à voix haute sinon", (name) => {
	expect(saidWith(filled)).toContain(`Fait ${name}`);
	// Who publishes directs the publication, when nobody else is named.
	const also = name === "publicationDirector" ? { publisherName: null } : {};
	const without = saidWith({ ...filled, ...also, [name]: null });
	expect(without).toContain(TO_COMPLETE);
	expect(without).not.toContain(`Fait ${name}`);
});

/* What the texts ask for, in the words a reader would look for. */
describe.each<[string, RegExp[]]>([
	[
		"les mentions légales",
		[
			/Directeur de la publication/,
			/SIREN/,
			/Registre national des entreprises/,
			/TVA intracommunautaire/,
			/Téléphone de l’hébergeur/,
			/Assurance professionnelle[\s\S]*Territoire couvert/,
			/Médiateur de la consommation[\s\S]*Adresse[\s\S]*Site/,
		],
	],
	[
		"les données personnelles (RGPD, article 13)",
		[
			/Qui en répond/,
			/servent uniquement à traiter votre demande/,
			/RGPD, article 6-1-b/,
			/intérêt légitime/,
			/reçues par l’exploitant du site.*serrurier partenaire/,
			/Pays où elles sont gardées/,
			/conservées 12\s?mois/,
			/droit d’accès, de rectification, d’effacement et d’opposition/,
			/limitation/,
			/après votre décès/,
			/CNIL/,
			/astérisque sont nécessaires/,
			/mise de côté trente jours/,
		],
	],
	[
		"les conditions de vente",
		[
			/partenaires sont seuls responsables des travaux, des prix et du contrat/,
			/peut percevoir une commission des partenaires, sans coût supplémentaire/,
			/toutes taxes comprises/,
			/quatorze jours.*L221-18/,
			/avec le modèle qui suit/,
			/Je\/nous \(\*\) vous notifie\/notifions/,
			/pendant sept jours.*L221-10/,
			/1.000.€.*D112-3/,
			/dans l’année qui la suit/,
			/L221-28/,
			/délai de deux ans à compter de la délivrance du bien/,
			/vices cachés/,
			/médiateur de la consommation/,
		],
	],
])("%s disent", (_, words) => {
	test.each(words)("%s", (word) => {
		expect(saidWith(legalFacts)).toMatch(word);
	});
});
