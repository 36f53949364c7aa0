import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { buildSettings } from "./tools/build-settings.ts";

const settings = buildSettings(process.env);

export default defineConfig({
	plugins: [tailwindcss(), reactRouter()],
	define: {
		__SITE_URL__: JSON.stringify(settings.siteUrl),
		__QUOTE_ENDPOINT__: JSON.stringify(settings.quoteEndpoint),
	},
	build: {
		// Every browser that has <dialog>, popover and :has().
		target: ["chrome120", "firefox125", "safari17"],
		// Fonts and pictures stay files: a data URI in the inlined style would be paid for on every page.
		assetsInlineLimit: 0,
		modulePreload: { polyfill: false },
	},
});
