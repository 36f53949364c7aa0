import { owner } from "#owner";
import { DAY_AND_NIGHT, type Week, weekOf } from "./opening.ts";
import { WEEK } from "./shapes.ts";

/** When who writes is answered, as the owner said it. */
export interface AnsweredHours {
	/** By day; nothing of an owner who keeps no hours of his own: the specification's daytime then holds on any day. */
	week: Week | undefined;
	/** He comes for an emergency at any hour, whatever those of his workshop. */
	emergencies: boolean;
	/** Nobody answers on a public holiday. */
	shutOnHolidays: boolean;
}

/** Read anew each time: 5 µs. */
export function answeredHours(): AnsweredHours {
	const { practice } = owner;
	const week = weekOf(practice);
	const keepsHours = WEEK.some((day) => week[day] !== DAY_AND_NIGHT);
	return {
		week: keepsHours ? week : undefined,
		// Day and night, then not on holidays: whom he told so does not wait for him.
		emergencies: keepsHours ? practice.emergenciesAlways === true : practice.holidays,
		shutOnHolidays: !practice.holidays,
	};
}
