import * as v from "valibot";
import { exactly, guarantee, later, named, oneTo, percentage, type Question } from "./field-schemas.ts";

/** @param label as it is asked for; `name` is how the check says it @param most that anybody means */
const figure = (name: string, label: string, most: number, question: Question = {}) =>
	named(name, oneTo(most), { label, ...question });
const guaranteed = (name: string, label: string) =>
	named(name, guarantee, { label, why: "Moins d’un an s’écrit «\u202f6 mois\u202f»." });
/** Figures of the pages that the owner vouches for. */
export const figures = v.strictObject({
	/** Two places of the pages say them, with two numbers in the sample: asked once, and written twice. */
	experienceOnTownPages: figure("vos années d’expérience, sur les pages de villes", "Vos années d’expérience", 70, {
		point: "clash.experience",
	}),
	experienceOnLockChange: named("vos années d’expérience, sur la page du changement de serrure", oneTo(70)),
	interventionsOver: figure(
		"le nombre d’interventions que vous avez dépassé",
		"Interventions réussies, plus de",
		200_000,
		{
			why: "Un nombre sûr\u202f: un peu moins que votre compte.",
		},
	),
	damageFreePercent: named("la part des portes ouvertes sans dommage, en %", percentage, {
		label: "Portes ouvertes sans dommage, en\u202f%",
	}),
	coveredPercent: named("la part de l’Isère où vous allez, en %", percentage, {
		label: "Sur 100 habitants de l’Isère, combien pouvez-vous dépanner\u202f?",
		why: "Le site annonce ce nombre en\u202f% de l’Isère.",
		point: "clash.wholeDepartment",
	}),
	moreThanTowns: figure("le nombre de villes annoncé", "Villes desservies, plus de", 1_000, {
		point: "clash.townCount",
	}),
	grenobleKm: figure("la distance annoncée jusqu’à Grenoble, en km", "Distance jusqu’à Grenoble, en km", 300, {
		point: "clash.givenDistances",
		why: "57 à vol d’oiseau depuis Bourgoin-Jallieu.",
	}),
	repairFromEuros: figure(
		"le prix de la plus petite réparation, en euros TTC",
		"Une réparation à partir de, en euros TTC",
		5_000,
		{ point: "clash.scheduleRepair", why: "Ce qu’une réparation coûte au moins, jamais moins que votre barème." },
	),
	replyHours: figure("le délai de votre réponse, en heures", "Vous répondez à une demande sous, en heures", 168, {
		why: "En journée, de 8\u00a0h à 20\u00a0h, ou à vos heures si vous en avez\u202f; à une demande du soir, le lendemain matin. Vos conditions le disent.",
		point: "clash.replyDelays",
	}),
	emailReplyHours: figure(
		"le délai de votre réponse à un e-mail, en heures",
		"Vous répondez à un e-mail sous, en heures",
		168,
		{ point: "clash.replyDelays" },
	),
	quoteHours: figure("le délai de votre devis, en heures", "Vous donnez un devis détaillé sous, en heures", 720),
	installationYears: guaranteed("la garantie de vos poses, en années", "Vos poses sont garanties, en années"),
	claddingYears: named("la garantie de vos blindages, en années", later(guarantee), {
		label: "Vos blindages sont garantis, en années",
		why: "Vide\u202f: comme vos poses.",
	}),
	repairYears: guaranteed("la garantie de vos réparations, en années", "Vos réparations sont garanties, en années"),
	armouredDoorYears: guaranteed(
		"la garantie du fabricant des portes blindées, en années",
		"Le fabricant garantit les portes blindées, en années",
	),
	claddingTimesCheaper: figure(
		"combien de fois un blindage coûte moins cher qu’une porte",
		"Un blindage coûte combien de fois moins qu’une porte neuve",
		20,
	),
	a2pMinutes: named(
		"les minutes de résistance A2P",
		v.pipe(
			exactly(3, v.nullable(oneTo(240))),
			v.check(
				(levels) => levels.some((minutes) => minutes !== null),
				"il faut un niveau au moins\u202f; si vous ne posez pas de porte certifiée, cochez, dans la liste du haut, «\u202fPortes certifiées A2P\u202f»",
			),
		),
		{
			label: "Les portes A2P que vous posez, et leurs minutes de résistance",
			why: "Le certificateur donne 5, 10 et 15 minutes pour un bloc-porte entier. Vide\u202f: vous ne posez pas ce niveau.",
			point: "clash.a2pMinutes",
		},
	),
});
