import type { Config } from "@react-router/dev/config";
import { allPaths } from "#content/all-paths.ts";

/** No page lives at this address: the catch-all route answers it, and the file becomes 404.html (tools/finish-site.ts). */
const NOT_FOUND_PATH = "/404";

export default {
	// No server of pages: each one is a file, complete without script (docs/decisions/0001).
	ssr: false,
	routeDiscovery: { mode: "initial" },
	buildEnd: async () => (await import("./tools/finish-site.ts")).finishSite(),
	prerender: { paths: [...allPaths(), NOT_FOUND_PATH], concurrency: 2 },
} satisfies Config;
