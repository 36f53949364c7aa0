import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { flatSum } from "../flat-price.ts";
import { labourToo } from "../labour-too.ts";
import { lockChangePrice } from "../lock-change-price.ts";
import { flatPrices, freeTravel, hourlyPrice, ifFreeTravel, opening, priceList } from "../own-facts.ts";
import { ifSaid, saidOn } from "../unsaid.ts";
import { capital, euros, km, lower, minutes, years } from "../wording.ts";
import type { LockChangePage } from "./types.ts";

const { lockPoints } = facts;
const experience = years(facts.experienceYears.lockChangePage);
const guarantee = years(facts.guaranteeYears.installation);

/** Of a schedule that has one price for it: a figure of its own. */
const [firstTravel, ...farther] = priceList.travel;
const onlyTravel =
	firstTravel && firstTravel.euros > 0 && farther.length === 0 && !firstTravel.example ? firstTravel : undefined;
/** Or that is free near by. */
const nearTravel = firstTravel?.euros === 0 && !firstTravel.example ? firstTravel : undefined;

/** What his schedule asks least for one of these locks. */
function priceOf(lock: RegExp): string {
	const [least, ...dearer] = flatPrices
		.filter(({ service, example }) => !example && lock.test(service))
		.toSorted((a, b) => a.euros - b.euros);
	if (least === undefined) return "Sur devis";
	return capital(flatSum({ ...least, isMinimum: least.isMinimum || dearer.length > 0 }));
}

/** Said here alone. */
const OWN = { sameKey: ["Une seule clé pour plusieurs portes"] };

export const lockChangePage = saidOn<LockChangePage>(OWN, {
	seo: {
		title: `Changement de serrure à ${business.baseTown} et en Isère`,
		description: `Clé perdue, emménagement, cylindre usé : changement de serrure sur devis gratuit, ${ifFreeTravel(`déplacement offert jusqu’à ${km(facts.radiusKm)}, `, "")}garantie ${guarantee}${labourToo}.`,
		keywords: ["serrure", "cylindre", "serrurier"],
	},
	hero: {
		title: "Changer la serrure sans changer la porte.",
		lead: `Une clé perdue, un emménagement, une clé qui accroche : ${opening.answersAlways ? "" : "en urgence, "}j’interviens en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne, je mesure, je pose, et vous essayez chaque clé avant que je parte.`,
		figures: [
			{ value: `<\u202f${minutes(facts.arrivalUnderMinutes)}`, label: "pour intervenir, en moyenne" },
			{ value: experience, label: "d’expérience" },
			{
				value: guarantee,
				label: `de garantie${labourToo}, indépendamment de la garantie légale`,
			},
		],
	},
	expertise: {
		title: `${experience} à choisir la bonne serrure pour la bonne porte`,
		paragraphs: [
			"Une serrure se choisit d’après la porte, pas d’après le catalogue. Je regarde le sens d’ouverture, l’épaisseur, le jeu dans le cadre et l’état de la gâche. Une serrure solide sur un cadre fendu ne protège de rien.",
			"Dans bien des cas, le cylindre suffit : la pièce où entre la clé se remplace à part, et la serrure reste. Quand il faut tout changer, je cherche un modèle aux mêmes cotes pour ne pas retailler le bois.",
		],
	},
	services: {
		title: `${ifSaid("sameKey", "Six", "Cinq")} façons de redonner une bonne serrure à votre porte`,
		lead: "De la plus légère à la plus complète.",
		items: [
			{
				title: "Réglage de la gâche et des gonds",
				text: "Une serrure qui accroche va parfois très bien : c’est la porte qui est descendue.",
			},
			{
				title: "Remplacement du cylindre",
				text: "Vos anciennes clés n’ouvrent plus. Serrure, poignée et porte ne changent pas.",
			},
			{
				title: "Remplacement de la serrure complète",
				text: "Quand le mécanisme est usé. Je reprends les cotes de l’ancienne, pour ne pas retailler la porte.",
			},
			{
				title: "Passage à une serrure multipoint",
				text: `Une serrure de ${lockPoints.min} à ${lockPoints.max} points tient la porte sur toute sa hauteur.`,
			},
			{
				title: "Une seule clé pour plusieurs portes",
				text: "Entrée, garage, local : des cylindres commandés ensemble tournent avec la même clé.",
			},
			{
				title: "Remise en service après effraction",
				text: "La porte ferme, et l’assureur a sa facture.",
			},
		],
	},
	lockTypes: {
		title: "Quatre serrures, quatre façons de tenir une porte",
		folds: "Voir les quatre",
		lead: `${lockChangePrice ? `${lockChangePrice.service} : ${flatSum(lockChangePrice)}. ` : ""}Le prix dépend des dimensions, du nombre de points et de la pose. Je le donne après avoir vu la porte, ou une photo de sa tranche.`,
		items: [
			{
				title: "Cylindre européen",
				text: "La pièce que la clé fait tourner. Il existe contre le perçage, avec carte de propriété pour les doubles.",
				price: priceOf(/cylindre/i),
			},
			{
				title: "Serrure multipoint",
				text: `De ${lockPoints.min} à ${lockPoints.max} points de fermeture, commandés par une seule clé.`,
				price: priceOf(/multipoints?|points/i),
			},
			{
				title: "Serrure en applique",
				text: "Un boîtier vissé sur la face intérieure.",
				price: priceOf(/applique/i),
			},
			{
				title: "Serrure encastrée",
				text: "Logée dans l’épaisseur de la porte. Je reprends les cotes de l’ancienne : la poignée reste.",
				price: priceOf(/encastr/i),
			},
		],
	},
	reasons: {
		title: "Quand faut-il changer ? Cinq bonnes raisons",
		folds: "Voir les cinq",
		lead: "Sinon, elle peut attendre, ou se réparer.",
		items: [
			{
				title: "Vous emménagez",
				text: "Personne ne sait combien de doubles circulent.",
			},
			{
				title: "Une clé est perdue ou volée",
				text: "Surtout avec votre adresse. Changer le cylindre suffit le plus souvent.",
			},
			{
				title: "La clé force ou accroche",
				text: "L’usure s’annonce. Mieux vaut changer le cylindre avant que la clé ne casse.",
			},
			{
				title: "Un seul point retient la porte",
				text: "Poussez en haut et en bas, porte verrouillée : si elle bouge, une serrure multipoint change tout.",
			},
			{
				title: "Les doubles se font partout",
				text: "Avec un cylindre à carte de propriété, le double se commande avec la carte.",
			},
		],
	},
	whoPays: {
		title: "Qui paie, et ce que demande votre contrat",
		folds: "Voir qui paie",
		lead: "",
		items: [
			{
				title: "Locataire ou propriétaire",
				text: "Clés perdues, petites pièces, graissage : au locataire. Serrure usée par le temps : au propriétaire.",
			},
			{
				title: "Le contrat d’assurance",
				text: "Il demande parfois une serrure A2P, d’une à trois étoiles. Relisez-le avant de choisir.",
			},
			{
				title: "L’assistance de votre assureur",
				text: "Après une perte ou un vol de clés, appelez-la avant que je commence : elle paie parfois le cylindre.",
			},
		],
	},
	express: {
		title: "Changement express : un appel, un cylindre neuf",
		text: `Clés volées, cylindre cassé : ${ifSaid("stockCylinders", "je viens avec des cylindres des dimensions courantes et je remplace le vôtre si l’un d’eux convient", "dites-moi la marque et la longueur du vôtre, ou envoyez-en une photo, et je viens avec celui qui convient")}.`,
		lines: [
			freeTravel
				? { value: "Gratuit", label: `le déplacement, jusqu’à ${km(facts.radiusKm)}` }
				: onlyTravel === undefined
					? nearTravel
						? { value: "Gratuit", label: `le déplacement, jusqu’à ${km(nearTravel.toKm)}` }
						: { value: "Annoncé", label: "le déplacement" }
					: { value: euros(onlyTravel.euros), label: `le déplacement, jusqu’à ${km(onlyTravel.toKm)}` },
			lockChangePrice
				? { value: capital(flatSum(lockChangePrice)), label: lower(lockChangePrice.service) }
				: { value: hourlyPrice ? capital(hourlyPrice) : "Sur devis", label: "la main-d’œuvre" },
			{ value: guarantee, label: "de garantie, indépendamment de la garantie légale" },
		],
	},
	gallery: {
		title: "Le cylindre, ou toute la serrure ?",
		lead: "",
		items: [
			{
				picture: "cylindre",
				title: "Le cylindre",
				description: "Une vis sur la tranche le retient. Il sort en quelques gestes, la serrure reste.",
			},
			{
				picture: "multipoint-coupe",
				title: "La serrure à plusieurs points",
				description:
					"Une barre commande tous les pênes. On remplace le tout quand le mécanisme est usé, ou pour ajouter des points de fermeture.",
			},
			{
				picture: "applique",
				title: "La serrure en applique",
				description: "Vissée au dos de la porte. Selon le modèle, on remplace le tout ou son cylindre.",
			},
		],
	},
	form: {
		title: "Votre serrure en deux phrases",
		lead: "Bois, métal ou PVC ? Une clé plate ou à points ? Si vous ne savez pas, dites-le : je poserai les questions.",
	},
});
