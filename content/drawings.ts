/** What the explanatory drawings show, for those who do not see them, and what one of them says under it. */
export const drawings = {
	armouredDoor:
		"Dessin d’une porte blindée vue du palier, la tôle coupée devant la serrure et ses sept pênes ; les numéros de la liste sont posés sur un pivot, le judas, la tôle, un pêne, la cornière et la barre de seuil.",
	explodedLock:
		"Dessin d’une serrure démontée dans l’axe de sa clé : la clé cassée, la plaque et sa poignée, le carré, le cylindre, le boîtier, la vis du cylindre, la gâche, le cadre et la plaque intérieure.",
	cladDoor:
		"Dessin d’une porte habillée d’acier, coupée et vue d’en haut, le palier en bas : la tôle pliée sur les chants, les cornières sur le jeu, le pêne dans sa gâche, le cylindre et une paumelle à billes.",
	cylinder:
		"Coupe d’un cylindre. Sans clé, les goupilles dépassent la ligne de rotation ; avec la bonne clé, toutes s’y arrêtent.",
	cylinderCaption:
		"Sans clé, les goupilles bloquent le rotor. La bonne clé les amène toutes sur la même ligne, et il tourne.",
} as const;
