/**
 * What the pages need after React Router has written them: the not-found page under its name, scripts that wait for a
 * gesture, the sitemap, compressed copies of everything, and `_headers` and `_redirects` for a static host.
 */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { load } from "cheerio";
import { VIEWS_ID } from "#app/features/consent/consent-record.ts";
import { allPaths } from "#content/all-paths.ts";
import { business } from "#content/business.ts";
import { paths } from "#content/site-map.ts";
import { WORKER_FILE } from "#relay/http/content-policy.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { buildSettings } from "./build-settings.ts";
import { writeBrand } from "./cards/write-brand.ts";
import { finishPage } from "./finish-page.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { offlineWorker, type ViteManifest, withImports } from "./offline-worker.ts";
import { ownerPhotographs } from "./owner-photographs.ts";
import { datePages, readPageDates } from "./page-dates.ts";
import { createPageStyles } from "./page-styles.ts";
import { writePhone } from "./phone/write-phone.ts";
import { robotsFile } from "./robots.ts";
import { headingIn, withStructuredData } from "./shown-page.ts";

const SITE = new URL("../build/client/", import.meta.url).pathname;
const { siteUrl } = buildSettings(process.env);
// The site's own functions read it as the build gave it to them (vite.config.ts).
Object.assign(globalThis, { __SITE_URL__: siteUrl });

/** Called once React Router has written its pages (react-router.config.ts). */
export async function finishSite(): Promise<void> {
	await nameNotFoundPage();
	await bringPhotographs();
	await writeSiteFiles();
	const starts = await finishPages();
	await writeOfflineWorker(starts);
	await compressAll();
	// Last: policies hold the hashes of the pages as they are now.
	await writeHosting(SITE);
}

async function nameNotFoundPage() {
	await rename(join(SITE, "404/index.html"), join(SITE, "404.html"));
	await rm(join(SITE, "404"), { recursive: true });
	await rm(join(SITE, "404.data"), { force: true });
	// React Router's SPA fallback: it must never be served.
	await rm(join(SITE, "__spa-fallback.html"), { force: true });
}

/** Those that came through the atelier; the other pictures stand in public/. */
async function bringPhotographs() {
	for (const file of ownerPhotographs().flatMap(({ files }) => files))
		await copyFile(file, join(SITE, "assets/images", basename(file)));
}

async function writeSiteFiles() {
	await put("sitemap.xml", await sitemap());
	await put("robots.txt", robotsFile(siteUrl, business));
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

/** Returns the URL of the script that hydrates each page, by the page's path. */
async function finishPages(): Promise<Map<string, string>> {
	const starts = new Map<string, string>();
	const tools = {
		scriptOf: (address: string) => readFileSync(join(SITE, address)),
		stylesFor: createPageStyles(),
		consentViews: await writeConsentViews(),
	};
	for (const file of await filesOf((name) => name.endsWith(".html"))) {
		const path = `/${relative(SITE, file).replace(/\/?index\.html$/, "")}`;
		const writeScript = (text: string) => {
			const address = addressOf("start", text, "js");
			starts.set(path, address);
			writeFileSync(join(SITE, address), text);
			return address;
		};
		const finished = finishPage(await readFile(file, "utf8"), { ...tools, writeScript });
		// The 404 page has no URL to describe.
		await writeFile(file, path === "/404.html" ? finished : withStructuredData(finished, path));
	}
	return starts;
}

const addressOf = (name: string, content: string, extension: string) =>
	`/assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 6)}.${extension}`;

/** The views of the cookie banner, the same on every page. Returns their address. */
async function writeConsentViews(): Promise<string> {
	const views = load(await readFile(join(SITE, "index.html"), "utf8"))(`#${VIEWS_ID}`).html() ?? "";
	const address = addressOf("bandeau-cookies", views, "txt");
	await put(address, views);
	return address;
}

function missing(address: string): never {
	throw new Error(`Une page construite demande ${address}, qui n’existe pas`);
}

/** The service worker, at the root: it precaches both emergency pages and every file that they may request. */
async function writeOfflineWorker(starts: Map<string, string>) {
	const manifest: ViteManifest = JSON.parse(await readFile(join(SITE, ".vite/manifest.json"), "utf8"));
	await rm(join(SITE, ".vite"), { recursive: true });
	const urgent = ["entry.client", "root", "routes/emergency", "routes/break-in"];
	const entries = Object.keys(manifest).filter((name) => urgent.some((one) => name.startsWith(`app/${one}.tsx`)));
	const needed = withImports(manifest, entries);
	const besides = await filesOf((name) =>
		/^(manifest|boot)-.*\.js$|^(app|banner)-.*\.css$|^bandeau-cookies-|\.woff2$/.test(name),
	);
	const built = createHash("sha256");
	for (const file of (await filesOf(() => true)).sort()) built.update(await readFile(file));
	const worker = await offlineWorker({
		version: built.digest("base64url").slice(0, 10),
		emergencyPage: paths.emergency,
		always: [
			paths.breakIn,
			"/favicon.svg",
			PLACES_PATH,
			...besides.map((file) => `/${relative(SITE, file)}`),
			...needed.map((file) => `/${file}`),
			...[paths.emergency, paths.breakIn].map((path) => starts.get(path) ?? missing(path)),
		],
	});
	await put(WORKER_FILE, worker);
}

/** Compressed once, at the highest level, rather than at each request. What is small already stays as it is. */
async function compressAll() {
	const files = await filesOf((name) => /\.(html|js|css|svg|json|xml|txt|data|webmanifest)$/.test(name));
	// All at once: Node has a few threads for it.
	await Promise.all(files.map(compress));
}

async function compress(file: string) {
	const SMALL = 512;
	const bytes = await readFile(file);
	if (bytes.length < SMALL) return;
	await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

async function filesOf(wanted: (name: string) => boolean): Promise<string[]> {
	const entries = await readdir(SITE, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && wanted(entry.name))
		.map((entry) => join(entry.parentPath, entry.name));
}
