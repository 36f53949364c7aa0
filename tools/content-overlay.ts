import type { Plugin, ViteDevServer } from "vite";

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
				if (file.includes("/content/")) void show();
			});
		},
	};
}

/** What cannot be read at all, Vite shows itself. */
async function problemsIn(server: ViteDevServer): Promise<string[]> {
	try {
		const { checkContent } = (await server.ssrLoadModule("/content/check.ts")) as typeof import("#content/check.ts");
		return checkContent();
	} catch {
		return [];
	}
}
