import { owner } from "#owner";
import { DAY_AND_NIGHT, emergencyWeek, type Week, weekOf } from "./opening.ts";
import { WEEK } from "./shapes.ts";

/** When who writes is answered, as the owner said it. */
export interface AnsweredHours {
	/** By day; nothing of an owner who keeps no hours of his own: the specification's daytime then holds on any day. */
	week: Week | undefined;
	/** At which he comes for an emergency, holidays too, where they are not those of his workshop. */
	emergencies: Week | undefined;
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
		emergencies: keepsHours ? emergencyWeek(practice) : undefined,
		shutOnHolidays: !practice.holidays,
	};
}
