import { formWords } from "./travel-form-words.ts";

const OR_CALL = "Ou appelez : je vous dis quand j’arrive.";

/** What the calculator says. Names and figures come in already written as French writes them. */
export const words = {
	...formWords,
	/** Nothing can be worked out from what was typed. */
	empty: `Écrivez le nom de votre commune ou son code postal. ${OR_CALL}`,
	nonsense: `Je n’y lis ni nom de commune ni code postal. Écrivez par exemple Morestel, ou 38510. ${OR_CALL}`,
	tooLong: `C’est trop long pour un nom de commune. Écrivez la ville seule, sans la rue, ou son code postal. ${OR_CALL}`,
	unknown: (typed: string) =>
		`« ${typed} » n’est pas dans ma liste. Appelez : je vous dis si je peux venir, et en combien de temps.`,

	/** Several places may be meant. */
	code: (code: string, count: number) => `${code} : ${count} communes. Laquelle est la vôtre ?`,
	cedex: (code: string) =>
		`${code} est sans doute un code CEDEX : il désigne un centre de tri, pas une commune. Laquelle est la vôtre ?`,
	namesakes: (name: string) => `Plusieurs communes s’appellent « ${name} ». Laquelle est la vôtre ?`,
	several: (typed: string) => `Plusieurs communes ressemblent à « ${typed} ». Laquelle est la vôtre ?`,
	others: "Vous cherchiez peut-être :",
	more: (count: number) => `${count > 1 ? `Et ${count} autres` : "Et une autre"} : écrivez le nom de la vôtre.`,

	/** The answer. */
	onTheSpot: "Je suis sur place.",
	distance: (km: string) => `À ${km} de Bourgoin-Jallieu.`,
	insideRadius: (radius: string) => `C’est dans ma zone de ${radius}.`,
	beyondRadius: (radius: string) => `C’est au-delà de notre rayon habituel de ${radius} : appelez pour confirmer.`,
	outsideIsere: "C’est hors de l’Isère : appelez pour confirmer.",
	outsideAndBeyond: (radius: string) =>
		`C’est hors de l’Isère et au-delà de notre rayon habituel de ${radius} : appelez pour confirmer.`,
	traffic: (span: string) => `Comptez ${span} environ selon la circulation, si je ne suis pas déjà chez quelqu’un.`,
	estimate: "Temps estimé, si la route est libre et si je ne suis pas déjà chez quelqu’un.",
	crowFlight: (km: string) => `${km} à vol d’oiseau, plus par la route.`,
	confirm: "Appeler pour confirmer :",
	closed: (until: string) => `Fermé jusqu’au ${until} :`,
	call: "Appelez, je vous dis l’heure :",
	page: (town: string) => `Voir la page ${town}`,
	list: "Voir toutes les villes",

	/** « Utiliser ma position ». The place comes with its preposition: « de Morestel », « du Bion ». */
	near: (ofPlace: string) => `Près ${ofPlace}`,
	locating: "Je cherche où vous êtes…",
	refused: `Votre appareil n’a pas donné votre position. Écrivez votre commune. ${OR_CALL}`,
	unavailable: `Votre appareil ne sait pas où il est. Écrivez votre commune. ${OR_CALL}`,
	timeout: `Votre appareil met trop de temps à se situer. Écrivez votre commune. ${OR_CALL}`,
	vague: `Votre appareil ne se situe qu’à plusieurs kilomètres près. Écrivez votre commune. ${OR_CALL}`,
	away: "Vous êtes trop loin pour que je vous donne un temps. Si la porte est en Isère, écrivez sa commune. Ou appelez : je vous dis si je peux venir.",

	/** Said to those who cannot see the list of suggestions. */
	suggestions: "Communes",
	count: (count: number) =>
		`${count} ${count > 1 ? "suggestions" : "suggestion"}. Flèches haut et bas pour choisir, Entrée pour répondre.`,
	noSuggestion: "Aucune suggestion.",
};
