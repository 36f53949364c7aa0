import * as v from "valibot";
import { atLeastOne, count, listOf, text, year } from "./field-schemas.ts";

/*
 * What the figures and the towns must be. Data and schemas live apart so that valibot checks the build and never reaches a
 * visitor. What the owner alone knows is in owner-schemas.ts.
 */

const span = v.pipe(
	v.strictObject({ min: count, max: count }),
	v.check(({ min, max }) => min <= max, "le minimum dépasse le maximum"),
);

/** A group whose every field is a text. */
const words = <const K extends string>(...keys: K[]) =>
	v.strictObject(Object.fromEntries(keys.map((key) => [key, text])) as Record<K, typeof text>);

/** What the site itself knows; what is the owner's is checked where it is written. */
export const factsSchema = v.object({
	paymentMeans: listOf(text),
	emergencyTimes: v.strictObject({ slammedDoor: span, blockedLock: span, afterBreakIn: span }),
	emergencyNumbers: words("police", "european"),
	travelCurve: v.strictObject({
		minutesNearBase: atLeastOne,
		points: listOf(v.strictObject({ km: count, minutes: count }), 2),
	}),
	defaultArrivalMinutes: span,
	norms: listOf(text),
	lockPoints: span,
	repairExamplePoints: atLeastOne,
	cladding: v.object({
		sheets: words("simple", "reinforced"),
		points: v.strictObject({ simple: atLeastOne, reinforced: atLeastOne }),
		visitHours: atLeastOne,
		makingDays: span,
		installationHours: span,
	}),
	floatingButtonAfterPx: count,
	consentMonths: atLeastOne,
	requestRetentionMonths: atLeastOne,
	callCountDays: atLeastOne,
	dataFetching: v.strictObject({
		retries: count,
		firstRetryMs: count,
		retryFactor: atLeastOne,
		longestRetryMs: count,
		unusedAfterMs: count,
	}),
});

export const townsSchema = listOf(
	v.strictObject({
		slug: v.pipe(
			text,
			v.regex(/^[a-z]+(-[a-z]+)*(-\d\d)?$/, "minuscules sans accent et tirets, comme « la-tour-du-pin »"),
		),
		name: text,
		commune: text,
		insee: v.pipe(text, v.regex(/^\d{5}$/, "un code INSEE compte cinq chiffres")),
		postalCodes: listOf(v.pipe(text, v.regex(/^\d{5}$/, "un code postal compte cinq chiffres"))),
		population: atLeastOne,
		populationYear: v.nullable(year),
		distanceKm: count,
		measuredKm: count,
		minutes: atLeastOne,
		area: v.picklist(["main", "nord-isere", "vienne-rhone", "bievre", "grenoble", "voironnais"], "secteur inconnu"),
	}),
);
