import type { PhotoFault } from "#atelier/views.ts";

export const photoWords = {
	lead: (count: number) =>
		`${count} images dessinées, marquées «\u202fIllustration\u202f». Touchez celle que votre photo remplace. Rien n’oblige à toutes les changer.`,
	own: (place: string, date: string) => `Votre photo\u202f: ${place}, ${date}`,
	drawn: "Image de synthèse",
	shows: "Sur le site, on y voit\u202f:",
	titles: (titles: readonly string[]) =>
		`Ce qui est écrit à côté, et restera\u202f: ${titles.map((title) => `«\u202f${title}\u202f»`).join(", ")}.`,
	file: "Votre photo",
	fileText:
		"JPEG, PNG ou WebP, 20\u00a0Mo au plus, téléphone en largeur. Ce qu’il y écrit (lieu, appareil, heure) est ôté. Ni visage, ni nom, ni plaque sans accord.",
	another: "Une autre photo, si celle-ci ne va pas",
	save: "Garder cette photo",
	saving: "Une fois ce bouton touché, comptez jusqu’à vingt secondes\u202f: ne fermez pas la page.",
	taken: "La photo est bien arrivée. Il reste à dire ce qui manque ci-dessous.",
	away: "Retirer cette photo",
	changed:
		"Quelqu’un a changé cette photo depuis que vous avez ouvert la page. Rien n’est enregistré\u202f: relisez, puis gardez.",
	back: "Mes photos",
	broken:
		"Le fichier «\u202fphotographs.json\u202f» a été changé à la main et ne se lit plus\u202f: l’atelier n’y touche pas tant qu’il n’est pas réparé.",
	noList: "La liste des images ne peut pas être lue pour l’instant. Réessayez dans une minute.",
} as const;

const FAULTS: Record<Exclude<PhotoFault["why"], "small">, string> = {
	none: "Choisissez une photo dans votre téléphone.",
	heic: "Cette photo est au format HEIC, que les navigateurs ne montrent pas. Sur un iPhone\u202f: Réglages, Appareil photo, Formats, «\u202fLe plus compatible\u202f», puis reprenez-la. Ou envoyez-la à vous-même par e-mail\u202f: elle arrive en JPEG.",
	unknown:
		"Ce fichier n’est pas une photo que le site sait lire\u202f: il faut un JPEG, un PNG ou un WebP. Une capture d’écran de la photo convient aussi.",
	broken: "Cette photo est abîmée ou n’est pas arrivée entière. Ouvrez-la dans votre téléphone, puis renvoyez-la.",
	moving: "Cette image bouge. Il faut une photo fixe.",
	huge: "Cette image a plus de 120 millions de pixels. Envoyez-la dans une taille plus petite.",
	stopped:
		"La photo n’a pas pu être préparée\u202f: la machine manque peut-être de mémoire ou de place. Réessayez avec une photo plus petite.",
};

/** Why it was not taken in, and what to do. */
export function faultWords(fault: PhotoFault): string {
	if (fault.why !== "small") return FAULTS[fault.why];
	return `Cette photo est trop petite\u202f: ${fault.width} × ${fault.height} pixels, il en faut 1\u202f600 × 1\u202f000 au moins. Envoyez l’original, sans la réduire.`;
}
