import { existsSync } from "node:fs";
import { resolve } from "node:path";
import type { Clock } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { checkFacts } from "./checked-facts.ts";
import { watchOnline } from "./online.ts";
import { openOwnerFacts, valueAt } from "./owner-facts.ts";
import type { Atelier } from "./parts.ts";
import { openPhotographs, wordsOf } from "./photographs.ts";
import { openPublishing } from "./publishing.ts";

/** The atelier of this relay. */
export function assembleAtelier(
	settings: Pick<Settings, "ownerDir" | "dataDir" | "siteDir" | "publishes">,
	{ clock, log }: { clock: Clock; log: Log },
): Atelier {
	const cannotPublish = !settings.publishes;
	if (settings.ownerDir === undefined || !existsSync(settings.ownerDir)) return { cannotPublish };
	const [ownerDir, dataDir] = [resolve(settings.ownerDir), resolve(settings.dataDir)];
	const facts = openOwnerFacts(ownerDir);
	const publishing = openPublishing({ facts, ownerDir, dataDir, clock, log });
	const photographs = openPhotographs(ownerDir);
	const online = watchOnline(settings, facts);
	const forgetPhotographs = (sentBeforeMs: number) =>
		// In turn: what a form is naming at this moment is named, or gone before.
		facts
			.exclusively(async () => {
				const named = facts.read("photographs");
				await photographs.forgetUnnamed((name) => wordsOf(valueAt(named, [name])).print, sentBeforeMs);
			})
			// A file that somebody broke by hand names nothing, which is not to say that nothing has a name.
			.catch((error: unknown) => log("photographs_stay", { code: errorCode(error) }));
	const check = checkFacts(facts, ownerDir);
	return { own: { facts, check, publishing, online, photographs, forgetPhotographs }, cannotPublish };
}
