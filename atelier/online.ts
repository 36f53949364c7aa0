import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { FACT_FILES } from "#content/owner-schemas.ts";
import { onlineLink, readAbout, shownSite } from "#relay/publications/publications.ts";
import type { Settings } from "#relay/settings.ts";
import { SAMPLE_NAME } from "#shared/site-origin.ts";
import type { OwnerFacts } from "./owner-facts.ts";
import { samplePrint } from "./owner-facts.ts";

/** What visitors are shown, beside what the owner has written. */
export interface Online {
	/** The site still bears the name that it was delivered with. */
	carriesSample(): boolean;
	/** Answers were saved that visitors do not see. What somebody built by hand is not known, and not called behind. */
	isBehind(): boolean;
}

export function watchOnline(
	places: Pick<Settings, "dataDir" | "siteDir" | "publishes">,
	facts: Pick<OwnerFacts, "print" | "changedAtMs">,
): Online {
	const carriesSample = () => nameOf(shownSite(places)) === SAMPLE_NAME;
	return {
		carriesSample,
		isBehind() {
			const published = shownSite(places) === places.siteDir ? undefined : readAbout(onlineLink(places.dataDir));
			if (published !== undefined) return published.facts !== facts.print(FACT_FILES);
			// What the installer knew is in the pages that it made.
			const isWritten = facts.print(FACT_FILES) !== samplePrint() && facts.changedAtMs() > builtAtMs(shownSite(places));
			return carriesSample() && isWritten;
		},
	};
}

/** The smallest file that bears the site's name. */
const manifestOf = (site: string): string => join(site, "site.webmanifest");

/** Nothing is behind where there is no site. */
const builtAtMs = (site: string): number =>
	statSync(manifestOf(site), { throwIfNoEntry: false })?.mtimeMs ?? Number.POSITIVE_INFINITY;

/** Nothing where there is no site. */
function nameOf(site: string): unknown {
	try {
		return (JSON.parse(readFileSync(manifestOf(site), "utf8")) as { name?: unknown }).name;
	} catch {
		return undefined;
	}
}
