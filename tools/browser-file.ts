import { build } from "vite";
import { BROWSERS } from "./build-settings.ts";
import { ownerFacts } from "./owner-plugin.ts";

/** One file without imports, for the browser. What it finds as it is published (`__PUBLISHED__`) stands before it then. */
export async function bundled(input: string): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		plugins: [ownerFacts()],
		define: PUBLISHED,
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

/** Settings of the moment of publication, by the names that the code has for them. */
export const PUBLISHED = {
	__SITE_URL__: "__PUBLISHED__.siteUrl",
	__QUOTE_ENDPOINT__: "__PUBLISHED__.quoteEndpoint",
};
