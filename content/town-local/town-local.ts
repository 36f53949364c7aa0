import type { TownSlug } from "../town-rows.ts";
import { bievre } from "./bievre.ts";
import { grenoble } from "./grenoble.ts";
import { mainTowns } from "./main.ts";
import { nordIsere } from "./nord-isere.ts";
import { nordIsereRest } from "./nord-isere-rest.ts";
import { vienneRhone } from "./vienne-rhone.ts";
import { voironnais } from "./voironnais.ts";

/** What is known of a town beyond its figures. Facts alone come from the sources, read on 2026-11-22; the words are ours. */
export type TownLocal = {
	/** Where it lies, how one gets there, how it is built. Never names the town: its page does, twelve times at most. */
	text: string;
	/** Quarters and hamlets; none where no source named them. */
	quarters: readonly string[];
	/** Pages that say so: not shown. */
	sources: readonly string[];
};

/** A town added by the owner has none until somebody writes it. */
export const townLocal: Partial<Record<TownSlug, TownLocal>> = {
	...mainTowns,
	...nordIsere,
	...nordIsereRest,
	...vienneRhone,
	...bievre,
	...grenoble,
	...voironnais,
};
