import { readPhone } from "./read-phone.ts";

/**
 * Where a number as typed can be dialled: « tel:+33465710038 ». Nothing when it holds no number, since a link that
 * dials something else would be worse than none.
 */
export function phoneLink(typed: string): string | undefined {
	const [number] = readPhone(typed).numbers;
	return number === undefined ? undefined : `tel:${number}`;
}
