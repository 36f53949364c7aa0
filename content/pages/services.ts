import { business } from "../business.ts";
import { facts } from "../facts.ts";
import { fittingGuarantee } from "../fitting-guarantee.ts";
import { freeLine, freeServices } from "../free-of-charge.ts";
import { lockChangePrice } from "../lock-change-price.ts";
import { hourlyPrice, ifFreeTravel, opening } from "../own-facts.ts";
import { hasPage, ifOffered, offeredServices, offers, paths } from "../site-map.ts";
import { steelSheet } from "../steel-sheet.ts";
import { ifSaid, isSaid, said } from "../unsaid.ts";
import { all, byDay, capital, euros, hours, integer, km, lower, minutes, percent, span, years } from "../wording.ts";
import type { ServicesPage } from "./types.ts";

const { cladding, guaranteeYears, lockPoints } = facts;
const fitting = fittingGuarantee();
const count = ["quatre", "cinq", "six"][offeredServices().length - 4] ?? "";
const callForQuote = { kind: "call", label: "Appeler pour un devis" } as const;

/** Of who has a price for it, the labour is mostly within. */
const labour = lockChangePrice ? "Prix au barème" : `Main-d’œuvre ${hourlyPrice ? `à ${hourlyPrice}` : "sur devis"}`;
const guaranteed = ifSaid("guaranteedLabour", ", pièces et main-d’œuvre", "");

export const servicesPage = said<ServicesPage>({
	seo: {
		title: `Services de serrurerie à ${business.baseTown}`,
		description: `Dépannage, changement et réparation de serrure${ifOffered("armouredDoors", ", porte blindée", "")}${ifOffered("doorCladding", ", blindage", "")}, sécurisation après effraction : ${count} services, un artisan, un devis gratuit.`,
		keywords: [
			"services serrurerie",
			"serrurier Isère",
			"devis serrurier gratuit",
			"artisan serrurier Bourgoin-Jallieu",
		],
	},
	hero: {
		title: "Ouvrir, réparer, remplacer, renforcer : dans cet ordre.",
		lead: `Je commence toujours par la solution la plus légère : ce qui se répare se répare, et ${ifOffered("doorCladding", "une bonne porte se renforce au lieu de se remplacer", "un cylindre se change sans toucher au reste")}.`,
		figures: [
			{ value: opening.short, label: `${opening.besideFigure} pour les urgences` },
			freeServices,
			{ value: `> ${integer(facts.interventionsOver)}`, label: "interventions réussies" },
		],
	},
	cards: {
		title: `${capital(count)} services, un seul numéro`,
		lead: "Pour les particuliers et les professionnels. Décrivez-moi votre porte : le devis ne coûte rien.",
		items: (
			[
				{
					icon: "phone",
					picture: "porte-claquee",
					page: paths.emergency,
					link: "Voir le dépannage",
					title: "Dépannage d’urgence",
					text: "Porte claquée, clé cassée, serrure bloquée : je viens ouvrir, de préférence sans rien abîmer.",
					features: [
						`Arrivée en moins de ${minutes(facts.arrivalUnderMinutes)} en moyenne`,
						capital(opening.withoutSurcharge),
						`Ouverture sans dommage dans ${percent(facts.damageFreePercent)} des cas`,
						"Prix indicatif au téléphone, devis écrit sur place",
					],
					action: callForQuote,
				},
				{
					icon: "cylinder",
					picture: "cylindre",
					page: paths.lockChange,
					link: "Voir le changement",
					title: "Changement de serrure",
					text: "Emménagement, clé perdue, cylindre usé : je pose une serrure adaptée à votre porte et j’ajuste la gâche, la pièce où entre le pêne.",
					features: [
						"Cylindre seul ou serrure complète",
						`Serrures de ${lockPoints.min} à ${lockPoints.max} points`,
						ifFreeTravel(`Déplacement offert jusqu’à ${km(facts.radiusKm)}, ${lower(labour)}`, labour),
						`Garantie ${years(guaranteeYears.installation)}, indépendamment de la garantie légale`,
					],
					action: callForQuote,
				},
				{
					icon: "door",
					picture: "porte-blindee",
					page: paths.armouredDoor,
					link: "Voir la porte blindée",
					title: "Porte blindée",
					text: ifSaid(
						"partnerWorkshops",
						`Étude, fabrication en atelier partenaire, pose et contrôle : une porte${ifSaid("a2pDoors", " certifiée,", "")} à la mesure de votre entrée.`,
						`Étude, pose et contrôle : une porte${ifSaid("a2pDoors", " certifiée", "")} avec son bâti.`,
					),
					features: [
						`Certifications ${facts.a2pLevels.map((level) => level.name).join(", ")}`,
						`Normes et certifications ${all(facts.norms)}${ifSaid("certificates", " (certificat du modèle joint au devis)", "")}`,
						ifSaid("freeVisit", "Visite technique gratuite", "Étude et devis détaillé"),
						...(isSaid("armouredDoor") ? [`Garantie fabricant ${years(guaranteeYears.armouredDoor)}`] : []),
					],
					action: callForQuote,
				},
				{
					icon: "tools",
					picture: "cylindre-use",
					page: paths.lockRepair,
					link: "Voir la réparation",
					title: "Réparation de serrure",
					text: "Clé qui force, porte qui frotte, mécanisme grippé : je démonte, je nettoie, je remplace la pièce fautive.",
					features: [
						freeLine,
						ifSaid(
							"repairFrom",
							`Réparation à partir de ${euros(facts.repairFromEuros)}`,
							"Un prix écrit avant que je commence",
						),
						"Prix selon les pièces à remplacer",
						ifSaid("repair", `Garantie ${years(guaranteeYears.repair)}`, "La garantie légale sur les pièces"),
					],
					action: callForQuote,
				},
				{
					icon: "sheet",
					picture: "protege-cylindre",
					page: paths.doorCladding,
					link: "Voir le blindage",
					title: "Blindage de porte existante",
					text: "Votre porte est saine ? Une tôle d’acier, une serrure à plusieurs points et, au renforcé, des cornières la renforcent sans la remplacer.",
					features: [
						steelSheet,
						`Visite sous ${hours(cladding.visitHours)}, pose en ${span(cladding.installationHours, "heures")}`,
						`Environ ${cladding.timesCheaper} fois moins cher qu’une porte blindée neuve`,
						`Garantie ${years(guaranteeYears.cladding)}, indépendamment de la garantie légale`,
					],
					action: callForQuote,
				},
				{
					icon: "breakin",
					picture: "bati-force",
					page: paths.breakIn,
					link: "Voir la sécurisation",
					title: "Sécurisation après effraction",
					text: ifSaid(
						"insuranceFile",
						"Fermer tout de suite, remettre en état ensuite, et réunir les pièces que votre assureur demande.",
						"Fermer tout de suite, puis remettre en état, avec une facture pour votre assureur.",
					),
					features: [
						"Fermeture provisoire ou définitive",
						"Rapport détaillé et photos avant et après",
						"Factures conformes pour l’assurance",
						"Audit de prévention",
					],
					action: callForQuote,
				},
			] satisfies ServicesPage["cards"]["items"][number][]
		).filter(({ page }) => hasPage(page)),
	},
	includes: "Ce que cela comprend",
	guarantees: {
		title: "Ce qui est garanti, et pour combien de temps",
		lead: `Des garanties commerciales, à côté de la garantie légale de deux ans${ifSaid("decennialInsurance", " ; l’assurance décennale, elle, est imposée par la loi", "")}. Une pièce que j’ai posée lâche pendant la garantie ? Je reviens.`,
		items: [
			{
				work: fitting.withCladding ? "Pose et blindage" : "Pose",
				covers: `Serrure posée${fitting.withCladding ? ", ou tôle ajoutée à votre porte" : ""}${guaranteed}.`,
				value: fitting.years,
			},
			isSaid("repair")
				? {
						work: "Réparation",
						covers: "La même panne revient ? Je reviens aussi.",
						value: years(guaranteeYears.repair),
					}
				: { work: "Réparation", covers: "Les pièces que je pose, par la loi.", value: "Légale" },
			...(fitting.cladding
				? [{ work: "Blindage", covers: `Tôle ajoutée à votre porte${guaranteed}.`, value: fitting.cladding }]
				: []),
			...(offers("armouredDoors") && isSaid("armouredDoor")
				? [
						{
							work: "Porte blindée",
							covers: "La porte, par son fabricant. La référence du modèle figure sur la facture.",
							value: years(guaranteeYears.armouredDoor),
						},
					]
				: []),
			...(isSaid("decennialInsurance")
				? [
						{
							work: "Assurance décennale",
							covers:
								"La pose d’une porte blindée, quand elle fait partie d’une construction. C’est rare dans un logement existant : l’attestation précise les travaux couverts.",
							value: years(guaranteeYears.decennialInsurance),
						},
					]
				: []),
		],
	},
	quote: {
		title: "Votre porte n’entre dans aucune case ?",
		text: `Envoyez-moi quelques mots et votre numéro. Je réponds sous ${byDay(facts.replyHours)}, et le devis détaillé suit sous ${hours(facts.quoteHours)}.`,
	},
});
