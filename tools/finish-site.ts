/**
 * What the pages need after React Router has written them: the not-found page under its name, no preload in the way of
 * the first paint, the sitemap, compressed copies of everything, and the recipes for other servers.
 */
import { mkdir, readdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, relative } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { allPaths } from "#content/site-map.ts";
import { buildSettings } from "./build-settings.ts";
import { writeBrand } from "./cards/write-brand.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { headingIn, withoutPreloads, withSealedModule } from "./page-html.ts";
import { createPageStyles } from "./page-styles.ts";
import { withStructuredData } from "./shown-page.ts";

const SITE = new URL("../build/client/", import.meta.url).pathname;
const { siteUrl } = buildSettings(process.env);
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
	const urls = allPaths().map((path) => `\t<url><loc>${siteUrl}${path}</loc></url>`);
	await put(
		"sitemap.xml",
		`<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls.join("\n")}\n</urlset>\n`,
	);
	await put("robots.txt", `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap.xml\n`);
	await writeBrand(put, headingOf);
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
	const withOwnStyles = createPageStyles();
	for (const file of await filesOf((name) => name.endsWith(".html"))) {
		const html = withOwnStyles(withoutPreloads(await readFile(file, "utf8")));
		const sealed = await withSealedModule(html, (address) => readFile(join(SITE, address)));
		const path = `/${relative(SITE, file).replace(/\/?index\.html$/, "")}`;
		// The not-found page is nobody's page.
		await writeFile(file, path === "/404.html" ? sealed : withStructuredData(sealed, path));
	}
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
