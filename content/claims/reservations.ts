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
	"bandTimes",
	"givenDistances",
	"givenPopulations",
	"townCount",
	"freeTravelFar",
	"ourRadius",
	"replyDelays",
	"scheduleTravel",
	"scheduleHolidays",
	"retention",
	"formRecipient",
	"townsWithoutNotes",
	"copyrightYear",
] as const;
export type ReservationName = (typeof RESERVATIONS)[number];

/** Why it may stay as it is, and the day this was decided, as « 2026-11-20 ». */
export type Answer = { reason: string; date: string };

/**
 * Written by the owner. null: not answered yet. For example:
 *
 *   experience: { reason: "Dix ans à mon compte, quinze ans de métier.", date: "2026-11-20" },
 */
export const answers: Record<ReservationName, Answer | null> = {
	matchmaking: null,
	experience: null,
	a2pMinutes: null,
	claddingA2p: null,
	norms: null,
	townsBeyondRadius: null,
	wholeDepartment: null,
	arrivalTimes: null,
	bandTimes: null,
	givenDistances: null,
	givenPopulations: null,
	townCount: null,
	freeTravelFar: null,
	ourRadius: null,
	replyDelays: null,
	scheduleTravel: null,
	scheduleHolidays: null,
	retention: null,
	formRecipient: null,
	townsWithoutNotes: null,
	copyrightYear: null,
};
