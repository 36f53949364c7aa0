import { mainTownRows } from "./main-town-rows.ts";
import { keepsPage, type Town, townOf } from "./town.ts";
import { capital } from "./wording.ts";

/** Those that every page names: six, less what the owner took out. */
export const mainTowns: readonly Town[] = mainTownRows.map((row) => townOf("main", row)).filter(keepsPage);

const count = ["", "une", "deux", "trois", "quatre", "cinq", "six"][mainTowns.length] ?? "";
/** « Six villes », « Une ville »: as many as there are. */
export const mainTownsInWords = `${capital(count)} ${mainTowns.length > 1 ? "villes" : "ville"}`;
/** « Six villes, six temps d’arrivée ». */
export const townTimes = `${mainTownsInWords}, ${count === "une" ? "un" : count} temps d’arrivée`;
