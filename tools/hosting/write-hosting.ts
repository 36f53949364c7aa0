import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import {
	contentPolicy,
	FILE_POLICY,
	filePolicy,
	formOriginIn,
	HSTS,
	SECURITY_HEADERS,
} from "#relay/http/content-policy.ts";
import { cacheControl, MOVED } from "#relay/http/handler.ts";
import { contentType } from "#relay/site/content-types.ts";
import { ALL_TOWNS } from "#shared/places/arrival.ts";

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

/**
 * Such a host joins the values of every rule that matches, and a browser applies every policy that it gets. So the rule
 * for all may only hold what suits every page. The 404 page, which answers at no address of its own, has that rule alone:
 * its scripts and styles are not restricted there.
 */
export function headersFile(site: HostedSite): string {
	const rules = [
		rule("/*", [...FIXED_HEADERS, ["content-security-policy", sharedPolicy(site)]]),
		rule("/assets/*", [
			["cache-control", cacheControl("assets/")],
			["content-security-policy", FILE_POLICY],
		]),
		...site.pages.map(({ path, file, policy }) =>
			rule(path, [
				["cache-control", cacheControl(file)],
				["content-security-policy", policy],
			]),
		),
		...site.files.filter((name) => !name.startsWith("assets/")).map(fileRule),
	];
	return `# Lu par l’hébergeur (syntaxe de Netlify). Écrit par « npm run build » : voir docs/deploiement.md.\n${rules.join("")}`;
}

/** The directives that are the same on every page: all but those that name a page's own inline code. */
function sharedPolicy({ notFoundPolicy }: HostedSite): string {
	return notFoundPolicy
		.split("; ")
		.filter((directive) => !/^(default|script|style)-src /.test(directive))
		.join("; ");
}

function fileRule(name: string): string {
	return rule(`/${name}`, [
		["cache-control", cacheControl(name)],
		["content-security-policy", filePolicy(name)],
		["content-type", contentType(name)],
	]);
}

/** 301 and 302: such hosts support them, and pass the query string on with them. */
export function redirectsFile(): string {
	const moved = [...MOVED].map(([from, to]) => `${encodeURI(from)} ${to} 301`);
	return `# Lu par l’hébergeur (syntaxe de Netlify). Écrit par « npm run build » : voir docs/deploiement.md.
# Relais ailleurs : enlever les trois premiers « # » et la ligne /trajet qui les suit.
# /api/devis https://relais.votre-domaine.fr/api/devis 200
# /api/appels https://relais.votre-domaine.fr/api/appels 200
# /trajet https://relais.votre-domaine.fr/trajet 200
/trajet ${ALL_TOWNS} 302
${moved.join("\n")}
`;
}

function rule(path: string, headers: [name: string, value: string][]): string {
	return `${path}\n${headers.map(([name, value]) => `  ${name}: ${value}\n`).join("")}`;
}

/** The two files that static hosts read, in the folder of the built site. */
export async function writeHosting(folder: string): Promise<void> {
	await Promise.all([
		writeFile(join(folder, "_headers"), headersFile(await readHostedSite(folder))),
		writeFile(join(folder, "_redirects"), redirectsFile()),
	]);
}
