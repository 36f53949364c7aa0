import type { PictureName } from "./shapes.ts";

export type Picture = { src: string; width: number; height: number; alt: string };

const drawing = (file: PictureName, alt: string): Picture => ({
	src: `/images/${file}.svg`,
	width: 800,
	height: 600,
	alt,
});

/** The pictures of the site: what each shows, said for those who do not see it. Drawn by art/drawings.ts. */
export const pictures: Record<PictureName, Picture> = {
	"porte-claquee": drawing(
		"porte-claquee",
		"Une porte d’entrée fermée, vue de nuit, un rai de lumière chaude le long du cadre.",
	),
	cylindre: drawing(
		"cylindre",
		"Un cylindre de serrure de profil européen, coupé pour montrer ses goupilles, une clé engagée.",
	),
	multipoint: drawing(
		"multipoint",
		"Le chant d’une porte avec sa serrure multipoint : trois pênes sortis, en haut, au milieu et en bas.",
	),
	"porte-blindee": drawing(
		"porte-blindee",
		"Une porte blindée entrouverte, ses pivots et ses pênes visibles sur la tranche.",
	),
	blindage: drawing("blindage", "Une porte en bois en coupe, habillée d’une tôle d’acier pliée sur ses bords."),
	cornieres: drawing(
		"cornieres",
		"Une cornière d’acier fixée tout le long de la jonction entre la porte et son cadre.",
	),
	"cle-cassee": drawing(
		"cle-cassee",
		"Une clé cassée en deux : l’anneau d’un côté, la lame restée dans la serrure de l’autre.",
	),
	gond: drawing("gond", "Un gond renforcé à billes, ouvert pour montrer la rangée de billes entre ses deux lames."),
	judas: drawing(
		"judas",
		"Un judas numérique : l’œilleton côté palier et l’écran côté intérieur, une silhouette à l’image.",
	),
	effraction: drawing(
		"effraction",
		"Un cadre de porte marqué par un pied-de-biche, à côté du même cadre réparé avec une gâche neuve.",
	),
};
