import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { BROWSERS, buildSettings } from "./tools/build-settings.ts";

const settings = buildSettings(process.env);

/**
 * One file for the libraries that every page needs and one for our own code that most share: twenty small ones cost a
 * tenth more, in headers and in what compression cannot see across files.
 */
const SHARED_CHUNKS = [
	{ name: "libraries", test: /node_modules\/(react|react-dom|react-router|scheduler)\// },
	{ name: "shared", test: /\/(app|content)\//, minShareCount: 8 },
	// What root.tsx shares with few others is on every page all the same.
	{ name: "shared", test: /preload-helper|\/app\/(ui\/whole-sheet|app\.css\?url)|\/content\/(consent|main-town)/ },
];

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	define: {
		__SITE_URL__: JSON.stringify(settings.siteUrl),
		__QUOTE_ENDPOINT__: JSON.stringify(settings.quoteEndpoint),
	},
	build: {
		target: BROWSERS,
		// Fonts and pictures stay files: a data URI in the inlined style would be paid for on every page.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
		rolldownOptions: { output: { codeSplitting: { groups: SHARED_CHUNKS } } },
	},
});
