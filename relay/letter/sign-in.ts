export const SIGN_IN_SUBJECT = "Votre lien pour ouvrir le carnet";

/** The letter that lets the owner in. @param link good for one press within fifteen minutes, twenty for the extra one */
export function signInText(link: string): string {
	return [
		"Pour ouvrir le carnet sur cet appareil, touchez ce lien, puis le bouton de la page\u202f:",
		link,
		"",
		"Il sert une seule fois, pendant un quart d’heure au moins.",
		"",
		"Vous n’avez rien demandé\u202f? Laissez cette lettre\u202f: sans elle, personne n’entre.",
	].join("\n");
}
