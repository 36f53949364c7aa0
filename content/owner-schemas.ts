import * as v from "valibot";
import { RESERVATIONS } from "./claims/reservation-names.ts";
import type { AddedTown } from "./communes.ts";
import {
	atLeastOne,
	days,
	dearerDays,
	hoursByDay,
	later,
	lines,
	named,
	oneRange,
	oneTo,
	payments,
	prices,
	text,
	textOrNone,
	time,
	webAddress,
	year,
} from "./field-schemas.ts";
import { figures } from "./owner-figures.ts";
import { legal } from "./owner-legal.ts";
import { PICTURES } from "./shapes.ts";

/*
 * The registry of facts: all that only the owner knows, one schema for each file of the owner's folder. Each fact is described here
 * once: what it must be, its French name, and how the atelier asks for it. Types, the check, the forms and the publication list
 * come from it. Nothing here reads another file of content: these come first, and what is wrong with them is said before it can harm.
 */

const frenchNumber = v.pipe(
	text,
	v.metadata({ kind: "phone" }),
	v.regex(/^\+33[1-9]\d{8}$/, "un numéro français s’écrit «\u202f+33\u202f» suivi de neuf chiffres, sans espace"),
);
const email = v.pipe(
	text,
	v.metadata({ kind: "email" }),
	v.email("une adresse e-mail s’écrit «\u202fnom@domaine.fr\u202f»"),
);
const day = v.pipe(text, v.metadata({ kind: "day" }), v.isoDate("une date s’écrit «\u202f2026-11-20\u202f»"));
const yesOrNo = v.pipe(v.boolean("true ou false est attendu"), v.metadata({ kind: "yes-no" }));
const long = { kind: "long" } as const;

const A_MOBILE = "06\u00a012\u00a034\u00a056\u00a078";
export const identity = v.strictObject({
	name: named("le nom de l’entreprise", text, { example: "Serrurerie Martin", atMost: 50, point: "sample.name" }),
	tagline: named("votre métier et votre ville", text, {
		example: "Artisan serrurier à Bourgoin-Jallieu",
		why: "Tout le site part de Bourgoin-Jallieu\u202f: son titre, ses temps, son cercle. Qui part d’une autre ville ne peut pas s’en servir tel quel.",
		atMost: 70,
		point: "sample.tagline",
	}),
	phone: named("le numéro qui sonne", frenchNumber, {
		why: "Tout le site y mène.",
		example: A_MOBILE,
		point: "sample.phone",
	}),
	smsNumber: named("le numéro qui reçoit les SMS", v.nullable(frenchNumber), {
		why: "Un portable. Vide, le site ne propose pas d’écrire un SMS.",
		ready: "Le même, c’est un portable",
		example: A_MOBILE,
	}),
	email: named("votre adresse e-mail", email, {
		why: "Affichée sur le site. Les demandes y arrivent aussi, sauf si le serveur en a une autre\u202f; «\u202fTout va-t-il bien\u202f?\u202f» l’essaie.",
		example: "contact@serrurerie-martin.fr",
		point: "sample.email",
	}),
	reviewsPage: named("la page où vos clients laissent un avis", later(webAddress), {
		why: "Une fois le travail fait, le carnet vous propose de remercier avec ce lien. Le site ne le montre pas.",
		example: "https://g.page/r/…/review",
	}),
	siteBuilder: named(
		"qui a réalisé le site",
		v.nullable(
			v.strictObject({
				name: named("son nom", text, { example: "Martin Web" }),
				url: named("son site, s’il en a un", later(v.nullable(webAddress)), { example: "https://www.martin-web.fr" }),
			}),
		),
		{ why: "Vide\u202f: personne n’est nommé.", point: "sample.siteBuilder" },
	),
	copyrightYear: named("l’année du pied de page", year, { example: "2026", point: "clash.copyrightYear" }),
});

export const practice = v.pipe(
	v.strictObject({
		opens: named("l’heure à partir de laquelle vous répondez", time, {
			label: "Vous répondez à partir de",
			example: "7\u00a0h",
		}),
		closes: named("l’heure à laquelle vous ne répondez plus", time, { label: "Jusqu’à", example: "22\u00a0h" }),
		days: named("les jours où vous répondez", days),
		hours: named("vos heures de chaque jour, si elles changent", later(hoursByDay), {
			label: "Mes heures changent selon le jour",
			why: "Remplies, elles remplacent les heures et les jours du dessus. Un jour vide est un jour fermé.",
		}),
		emergenciesAlways: named("si vous venez pour une urgence en dehors de ces heures", later(yesOrNo), {
			label: "Si vous avez des heures, venez-vous en dehors pour une urgence, jour et nuit\u202f?",
			why: "Si oui, le site dit «\u202f24h/24 et 7j/7\u202f», et vos heures pour les devis et les rendez-vous.",
		}),
		emergencyHours: named("vos heures pour une urgence, tous les jours", later(oneRange), {
			label: "Sinon, vos heures pour une urgence, tous les jours, fériés compris",
			why: "Si vous venez aussi le soir ou le dimanche, mais pas la nuit. Vide\u202f: aux heures du dessus.",
			example: "7\u00a0h–22\u00a0h",
		}),
		holidays: named("si vous venez les jours fériés", yesOrNo, {
			label: "Venez-vous les jours fériés\u202f?",
			why: "Pour une urgence, vos heures d’urgence valent aussi ces jours-là, si vous en donnez\u202f: c’est pour les devis et les rendez-vous.",
		}),
		surcharge: named("si un dimanche ou un jour férié coûte plus cher", yesOrNo, {
			label: "Un dimanche ou un jour férié coûte-t-il plus cher\u202f?",
		}),
		dearerDays: named("lesquels coûtent plus cher", later(dearerDays), { label: "Si oui, lesquels" }),
		surchargePercent: named("de combien un dimanche ou un jour férié est majoré, en\u202f%", later(oneTo(300)), {
			label: "Si oui, de combien, en\u202f%",
			why: "Les pages et le barème le disent. Vide\u202f: «\u202fun supplément, dit avant\u202f».",
			example: "50",
		}),
		freeTravel: named("si le déplacement est gratuit", yesOrNo, {
			label: "Le déplacement est-il gratuit jusqu’à votre rayon\u202f?",
			why: "Oui\u202f: les pages disent «\u202fgratuit\u202f» jusque-là, et qu’au-delà il est payant, au prix dit au téléphone. Non\u202f: elles disent ce que dit votre barème, gratuit non loin par exemple, ou qu’il se paie.",
		}),
		radiusKm: named("jusqu’où vous allez, en km", oneTo(200), {
			why: "Votre rayon habituel. Plus loin, les pages disent d’appeler pour confirmer.",
			example: "50",
		}),
		townsBeyondRadius: named("si les villes plus loin que votre rayon gardent une page", later(yesOrNo), {
			label: "Les villes plus loin gardent-elles leur page\u202f?",
			why: "Non\u202f: elles quittent le site. Une par une, c’est dans «\u202fMes villes\u202f».",
		}),
		arrivalUnderMinutes: named("le temps sous lequel vous arrivez, en minutes", oneTo(240), {
			why: "De chez vous à la porte, route libre\u202f: les pages disent «\u202fen moins de… en moyenne\u202f». Le temps de chaque ville est sur sa page.",
			example: "30",
			point: "clash.arrivalTimes",
		}),
		payments: named("comment on vous règle", later(payments), { label: "Comment on vous règle" }),
		armouredDoors: named("si vous posez des portes blindées", later(yesOrNo), {
			label: "Posez-vous des portes blindées\u202f?",
			why: "Non\u202f: leur page s’en va, avec ce que les menus, le formulaire, les garanties et les devis en disent.",
		}),
		doorCladding: named("si vous blindez des portes existantes", later(yesOrNo), {
			label: "Blindez-vous des portes existantes\u202f?",
			why: "Non\u202f: la page du blindage s’en va, et ce que le site en dit avec elle.",
		}),
		receipts: named("si qui vous écrit reçoit un accusé de réception", later(yesOrNo), {
			label: "Qui vous écrit reçoit-il aussitôt un accusé de réception\u202f?",
			why: "Un e-mail qui dit que la demande est arrivée, et mène à sa page. Il ne part que d’un site qui a son serveur de courriel.",
		}),
	}),
	v.check(
		({ opens, closes }) => (opens === null) === (closes === null),
		"«\u202fopens\u202f» et «\u202fcloses\u202f» vont ensemble",
	),
);

export const unsaid = v.array(text, "une liste est attendue");

export const review = v.strictObject({
	author: named("qui l’a écrit", text, { example: "Sylvie M." }),
	location: named("sa ville", text, { example: "Domarin" }),
	rating: named("sa note", v.picklist([1, 2, 3, 4, 5] as const, "une note de 1 à 5 est attendue"), { kind: "rating" }),
	comment: named("ses mots, sans les changer", text, long),
	written: named("quand il a été écrit", later(v.nullable(text)), { example: "octobre 2026" }),
	/** null where the specification shows no time. */
	interventionTime: named("le temps d’arrivée, si l’avis le dit", v.nullable(text), { example: "20 min" }),
	/** null: shown with the tag « Exemple ». */
	source: named("où il se vérifie", v.nullable(text), {
		why: "Ces mots sont montrés à tout le monde, sous l’avis. Sans eux, il passe pour inventé : il porte la mention «\u202fExemple\u202f», puis n’est plus montré dès que vous avez écrit votre nom, sous « Ce que la loi demande ».",
		example:
			"«\u202fAvis Google, mars 2026\u202f», ou l’adresse de l’avis, ou «\u202fSMS reçu, gardé\u202f; son auteur est d’accord\u202f»",
	}),
});
export const reviews = v.strictObject({
	home: named("les avis de l’accueil", lines(review)),
	emergency: named("les avis de la page de dépannage", lines(review)),
});

/** Whether these names are claims, content/check.ts sees. */
export const evidence = v.record(text, v.nullable(v.strictObject({ shownBy: text, date: day })));
export const answers = v.strictObject(
	Object.fromEntries(RESERVATIONS.map((name) => [name, later(v.strictObject({ reason: text, date: day }))])),
);

export const photograph = v.strictObject({
	place: named("le lieu de la photo", text, {
		label: "Où elle a été prise",
		example: "Bourgoin-Jallieu",
		atMost: 60,
	}),
	date: named("le mois de la photo", text, { label: "Quand", example: "mars 2026", atMost: 40 }),
	shows: named("ce que la photo montre", text, {
		...long,
		label: "Ce que l’on y voit, pour qui ne la voit pas",
		example: "Une porte d’appartement, sa serrure à trois points neuve, la clé dedans.",
		atMost: 300,
	}),
	/** Of one that came through the atelier: its files stand in the folder « photographies ». */
	print: v.exactOptional(v.pipe(text, v.regex(/^[0-9a-f]{8}$/, "l’empreinte d’une photo ne se change pas à la main"))),
});
export const photographs = v.record(v.picklist(PICTURES, "image inconnue"), photograph);

/** As the owner tells it: « Serrure 3 points remplacée », what was done, « mars 2026 ». */
export const finishedJob = v.strictObject({
	title: named("quel chantier", text, { example: "Serrure trois points remplacée" }),
	text: named("ce que vous avez fait", text, long),
	date: named("quand", text, { example: "mars 2026" }),
});
export const townNotes = v.record(text, v.strictObject({ note: textOrNone, jobs: lines(finishedJob) }));

export const closure = v.strictObject({
	from: named("le premier jour de fermeture", day, { label: "Premier jour de fermeture", example: "03/08/2027" }),
	until: named("le dernier jour de fermeture", day, { label: "Dernier jour de fermeture", example: "17/08/2027" }),
	colleague: named("le confrère qui vient pour une urgence", later(text), {
		why: "S’il est d’accord. Vide\u202f: les pages disent que vous ne venez pour aucune urgence.",
		example: "Paul Roux, serrurier à Domarin",
		atMost: 60,
	}),
	colleaguePhone: named("son numéro", later(frenchNumber), { example: A_MOBILE }),
});
export const closures = v.array(
	v.pipe(
		closure,
		v.check(({ from, until }) => from <= until, "le dernier jour de fermeture vient avant le premier"),
		v.check(
			({ colleague, colleaguePhone }) => !colleague === !colleaguePhone,
			"le confrère et son numéro vont ensemble",
		),
	),
	"une liste est attendue",
);

export const townMinutes = v.record(text, atLeastOne);
export const townPages = v.record(text, yesOrNo);

/** Each file of the owner's folder, without « .json », and what it must hold. */
export const ownerSchemas = {
	identity,
	practice,
	figures,
	unsaid,
	closures,
	legal,
	prices,
	reviews,
	evidence,
	answers,
	photographs,
	"town-notes": townNotes,
	"town-minutes": townMinutes,
	"town-pages": townPages,
} as const;
export type FactFile = keyof typeof ownerSchemas;
export const FACT_FILES = Object.keys(ownerSchemas) as FactFile[];
/** What the owner's folder holds, by the names of its files. */
export type Owner = { readonly [File in FactFile]: v.InferOutput<(typeof ownerSchemas)[File]> } & {
	/** Made of « town-pages »: communes with a page, some of which the site has anyway. */
	readonly "added-towns": readonly AddedTown[];
};
