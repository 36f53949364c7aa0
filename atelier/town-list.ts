import { cut } from "#content/cut.ts";
import type { Ask } from "#notebook/ask.ts";
import { frameOf } from "#notebook/notices.ts";
import type { Parts } from "#notebook/parts.ts";
import type { View } from "#notebook/views.ts";
import { isGroupOf, type Json, valueAt } from "./fact-files.ts";
import { BrokenFact, type OwnerFacts } from "./owner-facts.ts";
import type { Reading } from "./reading.ts";
import { atelierFields } from "./views.ts";

const foldText = (words: string): string =>
	words
		.normalize("NFD")
		.replace(/\p{M}/gu, "")
		.toLowerCase()
		.replace(/[^a-z]+/g, " ");

/** Every town with what the owner said of it; those of the words that were typed. */
export async function townList(
	ask: Ask,
	{ store }: Parts,
	facts: OwnerFacts,
	reading: Reading | undefined,
): Promise<View> {
	const words = cut(ask.url.searchParams.get(atelierFields.words) ?? "", 60, { more: "" });
	const [minutes, notes] = [orNothing(facts, "town-minutes"), orNothing(facts, "town-notes")];
	const towns = (reading?.towns ?? [])
		.filter(({ name }) => foldText(name).includes(foldText(words).trim()))
		.map(({ slug, name, area, minutes: usual, hasPage }) => {
			const own = valueAt(minutes, [slug]);
			const hasNote = isGroupOf(valueAt(notes, [slug]));
			return {
				slug,
				name,
				area,
				hasPage,
				hasNote,
				isOwn: own !== undefined,
				minutes: typeof own === "number" ? own : usual,
			};
		});
	const shown = reading?.towns.filter(({ hasPage }) => hasPage).length ?? 0;
	return {
		page: "atelier-towns",
		words,
		towns,
		shown,
		out: (reading?.towns.length ?? 0) - shown,
		frame: await frameOf(ask, store),
	};
}

/** The page of the town says that the file is broken. */
function orNothing(facts: OwnerFacts, file: "town-minutes" | "town-notes"): Json {
	try {
		return facts.read(file);
	} catch (error) {
		if (!(error instanceof BrokenFact)) throw error;
		return {};
	}
}
