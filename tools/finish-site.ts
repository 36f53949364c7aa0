/**
 * What the pages need after React Router has written them: the not-found page under its name, no preload in the way of
 * the first paint, the sitemap, compressed copies of everything, and the recipes for other servers.
 */
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { PLACES_PATH } from "#app/features/travel-time/places-path.ts";
import { allPaths } from "#content/all-paths.ts";
import { business } from "#content/business.ts";
import { paths } from "#content/site-map.ts";
import { WORKER_FILE } from "#relay/http/content-policy.ts";
import { offlineWorker, type StartScript, startScript, withImports } from "./browser-scripts.ts";
import { buildSettings } from "./build-settings.ts";
import { writeBrand } from "./cards/write-brand.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { datePages, readPageDates } from "./page-dates.ts";
import { faceIn, headingIn, readStart, withLateStart, withoutFace } from "./page-html.ts";
import { createPageStyles } from "./page-styles.ts";
import { writePhone } from "./phone/write-phone.ts";
import { withStructuredData } from "./shown-page.ts";

const SITE = new URL("../build/client/", import.meta.url).pathname;
const { siteUrl, quoteEndpoint } = buildSettings(process.env);
// The site's own functions read it as the build gave it to them (vite.config.ts).
Object.assign(globalThis, { __SITE_URL__: siteUrl });

await nameNotFoundPage();
await writeSiteFiles();
await finishPages();
await compressAll();
// Last: policies hold the hashes of the pages as they are now.
await writeHosting(SITE, siteUrl);

async function nameNotFoundPage() {
	await rename(join(SITE, "404/index.html"), join(SITE, "404.html"));
	await rm(join(SITE, "404"), { recursive: true });
	await rm(join(SITE, "404.data"), { force: true });
	// The shell of a page that does not exist: nothing may ever serve it.
	await rm(join(SITE, "__spa-fallback.html"), { force: true });
}

async function writeSiteFiles() {
	await put("sitemap.xml", await sitemap());
	await put("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
	await writeBrand(put, headingOf);
	await writePhone(put, siteUrl);
}

async function sitemap(): Promise<string> {
	const pages = new Map<string, string>();
	for (const path of allPaths()) pages.set(path, await readFile(join(SITE, path, "index.html"), "utf8"));
	const dates = datePages(pages, await readPageDates(), new Date().toISOString().slice(0, 10));
	const urls = Object.entries(dates).map(
		([path, { since }]) => `\t<url><loc>${siteUrl}${path}</loc><lastmod>${since}</lastmod></url>\n`,
	);
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("")}</urlset>\n`;
}

async function headingOf(path: string): Promise<string> {
	return headingIn(await readFile(join(SITE, path, "index.html"), "utf8"));
}

async function put(path: string, content: string | Buffer) {
	const file = join(SITE, path);
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(file, content);
}

async function finishPages() {
	const pages = new Map<string, string>();
	for (const file of await filesOf((name) => name.endsWith(".html"))) pages.set(file, await readFile(file, "utf8"));
	const script = await writeStartScript([...pages.values()]);
	const scriptlessSheets = await partSheets();
	const withOwnStyles = createPageStyles();
	for (const [file, html] of pages) {
		const finished = withOwnStyles(withLateStart(html, script, scriptlessSheets));
		const path = `/${relative(SITE, file).replace(/\/?index\.html$/, "")}`;
		// The not-found page is nobody's page.
		await writeFile(file, path === "/404.html" ? finished : withStructuredData(finished, path));
	}
	const alwaysKept = [paths.emergency, paths.breakIn].map((path) => pages.get(join(SITE, path, "index.html")) ?? "");
	await writeOfflineWorker(script, alwaysKept);
}

/** The sign face leaves the whole sheet: the start script brings it, unless it moves something. Returns what both are in. */
async function partSheets(): Promise<string[]> {
	const [sheet = ""] = await filesOf((name) => /^app-.*\.css$/.test(name));
	const { rest, face } = withoutFace(await readFile(sheet, "utf8"));
	await writeFile(sheet, rest);
	const faceSheet = `/assets/sans-script-${createHash("sha256").update(face).digest("base64url").slice(0, 8)}.css`;
	await put(faceSheet, face);
	return [`/${relative(SITE, sheet)}`, faceSheet];
}

/** One script for all pages: it knows what they all start with, each page says the rest. */
async function writeStartScript(pages: string[]) {
	const [first = ""] = pages;
	const { manifest, rootModule, entry, context } = readStart(first);
	const starts = pages.map(readStart);
	if (starts.some((start) => start.context !== context))
		throw new Error("Les pages construites n’ont pas le même contexte");
	const preloads = starts.map((start) => new Set(start.preloads));
	const shared = [...(preloads[0] ?? [])].filter((address) => preloads.every((page) => page.has(address)));
	const own = new Set([manifest, rootModule, entry]);
	const script = await startScript(
		{
			face: faceIn(first),
			manifest,
			rootModule,
			entry,
			shared: shared.filter((address) => !own.has(address)),
			context: JSON.parse(context),
			data: mostCommon(starts.map(({ data }) => data)),
			telHref: business.telHref,
		},
		quoteEndpoint,
	);
	await put(script.address, script.code);
	return script;
}

/** The service worker, at the root. `urgent`: the pages for whoever is in trouble, as React Router wrote them. */
async function writeOfflineWorker(start: StartScript, urgent: string[]) {
	const starts = urgent.map(readStart);
	const manifests = new Set(starts.map(({ manifest }) => manifest));
	// The manifest names the scripts of all pages: it is kept, not followed.
	const followed = starts.flatMap(({ preloads }) => preloads.filter((address) => !manifests.has(address)));
	const scripts = await withImports(SITE, followed);
	const built = createHash("sha256");
	for (const file of (await filesOf(() => true)).sort()) built.update(await readFile(file));
	const worker = await offlineWorker({
		version: built.digest("base64url").slice(0, 10),
		emergencyPage: paths.emergency,
		always: [
			paths.breakIn,
			start.address,
			...manifests,
			...new Set(urgent.map(faceIn)),
			"/favicon.svg",
			PLACES_PATH,
			...scripts,
		],
	});
	await put(WORKER_FILE, worker);
}

/** Compressed once, at the highest level, rather than at each request. What is small already stays as it is. */
async function compressAll() {
	const SMALL = 512;
	for (const file of await filesOf((name) => /\.(html|js|css|svg|json|xml|txt|data|webmanifest)$/.test(name))) {
		const bytes = await readFile(file);
		if (bytes.length < SMALL) continue;
		await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
		await writeFile(
			`${file}.br`,
			await promisify(brotliCompress)(bytes, {
				params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
			}),
		);
	}
}

async function filesOf(wanted: (name: string) => boolean): Promise<string[]> {
	const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && wanted(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}

function mostCommon(values: string[]): string {
	const counts = Map.groupBy(values, (value) => value);
	return [...counts].toSorted(([, one], [, other]) => other.length - one.length)[0]?.[0] ?? "";
}
