import {
	contentPolicy,
	filePolicy,
	formOriginIn,
	inlineIn,
	madePagePolicy,
	NO_INLINE,
} from "#relay/http/content-policy.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { SiteFolder } from "./site-folder.ts";

/** The page that always holds the quote form, and so says where it posts. */
const PAGE_WITH_FORM = "/contact";
const POLICY = "content-security-policy";

export interface Policies {
	/** Content-Security-Policy of a file of the site, by its name and its content. */
	of(name: string, content: Buffer, https: boolean): Promise<string>;
	/**
	 * Adds the policy to the pages that a handler makes, where it gives none itself.
	 *
	 * @param builtFrom path of the built page that such a page is made from; absent: the owner's pages, where no script runs
	 */
	guard(handler: Handler, builtFrom?: (request: Request) => string): Handler;
}

/** Policies of pages: of built ones from their HTML, once a version (site-memory.ts); of made ones from the build alone. */
export function createPolicies(folder: Pick<SiteFolder, "readPage">): Policies {
	// A navigation inside the site keeps the first page's policy: every page allows what the form needs.
	const formOrigin = () => folder.readPage(PAGE_WITH_FORM).then(formOriginIn, () => undefined);
	const ofMade = async (request: Request, builtFrom: ((request: Request) => string) | undefined, https: boolean) => {
		if (builtFrom === undefined) return madePagePolicy(NO_INLINE, { formOrigin: undefined, https });
		const known = await folder.readPage(builtFrom(request)).then(inlineIn, () => NO_INLINE);
		return madePagePolicy(known, { formOrigin: await formOrigin(), https });
	};
	return {
		of: async (name, content, https) =>
			name.endsWith(".html")
				? contentPolicy(content.toString("utf8"), { formOrigin: await formOrigin(), https })
				: filePolicy(name),
		guard: (handler, builtFrom) => async (request, client) => {
			const response = await handler(request, client);
			const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
			if (isPage && !response.headers.has(POLICY))
				response.headers.set(POLICY, await ofMade(request, builtFrom, client.https));
			return response;
		},
	};
}
