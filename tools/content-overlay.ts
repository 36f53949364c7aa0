import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { ownerFolder } from "#relay/owner-folder.ts";
import { passedOn } from "#relay/passed-on.ts";

const CHECK = new URL("check-content.ts", import.meta.url).pathname;

/** While developing: what a build would refuse in the content stands over the page, in French, until it is right. */
export function contentOverlay(): Plugin {
	return {
		name: "content-overlay",
		apply: "serve",
		configureServer(server) {
			server.ws.on("connection", () => show(server));
			server.watcher.add(ownerFolder());
			server.watcher.on("change", (file) => {
				const isFact = file.startsWith(ownerFolder());
				if (isFact) {
					// Modules that have read it are made again.
					server.moduleGraph.invalidateAll();
					server.ws.send({ type: "full-reload" });
				}
				if (isFact || file.includes("/content/")) void show(server);
			});
		},
	};
}

async function show(server: ViteDevServer): Promise<void> {
	const problems = await problemsNow();
	if (problems === "") return;
	server.ws.send({ type: "error", err: { message: problems, stack: "", plugin: "content" } });
}

/** In a process of its own: content reads each fact once, when it is loaded. */
async function problemsNow(): Promise<string> {
	const options = { env: passedOn(process.env) };
	return promisify(execFile)(process.execPath, [CHECK], options).then(
		() => "",
		(error: { stderr?: string }) => error.stderr ?? "",
	);
}
