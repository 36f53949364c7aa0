import { business } from "./business.ts";

/** What a result page shows whole (content/cross-checks.ts). */
const TITLE_AT_MOST = 60;
const DESCRIPTION_AT_MOST = 160;

/** A title with the firm's name after it, where both fit: a long name must not stop the build. */
export const withName = (title: string, name = business.name): string => {
	const whole = `${title} | ${name}`;
	return whole.length <= TITLE_AT_MOST ? whole : title;
};

/** The first of two descriptions that fits: one names the firm, the other does not. */
export const thatFits = (named: string, plain: string): string => (named.length <= DESCRIPTION_AT_MOST ? named : plain);
