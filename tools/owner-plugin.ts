import type { Plugin } from "vite";
import { nightMapFile, owner, ownerFolder } from "#relay/owner-folder.ts";

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
