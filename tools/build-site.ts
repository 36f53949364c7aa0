/**
 * Builds the site, from the facts as they are: its modules for the browser in `build/client/`, what renders its pages in
 * `build/rendu/` (the relay has a use for it too), then each page as a file, with all that stands beside the pages.
 */
import { createHash } from "node:crypto";
import { cpSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { allPaths } from "#content/all-paths.ts";
import { NOT_FOUND_PATH } from "#content/site-map.ts";
import { townDataPath } from "#shared/places/place-data.ts";
import { bundled } from "./browser-file.ts";
import { buildSettings } from "./build-settings.ts";
import { compressAll, finishSite, put, SITE } from "./finish-site.ts";
import { writeHosting } from "./hosting/write-hosting.ts";
import { type ViteManifest, withStaticImports } from "./imports.ts";
import { createPageStyles } from "./page-styles.ts";
import { structuredDataOf } from "./shown-page.ts";

const RENDERER = new URL("../build/rendu/", import.meta.url).pathname;
const CLIENT = "app/client.tsx";
/** How an attribute is written. */
const SIGNS: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', "#x27": "'" };
const { siteUrl, quoteEndpoint } = buildSettings(process.env);
// The site's own functions read it as the build gave it to them (vite.config.ts).
Object.assign(globalThis, { __SITE_URL__: siteUrl });

const manifest = await bundle();
const site = (await import(join(RENDERER, "render.js"))) as typeof import("#app/render.tsx");
const boot = await writeBoot();
const consentViews = await putNamed("bandeau-cookies", site.consentViews(), "txt");
await writePages();
await finishSite(manifest);
await compressAll();
// Last: policies hold the hashes of the pages as they are now.
await writeHosting(SITE);

/** Both bundles. Returns what Vite says of the files of the first. */
async function bundle(): Promise<ViteManifest> {
	await build({ logLevel: "warn" });
	await build({ logLevel: "warn", build: { ssr: true } });
	// Fonts and styles that only the documents name.
	cpSync(join(RENDERER, "assets"), join(SITE, "assets"), {
		recursive: true,
		filter: (file) => !/render-[^/]*$/.test(file),
	});
	rmSync(join(RENDERER, "assets"), { recursive: true });
	const found = JSON.parse(readFileSync(join(SITE, ".vite/manifest.json"), "utf8")) as ViteManifest;
	rmSync(join(SITE, ".vite"), { recursive: true });
	return found;
}

/** The boot script, with the addresses of the modules that each page needs. */
async function writeBoot() {
	const addresses = (entry: string) => withStaticImports(manifest, entry).map((file) => `/${file}`);
	const [client, ...before] = addresses(CLIENT).reverse();
	const first = before.reverse();
	const pages = Object.fromEntries(
		Object.keys(manifest).flatMap((source) => {
			const [, name] = /^app\/routes\/([\w-]+)\.tsx$/.exec(source) ?? [];
			const own = addresses(source).filter((address) => address !== client && !first.includes(address));
			return name === undefined ? [] : [[name, own]];
		}),
	);
	const code = await bundled("app/start/boot.ts", {
		__SCRIPTS__: { client, first, pages },
		__QUOTE_ENDPOINT__: quoteEndpoint,
		__SITE_URL__: siteUrl,
	});
	const src = await putNamed("boot", code, "js");
	return { src, sha256: createHash("sha256").update(code).digest("base64") };
}

/** Each with the rules that it uses, and what it shows as structured data; a town's facts as a file too. */
async function writePages(): Promise<void> {
	const stylesFor = createPageStyles();
	for (const path of [...allPaths(), NOT_FOUND_PATH]) {
		const page = await site.renderPage(path);
		const parts = { boot, consentViews, styles: "" };
		const bare = site.documentOf(page, parts);
		const styles = stylesFor(site.stylesheet, valuesOf(bare, "class"), valuesOf(bare, "data-held"));
		const structuredData = path === NOT_FOUND_PATH ? undefined : structuredDataOf(bare, path);
		const file = path === NOT_FOUND_PATH ? "404.html" : join(path.slice(1), "index.html");
		await put(file, site.documentOf(page, { ...parts, styles, structuredData }));
		if (page.facts !== undefined) await put(townDataPath(path).slice(1), JSON.stringify(page.facts));
	}
}

/** Words of an attribute, over all elements of a document. */
function valuesOf(html: string, name: string): Set<string> {
	const values = [...html.matchAll(new RegExp(`\\s${name}="([^"]*)"`, "g"))].map(([, value = ""]) =>
		value.replace(/&(amp|lt|gt|quot|#x27);/g, (_, sign: string) => SIGNS[sign] ?? ""),
	);
	return new Set(values.flatMap((value) => value.trim().split(/\s+/)));
}

/** Keeps a file under a name that changes with its content. Returns its address. */
async function putNamed(name: string, content: string, extension: string): Promise<string> {
	const address = `/assets/${name}-${createHash("sha256").update(content).digest("base64url").slice(0, 6)}.${extension}`;
	await put(address, content);
	return address;
}
