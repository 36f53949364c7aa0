/** Field of « Où êtes-vous ? ». */
export const INPUT_ID = "trajet-lieu";
/** What stands under the question once answered: the page fills it, or the relay without script. */
export const ANSWER_ID = "trajet-reponse";
/** The page where the question has a section of its own, and its list of towns. */
export const SERVICE_AREA = "/zone-intervention";
export const ALL_TOWNS = `${SERVICE_AREA}#toutes-les-villes`;
