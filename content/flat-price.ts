import type { Owner } from "./owner-schemas.ts";
import { euros } from "./wording.ts";

type FlatPrice = Owner["prices"]["flat"][number];

const FROM = /(?:^|[\s,(:]+)(?:à partir de|dès)[\s…:.)]*$/iu;

/**
 * A fixed price of the schedule as people write it: « Changement de serrure, à partir de ». A minimum is no price that may be announced
 * as the most it will cost.
 */
export function readFlat<Price extends Pick<FlatPrice, "service" | "includes">>(price: Price) {
	const isMinimum = FROM.test(price.service) || /à partir de/i.test(price.includes);
	return { ...price, service: price.service.replace(FROM, ""), isMinimum };
}

/** « 90 € », « à partir de 140 € ». */
export const flatSum = ({ euros: sum, isMinimum }: { euros: number; isMinimum: boolean }): string =>
	`${isMinimum ? "à partir de " : ""}${euros(sum)}`;
