import { FACT_FILES } from "#content/owner-schemas.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import type { Reading } from "./reading.ts";
import { runTool } from "./run-tool.ts";

const LIMIT_MS = 30_000;

/** What the publication check says of the folder now; nothing when it could not be asked. */
export type CheckedFacts = () => Promise<Reading | undefined>;

/** Asked once for each state of the folder, whoever changes it. */
export function checkFacts(facts: Pick<OwnerFacts, "print">, ownerDir: string): CheckedFacts {
	let known: { print: string; reading: Promise<Reading | undefined> } | undefined;
	return () => {
		const print = facts.print(FACT_FILES);
		// The year alone changes without a file.
		if (known?.print === print) return known.reading;
		const reading = runTool("left.ts", [], { ownerDir, limitMs: LIMIT_MS }).ended.then(
			(said) => said as Reading,
			() => undefined,
		);
		known = { print, reading };
		void reading.then((said) => {
			if (said === undefined && known?.reading === reading) known = undefined;
		});
		return reading;
	};
}
