import { owner } from "#owner";
import { openingOf } from "./opening.ts";

export const { days, holidays, freeTravel, radiusKm, townsBeyondRadius, arrivalUnderMinutes } = owner.practice;

export const opening = openingOf(owner.practice);

/** One sentence or another: what is free is said, what is not is not. */
export const ifFreeTravel = (free: string, charged: string): string => (freeTravel ? free : charged);
