/**
 * What stands beside the pages: photographs, sitemap, brand, phone files, the service worker, compressed copies of everything.
 */
import { createHash } from "node:crypto";
import { copyFile, mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { OfflineFacts } from "#app/offline/offline-facts.ts";
import { allPaths } from "#content/all-paths.ts";
import { business } from "#content/business.ts";
import { paths } from "#content/site-map.ts";
import { WORKER_FILE } from "#relay/http/content-policy.ts";
import { PLACES_PATH } from "#shared/places/place-data.ts";
import { bundled } from "./browser-file.ts";
import { buildSettings } from "./build-settings.ts";
import { writeBrand } from "./cards/write-brand.ts";
import { type ViteManifest, withImports } from "./imports.ts";
import { ownerPhotographs } from "./owner-photographs.ts";
import { datePages, readPageDates } from "./page-dates.ts";
import { writePhone } from "./phone/write-phone.ts";
import { robotsFile } from "./robots.ts";
import { headingIn } from "./shown-page.ts";

export const SITE = new URL("../build/client/", import.meta.url).pathname;
const { siteUrl } = buildSettings(process.env);

/** Once the pages are written (build-site.ts). */
export async function finishSite(manifest: ViteManifest): Promise<void> {
	await bringPhotographs();
	await writeSiteFiles();
	await writeOfflineWorker(manifest);
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

/** Writes a file of the site. */
export async function put(path: string, content: string | Buffer) {
	const file = join(SITE, path);
	await mkdir(join(file, ".."), { recursive: true });
	await writeFile(file, content);
}

/** The service worker, at the root: it keeps both emergency pages and every file that they may request. */
async function writeOfflineWorker(manifest: ViteManifest) {
	const client = "app/client.tsx";
	const needed = withImports(manifest, [client, "app/routes/emergency.tsx", "app/routes/break-in.tsx"], client);
	const besides = await filesOf((name) => /^boot-.*\.js$|^(app|banner)-.*\.css$|^bandeau-cookies-|\.woff2$/.test(name));
	const built = createHash("sha256");
	for (const file of (await filesOf(() => true)).sort()) built.update(await readFile(file));
	const facts: OfflineFacts = {
		version: built.digest("base64url").slice(0, 10),
		pages: allPaths(),
		emergencyPage: paths.emergency,
		always: [
			paths.breakIn,
			"/favicon.svg",
			PLACES_PATH,
			...besides.map((file) => `/${relative(SITE, file)}`),
			...needed.map((file) => `/${file}`),
		],
	};
	await put(WORKER_FILE, await bundled("app/offline/worker.ts", { __OFFLINE__: facts }));
}

/** Compressed once, at the highest level, rather than at each request. What is small already stays as it is. */
export async function compressAll() {
	const files = await filesOf((name) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(name));
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
