import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { BROWSERS, buildSettings } from "./tools/build-settings.ts";
import { contentOverlay } from "./tools/content-overlay.ts";
import { ownerFacts } from "./tools/owner-facts.ts";

const settings = buildSettings(process.env);

/**
 * React, the router, and one file for our own code that most pages share: twenty small ones cost a tenth more, in headers
 * and in what compression cannot see across files; one for all of them runs for a quarter of a second on a slow phone.
 */
const SHARED_CHUNKS = [
	{ name: "react", test: /node_modules\/(react|react-dom|scheduler)\// },
	{ name: "router", test: /node_modules\/react-router\// },
	{ name: "shared", test: /preload-helper|\/(app|content|owner)\//, minShareCount: 3 },
	// Half a kilobyte each, and named in the first bytes of the pages that two or three share.
	{
		name: "parts",
		test: /\/(phone-card|time-list|sms-link|ways-out|emergency-lines|radio-question)\.tsx|content\/break-in-list\.ts/,
	},
];

/**
 * Each page names some twenty files, and what is drawn by chance does not compress: 36 bits are enough. Nor does a long
 * name. In both environments: the pages' own styles are named while the server's part is built.
 */
const SITE_FILES = {
	codeSplitting: { groups: SHARED_CHUNKS },
	entryFileNames: "assets/[name]-[hash:6].js",
	chunkFileNames: ({ name }: { name: string }) =>
		`assets/${name === "rolldown-runtime" ? "cjs" : "[name]"}-[hash:6].js`,
	assetFileNames: "assets/[name]-[hash:6][extname]",
};

const RELAY_PATHS = ["/api", "/trajet", "/healthz"];

export default defineConfig({
	plugins: [tailwindcss(), ownerFacts(), reactRouter(), contentOverlay()],
	// `npm run dev` has started a relay: the form, the counting and the plain question reach it as they do on the real site.
	server: process.env.RELAY_URL
		? { proxy: Object.fromEntries(RELAY_PATHS.map((path) => [path, process.env.RELAY_URL ?? ""])) }
		: {},
	define: {
		__SITE_URL__: JSON.stringify(settings.siteUrl),
		__QUOTE_ENDPOINT__: JSON.stringify(settings.quoteEndpoint),
	},
	// The boot script is no worker: it is bundled as one, into a file that imports nothing.
	worker: {
		format: "iife",
		plugins: () => [ownerFacts()],
		rolldownOptions: { output: { entryFileNames: SITE_FILES.entryFileNames } },
	},
	build: {
		target: BROWSERS,
		// Fonts and pictures stay files: a data URI in the inlined style would be paid for on every page.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		// What each file asks for: the list of what is kept for offline is drawn from it (tools/finish-site.ts).
		manifest: true,
		rolldownOptions: { output: SITE_FILES },
	},
	// React Router names the files of its routes itself, unless this environment says how.
	environments: { client: { build: { rolldownOptions: { output: SITE_FILES } } } },
});
