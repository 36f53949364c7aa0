import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import { build, type Plugin } from "vite";
import { nightMapFile, owner, ownerFolder } from "#relay/owner-folder.ts";
import { BROWSERS } from "./build-settings.ts";
import { compressAll } from "./site-files.ts";
import { sourcesPrint } from "./sources-print.ts";

/** What Vite says of each file that it made (`build.manifest`), by the name of its source. */
export type ViteManifest = Record<
	string,
	{ file: string; imports?: string[]; dynamicImports?: string[]; css?: string[]; assets?: string[] }
>;

/** The file of an entry after those that it imports, in the order in which they can run. */
export function withStaticImports(manifest: ViteManifest, entry: string, known = new Set<string>()): string[] {
	if (known.has(entry)) return [];
	known.add(entry);
	const { file = "", imports = [] } = manifest[entry] ?? {};
	return [...imports.flatMap((name) => withStaticImports(manifest, name, known)), file];
}

/** The files of some entries and of all their imports, static and dynamic; of those `except`, only the static ones. */
export function withImports(manifest: ViteManifest, entries: readonly string[], except: string): string[] {
	const known = new Set(entries);
	const files = new Set<string>();
	for (const name of known) {
		const { file, imports = [], dynamicImports = [], css = [], assets = [] } = manifest[name] ?? { file: "" };
		for (const other of [...imports, ...(name === except ? [] : dynamicImports)]) known.add(other);
		// Of the assets imported by URL, only CSS: pictures are cached with their pages.
		for (const path of [file, ...css, ...assets.filter((asset) => asset.endsWith(".css"))]) files.add(path);
	}
	return [...files];
}

/**
 * The code of the site and of the notebook, without a fact of its owner's: made once for each version, and published with the
 * facts of each day (tools/write-site.ts).
 */

const ROOT = new URL("../", import.meta.url).pathname;
const CLIENT = "app/client.tsx";
/** What is known of a bundle besides its files. */
export interface Bundle {
	/** For the boot script (app/start/take-over.ts). */
	scripts: { client: string; first: string[]; pages: Record<string, string[]> };
	/** Files of the modules that the pages kept for offline need. */
	offline: string[];
}

/**
 * Writes `client/` (modules, styles, public files), `rendu/render.js`, `boot.js`, `worker.js`, `bundle.json` into `code`, and
 * `pages.js` into `notebook`. Nothing else is written to: a version may be root's.
 */
export async function bundle(code: string, notebook: string): Promise<void> {
	const client = join(code, "client");
	const renderer = join(code, "rendu");
	rmSync(code, { recursive: true, force: true });
	const common = { logLevel: "error", configLoader: "native", mode: "production" } as const;
	await build({ ...common, build: { outDir: client } });
	await build({ ...common, build: { outDir: renderer, ssr: true } });
	// Fonts and styles that only the documents name.
	cpSync(join(renderer, "assets"), join(client, "assets"), {
		recursive: true,
		filter: (file) => !/render-[^/]*$/.test(file),
	});
	rmSync(join(renderer, "assets"), { recursive: true });
	const manifest = JSON.parse(readFileSync(join(client, ".vite/manifest.json"), "utf8")) as ViteManifest;
	rmSync(join(client, ".vite"), { recursive: true });
	writeFileSync(join(code, "boot.js"), await bundled("app/start/boot.ts"));
	writeFileSync(join(code, "worker.js"), await bundled("app/offline/worker.ts"));
	writeFileSync(join(code, "bundle.json"), JSON.stringify(bundleOf(manifest)));
	await bundleNotebook(notebook);
	await compressAll(client);
	// Last: half a bundle is none.
	writeFileSync(join(code, "empreinte"), sourcesPrint());
}

function bundleOf(manifest: ViteManifest): Bundle {
	const addresses = (entry: string) => withStaticImports(manifest, entry).map((file) => `/${file}`);
	const [client = "", ...before] = addresses(CLIENT).reverse();
	const first = before.reverse();
	const pages = Object.fromEntries(
		Object.keys(manifest).flatMap((source) => {
			const [, name] = /^app\/routes\/([\w-]+)\.tsx$/.exec(source) ?? [];
			const own = addresses(source).filter((address) => address !== client && !first.includes(address));
			return name === undefined ? [] : [[name, own]];
		}),
	);
	const offline = withImports(manifest, [CLIENT, "app/routes/emergency.tsx", "app/routes/break-in.tsx"], CLIENT);
	return { scripts: { client, first, pages }, offline: offline.map((file) => `/${file}`) };
}

/** One file without imports, for the browser. What it finds as it is published (`__PUBLISHED__`) stands before it then. */
export async function bundled(input: string): Promise<string> {
	const result = await build({
		configFile: false,
		publicDir: false,
		logLevel: "error",
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

/** The owner's pages, apart from the public site: neither holds a byte of the other. They read the facts as the relay does. */
async function bundleNotebook(folder: string): Promise<void> {
	await build({
		root: ROOT,
		configFile: false,
		publicDir: false,
		envDir: false,
		logLevel: "error",
		mode: "production",
		plugins: [tailwindcss()],
		define: {
			"process.env.NODE_ENV": '"production"',
			__KEEP_TYPED__: JSON.stringify(await bundled("notebook/keep-typed.ts")),
			__VISITOR_SCRIPT__: JSON.stringify(await bundled("visitor/page-script.ts")),
		},
		ssr: { noExternal: true },
		build: {
			ssr: "notebook/pages/render.tsx",
			outDir: folder,
			emptyOutDir: true,
			minify: true,
			cssMinify: true,
			cssTarget: BROWSERS,
			target: "node20",
			rolldownOptions: {
				external: /^#owner$/,
				output: { entryFileNames: "pages.js", codeSplitting: false },
			},
		},
	});
}

const BUILT = "\0owner";

/**
 * « #owner » in what Vite makes. A build holds no fact: it finds them where the site is published (tools/write-site.ts). The
 * development server's pages have those of this moment.
 */
export function ownerFacts(): Plugin {
	let isServed = false;
	return {
		name: "owner-facts",
		enforce: "pre",
		config: ({ root = process.cwd() }) => ({ server: { fs: { allow: [root, ownerFolder()] } } }),
		configResolved({ command }) {
			isServed = command === "serve";
		},
		resolveId: {
			filter: { id: /^#owner$/ },
			// On the development server's side the folder itself is read.
			handler: (_id, _importer, { ssr }) => (isServed && ssr ? undefined : BUILT),
		},
		load: {
			filter: { id: /^\0owner$/ },
			handler: () =>
				isServed
					? `export const owner = ${JSON.stringify(owner)}; export const nightMapFile = "${nightMapFile}";`
					: "export const { owner, nightMapFile } = __PUBLISHED__;",
		},
	};
}
