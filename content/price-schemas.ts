import * as v from "valibot";
import { count, named, text } from "./field-schemas.ts";

/* The price schedule in the registry (content/owner-schemas.ts): the hour, the travel, the night, what is fixed. */

/** 0 is a price: free travel, or a night that costs no more. */
const price = v.pipe(
	v.number("un prix en euros est attendu, par exemple 49.5"),
	v.metadata({ kind: "euros" }),
	v.minValue(0, "un prix positif est attendu"),
	v.check((euros) => Math.abs(euros * 100 - Math.round(euros * 100)) < 1e-6, "deux chiffres au plus après la virgule"),
);
const due = v.pipe(price, v.minValue(0.01, "un prix de plus de 0 est attendu"));
export const lines = <const T extends v.GenericSchema>(entry: T) => v.array(entry, "une liste est attendue");
/** As many as the page can ask about (app/sections/prices.tsx). */
const few = <const T extends v.GenericSchema>(entry: T, most: number) =>
	v.pipe(lines(entry), v.maxLength(most, `${most} lignes au plus`));
/** Of the sample: shown with the tag « Exemple », and the publication check stops on it. */
const example = v.exactOptional(v.boolean("true ou false est attendu"));
export const hourlyLine = v.strictObject({
	work: named("quel travail", text, { example: "Réparation" }),
	euros: named("prix d’une heure, en euros TTC", due, { example: "55" }),
	counted: named("comment le temps se compte", text, { example: "Par quart d’heure entamé." }),
	example,
});
export const travelLine = v.strictObject({
	fromKm: named("de, en km", count, { example: "0" }),
	toKm: named("à, en km", count, { example: "20" }),
	euros: named("prix, en euros TTC", price, { example: "25" }),
	example,
});
export const nightLine = v.strictObject({
	when: named("quelles heures", text, { example: "De 20 h à 7 h" }),
	surchargePercent: named("majoration, en\u202f%", count, { example: "50" }),
	example,
});
export const flatLine = v.strictObject({
	service: named("quel travail", text, { example: "Ouverture de porte claquée" }),
	euros: named("prix, en euros TTC", due, { example: "89,50" }),
	includes: named("ce qu’il comprend", text, { example: "Main-d’œuvre et déplacement, sans pièce." }),
	example,
});
const travel = v.pipe(
	travelLine,
	v.check(({ fromKm, toKm }) => fromKm < toKm, "la distance de départ dépasse celle d’arrivée"),
);
export const prices = v.strictObject({
	hourly: named("la main-d’œuvre", lines(hourlyLine)),
	travel: named("les déplacements", few(travel, 4)),
	nights: named("la nuit", few(nightLine, 3)),
	flat: named("les forfaits", few(flatLine, 6)),
});
