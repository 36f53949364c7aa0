import { basename, join } from "node:path";
import { onlineLink } from "#relay/publications/publications.ts";
import type { Machine } from "./machine.ts";
import { addPublication, remake, shownPublication, showPublication } from "./published.ts";
import type { Source } from "./source.ts";
import type { Step } from "./step.ts";
import { isBuilt, TO_PUBLISH, versionFolder } from "./version-steps.ts";

/**
 * The publication that pages about to be built would hide, for the relay shows what is newest. A site that was taken away keeps
 * its publications, and the facts beside them may hold answers that their owner has not published. A mark tells of it from before
 * the build until it is on line again, for a run that is cut off.
 */
export function publicationToRemake(machine: Machine, source: Source, dataDir: string): string | undefined {
	const version = versionFolder(source);
	const link = onlineLink(dataDir);
	if (!machine.exists(join(link, "client"))) return undefined;
	// Whatever the link leads to by now: the owner may have published between the cut and this run.
	if (machine.exists(join(version, TO_PUBLISH))) return basename(machine.readLink(link) ?? "");
	return isBuilt(machine, version) ? undefined : shownPublication(machine, version, dataDir);
}

/** Put on line again as a publication, so that the atelier says what visitors see. */
export function publishedAgain(source: Source, dataDir: string, id: string): Step {
	const version = versionFolder(source);
	return {
		name: "Votre publication",
		says: "la refaire de ce que vous aviez publié, et la remettre en ligne",
		check: (machine) => isBuilt(machine, version) && !machine.exists(join(version, TO_PUBLISH)),
		async apply(machine) {
			const build = await remake(machine, version, dataDir, id);
			await showPublication(machine, version, await addPublication(machine, version, build));
			machine.remove(join(version, TO_PUBLISH));
		},
	};
}
