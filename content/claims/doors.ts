import { facts } from "../facts.ts";
import { UNSAYABLE } from "../unsaid.ts";
import { all, hours, span } from "../wording.ts";
import type { Claim } from "./claim.ts";

const { a2pLevels, cladding } = facts;

/** What is said of the doors, the cladding and the file for the insurer. */
export const doorsClaims = {
	a2pDoors: {
		sentence: `Portes certifiées ${a2pLevels.map((level) => level.name).join(", ")}`,
		words: UNSAYABLE.a2pDoors,
		places: ["home", "services", "armouredDoor"],
		written: "owner/figures.json, « a2pMinutes »",
		isBlocking: true,
		wanted: "les certificats A2P des modèles que vous posez, avec leur numéro",
	},
	norms: {
		sentence: `Portes conformes aux normes et certifications ${all(facts.norms)}`,
		words: [`normes et certifications ${all(facts.norms)}`, `Normes et certifications ${all(facts.norms)}`],
		places: ["services", "armouredDoor"],
		written: "content/facts.ts, « norms »",
		isBlocking: true,
		wanted: "la déclaration de performances (CE) et les certificats du fabricant",
	},
	certificates: {
		sentence: "Des certificats de conformité sont remis",
		words: ["certificats de conformité"],
		places: ["armouredDoor"],
		written: "content/pages/armoured-door.ts, « steps »",
		wanted: "un exemplaire du certificat remis",
	},
	partnerWorkshops: {
		sentence: "Fabrication en atelier partenaire, à la mesure de l’entrée",
		words: ["atelier partenaire"],
		places: ["services", "armouredDoor"],
		written: "content/pages/armoured-door.ts, « steps »",
		wanted: "le nom de l’atelier et son accord",
		needsWords: true,
	},
	lowerPremium: {
		sentence: "Une prime d’assurance habitation réduite",
		words: UNSAYABLE.lowerPremium,
		places: ["armouredDoor"],
		written: "content/pages/armoured-door.ts, « benefits »",
		wanted: "un assureur qui l’accorde, et à quelles conditions",
		needsWords: true,
	},
	taxCredit: {
		sentence: "Un crédit d’impôt possible",
		words: UNSAYABLE.taxCredit,
		places: ["armouredDoor"],
		written: "content/pages/armoured-door.ts, « benefits »",
		isBlocking: true,
		wanted: "le texte en vigueur qui l’ouvre pour une porte (voir impots.gouv.fr) ; sans texte, retirer l’avantage",
		needsWords: true,
	},
	propertyValue: {
		sentence: "Un logement mieux valorisé",
		words: UNSAYABLE.propertyValue,
		places: ["armouredDoor"],
		written: "content/pages/armoured-door.ts, « benefits »",
		wanted: "une source que l’on puisse citer",
		needsWords: true,
	},
	financing: {
		sentence: "Un financement possible",
		words: UNSAYABLE.financing,
		places: ["armouredDoor"],
		written: "content/pages/armoured-door.ts, « benefits »",
		wanted: "qui prête ; présenter un crédit demande d’être inscrit à l’ORIAS ; un paiement en trois fois, non",
		needsWords: true,
	},
	claddingPrice: {
		sentence: `Environ ${cladding.timesCheaper} fois moins cher qu’une porte blindée neuve`,
		words: UNSAYABLE.claddingPrice,
		figure: `${cladding.timesCheaper} fois`,
		places: ["services", "doorCladding"],
		written: "owner/figures.json, « claddingTimesCheaper »",
		isBlocking: true,
		wanted: "deux devis comparables, ou vos prix moyens de l’année",
	},
	claddingA2p: {
		sentence: "Le fourreau renforcé porte la certification A2P",
		words: UNSAYABLE.claddingA2p,
		places: ["doorCladding"],
		written: "content/pages/door-cladding.ts, « options »",
		isBlocking: true,
		wanted: "le certificat, et ce qu’il couvre : la serrure, ou l’ensemble posé",
	},
	claddingVisit: {
		sentence: `Visite sous ${hours(cladding.visitHours)}`,
		words: UNSAYABLE.claddingVisit,
		figure: hours(cladding.visitHours),
		places: ["services", "doorCladding"],
		written: "content/facts.ts, « cladding.visitHours »",
		wanted: "votre agenda des derniers mois",
	},
	claddingMaking: {
		sentence: `Fabrication en ${span(cladding.makingDays, "jours ouvrés")}`,
		words: [span(cladding.makingDays, "jours ouvrés")],
		figure: `${cladding.makingDays.max} jours`,
		places: ["doorCladding"],
		written: "content/facts.ts, « cladding.makingDays »",
		wanted: "l’engagement écrit de l’atelier",
	},
	claddingInstallation: {
		sentence: `Pose en ${span(cladding.installationHours, "heures")}`,
		words: [span(cladding.installationHours, "heures")],
		places: ["services", "doorCladding"],
		written: "content/facts.ts, « cladding.installationHours »",
		wanted: "un relevé de vos poses",
	},
	insuranceFile: {
		sentence: "Le dossier d’assurance est suivi jusqu’au remboursement",
		words: ["jusqu’au remboursement"],
		places: ["breakIn"],
		written: "content/pages/break-in.ts, « insurance »",
		wanted: "un dossier mené à terme, noms effacés",
	},
	breakInReport: {
		sentence: "Après une effraction, un rapport détaillé et des photos avant et après",
		words: UNSAYABLE.breakInReport,
		places: ["services", "breakIn"],
		written: "content/pages/break-in.ts, « insurance »",
		wanted: "un rapport déjà remis, noms effacés, ou son modèle",
	},
} as const satisfies Record<string, Claim>;
