import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentPolicy, formOriginIn, HSTS } from "#relay/http/content-policy.ts";
import { SECURITY_HEADERS } from "#relay/http/security-headers.ts";
import { NEVER_SERVED } from "#relay/site/site-folder.ts";

interface Page {
	/** « /contact » */
	path: string;
	/** Inside the folder: « /contact/index.html » */
	file: string;
	policy: string;
}

/** What a server must know of the built site in order to answer as the relay does. */
export interface HostedSite {
	pages: Page[];
	notFoundPolicy: string;
	/** Every file that a visitor may ask for by its name, pages aside: « assets/app-1a2b.js ». */
	files: string[];
}

/** Reads the folder that the build wrote; visitors come by https, as they must. */
export async function readHostedSite(folder: string): Promise<HostedSite> {
	const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map((entry) => join(entry.parentPath, entry.name).slice(join(folder, "/").length))
		.sort();
	const read = (name: string) => readFile(join(folder, name), "utf8");
	const formOrigin = formOriginIn(await read("contact/index.html"));
	const policyOf = async (name: string) => contentPolicy(await read(name), { formOrigin, https: true });
	const pages = names
		.filter((name) => /(^|\/)index\.html$/.test(name))
		.map(async (name) => ({
			path: `/${name.replace(/\/?index\.html$/, "")}`,
			file: `/${name}`,
			policy: await policyOf(name),
		}));
	return {
		pages: await Promise.all(pages),
		notFoundPolicy: await policyOf("404.html"),
		files: names.filter((name) => !/\.(html|br|gz)$|(^|\/)\.|^_/.test(name)),
	};
}

/** Headers of every answer, its policy aside: that one depends on the page. */
export const FIXED_HEADERS: [name: string, value: string][] = Object.entries({
	...SECURITY_HEADERS,
	"strict-transport-security": HSTS,
}).filter(([name]) => name !== "content-security-policy");

/** Paths that show nothing, whatever lies on the disk: the relay's rule (relay/site/site-folder.ts) as a regular expression. */
export function refusedPaths(): string {
	const names = [...NEVER_SERVED].map((name) => name.replace(/\.html$/, "").replaceAll(".", "\\."));
	return String.raw`^/_|/\.|//|\\|\x00|\.(br|gz)$|/(${names.join("|")})(\.html)?$`;
}

/**
 * A path with one or more final slashes, as written on the wire: captured without them. It may begin with « // » or « /\ »,
 * which a browser would take for another site.
 */
export const SLASHED = String.raw`^[/\\]+([^?/\\]+(?:/[^?/\\]+)*)[/\\]+(\?.*)?$`;

/** Where the recipe stands: what the build cannot know is written as docs/deploiement.md has it. */
export interface Place {
	/** Name of the site, with its port when that is not 443. */
	host: string;
	/** Folder of the built site. */
	root: string;
	/** Where the relay would listen. */
	relay: string;
	certificate: { chain: string; key: string };
	/** What nginx listens on, for http and for https. */
	listen: { http: string[]; https: string[] };
}

/** The place that docs/deploiement.md makes. */
export function usualPlace(siteUrl: string): Place {
	const { host, hostname } = new URL(siteUrl);
	const folder = `/etc/letsencrypt/live/${hostname}`;
	return {
		host,
		root: "/srv/site/build/client",
		relay: "127.0.0.1:3000",
		certificate: { chain: `${folder}/fullchain.pem`, key: `${folder}/privkey.pem` },
		listen: { http: ["80", "[::]:80"], https: ["443", "[::]:443"] },
	};
}

/** How lines are marked that serve only with, or only without, the relay behind the same name. */
export const WITH_RELAY = "# avec relais : ";
export const WITHOUT_RELAY = " # sans relais";
