/**
 * French of town names. A name that opens with « Le » or « Les » melts into its preposition, and keeps its article
 * otherwise: au Péage-de-Roussillon, aux Abrets, à La Tronche, d’Échirolles, de L’Isle-d’Abeau.
 */

/** « à Voiron », « au Grand-Lemps », « aux Avenières Veyrins-Thuellin », « à La Tronche ». */
export function atTown(name: string): string {
	if (name.startsWith("Le ")) return `au ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `aux ${name.slice(4)}`;
	return `à ${name}`;
}

/** « de Voiron », « du Grand-Lemps », « des Avenières Veyrins-Thuellin », « d’Heyrieux ». */
export function ofTown(name: string): string {
	if (name.startsWith("Le ")) return `du ${name.slice(3)}`;
	if (name.startsWith("Les ")) return `des ${name.slice(4)}`;
	// Heyrieux is the only name in H of the list, and its h is mute.
	return /^[AEIOUYHÀÂÉÈÊËÎÏÔÙÛ]/.test(name) ? `d’${name}` : `de ${name}`;
}
