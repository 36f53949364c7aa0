import { describe, expect, test } from "vitest";
import { contentFiles, stringsIn } from "#content/check.ts";
import { navigation } from "#content/site-map.ts";

/** All that a page says, with ordinary spaces and straight apostrophes, to compare words and not their typography. */
function textOf(name: string): string {
	const entry = contentFiles.find(({ file }) => file === `content/${name}.ts`);
	if (!entry) throw new Error(`content/${name}.ts n’existe pas`);
	return stringsIn(entry.value)
		.map(({ value }) => value)
		.join("\n")
		.replace(/[\u00a0\u202f]/g, " ")
		.replace(/’/g, "'");
}

const SAID: Record<string, string[]> = {
	chrome: [
		"Urgence 24h/24",
		"Intervention en moins de 30 min",
		"Appelez-nous",
		"URGENCE 24H/24",
		"Demander un devis",
		"Voir toutes les villes",
		"© 2024",
		"Oops! Page not found",
		"Unexpected Application Error!",
		"Recommandé",
	],
	consent: [
		"Nous utilisons des cookies",
		"En savoir plus",
		"Personnaliser",
		"Nécessaires uniquement",
		"Accepter tout",
		"Paramètres des cookies",
		"Toujours actifs",
		"Accepter la sélection",
		"Refuser et fermer",
		"Revenir au résumé",
		"Gérer les cookies",
	],
	"pages/home": [
		"24h/24 et 7j/7",
		"dimanches et jours fériés compris",
		"sans supplément",
		"moins de 30 min",
		"50 km",
		"devis est gratuit",
		"certifié et assuré",
		"garanti",
		"Plus de 500",
		"90 %",
		"carte, chèque ou espèces",
		"Voir toutes les villes",
	],
	"pages/services": ["Appeler pour un devis", "2 ans", "1 an", "10 ans"],
	"pages/service-area": [
		"50 km",
		"24h/24",
		"100 %",
		"de l'Isère couverte",
		"lus de 35 villes",
		"Calculer le temps de trajet",
	],
	"pages/contact": [
		"24h/24 et 7j/7",
		"moins de 24 h",
		"50 km",
		"en Isère",
		"2 h en journée",
		"Le saviez-vous",
		"Demander un devis",
	],
	"pages/legal": [
		"Poursuivre la navigation vaut acceptation des seuls cookies nécessaires",
		"À compléter par l'exploitant",
		"droit d'accès, de rectification, d'effacement et d'opposition",
		"uniquement à traiter votre demande",
		"12 mois",
		"CNIL",
		"INSEE et La Poste, via Etalab, Licence Ouverte",
	],
	"pages/terms": [
		"service de mise en relation",
		"serruriers partenaires indépendants",
		"seuls responsables des travaux, des prix et du contrat",
		"peut percevoir une commission",
		"sans coût supplémentaire pour le client",
		"À compléter par l'exploitant",
	],
	"pages/lock-change": ["15 ans", "moins de 30 min", "Sur devis", "2 ans"],
	"pages/armoured-door": [
		"normes et certifications CE, NF et CNPP",
		"3 à 7 points",
		"anti-pince",
		"seuil",
		"Judas numérique HD",
		"crédit d'impôt possible",
		"décennale",
		"certificats de conformité",
		"visite technique est gratuite",
	],
	"pages/lock-repair": [
		"SOS Serrure 24h/24",
		"Appeler Maintenant",
		"À partir de 60 €",
		"Gratuit",
		"Sur devis",
		"1 an",
		"5 points",
		"moins de 30 min",
	],
	"pages/door-cladding": [
		"15/10e",
		"20/10e",
		"anti-perçage",
		"billes",
		"Certification A2P",
		"48 h",
		"5 à 7 jours ouvrés",
		"3 à 4 heures",
		"demi-journée",
		"3 fois moins cher",
	],
	"pages/break-in": [
		"17 ou le 112",
		"rapport détaillé",
		"photos avant et après",
		"factures conformes",
		"jusqu'au remboursement",
		"Audit de prévention",
	],
	"pages/town": [
		"10 ans d'expérience",
		"au-delà de notre rayon habituel de 50 km : appelez pour confirmer",
		"Combien coûte",
		"la nuit et le week-end",
		"Jusqu'où",
		"Quelles serrures",
		"devis est-il vraiment gratuit",
	],
};

describe.each(Object.entries(SAID))("%s dit", (name, sayings) => {
	test.each(sayings)("« %s »", (saying) => {
		expect(textOf(name)).toContain(saying);
	});
});

test("la navigation porte les cinq mots du cahier, apostrophe droite comprise", () => {
	expect(navigation.map(({ label }) => label)).toEqual([
		"Accueil",
		"Services",
		"Dépannage 24h/24",
		"Zone d'intervention",
		"Contact",
	]);
});

test("un avis sans source est un exemple, et il vient d’une ville du site", () => {
	for (const name of ["home", "emergency"]) {
		const page = contentFiles.find(({ file }) => file === `content/pages/${name}.ts`)?.value as {
			testimonials: { items: { rating: number; source: string | null; author: string }[] };
		};
		for (const { rating, source, author } of page.testimonials.items) {
			expect([rating, source]).toEqual([5, null]);
			expect(author).toMatch(/^\p{Lu}[\p{L}-]+ \p{Lu}\.$/u);
		}
	}
});
