/**
 * Bundles the owner's pages into one file that needs nothing else: `build/carnet/pages.js` exports `render` and `style`
 * (notebook/views.ts, `NotebookPages`). Apart from the public site: neither holds a byte of the other.
 */
import tailwindcss from "@tailwindcss/vite";
import { build } from "vite";
import { BROWSERS } from "./build-settings.ts";
import { ownerFacts } from "./owner-facts.ts";

await build({
	root: new URL("../", import.meta.url).pathname,
	configFile: false,
	publicDir: false,
	envDir: false,
	logLevel: "warn",
	mode: "production",
	plugins: [tailwindcss(), ownerFacts()],
	define: { "process.env.NODE_ENV": '"production"' },
	ssr: { noExternal: true },
	build: {
		ssr: "notebook/pages/render.tsx",
		outDir: "build/carnet",
		minify: true,
		cssMinify: true,
		cssTarget: BROWSERS,
		target: "node20",
		rolldownOptions: { output: { entryFileNames: "pages.js", codeSplitting: false } },
	},
});
