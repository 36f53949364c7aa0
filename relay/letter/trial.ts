export const TRIAL_SUBJECT = "Essai\u202f: vos lettres arrivent";

/** What a trial says, by letter or by the second channel. */
export const TRIAL_TEXT = [
	"Ceci est un essai, demandé par vous.",
	"Si vous le lisez, les demandes de votre site vous parviennent par ce chemin.",
].join("\n");
