import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { contentPolicy, formOriginIn, HSTS, SECURITY_HEADERS } from "#relay/http/content-policy.ts";

interface Page {
	/** « /contact » */
	path: string;
	/** Inside the folder: « /contact/index.html » */
	file: string;
	policy: string;
}

/** What a static host must know of the built site in order to send the headers that the relay sends. */
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
