import type { FactFile } from "#content/owner-schemas.ts";
import { parisDay } from "#relay/clock.ts";
import type { Section, Typed } from "./form.ts";
import { closed, prices, reviews } from "./forms/lists.ts";
import { promises, proofs } from "./forms/proofs.ts";
import { said } from "./forms/said.ts";
import { law, whoIAm } from "./forms/single-answers.ts";
import { town, townOf, withEntry } from "./forms/towns.ts";
import type { GroupName } from "./group-names.ts";
import { type Json, type OwnerFacts, valueAt } from "./owner-facts.ts";
import type { Reading } from "./reading.ts";

/** The files that each group's pages write. */
export const FILES_OF: Record<GroupName, readonly FactFile[]> = {
	"qui-je-suis": ["identity", "practice"],
	// The radius is where travel ends, until he says otherwise.
	prix: ["prices", "practice"],
	avis: ["reviews"],
	photos: ["photographs"],
	preuves: ["evidence", "answers"],
	// Of work that he does not do nothing is asked.
	dit: ["figures", "unsaid", "practice"],
	promesses: ["evidence"],
	villes: ["town-pages", "town-minutes", "town-notes"],
	fermetures: ["closures"],
	// Of who fits no door no decennial insurance is asked, of who sends nobody no commission: last, for each has a page of its own.
	loi: ["legal", "practice", "unsaid"],
};

/** The group that mends a file. */
export const groupOf = (file: string): GroupName | undefined =>
	(Object.keys(FILES_OF) as GroupName[]).find((group) => (FILES_OF[group] as readonly string[]).includes(file));

/** A group's files as they are now, but for those that do not read. */
export interface FilesNow {
	values: Map<FactFile, Json>;
	broken: FactFile[];
	print: string;
}

/** @param townSlug whose entry the notes must have, to be written into */
export function readGroup(facts: OwnerFacts, group: GroupName, townSlug?: string): FilesNow {
	const values = new Map<FactFile, Json>();
	const broken: FactFile[] = [];
	for (const file of FILES_OF[group]) {
		const value = facts.read(file);
		if (value === undefined) broken.push(file);
		else values.set(file, file === "town-notes" && townSlug !== undefined ? withEntry(value, townSlug) : value);
	}
	return { values, broken, print: facts.print(FILES_OF[group]) };
}

interface Asked {
	group: GroupName;
	now: FilesNow;
	reading: Reading | undefined;
	townSlug?: string | undefined;
	/** What was typed, whose rows are shown too. */
	form?: Typed;
	nowMs: number;
}

/** What a group asks, about the files that read. */
export function sectionsOf({ group, now, reading, townSlug, form, nowMs }: Asked): Section[] {
	const json = (file: FactFile): Json => now.values.get(file) ?? {};
	const known = townOf(reading, townSlug);
	const sections: Record<GroupName, () => Section[]> = {
		"qui-je-suis": () => whoIAm(json("identity"), json("practice"), reading, form),
		loi: () => law({ legal: json("legal"), practice: json("practice"), unsaid: json("unsaid") }, form),
		prix: () => prices(json("prices"), valueAt(json("practice"), ["radiusKm"]), form),
		avis: () => reviews(json("reviews"), form),
		photos: () => [],
		dit: () => said(reading, json("unsaid"), json("figures"), json("practice")),
		promesses: () => promises(reading, json("evidence"), parisDay(nowMs)),
		preuves: () => proofs(reading, { evidence: json("evidence"), answers: json("answers") }, parisDay(nowMs)),
		villes: () => (known ? town(known, json("town-notes"), form) : []),
		fermetures: () => closed(json("closures"), form),
	};
	return sections[group]()
		.map((section) => ({ ...section, units: section.units.filter(({ file }) => now.values.has(file)) }))
		.filter(({ units }) => units.length > 0);
}
