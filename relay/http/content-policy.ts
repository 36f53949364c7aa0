import { createHash } from "node:crypto";

/** Where pages may send the form besides their own site, and whether visitors reach the site by https. */
export interface PolicyPlace {
	/** Origin of QUOTE_ENDPOINT when it is another site's; undefined when the form posts to this one. */
	formOrigin: string | undefined;
	https: boolean;
}

/** Code that the build wrote into a page itself: the SHA-256 of each script and each style, in base64. */
export interface Inline {
	scripts: readonly string[];
	styles: readonly string[];
}

/**
 * Content-Security-Policy of a page as the build wrote it: same origin only, and inline code only by its SHA-256. The only source
 * of the policy: the relay sends it, and the files for static hosts are written from it (tools/hosting).
 */
export const contentPolicy = (html: string, place: PolicyPlace): string => policy(inlineIn(html), place, BUILT);

/**
 * The same for a page that is made at the moment, with what strangers typed in it: no script runs there. Never from that page,
 * which would bless what was slipped into it.
 *
 * @param styles SHA-256 of the inline styles that it is known to have
 */
export const madePagePolicy = (https: boolean, styles: readonly string[] = []): string =>
	policy({ scripts: [], styles }, { formOrigin: undefined, https }, MADE);

/**
 * The same for the owner's own pages, which run one script of ours: it keeps what he types (notebook/keep-typed.ts), and shows him the
 * photograph that he chose, which is on his device alone.
 */
export const ownPagePolicy = (https: boolean): string =>
	policy(
		{ scripts: [], styles: [] },
		{ formOrigin: undefined, https },
		{ ...MADE, scripts: ["'self'"], pictures: "'self' blob:" },
	);

const BUILT = {
	scripts: ["'self'"],
	pictures: "'self'",
	// Its only use: the URL of the service worker, the one script URL that a page creates (app/start).
	others: ["worker-src 'self'", "trusted-types hors-ligne"],
};
const MADE: typeof BUILT = { scripts: [], pictures: "'self'", others: ["worker-src 'none'", "trusted-types 'none'"] };

function policy(
	inline: Inline,
	{ formOrigin, https }: PolicyPlace,
	{ scripts, pictures, others }: typeof BUILT,
): string {
	const form = formOrigin === undefined ? "" : ` ${formOrigin}`;
	const allowed = [...scripts, ...inline.scripts.map(source)];
	return [
		"default-src 'none'",
		`script-src ${allowed.join(" ") || "'none'"}`,
		`style-src ${["'self'", ...inline.styles.map(source)].join(" ")}`,
		`img-src ${pictures}`,
		"font-src 'self'",
		`connect-src 'self'${form}`,
		"manifest-src 'self'",
		"base-uri 'none'",
		`form-action 'self'${form}`,
		"frame-ancestors 'none'",
		"object-src 'none'",
		"require-trusted-types-for 'script'",
		...others,
		...(https ? ["upgrade-insecure-requests"] : []),
	].join("; ");
}

const source = (hash: string) => `'sha256-${hash}'`;

/** For answers that are no pages: a file opened by itself runs and loads nothing. */
export const FILE_POLICY = "default-src 'none'; frame-ancestors 'none'";

/** Name of the service worker, which asks the site for the pages that it keeps. */
export const WORKER_FILE = "hors-ligne.js";
const WORKER_POLICY = `${FILE_POLICY}; connect-src 'self'`;

/** Content-Security-Policy of a file that is no page, by its name in the site's folder. */
export const filePolicy = (name: string): string => (name === WORKER_FILE ? WORKER_POLICY : FILE_POLICY);

/** Sent over https only: two years, the least that browsers' preload list asks for. */
export const HSTS = "max-age=63072000; includeSubDomains";

/** What stands in a page of the build; never asked of a page that holds what a stranger typed. */
export const inlineIn = (html: string): Inline => ({ scripts: hashes(html, "script"), styles: hashes(html, "style") });

/** Each once; none of structured data nor of an empty script, which no browser runs. */
function hashes(html: string, element: "script" | "style"): string[] {
	const inline = new RegExp(`<${element}(?![^>]*(?:\\ssrc=|ld\\+json))[^>]*>([\\s\\S]*?)</${element}>`, "g");
	const found = [...html.matchAll(inline)]
		.map(([, text = ""]) => text)
		.filter((text) => text !== "")
		.map((text) => createHash("sha256").update(text).digest("base64"));
	return [...new Set(found)];
}

/** Origin that a page's quote form posts to, when it is not the site's own. */
export function formOriginIn(html: string): string | undefined {
	const [, action] = /\saction="(https?:\/\/[^"]+)"/.exec(html) ?? [];
	return action ? URL.parse(action)?.origin : undefined;
}

/** Headers that every answer carries, whatever its status. Pages have a policy of their own (content-policy.ts). */
export const SECURITY_HEADERS = {
	"content-security-policy": FILE_POLICY,
	"x-content-type-options": "nosniff",
	"x-frame-options": "DENY",
	"referrer-policy": "strict-origin-when-cross-origin",
	"cross-origin-opener-policy": "same-origin",
	"cross-origin-resource-policy": "same-origin",
	"permissions-policy": "camera=(), microphone=(), geolocation=(self), payment=(), usb=(), browsing-topics=()",
} as const;

/** An answer's own headers, with those that every answer carries. @param https whether the visitor came by it */
export function everyHeader(own: Record<string, string>, https: boolean): Map<string, string> {
	const byHttps = https ? { "strict-transport-security": HSTS } : {};
	return new Map(Object.entries({ ...SECURITY_HEADERS, ...byHttps, ...own }));
}

/** Adds them to an answer. A page that brings no policy was made at the moment: no script runs there. */
export function secured(response: Response, https: boolean): Response {
	const isPage = response.headers.get("content-type")?.startsWith("text/html") === true;
	const policy = isPage ? { "content-security-policy": madePagePolicy(https) } : {};
	for (const [name, value] of everyHeader(policy, https))
		if (!response.headers.has(name)) response.headers.set(name, value);
	return response;
}
