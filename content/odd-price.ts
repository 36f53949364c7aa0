/** Beyond these a price of the schedule is more often a slip of the finger, « 1600 » for 160, than a price. In euros. */
const OPENING_AT_MOST = 500;
const HOUR_AT_MOST = 150;
/** Nobody comes for less; a travel may cost anything, nothing too. */
const AT_LEAST = 15;

const OPENS = /claqu|verrouill|ouvrir|ouverture/iu;

/** Whether the price of an hour, or one that is fixed, is worth a second look. @param row a line of owner/prices.json, read or not */
export function isOdd(list: string, row: unknown): boolean {
	const { euros, service } = (row ?? {}) as { euros?: unknown; service?: unknown };
	if (typeof euros !== "number") return false;
	if (list === "hourly") return euros > HOUR_AT_MOST || euros < AT_LEAST;
	if (list !== "flat") return false;
	return euros < AT_LEAST || (euros > OPENING_AT_MOST && OPENS.test(String(service)));
}
