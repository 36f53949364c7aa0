import * as v from "valibot";
import { listOf, text } from "../shapes.ts";
import { claimNames } from "./claims.ts";
import { RESERVATIONS } from "./reservations.ts";

const day = v.pipe(text, v.isoDate("une date s’écrit « 2026-11-20 »"));
const either = v.picklist(["blocking", "toCheck"] as const, "« blocking » ou « toCheck » est attendu");

/** One field for each name, none besides. */
const forEach = <const T extends v.GenericSchema>(names: readonly string[], entry: T) =>
	v.strictObject(Object.fromEntries(names.map((name) => [name, entry])));

export const claimsSchema = forEach(
	claimNames,
	v.strictObject({
		sentence: text,
		words: listOf(text),
		figure: v.nullable(text),
		places: listOf(text),
		written: text,
		level: either,
		wanted: text,
	}),
);
export const evidenceSchema = forEach(claimNames, v.nullable(v.strictObject({ shownBy: text, date: day })));
export const answersSchema = forEach(RESERVATIONS, v.nullable(v.strictObject({ reason: text, date: day })));
