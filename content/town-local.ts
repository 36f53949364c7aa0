import bievre from "./town-local/bievre.json" with { type: "json" };
import grenoble from "./town-local/grenoble.json" with { type: "json" };
import main from "./town-local/main.json" with { type: "json" };
import nordIsere from "./town-local/nord-isere.json" with { type: "json" };
import vienneRhone from "./town-local/vienne-rhone.json" with { type: "json" };
import voironnais from "./town-local/voironnais.json" with { type: "json" };
import type { TownSlug } from "./town-rows.ts";

/** How one comes, where one parks, market days, police or gendarmerie, the hospital at night. */
export type TownRowName = "road" | "parking" | "market" | "order" | "night";

/** What is known of a town beyond its figures. Facts alone come from the sources, read on 2026-11-22; the words are ours. */
export type TownLocal = {
	/** Where it lies, how one gets there, how it is built. Never names the town: its page does, twelve times at most. */
	text: string;
	/** Quarters and hamlets; none where no source named them. */
	quarters: readonly string[];
	/** What helps at the door and on the way; none where no source said it. */
	rows?: Partial<Record<TownRowName, string>>;
	/** Pages that say so: not shown. */
	sources: readonly string[];
};

/** A town added by the owner has none until somebody writes it. */
export const townLocal: Partial<Record<TownSlug, TownLocal>> = {
	...main,
	...nordIsere,
	...vienneRhone,
	...bievre,
	...grenoble,
	...voironnais,
};
