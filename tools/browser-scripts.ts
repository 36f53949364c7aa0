import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import type { OfflineFacts } from "#app/offline/worker-types.ts";
import type { StartFacts } from "#app/start/start-facts.ts";
import { BROWSERS } from "./build-settings.ts";

export interface StartScript {
	/** Changes with the code. */
	address: string;
	code: string;
	/** The inline script that wakes it. */
	late: string;
	/** What a page without loaders has from them. */
	commonData: string;
}

/** The start script of every page, minified. */
export async function startScript(facts: StartFacts, quoteEndpoint: string): Promise<StartScript> {
	const [code, late] = await Promise.all([
		bundled("app/start/start.ts", { __START__: facts, __QUOTE_ENDPOINT__: quoteEndpoint }),
		bundled("app/start/late.ts", {}),
	]);
	const hash = createHash("sha256").update(code).digest("base64url").slice(0, 8);
	return { address: `/assets/start-${hash}.js`, code, late, commonData: facts.data };
}

/** The service worker, minified. */
export function offlineWorker(facts: OfflineFacts): Promise<string> {
	return bundled("app/offline/worker.ts", { __OFFLINE__: facts });
}

/** Modules with all that they may come to ask for, styles included, whether at once or on use. Addresses in `folder`. */
export async function withImports(folder: string, modules: readonly string[]): Promise<string[]> {
	const known = new Set(modules);
	for (const address of known) {
		if (!address.endsWith(".js")) continue;
		const code = await readFile(join(folder, address), "utf8");
		const named = [...code.matchAll(/["`'](?:\.\/|\/?assets\/)([\w.-]+\.(?:js|css))["`']/g)];
		for (const [, name] of named) known.add(`/assets/${name}`);
	}
	return [...known];
}

/** One file without imports. */
async function bundled(input: string, facts: Record<string, object | string>): Promise<string> {
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
