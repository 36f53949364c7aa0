import { facts } from "./facts.ts";
import { offers } from "./site-map.ts";
import { ifSaid } from "./unsaid.ts";
import { years } from "./wording.ts";

/** « garantie 2 ans » says nothing of the labour once that was taken out: no narrower promise stands in its place. */
export const labourToo = ifSaid("guaranteedLabour", ", pièces et main-d’œuvre", "");

/** How long what he fits is guaranteed, and for who clads doors that too: « les poses et les blindages » in one breath where both are alike. */
export function fittingGuarantee() {
	const { installation, cladding } = facts.guaranteeYears;
	return {
		years: years(installation),
		/** Its years where they are others. */
		cladding: offers("doorCladding") && cladding !== installation ? years(cladding) : undefined,
		/** Named with what he fits. */
		withCladding: offers("doorCladding") && cladding === installation,
	};
}
