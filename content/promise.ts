/**
 * When a request is answered, for the owner's notebook and its reminders (relay/upkeep/promise.ts). The pages say a part of it:
 * « sous 2 h en journée » (facts.replyHours). Apart from facts.ts, which every visitor's browser fetches.
 */
export const promise = {
	/** Hours of the day in which a request is answered within `facts.replyHours`. */
	dayHours: { from: 8, to: 20 },
	/** A request of the evening or the night is answered before this hour of the next morning. */
	morningHour: 10,
	/** An urgent one, at any hour. */
	urgentMinutes: 10,
} as const;
