import { contentPolicy, filePolicy, formOriginIn } from "#relay/http/content-policy.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { SiteFile, SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";

export interface Policies {
	/** Content-Security-Policy of a file of the site. */
	of(file: SiteFile, https: boolean): Promise<string>;
	/** Adds the policy to the pages that a handler generates. */
	guard(handler: Handler): Handler;
}

/** Policies of the built pages, worked out once for each version of a file. */
export function createPolicies(folder: SiteFolder): Policies {
	const known = new Map<string, string>();
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	const ofHtml = async (html: string, https: boolean) => contentPolicy(html, { formOrigin: await formOrigin(), https });
	return {
		async of(file, https) {
			if (!file.name.endsWith(".html")) return filePolicy(file.name);
			const key = `${file.name} ${file.modifiedMs} ${https}`;
			const policy = known.get(key) ?? (await ofHtml((await folder.read(file)).toString("utf8"), https));
			known.set(key, policy);
			return policy;
		},
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
