import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { ownerFacts } from "#tools/bundle.ts";
import { BROWSERS, buildSettings } from "./tools/build-settings.ts";
import { PUBLISHED } from "./tools/bundle.ts";
import { contentOverlay, devPages } from "./tools/dev-pages.ts";

const settings = buildSettings(process.env);

/**
 * React, the router, and one file for our own code that most pages share: twenty small ones cost a tenth more, in headers
 * and in what compression cannot see across files; one for all of them runs for a quarter of a second on a slow phone.
 */
const SHARED_CHUNKS = [
	{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
	{ name: "router", test: /node_modules\/react-router\// },
	{
		name: "shared",
		test: /preload-helper|\0owner|\/(app|content|shared)\/(?!features\/quote-form|routes\/service-page|closure-words|public-holidays|sections\/closure-notice)/,
		minShareCount: 5,
	},
	// Six pages have it, and none of those where a minute counts.
	{ name: "quote-form", test: /\/app\/(features\/quote-form|routes\/service-page)/ },
];

const RELAY_PATHS = ["/api", "/trajet", "/healthz"];

/** What a page made on the server finds beside the renderer, where the site was published (tools/write-site.ts). */
const READ_PUBLISHED =
	'import{readFileSync}from"node:fs";const __PUBLISHED__=JSON.parse(readFileSync(new URL("publication.json",import.meta.url),"utf8"));';

/** The site: its modules for the browser, and with `ssr` what writes its pages (tools/bundle.ts). */
export default defineConfig(({ isSsrBuild, command }) => ({
	plugins: [tailwindcss(), ownerFacts(), devPages(), contentOverlay()],
	// `npm run dev` has started a relay: the form, the counting and the plain question reach it as they do on the real site.
	server: process.env.RELAY_URL
		? { proxy: Object.fromEntries(RELAY_PATHS.map((path) => [path, process.env.RELAY_URL ?? ""])) }
		: {},
	appType: "custom",
	// Vite would read « .env » for names of its own: the relay's passwords are there.
	envDir: false,
	define: {
		...(command === "serve"
			? {
					__SITE_URL__: JSON.stringify(settings.siteUrl),
					__QUOTE_ENDPOINT__: JSON.stringify(settings.quoteEndpoint),
					__SCRIPTS__: JSON.stringify({ client: "/app/client.tsx", first: [], pages: {} }),
				}
			: PUBLISHED),
		...(isSsrBuild ? { "process.env.NODE_ENV": '"production"' } : {}),
	},
	// One file that needs nothing else: the relay runs it too.
	ssr: isSsrBuild ? { noExternal: true } : {},
	build: {
		target: isSsrBuild ? "node20" : BROWSERS,
		cssTarget: BROWSERS,
		minify: true,
		cssMinify: true,
		copyPublicDir: !isSsrBuild,
		// Of both: the pages' own styles are named while the server's part is built.
		ssrEmitAssets: true,
		// Fonts and pictures stay files: a data URI in the inlined style would be paid for on every page.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// What each file asks for: the boot script and the list of what is kept for offline are drawn from it.
		manifest: !isSsrBuild,
		rolldownOptions: isSsrBuild
			? {
					input: "app/render.tsx",
					output: {
						codeSplitting: false,
						banner: READ_PUBLISHED,
						entryFileNames: "render.js",
						assetFileNames: "assets/[name]-[hash:6][extname]",
					},
				}
			: {
					input: "app/client.tsx",
					output: {
						codeSplitting: { groups: SHARED_CHUNKS },
						// What is drawn by chance does not compress: 36 bits are enough.
						entryFileNames: "assets/[name]-[hash:6].js",
						chunkFileNames: "assets/[name]-[hash:6].js",
						assetFileNames: "assets/[name]-[hash:6][extname]",
					},
					preserveEntrySignatures: "strict",
				},
	},
}));
