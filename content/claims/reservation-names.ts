/**
 * What the site says that sits ill with something else it says, with the law, or with the certifier. Each stands in the
 * specification, so the pages keep it; `npm run publication` names it until the facts agree or the owner answers.
 */
export const RESERVATIONS = [
	"matchmaking",
	"experience",
	"a2pMinutes",
	"claddingA2p",
	"norms",
	"townsBeyondRadius",
	"wholeDepartment",
	"arrivalTimes",
	"arrivalSlow",
	"bandTimes",
	"roadTimes",
	"givenDistances",
	"givenPopulations",
	"townCount",
	"freeTravelFar",
	"ourRadius",
	"replyDelays",
	"scheduleTravel",
	"scheduleRadius",
	"scheduleNights",
	"scheduleHolidays",
	"scheduleRepair",
	"oddPrices",
	"retention",
	"formRecipient",
	"townsWithoutNotes",
	"baseTown",
	"noDecennial",
	"copyrightYear",
] as const;
export type ReservationName = (typeof RESERVATIONS)[number];
