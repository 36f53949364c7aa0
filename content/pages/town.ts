import { facts } from "../facts.ts";
import { ifFreeTravel, isSameAtNight, nightPrices, opening, openingInShort } from "../own-facts.ts";
import { ifOffered, paths } from "../site-map.ts";
import { ifSaid, isSaid, said } from "../unsaid.ts";
import { capital, euros, km, percent, years } from "../wording.ts";
import type { TownPage } from "./types.ts";

const { guaranteeYears } = facts;
const radius = km(facts.radiusKm);
const craftsman = ifSaid("certified", "artisan certifié", "artisan assuré");

const CYLINDER = [
	"Souvent, le cylindre suffit.",
	"Cylindre seul ou serrure entière.",
	"Le cylindre d’abord, la serrure s’il le faut.",
];
const AFTER_POLICE = [
	"Je referme dès que {police} a constaté.",
	"Une fois {police} passée, je referme.",
	"D’abord {police}, ensuite je referme.",
];
const within = `Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Comptez {delai}, ${opening.both}. Devis gratuit, ${craftsman}.`;

/** Over half an hour away. */
const slow = {
	description: [within],
	lead: [
		"La clé dedans, vous dehors ? Appelez : je vous dis à quelle heure je peux être là.",
		"{mesure} à vol d’oiseau, davantage par la route : demandez-moi d’abord quand j’arrive.",
		"Porte claquée, serrure bloquée : je pars de Bourgoin-Jallieu dès que nous sommes d’accord.",
	],
	estimate: [
		"Une estimation, route libre et sans personne avant vous : au téléphone, je vous donne l’heure.",
		"Temps estimé sans embouteillage, quand je ne travaille pas ailleurs ; appelez, et nous fixons l’heure.",
		"Le calcul ne compte ni les bouchons ni l’intervention que je termine peut-être : appelez, je vous dis l’heure.",
	],
	delaiTitre: ["Devant la porte en {delai}", "Chez vous en {delai}", "Sur place en {delai}"],
	serrure: CYLINDER,
	effraction: AFTER_POLICE,
	deplacement: ifFreeTravel(
		[
			`Vous êtes à {mesure} : déplacement gratuit, comme partout jusqu’à ${radius}.`,
			`Le déplacement est gratuit jusqu’à ${radius}, et vous êtes à {mesure}.`,
		],
		["Vous êtes à {mesure} à vol d’oiseau : déplacement {trajet}."],
	),
	zone: [`Dans un rayon de ${radius}, {voisines} compris.`, `Jusqu’à ${radius} : je vais aussi {aVoisines}.`],
	zoneAlone: [`Dans un rayon de ${radius} : vous êtes à {mesure}.`],
	gratuit: ["Oui : vous le lisez devant la porte, et vous pouvez dire non.", "Oui, écrit, même si vous en restez là."],
};

/**
 * One frame for the 70 towns, filled with what is true of each: {ville} « Voiron », {aVille} « à Voiron », {delai} « 25 min environ »,
 * {mesure} « 35 km » as the crow flies, {trajet} « à 20 € » of the schedule, {route} « 40 min » by road, {voisines} « Moirans et Tullins », {police} « la gendarmerie ».
 * Where a sentence depends on how far the town is, it stands for each kind: the base, under half an hour, over it, where the road turns, beyond the radius;
 * where on its size, for each size. Of several wordings, all true, each town takes one (app/seo/town-values.ts): with one, sisters were half alike.
 * What every town has alike is kept short: the town's name stands twelve times at most, and most of the words are its own
 * (tests/laws/town-pages.test.ts).
 */
export const townPage = said<TownPage>({
	seo: {
		title: `Serrurier {ville} : dépannage ${opening.short}, devis gratuit`,
		titleLong: `Serrurier {ville} : dépannage ${opening.short}`,
		titleLongest: "Serrurier {ville} : dépannage",
		keywords: [
			"serrurier {ville}",
			"dépannage serrurier {ville}",
			"ouverture de porte {ville}",
			"changement de serrure {ville}",
		],
	},
	hero: { title: `Votre serrurier {aVille}, ${opening.short}` },
	beyondRadius: `C’est au-delà de notre rayon habituel de ${radius} : appelez pour confirmer.${ifFreeTravel(" Le déplacement y est payant.", "")}`,
	/** Where the page says another distance than the one measured. */
	beyondMeasured: `À {mesure} à vol d’oiseau, plus par la route, c’est au-delà de notre rayon habituel de ${radius} : appelez pour confirmer, le déplacement se chiffre avant mon départ.`,
	place: {
		title: "{ville} sur ma carte",
		around: "{alentours}",
		folds: "Voir ces communes",
		toConfirm: `Hors de l’Isère ou de mes ${radius}, à confirmer au téléphone :`,
		labels: {
			postalCode: "Code postal",
			postalCodes: "Codes postaux",
			quarters: "Quartiers et lieux-dits",
			merged: "Commune réunie",
			mergedMany: "Communes réunies",
			road: "Par la route",
			parking: "Se garer",
			market: "Marché",
			order: "Police, gendarmerie",
			night: "Hôpital, la nuit",
		},
	},
	services: {
		title: "Mes services {aVille}",
		lead: "",
		items: [
			{
				icon: "phone",
				title: "Dépannage d’urgence",
				text: ifSaid(
					"damageFree",
					`J’ouvre sans dommage dans ${percent(facts.damageFreePercent)} des cas.`,
					"Je cherche d’abord à ne rien abîmer.",
				),
				features: [],
				action: { kind: "link", label: "Voir le dépannage", to: paths.emergency },
			},
			{
				icon: "cylinder",
				title: "Changement de serrure",
				text: "{serrure}",
				features: [],
				action: { kind: "link", label: "Voir les serrures", to: paths.lockChange },
			},
			{
				icon: "breakin",
				title: "Porte forcée",
				text: "{effraction}",
				features: [],
				action: { kind: "link", label: "Voir l’urgence", to: paths.emergency },
			},
		],
	},
	notesTitle: "Chez vos voisins",
	noteTitle: "Bon à savoir ici",
	achievements: {
		title: "{travaux}",
		lead: "",
		items: [
			{
				picture: "cylindre-use",
				title: "Une serrure remplacée",
				action: { kind: "link", label: "Le changement de serrure", to: paths.lockChange },
			},
			ifOffered(
				"armouredDoors",
				{
					picture: "porte-blindee",
					title: "Une porte blindée posée",
					action: { kind: "link", label: "La porte blindée", to: paths.armouredDoor },
				},
				{
					picture: "applique",
					title: "Une serrure réparée",
					action: { kind: "link", label: "La réparation", to: paths.lockRepair },
				},
			),
		],
	},
	nearby: { title: "Cinq villes des environs", fewer: "Villes des environs" },
	reasons: {
		title: "Pourquoi m’appeler",
		items: [`${years(facts.experienceYears.townPages)} d’expérience`, "{delaiTitre}", "{devis}", "{garantie}"],
	},
	faq: {
		title: "Vos questions",
		items: [
			{
				question: "Combien coûte un serrurier {aVille} ?",
				answer:
					`${openingInShort(1, "")} ${ifSaid("repairFrom", `Réparation dès ${euros(facts.repairFromEuros)}. `, "")}{deplacement}`.trim(),
			},
			{
				question: "{questionNuit}",
				answer: opening.isAlways ? "{heures} {nuit}" : "{heures}",
			},
			{ question: "{questionZone}", answer: "{zone} {partenaire}" },
			{ question: "{questionSerrures}", answer: "{serrures}" },
			{ question: "{questionDevis}", answer: "{gratuit}" },
		],
	},
	finalCall: { title: "{ville} : {delai}" },
	/** {police}: who answers the 17 there, where that is known. */
	police: { police: "la police", gendarmerie: "la gendarmerie", either: "la police ou la gendarmerie" },
	/** Of the six towns whose minutes the specification gives. */
	estimateApart: "Une estimation, si la route est libre et moi aussi : je vous dis l’heure au téléphone.",
	any: {
		alentours: ["Aux alentours, en ligne droite :", "Autour, à vol d’oiseau :", "Les communes proches :"],
		travaux: ["Deux gestes du métier, en images", "Mon métier, en deux images", "En images"],
		devis: ["Un devis écrit avant de commencer, gratuit", "Un devis écrit, gratuit", "Devis gratuit, sur papier"],
		garantie: [
			`Pose garantie ${years(guaranteeYears.installation)}, indépendamment de la garantie légale`,
			`${years(guaranteeYears.installation)} de garantie sur la pose, et la garantie légale`,
			`Garantie de pose : ${years(guaranteeYears.installation)}, garantie légale à part`,
		],
		questionNuit: [
			"Venez-vous la nuit et le week-end ?",
			"La nuit, le week-end, venez-vous ?",
			"Travaillez-vous la nuit et le week-end ?",
			"Et la nuit, et le dimanche ?",
		],
		heures:
			opening.isAlways && opening.noSurcharge
				? [
						`Oui, ${opening.short}, et sans supplément le dimanche.`,
						`${capital(opening.short)}, et le dimanche sans supplément.`,
						`${capital(opening.short)}, à prix égal le dimanche.`,
						`Oui : ${opening.short}, dimanches compris, sans supplément.`,
					]
				: [
						opening.isAlways
							? `Oui : ${opening.both}. ${opening.note}`
							: `${opening.alone(`je réponds ${opening.both}`)}. ${opening.inDetail}`,
					],
		questionZone: [
			"Jusqu’où venez-vous ?",
			"Venez-vous aux alentours ?",
			"Quelle est votre zone ?",
			"Où allez-vous encore ?",
		],
		questionSerrures: [
			"Quelles serrures et quelles portes ouvrez-vous ?",
			"Quelles portes et serrures ouvrez-vous ?",
			"Quelles serrures savez-vous ouvrir ?",
		],
		questionDevis: ["Le devis est-il vraiment gratuit ?", "Votre devis est gratuit ?", "Devis gratuit, vraiment ?"],
		nuit:
			nightPrices === ""
				? ["Le prix de nuit, je vous le donne au téléphone."]
				: isSameAtNight
					? [
							"Même prix la nuit",
							"La nuit, c’est le même prix",
							"De nuit, le prix ne change pas",
							"La nuit n’y change rien",
						].map((said) => nightPrices.replace("Même prix la nuit", said))
					: [
							"Barème de nuit : page Services.",
							"La nuit a sa ligne au barème, page Services.",
							"Page Services, le barème dit le prix de nuit.",
						],
		partenaire: isSaid("partners")
			? [
					"Si je ne suis pas libre, un serrurier partenaire peut venir : nom, prix et garanties d’abord, libre à vous de refuser.",
					"Pris ailleurs, je peux proposer un partenaire : vous avez son nom, son prix et ses garanties, puis vous décidez.",
					"Un confrère partenaire peut me remplacer : qui, combien et quelle garantie, vous le savez avant.",
					"Absent, je peux vous proposer un confrère : nom, prix et garantie d’abord, puis votre accord.",
				]
			: ["C’est moi qui viens."],
	},
	/** By the number of inhabitants: where blocks of flats are many, and where they are few. */
	bySize: {
		city: {
			serrures: [
				"En immeuble comme en maison : cylindres, multipoints, portes blindées.",
				"Portes de palier, de hall ou de maison, blindées ou non : cylindres et multipoints.",
			],
		},
		town: {
			serrures: [
				"Les cylindres, les multipoints et les portes blindées.",
				"Cylindre, trois points, porte blindée : tout ce qui ferme une entrée.",
			],
		},
		village: {
			serrures: [
				"De la vieille serrure en applique à la porte neuve.",
				"Maison ancienne ou pavillon neuf : serrures en applique, cylindres, multipoints, portes blindées.",
			],
		},
	},
	by: {
		base: {
			description: [within],
			lead: ["Porte claquée, serrure bloquée, effraction : appelez, je pars d’ici."],
			estimate: ["Temps estimé, si je ne suis pas déjà chez quelqu’un : je vous dis l’heure au téléphone."],
			delaiTitre: ["Chez vous en {delai}"],
			serrure: CYLINDER,
			effraction: AFTER_POLICE,
			deplacement: ifFreeTravel([`Le déplacement est gratuit jusqu’à ${radius}.`], ["Le déplacement est {trajet}."]),
			zone: [`${radius} à vol d’oiseau autour d’ici.`],
			zoneAlone: [`${radius} à vol d’oiseau autour d’ici.`],
			gratuit: ["Oui, et écrit sur place."],
		},
		near: {
			description: [within],
			lead: [
				"Porte claquée ou forcée ? J’arrive de Bourgoin-Jallieu.",
				"Serrure bloquée, clé cassée : appelez, je pars de Bourgoin-Jallieu.",
				"Dehors, la clé dedans ? {mesure} nous séparent : appelez.",
				"Une porte qui ne s’ouvre plus, ou ne ferme plus : je pars de Bourgoin-Jallieu.",
			],
			estimate: [
				"Une estimation, si la route est libre et si je ne suis pas déjà chez quelqu’un ; je vous dis l’heure au téléphone.",
				"Un ordre de grandeur, si la route est dégagée et si je suis libre : au téléphone, je vous donne mon heure d’arrivée.",
				"Sans bouchon, et si je pars aussitôt : je vous donne mon heure d’arrivée au téléphone.",
				"Estimation sans bouchon, si je suis libre : appelez, je vous dis à quelle heure j’arrive.",
			],
			delaiTitre: ["Chez vous en {delai}", "Devant la porte en {delai}", "Sur place en {delai}"],
			serrure: CYLINDER,
			effraction: AFTER_POLICE,
			deplacement: ifFreeTravel(
				[
					`Vous êtes à {mesure} : le déplacement est gratuit, comme partout jusqu’à ${radius}.`,
					`Déplacement gratuit jusqu’à ${radius}, et vous n’êtes qu’à {mesure}.`,
					`Le déplacement est gratuit jusqu’à ${radius}, donc ici.`,
				],
				["À {mesure}, le déplacement est {trajet}.", "Pour {mesure}, déplacement {trajet}."],
			),
			zone: [
				`${radius} à vol d’oiseau : {voisines} en font partie.`,
				`Partout à moins de ${radius} : chez vous comme {aVoisines}.`,
				`Mon rayon est de ${radius} : je vais aussi {aVoisines}.`,
			],
			zoneAlone: [`${radius} à vol d’oiseau : vous êtes à {mesure}.`],
			gratuit: [
				"Oui, et écrit sur place.",
				"Oui. Je l’écris devant la porte.",
				"Oui, par écrit, avant le premier tour de vis.",
			],
		},
		slow,
		detour: {
			...slow,
			description: [
				`Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Heure dite au téléphone, ${opening.both}. Devis gratuit, ${craftsman}.`,
			],
			estimate: [
				"Temps indicatif. Comptez plutôt {route} par la route ; je vous dis l’heure au téléphone.",
				"C’est un temps au plus court. La route fait un détour : comptez plutôt {route}, et appelez pour l’heure.",
				"Temps au plus court. Par la route, si elle est libre, comptez plutôt {route} ; appelez, je vous dis l’heure.",
			],
			delaiTitre: [
				"Une heure d’arrivée dite au téléphone",
				"L’heure de mon arrivée, dite au téléphone",
				"Vous savez au téléphone quand j’arrive",
			],
		},
		beyond: {
			description: [
				`Serrurier {aVille} : porte claquée, serrure bloquée ou forcée. Comptez {delai}, à confirmer. ${capital(opening.both)}, ${craftsman}.`,
			],
			...(opening.isAlways && opening.noSurcharge
				? {
						heures: [
							`Je réponds ${opening.short} et je vous dis si je peux venir. Aucun supplément le dimanche.`,
							`${capital(opening.short)}, je décroche et je vous dis si je viens, sans supplément le dimanche.`,
							`Appelez à toute heure, je vous dis si je peux. Le dimanche, aucun supplément.`,
						],
					}
				: {}),
			lead: [
				"Ouvrir, réparer, refermer : appelez, je vous dis si je peux venir, à quelle heure et à quel prix.",
				"Appelez : je vous dis si je peux venir, à quelle heure et ce que coûte le déplacement.",
				"C’est loin de Bourgoin-Jallieu. Avant tout, appelez : je vous dis si je viens, quand et à quel prix.",
			],
			estimate: [
				"Estimation sans embouteillage, si je suis libre : rien n’est sûr avant votre appel.",
				"Temps estimé sans bouchon, si je suis libre. Je vous dis au téléphone si je peux venir.",
				"Temps estimé si la route est libre, à confirmer de vive voix : je suis peut-être déjà pris.",
			],
			delaiTitre: [
				"Je vous dis aussitôt si je viens",
				"Un appel, et vous savez si je viens",
				"Je dis tout de suite si je peux venir",
			],
			serrure: [
				"Sur rendez-vous, cylindre ou serrure.",
				"Cylindre ou serrure, à une date fixée ensemble.",
				"Nous fixons un jour, et je viens poser.",
			],
			effraction: [
				"D’abord {police}, puis moi, si je peux venir.",
				"Une fois {police} passée, appelez : je vous dis si je viens.",
			],
			deplacement: ifFreeTravel(
				[
					`Déplacement gratuit jusqu’à ${radius}. À {mesure}, il est payant : je vous en donne le prix avant de partir.`,
					`Le déplacement est gratuit jusqu’à ${radius} ; vous êtes à {mesure}, et je vous en dis le prix au téléphone.`,
					`Le déplacement, gratuit jusqu’à ${radius}, ne l’est plus ici : à {mesure}, je le chiffre au téléphone.`,
				],
				["À {mesure} à vol d’oiseau, le déplacement est {trajet}."],
			),
			zone: [
				`Mon rayon est de ${radius}. Au-delà, ici comme {aVoisines}, appelez : je vous dis si je peux venir.`,
				`D’ordinaire, je vais jusqu’à ${radius}. Ici, comme {aVoisines}, c’est plus loin : appelez, je vous dis si je peux.`,
				`Jusqu’à ${radius} ; au-delà sur demande, chez vous comme {aVoisines}.`,
			],
			zoneAlone: [`${radius} ; plus loin, appelez : je vous dis si je peux.`],
			gratuit: ifFreeTravel(
				[
					"Oui. Le déplacement, lui, est payant ici : je vous en donne le prix au téléphone.",
					"Oui ; le prix du déplacement vous est dit avant, au téléphone.",
					"Le devis, oui ; le déplacement se paie, à un prix annoncé avant.",
				],
				["Oui, écrit ; le déplacement est {trajet}."],
			),
		},
	},
});
