/**
 * The price schedule (« Barème ») that the law asks for. Empty: the page of services does not show it, and the
 * publication check stops on it. One line for each price, all taxes included, as the customer reads it.
 */
export type PriceLine = { service: string; price: string; note: string };
export const priceList: readonly PriceLine[] = [];
