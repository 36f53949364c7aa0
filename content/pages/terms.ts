import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { legalFact } from "../legal-facts.ts";
import { either, euros, hours, years } from "../wording.ts";
import type { TermsPage } from "./schemas.ts";

const { guaranteeYears } = facts;

export const termsPage: TermsPage = {
	seo: {
		title: `Conditions générales de vente | ${business.name}`,
		description:
			"Mise en relation, devis, prix, paiement, garanties, rétractation et médiation : les règles qui s’appliquent entre vous, le site et le serrurier.",
		keywords: ["conditions générales de vente", "mise en relation serrurier", "garantie serrurier", "devis serrurier"],
	},
	title: "Conditions générales de vente",
	lead: "Ce à quoi chacun s’engage, du premier appel à la dernière garantie.",
	sections: [
		{
			id: "objet",
			title: "Ce que règlent ces conditions",
			paragraphs: [
				`Elles s’appliquent à toute demande faite par téléphone, par e-mail ou par le formulaire du site de ${business.name}, et aux services de serrurerie qui y sont présentés.`,
				"Le devis accepté précise les travaux, le prix et la date. S’il prévoit autre chose que ces conditions, c’est le devis qui l’emporte.",
			],
		},
		{
			id: "mise-en-relation",
			title: "Un service de mise en relation",
			paragraphs: [
				"Le site est un service de mise en relation. Il transmet les demandes à des serruriers partenaires indépendants.",
				"Les partenaires sont seuls responsables des travaux, des prix et du contrat conclu avec le client.",
				"Le site peut percevoir une commission des partenaires, sans coût supplémentaire pour le client.",
				`Montant ou mode de calcul de la commission : ${legalFact("commissionTerms")}.`,
				"Avant toute intervention, demandez qui vient : le nom du serrurier et celui de son entreprise figurent sur le devis et sur la facture. Cette clause ne prive le client d’aucun des droits que la loi lui donne.",
			],
		},
		{
			id: "demandes-et-devis",
			title: "Demande et devis",
			paragraphs: [
				"Envoyer une demande n’engage à rien. Le devis est gratuit, qu’il soit suivi de travaux ou non.",
				`Une demande reçoit une réponse sous ${hours(facts.replyHours)} en journée. Le devis détaillé est donné sous ${hours(facts.quoteHours)}.`,
				"En urgence, un prix indicatif est annoncé au téléphone. Le devis définitif est établi sur place, après diagnostic : les travaux commencent quand le client l’a accepté.",
				"Si l’état de la porte oblige à modifier les travaux, un nouveau devis est proposé avant de continuer.",
			],
		},
		{
			id: "prix",
			title: "Prix",
			paragraphs: [
				`Les travaux sont chiffrés sur devis. Une réparation commence à ${euros(facts.repairFromEuros)}. Les pièces remplacées sont indiquées à part.`,
				"Le déplacement et le diagnostic sont gratuits. Les dimanches et jours fériés n’entraînent aucun supplément.",
			],
		},
		{
			id: "paiement",
			title: "Paiement",
			paragraphs: [
				`Le paiement se fait par ${either(facts.paymentMeans)}, une fois les travaux terminés.`,
				"Une facture est remise au client. Elle distingue la main-d’œuvre et les pièces.",
			],
		},
		{
			id: "acces",
			title: "Accès au logement",
			paragraphs: [
				"Avant l’ouverture, ou juste après si vos papiers sont à l’intérieur, le serrurier peut vous demander de justifier que vous habitez le logement ou que vous y êtes autorisé. Une pièce d’identité ou un courrier à cette adresse convient.",
			],
		},
		{
			id: "garanties",
			title: "Garanties",
			paragraphs: [
				`Poses et blindages : ${years(guaranteeYears.installation)}, pièces et main-d’œuvre.`,
				`Réparations : ${years(guaranteeYears.repair)}.`,
				`Portes blindées : garantie du fabricant de ${years(guaranteeYears.armouredDoor)}, et assurance décennale de ${years(guaranteeYears.decennialInsurance)} sur la pose.`,
				"Leurs conditions sont écrites au devis. Elles s’ajoutent aux garanties prévues par la loi et ne les remplacent pas.",
				`Assureur : ${legalFact("insurerName")}. Numéro de contrat : ${legalFact("insuranceContract")}.`,
			],
		},
		{
			id: "retractation",
			title: "Droit de rétractation",
			paragraphs: [
				"Un contrat signé à distance ou à votre domicile ouvre en principe un droit de rétractation. Des règles particulières s’appliquent aux réparations urgentes que vous avez expressément demandées chez vous.",
				`Délai, formulaire et exceptions : ${legalFact("withdrawalTerms")}.`,
			],
		},
		{
			id: "reclamation-et-mediation",
			title: "Réclamation et médiation",
			paragraphs: [
				`Un travail ne vous convient pas ? Appelez le ${business.phoneNational} ou écrivez à ${business.email} : la plupart des désaccords se règlent devant la porte.`,
				"Si aucun accord n’est trouvé, le client particulier peut saisir gratuitement un médiateur de la consommation.",
				`Médiateur : ${legalFact("mediatorName")}. Coordonnées : ${legalFact("mediatorContact")}.`,
			],
		},
		{
			id: "droit-applicable",
			title: "Droit applicable",
			paragraphs: [
				"Ces conditions relèvent du droit français. Les données que vous confiez sont traitées comme l’expliquent les mentions légales.",
			],
		},
	],
};
