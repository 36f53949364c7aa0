import { chrome } from "./chrome.ts";
import prints from "./generated/picture-prints.json" with { type: "json" };
import { photographs, type Taken } from "./photographs.ts";
import { PICTURE_SIZE, PICTURE_WIDTHS, type PictureFormat, pictureFile } from "./picture-files.ts";
import type { PictureName } from "./shapes.ts";

/** Made by `npm run pictures`: a print of each master in art/masters, or of the photograph in its place. */
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
	subject: "centre" | "right";
	/** Where and when the owner took it; « Illustration » for what was drawn. */
	credit: string;
};

/** « Bourgoin-Jallieu, mars 2026 », or « Illustration ». */
export const creditOf = (taken: Pick<Taken, "place" | "date"> | undefined): string =>
	taken ? `${taken.place}, ${taken.date}` : chrome.illustration;

function rendered(name: keyof typeof picturePrints, alt: string, subject: Picture["subject"] = "centre"): Picture {
	const print = picturePrints[name];
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

/** The pictures of the site: what each shows, said for those who do not see it. Their scenes are in art/blender. */
export const pictures: Record<PictureName, Picture> = {
	"porte-claquee": rendered(
		"porte-claquee",
		"Une porte bleu nuit fermée, sa poignée et son cylindre sans clé, un rai de lumière chaude le long du cadre.",
	),
	cylindre: rendered(
		"cylindre",
		"Un cylindre de profil européen posé sur une ardoise, une clé à tête orange engagée, deux autres clés à côté.",
	),
	multipoint: rendered(
		"multipoint",
		"Le chant d’une porte blindée avec sa serrure multipoint : trois pênes ronds sortis, le demi-tour entre eux.",
	),
	"porte-blindee": rendered(
		"porte-blindee",
		"Une porte blindée entrouverte sur une entrée éclairée, trois pênes d’acier sortis sur sa tranche, la clé dans la serrure.",
	),
	blindage: rendered(
		"blindage",
		"Un angle de porte en bois habillé d’une tôle d’acier pliée sur le chant et vissée, le bois visible au-dessus.",
	),
	cornieres: rendered(
		"cornieres",
		"Une longue cornière d’acier vissée au bord du cadre, qui couvre le jeu entre la porte et lui.",
	),
	"cle-cassee": rendered(
		"cle-cassee",
		"Un cylindre où reste un morceau de clé ; la tête orange et l’anneau sont posés devant la porte.",
	),
	gond: rendered("gond", "Un gond d’acier ouvert sur son axe : entre ses deux lames, une rangée de billes."),
	judas: rendered(
		"judas",
		"Un judas numérique sur une porte de chêne : son écran montre le palier en grand angle, la porte voisine et un colis posé au sol.",
	),
	effraction: rendered(
		"effraction",
		"Un bâti réparé : une pièce de chêne neuf greffée dans l’ancien montant, et une longue gâche d’acier vissée par-dessus.",
	),
	palier: rendered(
		"palier",
		"Un palier la nuit : porte bleu nuit fermée, lumière chaude sous la porte et dans le judas, paillasson sur le sol de pierre.",
		"right",
	),
	"plaque-rue": rendered(
		"plaque-rue",
		"Une plaque de maison émaillée bleue au numéro 38, vissée sur un mur crépi au-dessus d’une boîte aux lettres à volet de laiton.",
		"right",
	),
	etabli: rendered(
		"etabli",
		"Sur l’établi : une clé à tête orange serrée dans l’étau de la machine à reproduire, la fraise contre sa tige, trois ébauches au premier plan.",
		"right",
	),
	"cadre-force": rendered(
		"cadre-force",
		"Un bâti forcé : le chêne éclaté le long de la gâche, tordue et arrachée de ses vis.",
	),
	"barre-seuil": rendered(
		"barre-seuil",
		"Une barre de seuil en acier vissée dans la pierre au pied d’une porte blindée, un trait de lumière chaude au-dessus d’elle.",
	),
	"protege-cylindre": rendered(
		"protege-cylindre",
		"Un protège-cylindre en acier massif boulonné sur une porte bleu nuit, sous la béquille.",
	),
	"serrure-ouverte": rendered(
		"serrure-ouverte",
		"Une serrure à mortaiser ouverte sur l’établi, son couvercle à côté : pêne dormant, gorges de laiton, ressort et fouillot.",
	),
	trousse: rendered(
		"trousse",
		"Une trousse de cuir cousu déroulée sur l’établi : tournevis, crochets et entraîneurs, chacun dans sa poche.",
	),
	"cylindre-use": rendered(
		"cylindre-use",
		"Deux cylindres côte à côte sur l’établi : l’ancien, en laiton terni et rayé, et le neuf, poli, avec sa clé à tête orange.",
	),
	applique: rendered(
		"applique",
		"Une serrure en applique à trois points sur une porte de bois verni : son boîtier d’acier brossé, la clé orange dans le cylindre, trois pênes engagés dans la gâche et deux tringles le long du vantail.",
	),
};

/** The light behind the door: the picture of the home page, where words stand over its left half. */
export const heroPicture = pictures["porte-claquee"];
