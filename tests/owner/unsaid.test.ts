import { describe, expect, test } from "vitest";
import { UNSAYABLE, withoutWords } from "#content/unsaid.ts";
import { UNSAYABLE_NAMES, type Unsayable } from "#content/unsayable-names.ts";
import { holds } from "#content/wording.ts";
import FIGURES from "#owner/figures.json" with { type: "json" };
import IDENTITY from "#owner/identity.json" with { type: "json" };
import LEGAL from "#owner/legal.json" with { type: "json" };
import PRACTICE from "#owner/practice.json" with { type: "json" };
import PRICES from "#owner/prices.json" with { type: "json" };
import { printedWith } from "#tests/support/with-facts.ts";

const NO_PRICES = { hourly: [], travel: [], nights: [], flat: [] };

const WORDS: Partial<Record<Unsayable, readonly string[]>> = UNSAYABLE;

/** All that the pages say once the owner has taken these out, or changed these figures. */
const saidWith = (files: Record<string, unknown>) =>
	printedWith<{ said: string; problems: string[]; unproven: string[]; miscounted: string[] }>(
		"said-by-content.ts",
		files,
	);

/** Words of those that the page says otherwise. */
const OTHERWISE = {
	certified: /certifié et assuré|artisan certifié/,
	a2pDoors: /Certifications A2P|portes? (?:blindée )?certifiée|niveau A2P|porte blindée A2P/,
	decennialInsurance: /décennale de|décennale, elle|une pose qui touche/,
	breakInReport: /rapport, photos|Les photos et le rapport|le dossier que je prépare/,
	partnerWorkshops: /atelier partenaire|vos mesures|à la mesure de/,
	repairFrom: /[Rr]éparation (?:à partir de|commence)|(?<!\w )À partir de 60/,
	freeDiagnosis: /[Dd]iagnostic (?:est )?gratuit|le diagnostic|cause. Vous décidez ensuite.\s+Gratuit/,
	repair:
		/[Rr]éparations? (?:est )?(?:garantie )?(?:: )?1\san|1\san sur les réparations|La même panne|réparations, 1\san/,
	sameKey: /Une seule clé pour plusieurs/,
	claddingSheets: /Tôle d’acier 1|dixièmes/,
	digitalViewer: /Judas numérique HD|Le judas numérique/,
	thresholdBars: /[Bb]arres de seuil/,
	insuranceFile: /que votre assureur demande/,
	armouredDoor:
		/10\sans par le fabricant|[Gg]arantie (?:du )?fabricant(?: de)?(?: :)? \d|porte blindée, 10\sans|Gardez le certificat/,
	guaranteedLabour: /pièces et main-d’œuvre/,
	stockCylinders: /dimensions courantes/,
	emergencyTimes: /le temps qu’elles demandent|Durées habituelles/,
	freeVisit: /visite technique (?:est )?gratuite|visite technique et devis gratuits|la visite technique et le devis/i,
	claddingVisit: /Visite sous 48|Je passe sous/,
	claddingMaking: /comptez 5 à 7|jours ouvrés de fabrication/,
	claddingInstallation: /demi-journée|pose en 3 à 4/,
	partners: /(?<!atelier\s|\{)partenaire|mise en relation/i,
};

/** What a sum of nothing, or a name that is not there, would print. */
const OF_NOBODY = /undefined|NaN|Infinity|\bnull\b/;

describe("ce que l’exploitant ôte du site", () => {
	const whole = saidWith({ unsaid: [] });

	test("rien d’ôté : chaque phrase est là, mot pour mot", () => {
		for (const name of UNSAYABLE_NAMES)
			for (const words of WORDS[name] ?? []) expect(holds(whole.said, words), words).toBe(true);
		for (const words of Object.values(OTHERWISE)) expect(whole.said).toMatch(words);
	});

	test.each(UNSAYABLE_NAMES)(
		"« %s » seule : ses mots ne sont plus nulle part, le reste y est, le site se construit",
		(name) => {
			const { said, problems, unproven, miscounted } = saidWith({ unsaid: [name] });
			expect(problems).toEqual([]);
			expect(miscounted, "un titre compte ce qui n’est plus là").toEqual([]);
			expect(unproven, "« Mes promesses » la demande encore").not.toContain(`claim.${name}`);
			expect(said).not.toMatch(OF_NOBODY);
			for (const words of WORDS[name] ?? []) expect(holds(said, words), words).toBe(false);
			if (name in OTHERWISE) expect(said).not.toMatch(OTHERWISE[name as keyof typeof OTHERWISE]);
			// What goes is a few sentences, never a page.
			expect(said.length).toBeGreaterThan(whole.said.length - 2_500);
		},
		20_000,
	);

	test("toutes à la fois : le site se construit encore", () => {
		const { said, problems, miscounted } = saidWith({ unsaid: UNSAYABLE_NAMES });
		expect(problems).toEqual([]);
		expect(miscounted).toEqual([]);
		expect(said).not.toMatch(OF_NOBODY);
		for (const words of UNSAYABLE_NAMES.flatMap((name) => [...(WORDS[name] ?? [])]))
			expect(holds(said, words), words).toBe(false);
	}, 20_000);

	test("un nom que le site ne connaît pas arrête la construction, avec sa phrase", () => {
		expect(saidWith({ unsaid: ["certifie"] }).problems.join()).toContain("unsaid.json");
	}, 20_000);

	test.each<[what: string, files: Record<string, unknown>, former: RegExp, now?: RegExp]>([
		["le nom", { identity: { ...IDENTITY, name: "Clés Roux" } }, /Serrurerie du Bion/, /Clés Roux/],
		["le faiseur du site", { identity: { ...IDENTITY, siteBuilder: null } }, /Atelier Web|conçu et réalisé/],
		["les avis", { reviews: { home: [], emergency: [] } }, /Mireille D\.|Karim B\.|Jean-Marc V\./],
		["le barème", { prices: NO_PRICES }, /Le barème est affiché|par demi-heure/],
		[
			"la décennale",
			{ legal: { ...LEGAL, decennialInsurance: "aucune" } },
			OTHERWISE.decennialInsurance,
			/Assurance décennale\W+aucune/,
		],
		[
			"le prix du déplacement",
			{
				practice: { ...PRACTICE, freeTravel: false },
				prices: { ...PRICES, travel: [{ fromKm: 0, toKm: 50, euros: 25 }] },
			},
			/Le déplacement est gratuit jusqu/,
			/Déplacement : 25 € de 0 à 50 km/,
		],
		[
			"le prix du déplacement, gratuit non loin",
			{
				practice: { ...PRACTICE, freeTravel: false },
				prices: {
					...PRICES,
					travel: [
						{ fromKm: 0, toKm: 20, euros: 0 },
						{ fromKm: 20, toKm: 50, euros: 25 },
					],
				},
			},
			/déplacement gratuit jusqu’à 50 km/,
			/Déplacement : gratuit de 0 à 20 km, 25 € de 20 à 50 km\./,
		],
		[
			"la part de l’Isère, qui n’est pas toute",
			{ figures: { ...FIGURES, coveredPercent: 53 } },
			/sur confirmation au-delà de 50 km/,
			/53 % de l’Isère à 50 km au plus|de l’Isère à 50 km au plus/,
		],
		[
			"le diagnostic, qui se paie et se déduit",
			{
				unsaid: ["freeDiagnosis"],
				prices: {
					...PRICES,
					flat: [...PRICES.flat, { service: "Diagnostic, déduit si je répare", euros: 40, includes: "La visite." }],
				},
			},
			/[Dd]iagnostic gratuit/,
			/Vous décidez ensuite\. Diagnostic, déduit si je répare \(la visite\)\./,
		],
		[
			"les heures des urgences, qui ne sont pas celles de l’atelier",
			{ practice: { ...PRACTICE, days: ["lundi"], opens: "08:00", closes: "18:00", emergencyHours: "06:00-23:00" } },
			/(?:^|[.!?]\s)Je réponds (?:24h|de)/,
			/Urgences : je réponds de 6 h à 23 h, 7j\/7.*Urgences : de 6 h à 23 h/s,
		],
		[
			"l’éditeur et sa TVA",
			{ legal: { ...LEGAL, publisherName: "Paul Roux", vatNumber: "FR35552049447" } },
			/TVA[^.]{0,40}À compléter/,
			/Paul Roux.*FR35552049447/,
		],
	])(
		"un fait changé, « %s » : l’ancien n’est plus nulle part",
		(_, files, former, now) => {
			const { said, problems } = saidWith({ unsaid: [], ...files });
			expect(problems).toEqual([]);
			expect(whole.said.replace(/\s/g, " ")).toMatch(former);
			expect(said.replace(/\s/g, " ")).not.toMatch(former);
			if (now) expect(said.replace(/\s/g, " ")).toMatch(now);
		},
		20_000,
	);

	test("un chiffre changé change partout", () => {
		const figures = {
			...FIGURES,
			experienceOnTownPages: 21,
			experienceOnLockChange: 21,
			interventionsOver: 730,
			repairFromEuros: 62,
		};
		const { said, problems } = saidWith({ unsaid: [], figures });
		expect(problems).toEqual([]);
		expect(said).not.toMatch(/1[05]\sans d’expérience|\b500 interventions|\b60\s€/);
		expect(said).toMatch(/21\sans d’expérience/);
		expect(said).toMatch(/Plus de 730 interventions réussies/);
		expect(said).toMatch(/Réparation dès 62\s€/);
	}, 20_000);
});

describe("sans ces mots", () => {
	const page = {
		title: "Une page",
		lead: "Première phrase. Seconde phrase, avec le mot interdit. Troisième.",
		alone: "Le mot interdit.",
		figures: [
			{ value: "100 %", label: "du tout" },
			{ value: "2 ans", label: "de garantie" },
		],
		items: [
			{ title: "Gardé", text: "Le mot interdit est ici. Pas ici." },
			{ title: "Le mot interdit", text: "Ôté avec son titre." },
			{ title: "Gardé aussi", features: ["une", "le mot interdit", "deux"] },
		],
	};

	test("la phrase s’en va, l’entrée dont le titre s’en va aussi, le chiffre lu avec son nom", () => {
		expect(withoutWords(page, ["mot interdit", "du tout 100 %"])).toEqual({
			title: "Une page",
			lead: "Première phrase. Troisième.",
			// A page needs it: what is left is told by the publication check.
			alone: "Le mot interdit.",
			figures: [{ value: "2 ans", label: "de garantie" }],
			items: [
				{ title: "Gardé", text: "Pas ici." },
				{ title: "Gardé aussi", features: ["une", "deux"] },
			],
		});
	});

	test("un mot dans un autre n’est pas lui", () => {
		expect(withoutWords(["11 ans", "1 an"], ["1 an"])).toEqual(["11 ans"]);
	});
});
