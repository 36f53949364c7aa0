import { createRequire } from "node:module";
import type { Config } from "@react-router/dev/config";

/** No page lives at this address: the catch-all route answers it, and the file becomes 404.html (tools/finish-site.ts). */
const NOT_FOUND_PATH = "/404";

/** What the loader of this file imports does not follow OWNER_DIR (relay/owner-folder.ts); what Node requires does. */
const required = createRequire(import.meta.url);
type FinishSite = typeof import("./tools/finish-site.ts");
const { allPaths } = required("./content/all-paths.ts") as typeof import("./content/all-paths.ts");

export default {
	// No server of pages: each one is a file, complete without script (docs/decisions/0001).
	ssr: false,
	routeDiscovery: { mode: "initial" },
	buildEnd: () => (required("./tools/finish-site.ts") as FinishSite).finishSite(),
	prerender: { paths: [...allPaths(), NOT_FOUND_PATH], concurrency: 2 },
} satisfies Config;
