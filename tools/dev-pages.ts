import type { Plugin, ViteDevServer } from "vite";
import { allPaths } from "#content/all-paths.ts";
import { NOT_FOUND_PATH } from "#content/site-map.ts";
import { nightMapFile } from "#owner";
import { townDataPath } from "#shared/places/place-data.ts";

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
