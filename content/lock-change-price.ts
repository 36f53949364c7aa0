import { flatPrices } from "./own-facts.ts";

/** His price for another lock or cylinder, where the schedule has one. */
export const lockChangePrice = flatPrices.find(
	({ service, example }) =>
		!example && /(chang|rempla).*(serrure|cylindre)|cylindre.*(fourni|pos|chang|rempla)/i.test(service),
);
