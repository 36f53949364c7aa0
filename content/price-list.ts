/**
 * The price schedule (« Barème ») that the arrêté of 24 January 2017 asks a repairer to show, on its site too. All prices
 * in euros, all taxes included. Empty: the page of services does not show it, and `npm run publication` stops on it.
 * For example:
 *
 *   hourly: [{ work: "Main-d’œuvre en atelier ou chez vous", euros: 55, counted: "Par quart d’heure, à partir de l’arrivée." }],
 *   travel: [{ fromKm: 0, toKm: 50, euros: 0 }],
 *   nights: [{ when: "De 20 h à 7 h", surchargePercent: 0 }],
 *   flat: [{ service: "Ouverture de porte claquée", euros: 90, includes: "Sans pièce, sans perçage." }],
 */
export type HourlyRate = { work: string; euros: number /** How the time is counted. */; counted: string };
/** 0 euros: free. */
export type TravelPrice = { fromKm: number; toKm: number; euros: number };
/** Hours at which work costs more, in percent of the other prices; 0 says that it does not. */
export type NightSurcharge = { when: string; surchargePercent: number };
export type FlatPrice = { service: string; euros: number; includes: string };

export type PriceList = {
	hourly: readonly HourlyRate[];
	travel: readonly TravelPrice[];
	nights: readonly NightSurcharge[];
	flat: readonly FlatPrice[];
};

export const priceList: PriceList = {
	hourly: [],
	travel: [],
	nights: [],
	flat: [],
};

/** Shown from its first line on; `npm run publication` names each kind that is still missing. */
export const isFilled = (prices: PriceList): boolean => Object.values(prices).some((lines) => lines.length > 0);
