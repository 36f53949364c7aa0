import { build } from "vite";
import type { OfflineFacts } from "#app/offline/offline-facts.ts";
import { BROWSERS } from "./build-settings.ts";

/** What Vite says of each file that it made (`build.manifest`), by the name of its source. */
export type ViteManifest = Record<
	string,
	{ file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** The files of some entries and of all their imports, static and dynamic. */
export function withImports(manifest: ViteManifest, entries: readonly string[]): string[] {
	const known = new Set(entries);
	const files = new Set<string>();
	for (const name of known) {
		const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name] ?? { file: "" };
		for (const other of [...imports, ...dynamicImports]) known.add(other);
		// Of the assets imported by URL, only CSS: pictures are cached with their pages.
		for (const path of [file, ...css, ...assets.filter((asset) => asset.endsWith(".css"))]) files.add(path);
	}
	return [...files];
}

/** The service worker, minified. */
export const offlineWorker = (facts: OfflineFacts): Promise<string> =>
	bundled("app/offline/worker.ts", { __OFFLINE__: facts });

/** One file without imports, for the browser. `facts` are written in place of the names that the code declares. */
export async function bundled(input: string, facts: Record<string, object | string>): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		define: Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, JSON.stringify(value)])),
		build: {
			write: false,
			target: BROWSERS,
			modulePreload: false,
			rolldownOptions: { input: new URL(`../${input}`, import.meta.url).pathname, output: { format: "iife" } },
		},
	});
	const [output] = Array.isArray(result) ? result : [result];
	const chunks = output && "output" in output ? output.output : [];
	const [chunk] = chunks;
	if (chunks.length !== 1 || chunk?.type !== "chunk") throw new Error(`${input} devrait donner un seul fichier`);
	return chunk.code.trim();
}
