/** « le numéro SIREN » as it begins a line. */
export const titled = (words: string): string => words.charAt(0).toLocaleUpperCase("fr-FR") + words.slice(1);
