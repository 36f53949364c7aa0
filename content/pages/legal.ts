import { owner } from "#owner";
import { business, withName } from "../business.ts";
import { consent } from "../consent.ts";
import { facts } from "../facts.ts";
import { legalFacts, type PrintFact, printerOf } from "../own-facts.ts";
import { sendsReceipts } from "../sends-receipts.ts";
import { offers } from "../site-map.ts";
import { townBySlug } from "../towns.ts";
import { ifSaid } from "../unsaid.ts";
import { months } from "../wording.ts";
import type { LegalPage } from "./types.ts";

const receipts = sendsReceipts();
const hasGrenoble = townBySlug("grenoble") !== undefined;
const hasOwnMinutes = Object.keys(owner["town-minutes"]).length > 0;

/** A section only where somebody is named. */
const siteBuilder = () => ({
	id: "createur-du-site",
	title: "Créateur du site",
	paragraphs: [
		`Le site a été conçu et réalisé par ${business.siteBuilder.name}${business.siteBuilder.url === "" ? "" : ` (${business.siteBuilder.url})`}.`,
		"Pour toute question technique, écrivez d’abord à l’éditeur, dont l’adresse figure ci-dessous.",
	],
});

export const legalPageOf = (legalFact: PrintFact): LegalPage => ({
	seo: {
		title: withName("Mentions légales et confidentialité"),
		description: `Qui édite et héberge ${business.name.length <= 21 ? `le site de ${business.name}` : "ce site"}, ce que deviennent les données du formulaire de devis, quels cookies sont utilisés et comment les refuser.`,
		keywords: ["mentions légales", "politique de confidentialité", "cookies", "données personnelles"],
	},
	title: "Mentions légales et politique de confidentialité",
	lead: "Qui publie ce site, ce qu’il garde de vous, et comment le faire effacer.",
	brief: {
		figures: [
			{ value: months(facts.requestRetentionMonths), label: "puis votre demande est effacée du site" },
			{ value: "0", label: "publicité, et aucun outil qui vous suit" },
		],
		sentences: [
			"Ce que vous envoyez sert à vous répondre et à établir votre devis. À rien d’autre.",
			`Pour voir ou faire effacer ce qui vous concerne : ${business.email}, ou le ${business.phoneNational}.`,
		],
	},
	sections: [
		{
			id: "hebergeur",
			title: "Hébergeur",
			paragraphs: [],
			facts: [
				["Le site est hébergé par", legalFact("hostName")],
				["Adresse de l’hébergeur", legalFact("hostAddress")],
				["Téléphone de l’hébergeur", legalFact("hostPhone")],
			],
		},
		...(business.siteBuilder.name === "" ? [] : [siteBuilder()]),
		{
			id: "editeur",
			title: "Éditeur",
			paragraphs: [
				`Le site est édité par ${business.name}, ${business.tagline.charAt(0).toLowerCase()}${business.tagline.slice(1)} (${business.department}).`,
				`Téléphone\u202f: ${business.phoneNational}. E-mail\u202f: ${business.email}.`,
			],
			facts: [
				["Nom de l’exploitant", legalFact("publisherName")],
				["Forme juridique", legalFact("legalForm")],
				["Adresse", legalFact("address")],
				["Numéro SIREN", legalFact("siren")],
				["Registre national des entreprises", legalFact("tradesRegister")],
				// « TVA non applicable… » is no number.
				[/^TVA/i.test(legalFact("vatNumber")) ? "TVA" : "Numéro de TVA intracommunautaire", legalFact("vatNumber")],
				["Directeur de la publication", legalFact("publicationDirector")],
				["Assurance professionnelle", legalFact("insurerName")],
				["Coordonnées de l’assureur", legalFact("insurerContact")],
				["Numéro de contrat", legalFact("insuranceContract")],
				["Territoire couvert", legalFact("insuranceTerritory")],
				// Of what he builds, if he builds anything.
				...(offers("armouredDoors") || !/^(aucune|$)/i.test(owner.legal.decennialInsurance ?? "")
					? [["Assurance décennale", legalFact("decennialInsurance")] as const]
					: []),
				["Médiateur de la consommation", legalFact("mediatorName")],
				["Adresse du médiateur", legalFact("mediatorContact")],
				["Site du médiateur", legalFact("mediatorSite")],
			],
		},
		{
			id: "propriete-intellectuelle",
			title: "Propriété intellectuelle",
			paragraphs: [
				"Les textes, les images, le logo et le code de ce site appartiennent à leur auteur. Les reproduire demande son accord écrit.",
				"Citer une phrase en nommant la source est permis, comme un lien.",
				"Les images marquées « Illustration » sont dessinées à l’ordinateur : elles montrent un principe, pas un chantier.",
			],
		},
		{
			id: "donnees-personnelles",
			title: "Données personnelles",
			paragraphs: [
				["Qui en répond", "L’exploitant du site, nommé plus haut à la section Éditeur."],
				[
					"Ce qui est demandé",
					"Le formulaire de devis demande votre nom, votre e-mail, votre téléphone, votre ville, le service souhaité, un message, et si la demande est urgente. Rien d’autre. Les champs marqués d’un astérisque sont nécessaires pour vous répondre ; sans eux, la demande ne part pas, et le téléphone reste possible.",
				],
				[
					"À quoi elles servent",
					`Ces données servent uniquement à traiter votre demande : ${receipts ? "vous en accuser réception, " : ""}vous rappeler, vous répondre, établir le devis que vous avez demandé.${receipts ? " Une empreinte de votre e-mail, effacée après un jour, évite un second accusé." : ""} Elles ne servent à aucune publicité ni à aucun appel commercial, qui supposerait votre consentement préalable (Code de la consommation, L223-2).`,
				],
				[
					"Sur quelle base",
					`Elles sont traitées parce que vous le demandez, afin de préparer un éventuel contrat (RGPD, article 6-1-b).${ifSaid("partners", " Leur transmission à un partenaire repose sur votre accord (article 6-1-a), que vous pouvez retirer à tout moment.", "")} Devis et factures se gardent par obligation légale (article 6-1-c). Le tri des envois de robots et la limite du nombre d’envois protègent le site : c’est un intérêt légitime (article 6-1-f). Une demande qui ressemble à un envoi de robot est mise de côté trente jours : l’exploitant peut la relire, puis elle est effacée.`,
				],
				[
					"Qui les reçoit",
					`Elles sont reçues par l’exploitant du site${ifSaid("partners", " et, avec votre accord, par le serrurier partenaire qui prend votre demande (voir les conditions générales de vente)", "")}. L’hébergeur et le service d’envoi des e-mails les acheminent pour le compte de l’exploitant. Une alerte, qui peut reprendre toute votre demande, passe parfois par un service de notification ou de SMS ; une copie de sauvegarde est gardée à part.`,
				],
				[
					"La page de votre demande",
					"Chaque demande a une page à elle, dont l’adresse est donnée à qui l’a envoyée : elle montre la demande et sa suite, téléphone et e-mail masqués, et permet d’ajouter un mot ou des photos, de corriger ou de tout effacer aussitôt. Les photos y sont gardées réduites, sans lieu ni appareil, et vues de l’exploitant seul. Un devis s’y lit et s’y accepte : sont alors gardés le nom écrit pour signature, le moment et l’empreinte du devis lu. Qui a cette adresse la lit ; elle ne figure dans aucun moteur de recherche et meurt avec la demande.",
				],
				[
					"Un rendez-vous",
					"Si nous prenons rendez-vous, l’exploitant note aussi l’adresse, l’étage, le code d’entrée et l’heure : ils s’effacent avec la demande. L’agenda de son téléphone peut en recevoir une copie, par le service qui le tient, et son application de cartes, l’adresse.",
				],
				[
					"Au téléphone, sur place",
					`Au téléphone ou par e-mail, l’exploitant ne note que ce qui sert à venir et la suite donnée. Vos papiers sont regardés, jamais copiés. ${ifSaid("breakInReport", "Les photos et le rapport faits après une effraction vous sont remis ; l’assureur ne les reçoit qu’à votre demande. ", "")}Tout cela suit les mêmes durées${ifSaid("breakInReport", " ; le rapport et les photos sont gardés tant que l’assurance n’a pas payé, si vous me le demandez", "")}.`,
				],
				["Où elles sont gardées", `Pays où elles sont gardées : ${legalFact("dataLocation")}.`],
				[
					"Combien de temps",
					`Elles sont conservées ${months(facts.requestRetentionMonths)} après votre demande, puis effacées du site ; elles peuvent rester trente jours de plus dans ses copies de sauvegarde. L’exploitant efface de même les e-mails, les alertes et les rendez-vous de son agenda. Si un contrat est conclu, le devis et la facture sont gardés dix ans (Code de commerce, L123-22).`,
				],
				[
					"Vos droits",
					"Vous disposez d’un droit d’accès, de rectification, d’effacement et d’opposition sur vos données ; vous pouvez à tout moment, pour une raison tenant à votre situation, vous opposer à ce qui repose sur l’intérêt légitime. Vous pouvez aussi en demander la limitation, ou une copie dans un format courant, et dire ce qu’elles doivent devenir après votre décès.",
				],
				[
					"Les faire valoir",
					`Pour exercer ces droits, écrivez à ${business.email} ou appelez le ${business.phoneNational}. Indiquez l’e-mail ou le téléphone de la demande. Vous avez une réponse sous un mois.`,
				],
				[
					"Un désaccord",
					"Si elle ne vous convient pas, vous pouvez adresser une réclamation à la CNIL : 3 place de Fontenoy, TSA 80715, 75334 Paris Cedex 07, www.cnil.fr.",
				],
				[
					"Le calcul du trajet",
					"Le calcul du temps de trajet se fait dans votre navigateur : ni la commune que vous tapez ni votre position ne sont envoyées. Sans script, le nom de la commune part vers le site, qui répond sans le garder.",
				],
				[
					"Votre connexion",
					"L’adresse de votre connexion sert à limiter les envois répétés ; le site ne l’enregistre pas. L’hébergeur peut tenir son propre journal.",
				],
				[
					"Ce qui est compté",
					`Le site compte, par page et par jour, combien de fois son numéro est touché et combien de demandes partent : un nombre, sans heure, sans cookie, sans identifiant ni adresse. Il l’efface après ${facts.callCountDays}\u00a0jours. Si votre navigateur demande à ne pas être suivi, l’appui sur le numéro n’est pas compté. Ce compte-là ne dépend pas de votre choix au bandeau.`,
				],
			],
		},
		{
			id: "cookies",
			title: "Cookies",
			paragraphs: [
				[
					"Tant que vous n’avez pas choisi",
					"Poursuivre la navigation vaut acceptation des seuls cookies nécessaires : rien d’optionnel ne s’active sans un choix exprès de votre part.",
				],
				[
					"Ce qui est gardé",
					"Le site n’emploie aujourd’hui aucune publicité ni aucun outil de mesure d’audience, hormis le compte sans trace décrit plus haut. Il ne garde, dans la mémoire de votre navigateur, que ce qui suit.",
				],
				[
					"« cookies-accepted » et « cookies-choices »",
					"Par « cookies », le bandeau entend ces entrées : le site ne pose aucun cookie au sens strict. L’entrée « cookies-accepted » retient que vous avez répondu au bandeau. L’entrée « cookies-choices » retient ce que vous avez réellement choisi, avec la date ; elle seule pourrait autoriser un cookie optionnel, et une case laissée cochée sans que vous y touchiez y compte comme un refus.",
				],
				[
					"« devis-brouillon »",
					"L’entrée « devis-brouillon » garde ce que vous écrivez dans le formulaire, qu’un rechargement perdrait : elle ne quitte pas cet onglet, et s’efface une fois la demande envoyée.",
				],
				[
					"« effraction-liste »",
					`L’entrée « effraction-liste » garde ce que vous cochez et écrivez dans la liste de la page « Sécurisation après effraction », pour la retrouver le lendemain. Elle reste sur cet appareil jusqu’à ce que vous l’effaciez, avec le bouton qui l’efface, sous elle.`,
				],
				[
					"« suivi-saisie »",
					"L’entrée « suivi-saisie » garde le mot ou la signature que vous commencez sur la page de votre demande. Elle ne quitte pas cet appareil, et s’efface une fois le mot envoyé, ou la demande effacée.",
				],
				[
					"« hors-ligne »",
					"La copie « hors-ligne » garde les pages que vous avez lues, avec leurs images, les pages du dépannage et de l’effraction et la liste des communes, pour quand il n’y a pas de réseau. Elle se fait dès le premier geste, quel que soit votre choix au bandeau. Rien de ce que vous écrivez n’y entre. Elle ne quitte pas cet appareil. Une nouvelle version du site efface celle d’avant ; elle s’efface aussi avec les données du site, dans votre navigateur.",
				],
				[
					"Combien de temps",
					`Les deux premières entrées sont effacées au bout de ${months(facts.consentMonths)} : la question vous est alors posée de nouveau.`,
				],
				[
					"Changer d’avis",
					`Vous pouvez changer d’avis à tout moment avec le bouton « ${consent.manage} », en bas de chaque page, ou en effaçant les données du site dans votre navigateur.`,
				],
			],
		},
		{
			id: "responsabilite",
			title: "Limitation de responsabilité",
			paragraphs: [
				"Ce site est écrit de bonne foi, et tenu à jour. Les temps d’arrivée et de trajet sont indicatifs : ils dépendent de la circulation, de la météo et des interventions en cours.",
				"Un prix dit au téléphone est indicatif ; celui du barème vaut pour les cas qu’il décrit, et le devis signé fixe le prix.",
				"Rien de ce qui précède ne retire au consommateur les droits que la loi lui donne.",
			],
		},
		{
			id: "sources-des-donnees",
			title: "Sources des données",
			paragraphs: [
				`Communes, codes postaux et populations de 2023${hasGrenoble ? " (celle de Grenoble, arrondie, est donnée à part)" : ""} : INSEE et La Poste, via Etalab, Licence Ouverte. Positions : GeoNames, CC BY 4.0, et IGN, Licence Ouverte. Contours : Natural Earth.`,
				`Les distances sont mesurées à vol d’oiseau depuis ${business.baseTown}${hasGrenoble ? ", sauf celle que la page de Grenoble affiche auprès de la mesure : c’est la mesure qui compte pour le déplacement" : ""}. Les temps de trajet en sont déduits, sauf pour ${hasGrenoble ? "Grenoble et " : ""}les villes principales${hasOwnMinutes ? " et celles dont l’exploitant a donné le temps" : ""}, où ils sont estimés à part. Là où une page dit « comptez plutôt », ce second temps est estimé d’après la route.`,
			],
		},
	],
});

export const legalPage = legalPageOf(printerOf(legalFacts));
