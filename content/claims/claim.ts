import type { paths } from "../site-map.ts";

/** « everywhere »: around the text of every page. « towns »: each of the town pages. */
export type Place = "everywhere" | "towns" | Exclude<keyof typeof paths, "quoteForm">;

/** Something that a visitor may believe and hold against the owner. */
export type Claim = {
	/** As the visitor understands it. */
	sentence: string;
	/** Its words on the pages, any of them. The law of the claims looks for them in the built site. */
	words: readonly [string, ...string[]];
	/** The figure alone, when no page may show it without a claim that answers for it. */
	figure?: string;
	places: readonly [Place, ...Place[]];
	/** Where the owner changes it: the file, then the name in it. */
	written: string;
	/** A fact about today, which is deceptive unless it can be shown (Code de la consommation, L121-2). The others are to check. */
	isBlocking?: true;
	/** What would show it. */
	wanted: string;
	/** No paper has that name: the owner says it in their own words. */
	needsWords?: true;
	/** Another sentence says it too: what shows that one shows this. */
	partOf?: string;
	/** Words in which most owners would: one tick says them. */
	usual?: string;
};
