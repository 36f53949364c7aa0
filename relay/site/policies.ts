import { contentPolicy, filePolicy, formOriginIn } from "#relay/http/content-policy.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";

/** Content-Security-Policy of a file of the site, by its name and its content. */
export type PolicyOf = (name: string, content: Buffer, https: boolean) => Promise<string>;

/** Policies of built pages, from their HTML: once a version (site-memory.ts). */
export function createPolicies(folder: Pick<SiteFolder, "readPage">): PolicyOf {
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	return async (name, content, https) =>
		name.endsWith(".html")
			? contentPolicy(content.toString("utf8"), { formOrigin: await formOrigin(), https })
			: filePolicy(name);
}
