import { facts } from "./facts.ts";
import { offers } from "./site-map.ts";
import { years } from "./wording.ts";

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
