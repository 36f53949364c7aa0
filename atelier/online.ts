import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { SAMPLE_FOLDER } from "#relay/owner-folder.ts";
import { onlineLink, readAbout, shownSite } from "#relay/publications/publications.ts";
import type { Settings } from "#relay/settings.ts";
import { SAMPLE_NAME } from "#shared/site-origin.ts";
import { factsPrint, type OwnerFacts } from "./owner-facts.ts";

/** What visitors are shown, beside what the owner has written. */
export function watchOnline(places: Pick<Settings, "dataDir" | "siteDir" | "publishes">, facts: OwnerFacts) {
	/** The site still bears the name that it was delivered with. */
	const carriesSample = () => nameOf(shownSite(places)) === SAMPLE_NAME;
	/** A publication, and not what somebody built by hand since. */
	const isPublication = () => shownSite(places) !== places.siteDir;
	return {
		carriesSample,
		isPublication,
		/** Answers were saved that visitors do not see. What somebody built by hand is not known, and not called behind. */
		isBehind(): boolean {
			const published = isPublication() ? readAbout(onlineLink(places.dataDir)) : undefined;
			if (published !== undefined) return published.facts !== facts.print();
			// What the installer knew is in the pages that it made.
			const isWritten =
				facts.print() !== factsPrint(SAMPLE_FOLDER) && facts.changedAtMs() > builtAtMs(shownSite(places));
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
