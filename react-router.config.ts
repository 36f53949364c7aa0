import { createRequire } from "node:module";
import type { Config } from "@react-router/dev/config";
import { allPaths } from "#content/all-paths.ts";

/** No page lives at this address: the catch-all route answers it, and the file becomes 404.html (tools/finish-site.ts). */
const NOT_FOUND_PATH = "/404";

type FinishSite = typeof import("./tools/finish-site.ts");

export default {
	// No server of pages: each one is a file, complete without script (docs/decisions/0001).
	ssr: false,
	routeDiscovery: { mode: "initial" },
	// Required by Node: what the loader of this file imports does not follow OWNER_DIR (relay/owner-folder.ts).
	buildEnd: () => (createRequire(import.meta.url)("./tools/finish-site.ts") as FinishSite).finishSite(),
	prerender: { paths: [...allPaths(), NOT_FOUND_PATH], concurrency: 2 },
} satisfies Config;
