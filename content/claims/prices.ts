import { facts } from "../facts.ts";
import { fittingGuarantee } from "../fitting-guarantee.ts";
import { labourToo } from "../labour-too.ts";
import { either, euros, km, years } from "../wording.ts";
import type { Claim } from "./claim.ts";

const { guaranteeYears } = facts;
const fitting = fittingGuarantee();

/** What is paid, what is not, and what is guaranteed afterwards. */
export const pricesClaims = {
	noSurcharge: {
		sentence: "Sans supplément les dimanches et jours fériés",
		words: ["sans supplément", "Pas de supplément", "aucun supplément", "ne coûte pas plus cher"],
		places: ["everywhere"],
		written: "owner/practice.json, « surcharge »",
		wanted: "le barème, où aucune ligne ne majore un dimanche ou un jour férié",
	},
	freeQuote: {
		sentence: "Le devis est gratuit",
		words: [
			"devis gratuit",
			"Devis gratuit",
			"devis gratuits",
			"devis est gratuit",
			"devis est-il vraiment gratuit",
			"devis indicatif gratuit",
			"devis : gratuit",
			`le devis, le diagnostic et, jusqu’à ${km(facts.radiusKm)}, le déplacement Gratuits`,
			"la visite technique et le devis Gratuits",
		],
		places: [
			"home",
			"emergency",
			"services",
			"lockChange",
			"armouredDoor",
			"doorCladding",
			"breakIn",
			"contact",
			"terms",
			"towns",
		],
		written: "content/pages/home.ts, « reasons »",
		wanted: "le barème, où le devis n’est jamais facturé, même refusé",
	},
	freeTravel: {
		sentence: "Le déplacement et le diagnostic sont gratuits",
		words: [
			"le déplacement Gratuits",
			`Gratuit le déplacement, jusqu’à ${km(facts.radiusKm)}`,
			"déplacement est gratuit",
			`gratuit jusqu’à ${km(facts.radiusKm)}`,
			`gratuit, comme partout jusqu’à ${km(facts.radiusKm)}`,
			`le déplacement jusqu’à ${km(facts.radiusKm)}`,
			"Déplacement offert",
			"déplacement offert",
		],
		places: ["home", "emergency", "services", "lockChange", "lockRepair", "terms", "towns"],
		written: "owner/practice.json, « freeTravel »",
		wanted: `le barème, où aucun déplacement n’est facturé jusqu’à ${km(facts.radiusKm)}, même quand le client refuse le devis`,
	},
	freeDiagnosis: {
		sentence: "Le diagnostic est gratuit",
		words: ["Diagnostic gratuit", "diagnostic est gratuit", "le diagnostic"],
		places: ["home", "services", "lockRepair", "terms"],
		written: "owner/unsaid.json, « freeDiagnosis »",
		wanted: "le barème, où regarder une serrure ne se facture pas",
	},
	freeVisit: {
		sentence: "La visite technique est gratuite",
		words: [
			"visite technique gratuite",
			"Visite technique gratuite",
			"visite technique est gratuite",
			"la visite technique et le devis Gratuits",
			"Visite technique et devis gratuits",
		],
		places: ["home", "services", "armouredDoor"],
		written: "owner/unsaid.json, « freeVisit »",
		wanted: "le barème, où la visite n’est pas facturée",
	},
	repairFrom: {
		sentence: `Réparation à partir de ${euros(facts.repairFromEuros)}`,
		words: [euros(facts.repairFromEuros)],
		figure: euros(facts.repairFromEuros),
		places: ["services", "lockRepair", "terms", "towns"],
		written: "owner/figures.json, « repairFromEuros »",
		isBlocking: true,
		wanted: "une facture récente à ce prix, toutes taxes comprises",
	},
	payment: {
		sentence: `Paiement par ${either(facts.paymentMeans)}`,
		words: [either(facts.paymentMeans)],
		places: ["home", "emergency", "contact", "terms"],
		written: "owner/practice.json, « payments »",
		wanted: "le contrat de carte bancaire",
	},
	installation: {
		sentence: `${fitting.withCladding ? "Poses et blindages garantis" : "Poses garanties"} ${fitting.years}${fitting.cladding ? `, blindages ${fitting.cladding}` : ""}${labourToo}`,
		words: [years(guaranteeYears.installation), years(guaranteeYears.cladding)],
		figure: years(guaranteeYears.installation),
		places: ["home", "emergency", "services", "lockChange", "doorCladding", "breakIn", "contact", "terms", "towns"],
		written: "owner/figures.json, « installationYears » et « claddingYears »",
		wanted: "le texte de la garantie, remis avec le devis (Code de la consommation, L217-22)",
	},
	guaranteedLabour: {
		sentence: "La garantie des poses couvre pièces et main-d’œuvre",
		words: ["pièces et main-d’œuvre"],
		places: ["home", "services", "lockChange", "doorCladding", "terms"],
		written: "owner/unsaid.json, « guaranteedLabour »",
		partOf: "installation",
		wanted: "le texte de la garantie, remis avec le devis (Code de la consommation, L217-22)",
	},
	preventionAudit: {
		sentence: "Après une effraction, un audit de prévention",
		words: ["Audit de prévention"],
		places: ["services", "breakIn"],
		written: "owner/unsaid.json, « preventionAudit »",
		wanted: "un compte rendu remis à un client",
	},
	stockCylinders: {
		sentence: "Je viens avec des cylindres des dimensions courantes",
		words: ["cylindres des dimensions courantes"],
		places: ["lockChange"],
		written: "owner/unsaid.json, « stockCylinders »",
		wanted: "ce que le camion emporte",
	},
	sameKey: {
		sentence: "Une seule clé pour plusieurs portes",
		words: ["Une seule clé pour plusieurs portes"],
		places: ["lockChange"],
		written: "owner/unsaid.json, « sameKey »",
		wanted: "le fournisseur des cylindres sur organigramme",
	},
	repair: {
		sentence: `Réparations garanties ${years(guaranteeYears.repair)}`,
		words: [years(guaranteeYears.repair)],
		figure: years(guaranteeYears.repair),
		places: ["home", "emergency", "services", "lockRepair", "breakIn", "contact", "terms"],
		written: "owner/figures.json, « repairYears »",
		wanted: "le texte de la garantie, remis avec le devis (Code de la consommation, L217-22)",
	},
	armouredDoor: {
		sentence: `Portes blindées garanties ${years(guaranteeYears.armouredDoor)} par le fabricant`,
		words: [
			`Garantie du fabricant : ${years(guaranteeYears.armouredDoor)}`,
			`${years(guaranteeYears.armouredDoor)} par le fabricant sur les portes blindées`,
			`Garantie fabricant ${years(guaranteeYears.armouredDoor)}`,
			`garantie fabricant ${years(guaranteeYears.armouredDoor)}`,
			`garantie du fabricant de ${years(guaranteeYears.armouredDoor)}`,
		],
		figure: years(guaranteeYears.armouredDoor),
		places: ["home", "services", "armouredDoor", "terms"],
		written: "owner/figures.json, « armouredDoorYears »",
		wanted: "la garantie écrite du fabricant",
	},
} as const satisfies Record<string, Claim>;
