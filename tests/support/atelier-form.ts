import { fieldName, removalName, type Unit } from "#atelier/form.ts";
import type { GroupName } from "#atelier/group-names.ts";
import { readGroup, sectionsOf } from "#atelier/groups.ts";
import { openOwnerFacts } from "#atelier/owner-facts.ts";
import { outcomeOf } from "#atelier/save.ts";
import { readFacts } from "#tools/atelier/read-facts.ts";

export const NOW_MS = Date.parse("2026-11-25T13:20:00Z");
export const sample = openOwnerFacts("owner");
/** Of the sample, as the publication check reads it that day. */
export const reading = await readFacts(new Date(NOW_MS));

/** A group's form sent with that, against the sample. */
export function sent(group: GroupName, typed: Record<string, string> | URLSearchParams) {
	const form = new URLSearchParams(typed);
	const townSlug = group === "villes" ? "voiron" : undefined;
	const now = readGroup(sample, group, townSlug);
	const sections = sectionsOf({ group, now, reading, townSlug, form, nowMs: NOW_MS });
	const units = sections.flatMap((section) => section.units);
	return { form, now, sections, units, outcome: outcomeOf(units, form, now.values) };
}

export const namesOf = (units: readonly Unit[]): string[] =>
	units.flatMap((unit) => [
		...unit.fields.map((field) => fieldName(unit, field)),
		...(unit.row === "kept" ? [removalName(unit)] : []),
	]);
