import { dearerDaysOf, emergencyWeek, SUNDAY } from "./opening.ts";
import type { Owner } from "./owner-schemas.ts";
import { DEARER_DAYS } from "./shapes.ts";
import { capital } from "./wording.ts";

type Night = Owner["prices"]["nights"][number];

/** Shown from its first line on; `npm run publication` names each kind that is still missing. */
export const isFilled = (prices: object): boolean =>
	Object.values(prices).some((lines: readonly unknown[]) => lines.length > 0);

/** What a Sunday or a holiday adds stands in the schedule too, where he comes on one, unless a line of it says so. */
export function withSundays<Prices extends { readonly nights: readonly Night[] }>(
	prices: Prices,
	practice: Owner["practice"],
): Prices {
	const { surchargePercent, days, hours, holidays } = practice;
	const isAlwaysThere = emergencyWeek(practice) !== undefined;
	if (!isFilled(prices) || !surchargePercent || prices.nights.some(({ when }) => SUNDAY.test(when))) return prices;
	const onSundays = isAlwaysThere || (hours ? Boolean(hours.dimanche) : days.includes("dimanche"));
	const [sundays, feasts] = DEARER_DAYS.map((day) => dearerDaysOf(practice).includes(day));
	const dearer = [
		...(sundays && onSundays ? ["dimanches"] : []),
		...(feasts && (holidays || isAlwaysThere) ? ["jours fériés"] : []),
	];
	if (dearer.length === 0) return prices;
	return { ...prices, nights: [...prices.nights, { when: capital(dearer.join(" et ")), surchargePercent }] };
}
