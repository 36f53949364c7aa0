import * as v from "valibot";
import { atLeastOne, count, listOf, percentage, text, year } from "./field-schemas.ts";

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

export const factsSchema = v.strictObject({
	radiusKm: atLeastOne,
	arrivalUnderMinutes: atLeastOne,
	coveredPercent: percentage,
	moreThanTowns: atLeastOne,
	interventionsOver: atLeastOne,
	experienceYears: v.strictObject({ townPages: atLeastOne, lockChangePage: atLeastOne }),
	damageFreePercent: percentage,
	paymentMeans: listOf(text),
	guaranteeYears: v.strictObject({
		installation: atLeastOne,
		cladding: atLeastOne,
		repair: atLeastOne,
		armouredDoor: atLeastOne,
		decennialInsurance: atLeastOne,
	}),
	repairFromEuros: atLeastOne,
	replyHours: atLeastOne,
	quoteHours: atLeastOne,
	emailReplyHours: atLeastOne,
	emergencyTimes: v.strictObject({ slammedDoor: span, blockedLock: span, afterBreakIn: span }),
	emergencyNumbers: words("police", "european"),
	travelBands: listOf(v.strictObject({ fromKm: count, toKm: count, minutes: span })),
	travelCurve: v.strictObject({
		minutesNearBase: atLeastOne,
		points: listOf(v.strictObject({ km: count, minutes: count }), 2),
	}),
	defaultArrivalMinutes: span,
	a2pLevels: listOf(v.strictObject({ name: text, minutes: atLeastOne })),
	a2pCertifiedMinutes: listOf(atLeastOne),
	norms: listOf(text),
	lockPoints: span,
	repairExamplePoints: atLeastOne,
	cladding: v.strictObject({
		sheets: words("simple", "reinforced"),
		points: v.strictObject({ simple: atLeastOne, reinforced: atLeastOne }),
		visitHours: atLeastOne,
		makingDays: span,
		installationHours: span,
		timesCheaper: atLeastOne,
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
		slug: v.pipe(text, v.regex(/^[a-z]+(-[a-z]+)*$/, "minuscules sans accent et tirets, comme « la-tour-du-pin »")),
		name: text,
		commune: text,
		insee: v.pipe(text, v.regex(/^38\d{3}$/, "un code INSEE de l’Isère compte cinq chiffres et commence par 38")),
		postalCodes: listOf(
			v.pipe(text, v.regex(/^38\d{3}$/, "un code postal de l’Isère compte cinq chiffres et commence par 38")),
		),
		population: atLeastOne,
		populationYear: v.nullable(year),
		distanceKm: count,
		minutes: atLeastOne,
		area: v.picklist(["main", "nord-isere", "vienne-rhone", "bievre", "grenoble", "voironnais"], "secteur inconnu"),
	}),
);
