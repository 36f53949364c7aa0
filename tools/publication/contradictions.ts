import { business } from "#content/business.ts";
import type { ReservationName } from "#content/claims/reservation-names.ts";
import { isereWithin } from "#content/communes.ts";
import { facts } from "#content/facts.ts";
import { isOdd } from "#content/odd-price.ts";
import { isOfDays, SUNDAY } from "#content/opening.ts";
import { legalFactOf } from "#content/own-facts.ts";
import { basePosition, greatCircleKm } from "#content/projection.ts";
import { arrivalUnder, meanMinutes, roadInstead } from "#content/road-journeys.ts";
import { offers } from "#content/site-map.ts";
import { positionOf } from "#content/town-positions.ts";
import type { Town } from "#content/towns.ts";
import { isSaid, UNSAYABLE } from "#content/unsaid.ts";
import { euros, holds, minutes as inMinutes, km } from "#content/wording.ts";
import type { Finding, Material } from "./material.ts";

/** Between the centre of one town and another, two ways of measuring differ by less than this. */
const MEASURED_WITHIN_KM = 2;
/** Of the town that all times are counted from. */
const BASE_CODE = "38300";
const DAYS_A_MONTH = 30.44;

/** Euros of what the schedule asks least for; infinite where it asks nothing yet. */
export const lowestPrice = ({ hourly, flat }: Material["priceList"]): number =>
	Math.min(...[...hourly, ...flat].map(({ euros }) => euros));

type Question = {
	/** The site may not be public with it; otherwise the owner decides. */
	isBlocking?: true;
	/** What clashes with what, in this content; false when nothing does. */
	clash: (material: Material) => string | false;
	remedy: string;
	where: string;
};

/** In minutes: as much is no rounding. */
const SELLS_SHORT_BY = 10;

/** What clashes inside the content, with the law or with the certifier. An answer of the owner settles each of them. */
const questions: Record<ReservationName, Question> = {
	matchmaking: {
		// The contract cannot say both: nothing is published before the owner says which of the two they are.
		isBlocking: true,
		clash: ({ matchmaking }) =>
			matchmaking &&
			"Vos pages parlent d’un artisan seul ; vos conditions de vente, d’une mise en relation avec d’autres serruriers, seuls responsables de leur travail. Le client doit savoir qui vient, et nul ne peut s’exonérer de ses propres obligations.",
		remedy:
			"Si vous travaillez seul, répondre non, dans « Ce que la loi demande », à « Envoyez-vous parfois un confrère à votre place ? » (owner/unsaid.json, « partners ») : vos conditions cessent d’en parler. Sinon, écrire qui ils sont et quand ils viennent.",
		where: "content/pages/terms.ts, « mise-en-relation »",
	},
	experience: {
		isBlocking: true,
		clash: ({ facts: { experienceYears: years } }) =>
			years.townPages !== years.lockChangePage &&
			`${years.townPages} ans d’expérience sur les pages de villes, ${years.lockChangePage} ans sur celle du changement de serrure.`,
		remedy: "Écrire deux fois le même nombre.",
		where: "owner/figures.json, « experienceOnTownPages » et « experienceOnLockChange »",
	},
	a2pMinutes: {
		isBlocking: true,
		clash: ({ facts: { a2pLevels, a2pCertifiedMinutes }, said }) =>
			says(said, "a2pDoors") &&
			a2pLevels.some(({ minutes }, index) => minutes !== a2pCertifiedMinutes[index]) &&
			`Résistance des portes ${a2pLevels.map(({ name, minutes }) => `${name} ${minutes} min`).join(", ")} : le certificateur donne ${a2pCertifiedMinutes.join(", ")} min.`,
		remedy: `Écrire ${facts.a2pCertifiedMinutes.join(", ")}.`,
		where: "owner/figures.json, « a2pMinutes »",
	},
	claddingA2p: {
		clash: ({ claddingOptions }) =>
			claddingOptions.some((option) => option.includes("A2P")) &&
			"Le blindage renforcé annonce une certification A2P : elle porte sur un bloc-porte entier ou sur une serrure, jamais sur une porte blindée après coup.",
		remedy: "Écrire « Serrure certifiée A2P », avec ses étoiles, ou retirer la ligne.",
		where: "content/pages/door-cladding.ts, « options »",
	},
	norms: {
		clash: ({ facts: { norms }, said }) =>
			says(said, "norms") &&
			(norms.includes("CE") || norms.includes("CNPP")) &&
			`« Normes et certifications ${norms.join(", ")} » : CE est un marquage obligatoire, CNPP un organisme ; ni l’un ni l’autre n’est une norme.`,
		remedy: "Nommer les certificats de vos modèles, par exemple « A2P BP1 » et « NF EN 14351-1 ».",
		where: "content/facts.ts, « norms »",
	},
	townsBeyondRadius: {
		clash: ({ facts: { radiusKm }, towns }) => {
			const far = towns.filter(({ measuredKm }) => measuredKm > radiusKm);
			return (
				far.length > 0 &&
				`Rayon de ${radiusKm} km, mais ${far.length === 1 ? "une ville a" : `${far.length} villes ont`} une page au-delà, jusqu’à ${farthest(towns).measuredKm} km (${farthest(towns).name}).`
			);
		},
		remedy:
			"Agrandir le rayon, ôter du site les villes plus loin, ou garder la phrase « appelez pour confirmer » qu’elles portent.",
		where: "owner/practice.json, « radiusKm » et « townsBeyondRadius » ; owner/town-pages.json",
	},
	wholeDepartment: {
		isBlocking: true,
		clash: ({ facts: { coveredPercent, radiusKm }, said }) =>
			coveredPercent > isereWithin(radiusKm) &&
			says(said, "covered") &&
			`«\u202f${coveredPercent}\u202f% de l’Isère couverte\u202f»\u202f: à ${radiusKm}\u00a0km au plus vivent ${isereWithin(radiusKm)}\u202f% de ses habitants (INSEE).`,
		remedy: "Écrire cette part, ou le rayon qui va avec.",
		where: "owner/figures.json, « coveredPercent » ; owner/practice.json, « radiusKm »",
	},
	arrivalTimes: {
		isBlocking: true,
		clash: ({ facts: { arrivalUnderMinutes: under }, towns }) => {
			const mean = meanMinutes(towns);
			const longest = Math.max(...towns.map(({ minutes }) => minutes));
			return (
				mean >= under &&
				`«\u202fMoins de ${inMinutes(under)} en moyenne\u202f», mais ${towns.length === 1 ? "votre ville est" : `vos ${towns.length} villes sont`} à ${inMinutes(Math.round(mean))}${towns.length === 1 ? "" : ` en moyenne, jusqu’à ${inMinutes(longest)}`}\u202f: «\u202fmoins de ${inMinutes(arrivalUnder(towns))}\u202f» serait vrai.`
			);
		},
		remedy:
			"Écrire le temps que vous tenez en moyenne, ôter du site les villes plus loin que votre rayon, ou répondre où il est vrai ; au-delà du rayon, chaque page de ville dit déjà d’appeler.",
		where: "owner/practice.json, « arrivalUnderMinutes »",
	},
	// True, and it sells him short: he gave a time for towns that have left since.
	arrivalSlow: {
		clash: ({ facts: { arrivalUnderMinutes: under }, towns }) =>
			under - arrivalUnder(towns) >= SELLS_SHORT_BY &&
			`«\u202fMoins de ${inMinutes(under)} en moyenne\u202f», mais vos villes sont à ${inMinutes(Math.round(meanMinutes(towns)))} en moyenne\u202f: «\u202fmoins de ${inMinutes(arrivalUnder(towns))}\u202f» serait vrai aussi.`,
		remedy: "Écrire le temps que vous tenez en moyenne, ou dire pourquoi vous en promettez un plus long.",
		where: "owner/practice.json, « arrivalUnderMinutes »",
	},
	bandTimes: {
		clash: ({ travelBands, towns }) => {
			const astray = towns.filter(({ distanceKm, minutes }) => {
				const bands = travelBands.filter((band) => distanceKm >= band.fromKm && distanceKm <= band.toKm);
				return bands.length > 0 && !bands.some((band) => minutes >= band.minutes.min && minutes <= band.minutes.max);
			});
			return (
				astray.length > 0 &&
				`La page Zone donne un délai par distance ; n’${astray.length === 1 ? "y entre" : "y entrent"} pas : ${named(astray, "minutes", "min")}.`
			);
		},
		remedy: "Accorder les trois plages avec les temps des villes.",
		where: "content/facts.ts, « travelBands » ; content/town-rows.ts",
	},
	roadTimes: {
		clash: ({ towns }) => {
			const turning = towns.flatMap((town) => {
				const road = roadInstead(town);
				return road ? [`${town.name} (${inMinutes(town.minutes)} dites, ${road.minutes} par la route)`] : [];
			});
			return (
				turning.length > 0 && `Par la route il faut plus longtemps que le site ne dit\u202f: ${turning.join(", ")}.`
			);
		},
		remedy: "Dans «\u202fMes villes\u202f», reprendre d’un appui le temps de la route, ou écrire le vôtre.",
		where: "owner/town-minutes.json",
	},
	givenDistances: {
		isBlocking: true,
		clash: ({ towns }) => {
			const wrong = towns.flatMap((town) => {
				const measured = Math.round(greatCircleKm(basePosition, positionOf(town.slug)));
				return Math.abs(measured - town.distanceKm) > MEASURED_WITHIN_KM
					? [`${town.name} : ${town.distanceKm} km annoncés, ${measured} km mesurés à vol d’oiseau`]
					: [];
			});
			return wrong.length > 0 && `${wrong.join(" ; ")}.`;
		},
		remedy: "Écrire la distance mesurée, et le temps qui va avec.",
		where: "content/town-rows.ts",
	},
	givenPopulations: {
		clash: ({ towns }) => {
			const given = towns.filter(({ populationYear }) => populationYear === null);
			return given.length > 0 && `Population sans recensement pour ${named(given, "population", "habitants")}.`;
		},
		remedy: "Écrire celle de l’INSEE, avec son année.",
		where: "content/town-rows.ts ; content/towns.ts",
	},
	townCount: {
		clash: ({ facts: { moreThanTowns }, towns }) =>
			// « Plus de 60 » for 70 towns is how people count; « plus de 35 » is another figure.
			(towns.length <= moreThanTowns || towns.length > moreThanTowns * 1.25) &&
			`« Plus de ${moreThanTowns} villes », et ${towns.length} villes ont une page.`,
		remedy: "Écrire un nombre rond juste au-dessous du vrai.",
		where: "owner/figures.json, « moreThanTowns »",
	},
	freeTravelFar: {
		clash: ({ facts: { radiusKm }, priceList: { travel }, towns }) => {
			const far = towns.filter(({ measuredKm }) => measuredKm > radiusKm);
			return (
				far.length > 0 &&
				travel.every(({ toKm }) => toKm < farthest(towns).measuredKm) &&
				`Le barème du déplacement s’arrête avant ${far.length > 1 ? `${far.length} villes qui ont` : "une ville qui a"} une page, jusqu’à ${km(farthest(towns).measuredKm)} (${farthest(towns).name})\u202f: il y dit seulement «\u202fSur devis\u202f» (arrêté du 24 janvier 2017).`
			);
		},
		remedy:
			"Écrire une ligne de déplacement jusqu’à cette distance, et dire au téléphone s’il est dû quand le devis est refusé, ou ôter du site les villes plus loin.",
		where: "owner/prices.json, «\u202ftravel\u202f»",
	},
	ourRadius: {
		clash: ({ beyondRadius }) =>
			/\bnotre\b/.test(beyondRadius) &&
			"« Notre rayon habituel » : tout le site dit « je », un artisan seul ; « notre » annonce une équipe.",
		remedy: "Écrire « mon rayon habituel ».",
		where: "content/pages/town.ts, « beyondRadius »",
	},
	replyDelays: {
		clash: ({ facts: { replyHours, emailReplyHours } }) =>
			replyHours !== emailReplyHours &&
			`La page Contact promet une réponse sous ${replyHours} h en journée, e-mail compris, et une réponse à un e-mail en moins de ${emailReplyHours} h.`,
		remedy: "Garder le délai que vous tenez.",
		where: "owner/figures.json, « replyHours » et « emailReplyHours »",
	},
	scheduleTravel: {
		isBlocking: true,
		clash: ({ priceList, practice: { freeTravel } }) => {
			const isAllFree = priceList.travel.length > 0 && priceList.travel.every(({ euros }) => euros === 0);
			if (!freeTravel && isAllFree)
				return "Le barème dit le déplacement gratuit ; les pages disent qu’il se paie, et que son prix se dit au téléphone.";
			const charged = priceList.travel.filter(({ euros }) => freeTravel && euros > 0);
			return (
				charged.length > 0 &&
				`Le barème facture le déplacement (${charged.map(({ fromKm, toKm, euros }) => `de ${fromKm} à ${toKm} km : ${euros} €`).join(", ")}) ; les pages le disent gratuit.`
			);
		},
		remedy: "Mettre 0 dans le barème, ou dire que le déplacement se paie : les pages suivent.",
		where: "owner/prices.json, « travel » ; owner/practice.json, « freeTravel »",
	},
	scheduleRadius: {
		clash: ({ facts: { radiusKm }, priceList, practice: { freeTravel } }) => {
			const wider = priceList.travel.filter(({ euros, toKm }) => freeTravel && euros === 0 && toKm > radiusKm);
			return (
				wider.length > 0 &&
				`Le barème dit le déplacement gratuit ${wider.map(({ fromKm, toKm }) => `de ${fromKm} à ${toKm}\u00a0km`).join(", ")}\u202f; votre rayon s’arrête à ${radiusKm}\u00a0km, et les pages avec lui.`
			);
		},
		remedy: "Accorder les deux\u202f: arrêter la ligne à votre rayon, ou agrandir le rayon.",
		where: "owner/prices.json, «\u202ftravel\u202f»\u202f; owner/practice.json, «\u202fradiusKm\u202f»",
	},
	scheduleNights: {
		isBlocking: true,
		clash: ({ priceList, practice: { isAlways, until } }) => {
			// « De 20 h à 23 h » of who comes until 23 h is a part of his day; « le samedi » is none of his nights.
			const begins = (when: string) => Number(/(\d{1,2})\s?h/.exec(when)?.[1] ?? until);
			const nights = priceList.nights.filter(
				({ when, surchargePercent }) => surchargePercent > 0 && !isOfDays(when) && begins(when) >= until,
			);
			return (
				!isAlways &&
				nights.length > 0 &&
				`Le barème a un prix pour «\u202f${nights.map(({ when }) => when).join(", ")}\u202f»\u202f; à ces heures-là, vos réponses disent que vous ne venez pas.`
			);
		},
		remedy: "Retirer la ligne, ou dire jusqu’à quelle heure vous venez, dans «\u202fQui je suis\u202f».",
		where: "owner/prices.json, «\u202fnights\u202f»",
	},
	scheduleHolidays: {
		isBlocking: true,
		clash: ({ priceList, practice: { surcharge } }) => {
			// A night that costs more takes « sans supplément » off the pages by itself: « en journée ».
			const dearer = surcharge
				? []
				: priceList.nights.filter(({ when, surchargePercent }) => surchargePercent > 0 && SUNDAY.test(when));
			return (
				dearer.length > 0 &&
				`Le barème majore « ${dearer.map(({ when }) => when).join(" », « ")} » ; les pages disent « sans supplément », à côté des heures.`
			);
		},
		remedy: "Mettre 0 dans le barème, ou dire qu’un dimanche coûte plus cher : les pages cessent de le nier.",
		where: "owner/prices.json, « nights » ; owner/practice.json, « surcharge »",
	},
	scheduleRepair: {
		isBlocking: true,
		clash: ({ priceList, facts: { repairFromEuros: from } }) => {
			const lowest = lowestPrice(priceList);
			return (
				isSaid("repairFrom") &&
				priceList.hourly.length > 0 &&
				lowest > from &&
				`Les pages disent « à partir de ${from} € » ; rien au barème ne coûte moins de ${euros(lowest)}.`
			);
		},
		remedy: "Accorder les deux.",
		where: "owner/figures.json, « repairFromEuros » ; owner/prices.json",
	},
	oddPrices: {
		clash: ({ priceList: { hourly, flat } }) => {
			const odd = [
				...hourly
					.filter((line) => isOdd("hourly", line))
					.map(({ work, euros: sum }) => `${work}, ${euros(sum)} de l’heure`),
				...flat.filter((line) => isOdd("flat", line)).map(({ service, euros: sum }) => `${service}, ${euros(sum)}`),
			];
			return odd.length > 0 && `Est-ce bien votre prix\u202f? ${odd.join(" ; ")}.`;
		},
		remedy: "Corriger le prix.",
		where: "owner/prices.json, «\u202fhourly\u202f» et «\u202fflat\u202f»",
	},
	retention: {
		isBlocking: true,
		clash: ({ retentionDays, facts: { requestRetentionMonths: months } }) =>
			Math.abs(retentionDays - months * DAYS_A_MONTH) > DAYS_A_MONTH / 2 &&
			`Les mentions légales disent ${months} mois, le relais garde les demandes ${retentionDays} jours.`,
		remedy: "Accorder les deux.",
		where: "content/facts.ts, « requestRetentionMonths » ; fichier .env, « RETENTION_DAYS »",
	},
	formRecipient: {
		isBlocking: true,
		clash: ({ quoteEndpoint, siteUrl }) =>
			!quoteEndpoint.startsWith("/") &&
			!quoteEndpoint.startsWith(`${siteUrl}/`) &&
			`Le formulaire part chez un service extérieur (${new URL(quoteEndpoint).host}), que les mentions légales ne nomment pas.`,
		remedy: "Le nommer parmi ceux qui reçoivent les données, avec son pays.",
		where: "content/pages/legal.ts, « donnees-personnelles »",
	},
	townsWithoutNotes: {
		clash: ({ towns, townNotes }) =>
			Object.keys(townNotes).length === 0 &&
			`${towns.length === 1 ? "La page de ville n’a" : `Les ${towns.length} pages de villes n’ont`} pas un mot de vous : un moteur de recherche peut les tenir pour des pages satellites.`,
		remedy: "Raconter un vrai chantier dans les villes où vous en avez fait.",
		where: "owner/town-notes.json",
	},
	baseTown: {
		clash: ({ legalFacts }) => {
			const address = legalFactOf(legalFacts, "address") ?? "";
			const [code = BASE_CODE] = /\b\d{5}\b/.exec(address) ?? [];
			return (
				code !== BASE_CODE &&
				`Votre adresse est à «\u202f${address}\u202f»\u202f; les temps, les distances et le cercle partent de ${business.baseTown}.`
			);
		},
		remedy:
			"Si vous partez d’ailleurs, corriger les minutes de chaque ville, dans «\u202fMes villes\u202f», ou dire pourquoi cela convient.",
		where: "owner/legal.json, «\u202faddress\u202f»\u202f; owner/town-minutes.json",
	},
	noDecennial: {
		clash: ({ legalFacts }) =>
			offers("armouredDoors") &&
			/^aucune/i.test(legalFactOf(legalFacts, "decennialInsurance") ?? "") &&
			"Vous posez des portes blindées sans assurance décennale\u202f: elle est obligatoire quand la pose touche à la construction, une maison neuve ou un mur ouvert par exemple.",
		remedy: "Demander à votre assureur si vos poses en relèvent.",
		where: "owner/legal.json, «\u202fdecennialInsurance\u202f»",
	},
	copyrightYear: {
		clash: ({ business, today }) =>
			business.copyrightYear !== today.getFullYear() &&
			`Le pied de page dit « © ${business.copyrightYear} » ; nous sommes en ${today.getFullYear()}.`,
		remedy: "Écrire l’année de la dernière mise à jour.",
		where: "owner/identity.json, « copyrightYear »",
	},
};

/** Questions that the content raises and that the owner has not answered. */
export function contradictions(material: Material): Finding[] {
	return (Object.keys(questions) as ReservationName[]).flatMap((name) => {
		const { isBlocking = false, clash, remedy, where } = questions[name];
		const what = !material.answers[name] && clash(material);
		if (!what) return [];
		return [
			{
				id: `clash.${name}`,
				isBlocking,
				what,
				remedy: `${remedy} Ou écrire pourquoi cela peut rester.`,
				where: `${where} ; la raison : owner/answers.json, « ${name} »`,
			},
		];
	});
}

/** Whether the pages still say it: the owner may have taken it out. */
const says = (text: string, name: keyof typeof UNSAYABLE): boolean =>
	UNSAYABLE[name].some((words) => holds(text, words));

const farthest = (towns: readonly Town[]): Town =>
	towns.reduce((far, town) => (town.measuredKm > far.measuredKm ? town : far));

const named = (towns: readonly Town[], figure: "minutes" | "population", unit: string): string =>
	towns
		.map((town) => `${town.name} (${town.distanceKm} km, ${town[figure].toLocaleString("fr-FR")} ${unit})`)
		.join(", ");
