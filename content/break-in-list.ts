/** What the list of content/pages/break-in.ts says once script runs: it is kept then, so it can be erased. */
export const breakInList = {
	kept: "Ce que vous cochez et écrivez reste sur cet appareil jusqu’à ce que vous l’effaciez.",
	print: "Imprimer cette liste",
	erase: "Effacer de cet appareil",
	eraseQuestion: "Effacer ce que vous avez coché et écrit ?",
	erased: "La liste est effacée de cet appareil.",
} as const;
