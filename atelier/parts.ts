import type { CheckedFacts } from "./checked-facts.ts";
import type { Online } from "./online.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import type { Photographs } from "./photographs.ts";
import type { Publishing } from "./publishing.ts";

/** Of an owner who has a folder of facts. */
export interface Own {
	facts: OwnerFacts;
	check: CheckedFacts;
	publishing: Publishing;
	online: Online;
	photographs: Photographs;
	/** Erases photographs that were sent before that and whose words were never saved. */
	forgetPhotographs(sentBeforeMs: number): Promise<void>;
}

/** What the atelier's answers are made with. */
export interface Atelier {
	/** Absent where the owner has no folder of facts of their own: the sample is nobody's to write into. */
	own?: Own;
	/** Visitors are shown a folder that publishing does not change (SITE_DIR). */
	cannotPublish: boolean;
}
