import { lstatSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Settings } from "#relay/settings.ts";
import { readAbout } from "./about.ts";
import { codeVersion } from "./code-version.ts";
import { isFolder, onlineLink } from "./publications.ts";

type Places = Pick<Settings, "dataDir" | "siteDir" | "publishes">;

/**
 * The folder of pages that visitors are shown, asked at each look: what the owner decided last. A publication put on line
 * stands before the project's build, until somebody builds by hand again: who works with files and git sees their work.
 */
export function shownSite({ dataDir, siteDir, publishes }: Places): string {
	if (!publishes) return siteDir;
	const link = onlineLink(dataDir);
	const online = join(link, "client");
	if (!isFolder(online)) return siteDir;
	const built = statSync(join(siteDir, "index.html"), { throwIfNoEntry: false });
	const switched = lstatSync(link, { throwIfNoEntry: false });
	return built && switched && built.mtimeMs > switched.mtimeMs ? siteDir : online;
}

/** The notebook's own pages: the publication's, with its owner's name, only where this very code made them. */
export function notebookPagesFile(places: Places): string {
	const published = join(onlineLink(places.dataDir), "carnet/pages.js");
	const own = join(places.siteDir, "../carnet/pages.js");
	if (shownSite(places) === places.siteDir) return own;
	return readAbout(onlineLink(places.dataDir))?.version === codeVersion() ? published : own;
}
