import type { ClaimName } from "./claims.ts";

/** What shows that a claim is true, and the day it was established, as « 2026-11-20 ». */
export type Evidence = { shownBy: string; date: string };

/**
 * Written by the owner. null: nothing shown yet, and `npm run publication` says what would. For example:
 *
 *   interventions: { shownBy: "Décompte des factures 2019 à 2026, classeur bleu", date: "2026-11-20" },
 */
export const evidence: Record<ClaimName, Evidence | null> = {
	craftsman: null,
	certified: null,
	insured: null,
	decennialInsurance: null,
	experienceOnTownPages: null,
	experienceOnLockChange: null,
	interventions: null,
	damageFree: null,
	directContact: null,
	reviews: null,
	repairExample: null,
	alwaysOpen: null,
	arrival: null,
	radius: null,
	covered: null,
	townCount: null,
	townTimes: null,
	travelBands: null,
	emergencyTimes: null,
	reply: null,
	quoteDelay: null,
	emailReply: null,
	noSurcharge: null,
	freeQuote: null,
	freeTravel: null,
	freeVisit: null,
	repairFrom: null,
	payment: null,
	installation: null,
	repair: null,
	armouredDoor: null,
	a2pDoors: null,
	norms: null,
	certificates: null,
	partnerWorkshops: null,
	lowerPremium: null,
	taxCredit: null,
	propertyValue: null,
	financing: null,
	claddingPrice: null,
	claddingA2p: null,
	claddingVisit: null,
	claddingMaking: null,
	claddingInstallation: null,
	insuranceFile: null,
};
