import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { homeReviews, reviewsTitle } from "../own-facts.ts";
import { UNSAYABLE } from "../unsaid.ts";
import { integer, percent, years } from "../wording.ts";
import type { Claim } from "./claim.ts";

const { experienceYears, guaranteeYears } = facts;

/** Who comes, and what is said of the work already done. */
export const personClaims = {
	craftsman: {
		sentence: business.tagline,
		words: [business.tagline],
		places: ["everywhere"],
		written: "owner/identity.json, « tagline »",
		isBlocking: true,
		wanted:
			"le diplôme ou les trois ans de métier qui donnent droit au titre d’artisan, et l’immatriculation au secteur des métiers",
	},
	certified: {
		sentence: "L’artisan est certifié",
		words: ["artisan est certifié", "artisan certifié"],
		places: ["home", "towns"],
		written: "content/pages/home.ts, « reasons »",
		isBlocking: true,
		wanted: "le certificat, son organisme et sa date de fin",
		needsWords: true,
	},
	insured: {
		sentence: "L’artisan est assuré",
		words: ["certifié et assuré"],
		places: ["home"],
		written: "content/pages/home.ts, « reasons »",
		isBlocking: true,
		wanted: "l’attestation d’assurance responsabilité civile professionnelle de l’année",
	},
	decennialInsurance: {
		sentence: `Assurance décennale de ${years(guaranteeYears.decennialInsurance)} sur la pose`,
		// The legal notice says « Assurance décennale : aucune » too.
		words: [
			`assurance décennale de ${years(guaranteeYears.decennialInsurance)}`,
			"l’assurance décennale, elle",
			"une pose qui touche à la construction",
		],
		figure: years(guaranteeYears.decennialInsurance),
		places: ["services", "armouredDoor", "terms"],
		written: "content/facts.ts, « guaranteeYears.decennialInsurance »",
		isBlocking: true,
		wanted: "l’attestation décennale de l’année, qui doit nommer la pose de portes blindées",
	},
	experienceOnTownPages: {
		sentence: `${years(experienceYears.townPages)} d’expérience`,
		words: [`${years(experienceYears.townPages)} d’expérience`],
		figure: years(experienceYears.townPages),
		places: ["towns"],
		written: "owner/figures.json, « experienceOnTownPages »",
		isBlocking: true,
		wanted: "la date de début d’activité ou les certificats de travail",
	},
	experienceOnLockChange: {
		sentence: `${years(experienceYears.lockChangePage)} d’expérience`,
		words: [
			`d’expérience ${years(experienceYears.lockChangePage)}`,
			`${years(experienceYears.lockChangePage)} à choisir`,
		],
		figure: years(experienceYears.lockChangePage),
		places: ["lockChange"],
		written: "owner/figures.json, « experienceOnLockChange »",
		isBlocking: true,
		wanted: "la date de début d’activité ou les certificats de travail",
	},
	interventions: {
		sentence: `Plus de ${integer(facts.interventionsOver)} interventions réussies`,
		words: UNSAYABLE.interventions,
		figure: `${integer(facts.interventionsOver)}`,
		places: ["home", "services"],
		written: "owner/figures.json, « interventionsOver »",
		isBlocking: true,
		wanted: "un décompte daté des factures",
	},
	damageFree: {
		sentence: `Ouverture sans dommage dans ${percent(facts.damageFreePercent)} des cas`,
		words: UNSAYABLE.damageFree,
		figure: percent(facts.damageFreePercent),
		places: ["home", "emergency", "services", "contact", "towns"],
		written: "owner/figures.json, « damageFreePercent »",
		isBlocking: true,
		wanted: "un décompte daté des ouvertures, avec et sans dommage",
	},
	directContact: {
		sentence: "Vous parlez à l’artisan, jamais à un standard",
		words: ["Vous parlez à l’artisan", "Vous parlez directement à un artisan", "Un seul interlocuteur"],
		places: ["home", "contact", "armouredDoor"],
		written: "content/pages/contact.ts, « reasons »",
		wanted: "qui décroche, la nuit et pendant les congés ; personne d’autre ne doit répondre",
		needsWords: true,
		usual: "Je décroche moi-même, et personne d’autre",
	},
	reviews: {
		sentence: "Des clients ont écrit ces avis",
		words: [reviewsTitle(homeReviews)],
		places: ["home", "emergency"],
		written: "owner/reviews.json",
		isBlocking: true,
		wanted:
			"comment les avis sont recueillis et contrôlés (Code de la consommation, D111-17), et l’accord de chaque auteur",
		needsWords: true,
		usual: "Ils viennent de l’adresse écrite à côté de chacun, où leur auteur les a publiés",
	},
	repairExample: {
		sentence: `Une serrure multipoint ${facts.repairExamplePoints} points a été réparée plutôt que remplacée`,
		words: [`Réparation d’une serrure multipoint ${facts.repairExamplePoints} points`],
		places: ["lockRepair"],
		written: "content/pages/lock-repair.ts, « gallery »",
		wanted: "la facture de ce chantier, ou une photo prise sur place",
	},
} as const satisfies Record<string, Claim>;
