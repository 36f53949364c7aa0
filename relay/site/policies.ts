import { contentPolicy, filePolicy, formOriginIn, madePagePolicy } from "#relay/http/content-policy.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";
const POLICY = "content-security-policy";

export interface Policies {
	/** Content-Security-Policy of a file of the site, by its name and its content. */
	of(name: string, content: Buffer, https: boolean): Promise<string>;
	/** Adds the policy to the pages that a handler makes, where it gives none itself: no script runs there. */
	guard(handler: Handler): Handler;
}

/** Policies of pages: of built ones from their HTML, once a version (site-memory.ts); of made ones whatever they hold. */
export function createPolicies(folder: Pick<SiteFolder, "readPage">): Policies {
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	return {
		of: async (name, content, https) =>
			name.endsWith(".html")
				? contentPolicy(content.toString("utf8"), { formOrigin: await formOrigin(), https })
				: filePolicy(name),
		guard: (handler) => async (request, client) => {
			const response = await handler(request, client);
			const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
			if (isPage && !response.headers.has(POLICY)) response.headers.set(POLICY, madePagePolicy(client.https));
			return response;
		},
	};
}
