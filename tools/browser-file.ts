import { build } from "vite";
import { BROWSERS } from "./build-settings.ts";
import { ownerFacts } from "./owner-facts.ts";

/** One file without imports, for the browser. `facts` are written in place of the names that the code declares. */
export async function bundled(input: string, facts: Record<string, object | string>): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "warn",
		plugins: [ownerFacts()],
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
