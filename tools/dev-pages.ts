import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Plugin, ViteDevServer } from "vite";
import { NOT_FOUND_PATH } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { nightMapFile } from "#owner";
import { ownerFolder } from "#relay/owner-folder.ts";
import { passedOn } from "#relay/passed-on.ts";
import { townDataPath } from "#shared/places/place-data.ts";

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

type Site = typeof import("#app/render.tsx");

/** Written by the build as a file of its own. */
const CONSENT_VIEWS = "/vues-cookies";

/** While developing, pages are rendered as they are asked for, from the sources as they are. */
export function devPages(): Plugin {
	return {
		name: "dev-pages",
		apply: "serve",
		configureServer: (server) => () => {
			server.middlewares.use(async (request, response, next) => {
				try {
					const { body, type, status } = await answer(
						server,
						URL.parse(request.originalUrl ?? "", "http://x")?.pathname ?? "/",
					);
					response
						.writeHead(status, { "content-type": `${type}; charset=utf-8`, "cache-control": "no-store" })
						.end(body);
				} catch (error) {
					if (error instanceof Error) server.ssrFixStacktrace(error);
					next(error);
				}
			});
		},
	};
}

async function answer(server: ViteDevServer, path: string) {
	const site = (await server.ssrLoadModule("/app/render.tsx")) as Site;
	if (path === CONSENT_VIEWS) return { body: site.consentViews(), type: "text/html", status: 200 };
	if (path === nightMapFile) {
		const { nightMap } = (await server.ssrLoadModule("/tools/night-map.ts")) as typeof import("./night-map.ts");
		return { body: nightMap(), type: "image/svg+xml", status: 200 };
	}
	const known = [...allPaths(), "/exemples"];
	const town = known.find((page) => townDataPath(page) === path);
	if (town) return { body: JSON.stringify((await site.renderPage(town)).facts), type: "application/json", status: 200 };
	const isPage = known.includes(path);
	const html = site.documentOf(await site.renderPage(isPage ? path : NOT_FOUND_PATH), {
		styles: site.stylesheet,
		boot: { src: "/app/start/boot.ts" },
		consentViews: CONSENT_VIEWS,
	});
	return { body: await server.transformIndexHtml(path, html), type: "text/html", status: isPage ? 200 : 404 };
}
