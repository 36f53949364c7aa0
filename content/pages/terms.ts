import { owner } from "#owner";
import { business, withName } from "../business.ts";
import { facts } from "../facts.ts";
import { fittingGuarantee } from "../fitting-guarantee.ts";
import { freeInShort, freeInTerms } from "../free-of-charge.ts";
import { labourToo } from "../labour-too.ts";
import { LEGAL_GUARANTEE } from "../legal-guarantee.ts";
import { promise } from "../notebook.ts";
import { SUNDAY } from "../opening.ts";
import { ifFreeTravel, legalFacts, nightPrices, opening, type PrintFact, priceList, printerOf } from "../own-facts.ts";
import { ifOffered } from "../site-map.ts";
import { isFilled } from "../sunday-prices.ts";
import { ifSaid, isSaid } from "../unsaid.ts";
import { BETWEEN_SENTENCES, capital, either, euros, hours, km, years } from "../wording.ts";
import type { LegalPage } from "./types.ts";

const { guaranteeYears } = facts;
const fitting = fittingGuarantee();
/** Who keeps hours of his own promises nothing outside them. */
const whenAnswered = opening.answersAlways
	? `en journée, de ${promise.dayHours.from} h à ${promise.dayHours.to} h ; le soir, le lendemain avant ${promise.morningHour} h`
	: "pendant les heures d’ouverture ; en dehors, le jour d’ouverture suivant";

/** « Le dimanche, le prix est majoré de 50 %. »: of the sentence beside the hours, what is a price. */
const dearerDays = capital(opening.note.split(/\s;\s/).find((part) => part.includes("le prix")) ?? "").replace(
	"Le prix y",
	opening.note.startsWith("Dim") ? "Les dimanches et jours fériés, le prix" : "Les jours fériés, le prix",
);

export const termsPageOf = (legalFact: PrintFact): LegalPage => ({
	seo: {
		title: withName("Conditions générales de vente"),
		description: ifSaid(
			"partners",
			"Mise en relation, devis, prix, paiement, garanties, rétractation et médiation : les règles qui s’appliquent entre vous, le site et le serrurier.",
			"Devis, prix, paiement, garanties, rétractation et médiation : les règles qui s’appliquent entre vous et le serrurier qui vient chez vous.",
		),
		keywords: [
			"conditions générales de vente",
			...(isSaid("partners") ? ["mise en relation serrurier"] : []),
			"garantie serrurier",
			"devis serrurier",
		],
	},
	title: "Conditions générales de vente",
	lead: "Ce à quoi chacun s’engage, du premier appel à la dernière garantie.",
	brief: {
		figures: [
			{ value: "Gratuit", label: "le devis, écrit : rien ne commence avant que vous l’ayez signé" },
			{
				value: "14 jours",
				label: "pour vous rétracter, sauf pour le strict nécessaire d’une réparation urgente que vous avez demandée",
			},
		],
		sentences: [
			freeInShort,
			"Les garanties s’ajoutent à celles de la loi. En cas de désaccord, le médiateur est gratuit pour un particulier.",
		],
	},
	sections: [
		{
			id: "objet",
			title: "Ce que règlent ces conditions",
			paragraphs: [
				`Elles vous sont remises avec le devis et s’appliquent, une fois celui-ci signé, aux services de serrurerie présentés sur le site de ${business.name}.`,
				`Le devis accepté précise les travaux, le prix et la date. S’il prévoit autre chose que ces conditions, c’est lui qui l’emporte, sans pouvoir vous être moins favorable${ifSaid("partners", " ; celui d’un partenaire fixe son prix et ses garanties commerciales, dits avant son départ", "")}.`,
			],
		},
		...(isSaid("partners") ? [matchmaking(legalFact)] : []),
		{
			id: "demandes-et-devis",
			title: "Demande et devis",
			paragraphs: [
				"Envoyer une demande n’engage à rien. Le devis est gratuit, qu’il soit suivi de travaux ou non.",
				`Une demande reçoit une réponse sous ${hours(facts.replyHours)} ${whenAnswered}. Le devis détaillé est donné sous ${hours(facts.quoteHours)}, après la visite s’il en faut une. Il est interdit de démarcher par téléphone un consommateur sans son consentement préalable (Code de la consommation, L223-1 et L223-2).`,
				"En urgence, un prix indicatif est annoncé au téléphone. Le devis définitif est établi sur place, par écrit, après diagnostic et dès le premier euro : l’ouverture et un éventuel remplacement y figurent à part (arrêté du 24 janvier 2017). Les travaux commencent quand vous l’avez daté et signé ; un exemplaire vous reste.",
				"Si l’état de la porte oblige à modifier les travaux, un nouveau devis est proposé avant de continuer.",
			],
		},
		{
			id: "prix",
			title: "Prix",
			paragraphs: [
				`Les travaux sont chiffrés sur devis. ${ifSaid("repairFrom", `Une réparation commence à ${euros(facts.repairFromEuros)}. `, "")}Les pièces remplacées sont indiquées à part.`,
				[
					ifFreeTravel(
						`${freeInTerms} jusqu’à ${km(facts.radiusKm)} à vol d’oiseau de ${business.baseTown} à votre commune (sa page l’indique, ou demandez au téléphone). Au-delà, le prix du déplacement est annoncé, puis confirmé par SMS ou par e-mail avant le départ, et écrit au devis ; sans votre accord écrit, il n’est pas dû si vous refusez les travaux.`,
						freeInShort,
					),
					opening.noSurcharge ? "Les dimanches et jours fériés n’entraînent aucun supplément." : dearerDays,
					// What a Sunday costs is said just before.
					owner.practice.surchargePercent
						? nightPrices
								.split(BETWEEN_SENTENCES)
								.filter((night) => !SUNDAY.test(night))
								.join(" ")
						: nightPrices,
				]
					.filter(Boolean)
					.join(" "),
				"Les prix s’entendent toutes taxes comprises.",
				...(isFilled(priceList) ? ["Le barème est affiché sur la page Services."] : []),
			],
		},
		{
			id: "paiement",
			title: "Paiement",
			paragraphs: [
				`Le paiement se fait par ${either(facts.paymentMeans)}.${facts.paymentMeans.includes("espèces") ? " En espèces, la loi fixe la limite à 1 000 € (Code monétaire et financier, D112-3)." : ""}`,
				"Une réparation urgente que vous avez demandée se règle une fois les travaux terminés.",
				// L221-10, read on 2026-11-22.
				"Pour tout autre contrat signé chez vous, le serrurier ne peut rien recevoir pendant sept jours : ni acompte, ni chèque, ni empreinte de carte (Code de la consommation, L221-10). Le devis dit quand se paient un acompte éventuel et le solde, jamais avant sept jours.",
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
				`Poses${fitting.withCladding ? " et blindages" : ""} : ${fitting.years}${fitting.cladding ? ` ; blindages : ${fitting.cladding}` : ""}${labourToo}.`,
				...(isSaid("repair") ? [`Réparations : ${years(guaranteeYears.repair)}.`] : []),
				...ifOffered(
					"armouredDoors",
					[
						[
							...(isSaid("armouredDoor") ? [`garantie du fabricant de ${years(guaranteeYears.armouredDoor)}`] : []),
							...(isSaid("decennialInsurance")
								? [
										`assurance décennale de ${years(guaranteeYears.decennialInsurance)} sur la pose, pour ce qui relève de la construction`,
									]
								: []),
						].join(", et "),
					]
						.filter((covers) => covers !== "")
						.map((covers) => `Portes blindées : ${covers}.`),
					[],
				),
				`${ifSaid("decennialInsurance", "Hors l’assurance décennale, imposée par la loi, ces", "Ces")} garanties commerciales sont gratuites : leurs conditions et le nom de qui les donne sont écrits au devis. Elles s’ajoutent aux garanties légales, dont répond le vendeur nommé sur le devis, et ne les remplacent pas. La notice harmonisée sur la garantie légale de conformité vous est remise avec le devis, et l’étiquette du fabricant s’il en fournit une.`,
			],
			facts: [
				["Assureur", legalFact("insurerName")],
				["Coordonnées de l’assureur", legalFact("insurerContact")],
				["Numéro de contrat", legalFact("insuranceContract")],
				["Territoire couvert", legalFact("insuranceTerritory")],
				// Once he has given it: it may be another contract.
				...(isSaid("decennialInsurance") && owner.legal.decennialInsurance
					? [["Assurance décennale", legalFact("decennialInsurance")] as const]
					: []),
			],
		},
		{
			id: "garantie-legale",
			title: "Garantie légale de conformité",
			framed: true,
			paragraphs: LEGAL_GUARANTEE,
		},
		{
			id: "retractation",
			title: "Droit de rétractation",
			paragraphs: [
				// L221-18, L221-25, L221-28, read on 2026-11-22.
				"Un contrat conclu à distance ou chez vous peut être rétracté pendant quatorze jours, sans motif ni pénalité (Code de la consommation, L221-18). Le délai court à partir de la signature. Quand une pièce, une serrure ou une porte vous est fournie, même posée, il dure jusqu’à quatorze jours après sa livraison.",
				"Il suffit d’écrire au serrurier nommé sur le devis, ou au site, avant la fin du délai, par exemple avec le modèle qui suit ; un devis accepté en ligne se rend aussi par « Renoncer au contrat ici », sur sa page. Le remboursement vient dans les quatorze jours. Le serrurier reprend à ses frais ce qui est posé et ne peut partir par la poste (L221-23).",
				"Une prestation de service commencée, à votre demande écrite, avant la fin du délai se paie jusqu’à votre rétractation (L221-25). Une pièce ou une porte vendue est remboursée contre restitution.",
				`Ce droit n’existe pas pour une réparation à faire en urgence chez vous et que vous avez expressément demandée, dans la limite des pièces et des travaux strictement nécessaires pour répondre à l’urgence (L221-28). L’artisan de ${business.name} n’oppose pas d’autre exception : tout ce qui s’y ajoute, une serrure plus forte par exemple, garde ses quatorze jours.`,
			],
		},
		{
			id: "modele-de-retractation",
			title: "Modèle de formulaire de rétractation",
			// The annex to article R221-1 of the Code de la consommation, whole. Printed with the page.
			framed: true,
			paragraphs: [
				"Veuillez compléter et renvoyer le présent formulaire uniquement si vous souhaitez vous rétracter du contrat.",
				`À l’attention du serrurier nommé sur le devis ; pour ${business.name} : ${legalFact("address")}, ${business.email}.`,
				"Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la vente du bien (*)/pour la prestation de services (*) ci-dessous :",
				"Commandé le (*)/reçu le (*) :",
				"Nom du (des) consommateur(s) :",
				"Adresse du (des) consommateur(s) :",
				"Signature du (des) consommateur(s), uniquement en cas de notification du présent formulaire sur papier :",
				"Date :",
				"(*) Rayez la mention inutile.",
			],
		},
		{
			id: "reclamation-et-mediation",
			title: "Réclamation et médiation",
			paragraphs: [
				`Un travail ne vous convient pas ? Appelez le ${business.phoneNational} ou écrivez à ${business.email} : nous cherchons d’abord une solution ensemble.`,
				`Si une réclamation écrite reste sans accord, le client particulier peut saisir gratuitement un médiateur de la consommation, dans l’année qui la suit (Code de la consommation, L612-1 et L612-2).${ifSaid("partners", " Si le contrat est conclu avec un partenaire, le médiateur est le sien, nommé sur son devis.", "")}`,
			],
			facts: [
				["Médiateur", legalFact("mediatorName")],
				["Adresse du médiateur", legalFact("mediatorContact")],
				["Site du médiateur", legalFact("mediatorSite")],
			],
		},
		{
			id: "droit-applicable",
			title: "Droit applicable",
			paragraphs: [
				"Ces conditions relèvent du droit français. Les données que vous confiez sont traitées comme l’expliquent les mentions légales.",
				"Clients professionnels : paiement à trente jours au plus ; en retard, trois fois le taux légal et 40 € (Code de commerce, L441-10). Une entreprise de cinq salariés au plus peut aussi se rétracter d’un contrat signé hors établissement, hors de son activité principale (L221-3).",
			],
		},
	],
});

/** Whether others than the owner may come: the contract then says who answers for what. */
const matchmaking = (legalFact: PrintFact) => ({
	id: "mise-en-relation",
	title: "Un service de mise en relation",
	paragraphs: [
		"Le site est un service de mise en relation. Il transmet les demandes à des serruriers partenaires indépendants.",
		"Les partenaires sont seuls responsables des travaux, des prix et du contrat conclu avec le client.",
		"Le site peut percevoir une commission des partenaires, sans coût supplémentaire pour le client : le partenaire s’y engage.",
		`Quand l’artisan de ${business.name} vient lui-même, c’est lui qui contracte avec vous et répond des travaux. Quand c’est un partenaire, son nom, son prix et ses garanties, qui peuvent différer de ceux du site, vous sont dits avant son départ : libre à vous de refuser.`,
		`Montant ou mode de calcul de la commission : ${legalFact("commissionTerms")}.`,
		"Devis et facture nomment le serrurier et son entreprise. Cette clause ne prive le client d’aucun des droits que la loi lui donne.",
	],
});

export const termsPage = termsPageOf(printerOf(legalFacts));
