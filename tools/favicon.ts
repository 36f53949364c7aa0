import { bittingPath, nationalDigits, pairsOf } from "#app/sections/key-cut.ts";
import { business } from "#content/business.ts";

/** The house's key upright on night, as small as a tab shows it. */
export function faviconSvg(): string {
	const bitting = bittingPath(pairsOf(nationalDigits(business.phone)), { length: 28, depth: -8 });
	return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#0e1c2b" d="M0 0h64v64H0z"/><g fill="#ff8426" transform="rotate(90 32 32)"><path fill-rule="evenodd" d="M17 19a13 13 0 1 0 0 26 13 13 0 0 0 0-26zm-4 8a5 5 0 1 1 0 10 5 5 0 0 1 0-10z"/><path transform="translate(30)" d="M-6 26V38H0${bitting}L28 38L31 33L28 26z"/></g></svg>`;
}
