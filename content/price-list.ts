import prices from "#owner/prices.json" with { type: "json" };

/** A price of the sample: shown with the tag « Exemple », and the publication check stops on it. */
type Sample = { example?: boolean };
export type HourlyRate = Sample & { work: string; euros: number /** How the time is counted. */; counted: string };
/** 0 euros: free. */
export type TravelPrice = Sample & { fromKm: number; toKm: number; euros: number };
/** Hours at which work costs more, in percent of the other prices; 0 says that it does not. */
export type NightSurcharge = Sample & { when: string; surchargePercent: number };
export type FlatPrice = Sample & { service: string; euros: number; includes: string };

/**
 * The price schedule (« Barème ») that the arrêté of 24 January 2017 asks a repairer to show, on its site too. All prices
 * in euros, all taxes included. Empty: the page of services does not show it, and `npm run publication` stops on it.
 */
export type PriceList = {
	hourly: readonly HourlyRate[];
	travel: readonly TravelPrice[];
	nights: readonly NightSurcharge[];
	flat: readonly FlatPrice[];
};

export const priceList: PriceList = prices;

/** Shown from its first line on; `npm run publication` names each kind that is still missing. */
export const isFilled = (prices: PriceList): boolean => Object.values(prices).some((lines) => lines.length > 0);

/** All that a fixed price comes to at that hour and distance, in euros: whole cents, rounded up. Parts alone come on top. */
export function allIn(
	{ euros }: Pick<FlatPrice, "euros">,
	{ surchargePercent }: Pick<NightSurcharge, "surchargePercent">,
	travel: Pick<TravelPrice, "euros">,
): number {
	const cents = Math.ceil((Math.round(euros * 100) * (100 + surchargePercent)) / 100);
	return (cents + Math.round(travel.euros * 100)) / 100;
}
