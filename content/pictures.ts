import { chrome } from "./chrome.ts";
import prints from "./generated/picture-prints.json" with { type: "json" };
import { photographs, type Taken } from "./own-facts.ts";
import { PICTURE_SIZE, PICTURE_WIDTHS, type PictureFormat, pictureFile } from "./picture-files.ts";
import type { PictureName } from "./shapes.ts";

/** Made by `npm run pictures`: a print of each master in art/drawings or art/masters, or of the photograph in its place. */
export const picturePrints: Readonly<Record<PictureName, string>> = prints;

export type Picture = {
	/** The largest WebP: what opens when the picture is followed as a link. */
	src: string;
	/** Its four widths, in the formats of today, best first. */
	sources: readonly { type: string; srcSet: string }[];
	width: number;
	height: number;
	alt: string;
	/** Where to look: what a crop must keep. */
	subject: "left" | "centre" | "right of centre" | "low right of centre" | "right" | "upper right" | "lower right";
	/** Where and when the owner took it; « Illustration » for what was drawn. */
	credit: string;
};

/** « Bourgoin-Jallieu, mars 2026 », or « Illustration ». */
export const creditOf = (taken: Pick<Taken, "place" | "date"> | undefined): string =>
	taken ? `${taken.place}, ${taken.date}` : chrome.illustration;

/** What nobody photographed: the words beside it may say what it shows. */
export const isDrawn = ({ credit }: Pick<Picture, "credit">): boolean => credit === chrome.illustration;

function rendered(name: keyof typeof picturePrints, alt: string, subject: Picture["subject"] = "centre"): Picture {
	const print = photographs[name]?.print ?? picturePrints[name];
	const srcSet = (format: PictureFormat) =>
		PICTURE_WIDTHS.map((width) => `${pictureFile(name, print, width, format)} ${width}w`).join(", ");
	return {
		src: pictureFile(name, print, 1600, "webp"),
		sources: [
			{ type: "image/avif", srcSet: srcSet("avif") },
			{ type: "image/webp", srcSet: srcSet("webp") },
		],
		...PICTURE_SIZE,
		alt: photographs[name]?.shows ?? alt,
		subject,
		credit: creditOf(photographs[name]),
	};
}

/** The pictures of the site: what each shows, said for those who do not see it. Their originals are in art. */
export const pictures: Record<PictureName, Picture> = {
	"porte-ouverte": rendered(
		"porte-ouverte",
		"Un palier la nuit : la porte bleu nuit s’ouvre sur une entrée éclairée, une lampe sur une console ; la lumière tombe sur le paillasson.",
		"upper right",
	),
	"porte-claquee": rendered(
		"porte-claquee",
		"La tranche d’une porte entrouverte : seul le demi-tour en biseau dépasse de la têtière ; côté entrée, la clé à tête orange pend au cylindre.",
	),
	"demi-tour": rendered(
		"demi-tour",
		"Une porte claquée, coupée et vue d’en haut : la clé à l’intérieur ; en orange, le demi-tour en biseau, engagé dans sa gâche.",
	),
	cylindre: rendered(
		"cylindre",
		"Un cylindre européen en nickel, son panneton au milieu, une clé à tête orange à demi engagée ; devant, sa vis.",
	),
	crochet: rendered(
		"crochet",
		"Le crochet d’une serrure multipoint, sorti de la têtière d’acier d’une porte bleu nuit ; derrière, le parquet éclairé de l’entrée.",
		"right of centre",
	),
	"multipoint-coupe": rendered(
		"multipoint-coupe",
		"Une serrure multipoint vue à travers la porte : une roue dentée mène les trois pênes et, en orange, les deux crochets dans leurs gâches.",
	),
	"porte-blindee": rendered(
		"porte-blindee",
		"Une porte blindée entrouverte sur une entrée éclairée, trois pênes d’acier sortis sur sa tranche, la clé dans la serrure.",
		"left",
	),
	cornieres: rendered(
		"cornieres",
		"Une porte fermée, coupée et vue d’en haut : la cornière d’acier, en orange à la coupe, couvre le jeu entre la porte et son cadre.",
	),
	"cle-cassee": rendered(
		"cle-cassee",
		"Un cylindre coupé dans sa longueur : la lame y est restée, sur les goupilles ; la tête orange est à côté.",
	),
	gond: rendered(
		"gond",
		"Une paumelle d’acier vissée sur une porte et son cadre ; sa coupe montre l’axe et, en orange, les billes qui portent la porte.",
	),
	judas: rendered(
		"judas",
		"Un judas numérique au dos d’une porte d’entrée : son écran montre le palier, la porte voisine et un colis. À côté, un verrou et une chaîne.",
	),
	"bati-force": rendered(
		"bati-force",
		"Un bâti forcé : le vieux chêne arraché jusqu’à l’arête, un long éclat fendu ; la gâche tordue tient par une vis, le pied-de-biche a mordu la porte.",
	),
	effraction: rendered(
		"effraction",
		"Le même bâti réparé, la porte entrouverte : du chêne neuf greffé jusqu’à l’arête, une longue gâche d’acier dans la greffe.",
	),
	palier: rendered(
		"palier",
		"Un palier la nuit : porte bleu nuit fermée, lumière chaude sous la porte et dans le judas, paillasson sur le sol de pierre.",
		"lower right",
	),
	"plaque-rue": rendered(
		"plaque-rue",
		"Une plaque de maison émaillée bleue au numéro 38, sous une lanterne ; dessous, une boîte aux lettres, une enveloppe sous son volet de laiton.",
		"right of centre",
	),
	etabli: rendered(
		"etabli",
		"Une clé se copie, de près : le palpeur suit les crans de la clé à tête orange, la fraise taille l’ébauche de laiton ; au mur, floues, les ébauches.",
		"low right of centre",
	),
	"barre-seuil": rendered(
		"barre-seuil",
		"Une barre de seuil en acier vissée dans la pierre au pied d’une porte blindée, un trait de lumière chaude au-dessus d’elle.",
	),
	"protege-cylindre": rendered(
		"protege-cylindre",
		"Un protège-cylindre en acier massif, boulonné par l’intérieur sur une porte bleu nuit, sous la béquille.",
		"low right of centre",
	),
	"cylindre-use": rendered(
		"cylindre-use",
		"Deux cylindres côte à côte sur l’établi : l’ancien, en laiton terni, usé autour de l’entrée de clé, et le neuf, nickelé, avec sa clé à tête orange.",
		"right of centre",
	),
	applique: rendered(
		"applique",
		"Une serrure en applique au dos d’une porte : boîtier d’acier, clé à tête orange, trois pênes dans la gâche, une tringle en haut, une en bas.",
	),
};

/** The door that opens: the picture of the home page, beside its words. The emergency page shows the same one, shut. */
export const heroPicture = pictures["porte-ouverte"];
