import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readAbout } from "#relay/publications/about.ts";
import { onlineLink } from "#relay/publications/publications.ts";
import { shownSite } from "#relay/publications/shown-site.ts";
import type { Settings } from "#relay/settings.ts";
import { SAMPLE_NAME } from "#shared/site-origin.ts";
import { FACT_FILES, samplePrint } from "./fact-files.ts";
import type { OwnerFacts } from "./owner-facts.ts";

/** What visitors are shown, beside what the owner has written. */
export interface Online {
	/** The site still bears the name that it was delivered with. */
	carriesSample(): boolean;
	/** Answers were saved that visitors do not see. What somebody built by hand is not known, and not called behind. */
	isBehind(): boolean;
}

export function watchOnline(
	places: Pick<Settings, "dataDir" | "siteDir" | "publishes">,
	facts: Pick<OwnerFacts, "print">,
): Online {
	const carriesSample = () => nameOf(shownSite(places)) === SAMPLE_NAME;
	return {
		carriesSample,
		isBehind() {
			const published = shownSite(places) === places.siteDir ? undefined : readAbout(onlineLink(places.dataDir));
			const now = facts.print(FACT_FILES);
			return published === undefined ? carriesSample() && now !== samplePrint() : published.facts !== now;
		},
	};
}

/** By the smallest file that has it; nothing where there is no site. */
function nameOf(site: string): unknown {
	try {
		return (JSON.parse(readFileSync(join(site, "site.webmanifest"), "utf8")) as { name?: unknown }).name;
	} catch {
		return undefined;
	}
}
