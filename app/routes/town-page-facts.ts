import { layOut, mapToSend } from "#app/sections/map-layout.ts";
import { townFacts } from "#app/seo/town-facts.ts";
import { windowOf } from "#content/town-windows.ts";
import { townBySlug, towns } from "#content/towns.ts";

export type TownPageFacts = ReturnType<typeof townPageFacts>;

/**
 * What the page of a town shows: its facts, and its map, laid out here so that no page downloads the table of all towns nor the
 * code that places names. Made when the site is built (tools/write-site.ts).
 *
 * @throws when no town has this address
 */
export function townPageFacts(path: string) {
	const slug = path.replace("/serrurier-", "");
	const town = townBySlug(slug);
	if (!town) throw new Error(`La ville «\u202f${slug}\u202f» n’est pas dans content/town-rows.ts`);
	const facts = townFacts(town);
	return { ...facts, map: mapToSend(layOut(facts, towns.map(windowOf))) };
}
