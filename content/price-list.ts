import { owner } from "#owner";
import type { Owner } from "./owner-schemas.ts";

/**
 * The price schedule (« Barème ») that the arrêté of 24 January 2017 asks a repairer to show, on its site too. All prices
 * in euros, all taxes included. Empty: the page of services does not show it, and `npm run publication` stops on it.
 */
export type PriceList = { readonly [Kind in keyof Owner["prices"]]: readonly Owner["prices"][Kind][number][] };
export type TravelPrice = PriceList["travel"][number];
export type NightSurcharge = PriceList["nights"][number];
export type FlatPrice = PriceList["flat"][number];

export const priceList: PriceList = owner.prices;

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
