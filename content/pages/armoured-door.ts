import { facts } from "../facts.ts";
import { ifFreeTravel } from "../own-facts.ts";
import { ifOffered } from "../site-map.ts";
import { ifSaid, isSaid, saidOn } from "../unsaid.ts";
import { all, either, km, years } from "../wording.ts";
import type { ArmouredDoorPage } from "./types.ts";

const { lockPoints } = facts;
/** None where he fits none that is certified: the sentences about them go (content/unsaid.ts). */
const levels = isSaid("a2pDoors") ? facts.a2pLevels : [];
const minutesHeld = levels.map((level) => level.minutes);
const least = Math.min(...minutesHeld);
const most = Math.max(...minutesHeld);
const doorGuarantee = years(facts.guaranteeYears.armouredDoor);
const decennial = years(facts.guaranteeYears.decennialInsurance);

const certified = facts.a2pCertifiedMinutes;
/** Fewer than the certificate says are true too: a door that holds five minutes holds three. */
const prudent =
	levels.length > 0 &&
	levels.every(({ minutes }, index) => minutes <= (certified[index] ?? 0)) &&
	least < (certified[0] ?? 0)
		? "Minimums prudents : le"
		: "Le";

const LEVELS_TITLES = [
	"Un niveau, une durée de résistance",
	"Deux niveaux, deux durées de résistance",
	"Trois niveaux, trois durées de résistance",
];
const SUITS: Record<(typeof levels)[number]["name"], string> = {
	"A2P BP1": "À envisager pour un appartement en étage, dans un immeuble dont l’entrée ferme.",
	"A2P BP2": "À envisager pour une maison, ou une porte que les voisins ne voient pas.",
	"A2P BP3": "À envisager pour un local professionnel, ou des biens que vous ne pouvez pas remplacer.",
};

const freeOfCharge = ifSaid("freeVisit", "Visite technique et devis gratuits", "Devis gratuit");
const visit = ifSaid(
	"freeVisit",
	`La visite technique est gratuite${ifFreeTravel(`, déplacement compris jusqu’à ${km(facts.radiusKm)}`, "")}. `,
	"",
);

/** Said here alone. */
const OWN = {
	armouredDoor: [`de garantie fabricant ${doorGuarantee}`],
	certificates: ["Je remets les certificats de conformité"],
};

export const armouredDoorPage = saidOn<ArmouredDoorPage>(OWN, {
	seo: {
		title: `Porte blindée à Bourgoin-Jallieu : ${ifSaid("a2pDoors", "portes certifiées A2P", ifOffered("doorCladding", "pose et blindage", "étude et pose"))}`,
		description: `Porte blindée ${ifSaid("a2pDoors", "certifiée A2P", "et son bâti")}${ifOffered("doorCladding", ", ou blindage par fourreau", "")} : pose en Isère. ${freeOfCharge}${ifSaid("armouredDoor", `, garantie fabricant ${doorGuarantee}`, ", devis détaillé")}.`,
		keywords: ["porte blindée", "serrure multipoint", "serrurier"],
	},
	hero: {
		title: "Une porte blindée se juge au temps qu’elle tient.",
		lead:
			ifSaid(
				"a2pDoors",
				"Ce temps est mesuré et porte un nom : A2P. ",
				"Il vient du bâti, des points de fermeture et de la pose. ",
			) +
			(levels.length > 1
				? "Je vous dis quel niveau convient à votre entrée, et je pose la porte avec son bâti."
				: "Je pose la porte avec son bâti."),
		promise: freeOfCharge,
		figures: [
			{
				value: `${least === most ? least : `${least}–${most}`}\u00a0min`,
				label: `de résistance au moins, ${levels.length > 1 ? "selon le niveau A2P" : `niveau ${levels[0]?.name ?? "A2P"}`}`,
			},
			{ value: `${lockPoints.min}–${lockPoints.max}`, label: "points de fermeture" },
			{ value: doorGuarantee, label: "de garantie fabricant" },
			isSaid("freeVisit")
				? { value: "Gratuits", label: "la visite technique et le devis" }
				: { value: "Gratuit", label: "le devis" },
		],
	},
	certifications: {
		title: LEVELS_TITLES[levels.length - 1] ?? "Ce que la porte tient, écrit au devis",
		lead: ifSaid("a2pDoors", "Combien de minutes, au moins, la porte résiste en laboratoire.", ""),
		note:
			levels.length === 0
				? "Le devis nomme le modèle, son bâti et sa serrure : vous comparez avant de signer."
				: `${prudent} certificat d’un bloc-porte annonce ${either(facts.a2pCertifiedMinutes.map(String))}\u00a0minutes ; celui de votre modèle fait foi.`,
		levels: levels.map((level) => ({ ...level, text: SUITS[level.name] })),
		norms: ifSaid(
			"norms",
			`Les portes que je propose répondent aux normes et certifications ${all(facts.norms)} (marquage CE${ifSaid("certificates", " ; certificat du modèle joint au devis", "")}).`,
			"Les certificats de la porte que vous choisissez sont ceux de son fabricant.",
		),
	},
	// The drawing has six numbers: what he does not fit leaves its place to what stands there.
	solutions: {
		title: "De la porte complète à la pièce qui manque",
		lead: "",
		items: [
			{
				title: "Porte blindée à pivots",
				text: "Le remplacement complet : bâti d’acier scellé au mur. La plus résistante.",
			},
			ifSaid(
				"digitalViewer",
				{
					title: "Judas numérique HD",
					text: "Un écran, dedans, remplace l’œilleton : vous voyez qui sonne.",
				},
				{
					title: "Œilleton grand angle",
					text: "Le palier se voit sans ouvrir, et sans pile.",
				},
			),
			ifOffered(
				"doorCladding",
				{
					title: "Blindage par fourreau",
					text: "Une enveloppe d’acier sur votre porte, si elle et son cadre sont sains.",
				},
				{
					title: "Panneau d’acier",
					text: "Celui de la porte complète : deux tôles, et une âme pleine entre elles.",
				},
			),
			{
				title: `Serrure multipoint, ${lockPoints.min} à ${lockPoints.max} points`,
				text: "Un geste, et les pênes sortent sur toute la hauteur.",
			},
			{
				title: "Cornières anti-pince",
				text: "Des profils d’acier couvrent le jeu autour de la porte : un pied-de-biche n’y a plus prise.",
			},
			ifSaid(
				"thresholdBars",
				{
					title: "Barres de seuil renforcées",
					text: "Une barre d’acier au seuil donne un appui au bas de la porte.",
				},
				{
					title: "Le bas de la porte",
					text: "Un point de fermeture y entre dans le bâti : c’est là qu’un pied pousse.",
				},
			),
		],
	},
	benefits: {
		title: "Ce que la porte peut vous rapporter",
		folds: "Voir les avantages",
		lead: "Rien d’automatique : chaque avantage se vérifie avant de signer.",
		items: [
			{
				title: "Une prime d’assurance habitation réduite",
				text: `Selon le contrat. Demandez ce que l’assureur exige${ifSaid("certificates", " : je fournis les certificats", "")}.`,
			},
			{
				title: "Un crédit d’impôt possible",
				// The credit for entrance doors (CGI, 200 quater) ended in 2018.
				text: "Celui des portes d’entrée a pris fin en 2018 ; je n’en connais pas d’autre.",
			},
			{
				title: "Un logement mieux valorisé",
				text: "Une entrée certifiée se voit à la visite.",
			},
			{
				title: "Un financement possible",
				text: "En plusieurs fois, sans frais ni organisme de crédit, si le devis le prévoit : rien dans les sept jours de la signature, le solde cinquante jours après la pose au plus tard.",
			},
		],
	},
	warranties: {
		title: ifSaid(
			"decennialInsurance",
			ifSaid(
				"armouredDoor",
				"Deux protections après la pose, dont une imposée par la loi",
				"Après la pose, une assurance imposée par la loi",
			),
			"Après la pose, une protection du fabricant",
		),
		lead: "",
		items: [
			...(isSaid("armouredDoor")
				? [
						{
							value: doorGuarantee,
							title: "Garantie fabricant",
							text: "Elle couvre la porte. Gardez le certificat : il nomme le modèle.",
						},
					]
				: []),
			...(isSaid("decennialInsurance")
				? [
						{
							value: decennial,
							title: "Assurance décennale",
							// Cass. 3e civ., 21 March 2024, no. 22-18.694: not what replaces equipment in an existing building.
							text: "Elle couvre une pose qui touche à la construction, rarement une porte remplacée. Demandez l’attestation : elle dit les travaux couverts.",
						},
					]
				: []),
		],
	},
	reasons: {
		title: "Une bonne porte mal posée reste une mauvaise porte",
		lead: "",
		items: [
			{
				title: "Je sonde le mur avant de vendre la porte",
				text: "Un bâti se scelle dans du solide. Sinon, je propose autre chose.",
			},
			{
				title: levels.length > 1 ? "Je vous oriente vers le niveau utile" : "Je vous dis si elle vous est utile",
				text: "Un appartement n’a pas les besoins d’une bijouterie.",
			},
			{
				title: "Un seul interlocuteur",
				text: "De la mesure au réglage, la personne du devis est celle qui vient.",
			},
		],
	},
	steps: {
		title: ifSaid("certificates", "De la visite au certificat", "De la visite au dernier réglage"),
		lead: "",
		items: [
			{
				title: "Étude et devis",
				text: `${visit}Je mesure, je regarde mur et palier, je remets un devis.`,
			},
			{
				title: ifSaid("partnerWorkshops", "Fabrication", "Commande"),
				text: `${ifSaid("partnerWorkshops", "La porte est faite à vos mesures, en atelier partenaire. ", "")}Vous validez sens, finition et serrure.`,
			},
			{
				title: "Pose",
				text: "Dépose de l’ancienne porte, scellement du bâti, réglage des pivots.",
			},
			{
				title: "Contrôle",
				text: "Vous essayez chaque point et chaque clé. Je remets les certificats de conformité.",
			},
		],
	},
	gallery: {
		title: "Ce qu’il faut regarder sur une porte blindée",
		lead: "",
		items: [
			{
				picture: "multipoint-coupe",
				title: "Les points de fermeture",
				description: "Regardez s’ils entrent dans l’acier du bâti.",
			},
			{
				picture: "cornieres",
				title: "Les cornières anti-pince",
				description: "Porte fermée, on ne doit plus voir de fente sur le pourtour.",
			},
			ifSaid(
				"digitalViewer",
				{
					picture: "judas",
					title: "Le judas numérique",
					description: "Un écran à hauteur d’yeux, dedans.",
				},
				{
					picture: "protege-cylindre",
					title: "Le protège-cylindre",
					description: "Porte fermée, rien du cylindre ne dépasse : une pince n’y prend pas.",
				},
			),
		],
	},
	form: {
		title: "Parlez-moi de votre entrée",
		lead: "Hauteur, largeur, mur : ce que vous savez suffit.",
	},
});
