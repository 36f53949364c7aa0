import { contentPolicy, filePolicy, formOriginIn } from "#relay/http/content-policy.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";

export interface Policies {
	/** Content-Security-Policy of a file of the site, by its name and its content. */
	of(name: string, content: Buffer, https: boolean): Promise<string>;
	/** Adds the policy to the pages that a handler generates. */
	guard(handler: Handler): Handler;
}

/** Policies of pages, worked out from their HTML: built ones once a version (site-memory.ts), generated ones each time. */
export function createPolicies(folder: Pick<SiteFolder, "readPage">): Policies {
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	const ofHtml = async (html: string, https: boolean) => contentPolicy(html, { formOrigin: await formOrigin(), https });
	return {
		of: async (name, content, https) =>
			name.endsWith(".html") ? ofHtml(content.toString("utf8"), https) : filePolicy(name),
		guard: (handler) => async (request, client) => {
			const response = await handler(request, client);
			if (!response.headers.get("content-type")?.startsWith("text/html")) return response;
			const html = await response.text();
			const headers = new Headers(response.headers);
			headers.set("content-security-policy", await ofHtml(html, client.https));
			return new Response(html, { status: response.status, headers });
		},
	};
}
