import type { Plugin, ViteDevServer } from "vite";
import { ownerFolder, withOwnerFolder } from "#relay/owner-folder.ts";

/** While developing: what a build would refuse in the content stands over the page, in French, until it is right. */
export function contentOverlay(): Plugin {
	return {
		name: "content-overlay",
		apply: "serve",
		configureServer(server) {
			const show = async () => {
				const problems = await problemsIn(server);
				if (problems.length === 0) return;
				server.ws.send({ type: "error", err: { message: problems.join("\n"), stack: "", plugin: "content" } });
			};
			server.ws.on("connection", show);
			server.watcher.on("change", (file) => {
				if (file.includes("/content/") || file.startsWith(ownerFolder())) void show();
			});
		},
	};
}

/** Vite itself reports files it cannot read. */
async function problemsIn(server: ViteDevServer): Promise<string[]> {
	try {
		const owner = (await server.ssrLoadModule("/content/owner-files.ts")) as typeof import("#content/owner-files.ts");
		const wrong = owner.checkOwnerFiles();
		if (wrong.length > 0) return wrong.map(withOwnerFolder);
		const { checkContent } = (await server.ssrLoadModule("/content/check.ts")) as typeof import("#content/check.ts");
		return checkContent();
	} catch {
		return [];
	}
}
