/**
 * `npm run bench:relay`, alone on the machine: how many distinct requests the relay keeps in a second beside what the bare
 * store takes for the same commit, how many pages it serves beside one nginx worker, and what requests wait while it
 * serves as many pages as it can, and what others wait during the longest request that can come. The budgets are ratios within one run, whatever the machine. Every figure is printed;
 * a budget exceeded ends with an error.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ensureBuild } from "#tools/ensure-build.ts";
import { othersMeanwhile } from "./others-meanwhile.ts";
import { pagesBesideNginx } from "./pages-beside-nginx.ts";
import { postsBesideStore } from "./posts-beside-store.ts";
import { postsUnderPages } from "./posts-under-pages.ts";
import { startRelayProcess } from "./summary.ts";

const SITE_DIR = new URL("../../build/client", import.meta.url).pathname;

ensureBuild();
const folder = mkdtempSync(join(tmpdir(), "mesure-"));
// Nobody listens on port 9: letters wait, and what is measured is the keeping.
const settings = {
	TRUSTED_PROXY_HOPS: "1",
	DATA_DIR: join(folder, "var"),
	SITE_DIR,
	SMTP_URL: "smtp://127.0.0.1:9",
};
const { relay, url } = await startRelayProcess(settings);
try {
	const faults = [
		// First: of the ten thousand requests that follow, the notebook's list takes 25 ms by itself (bench:notebook).
		...(await othersMeanwhile(url, settings.DATA_DIR)),
		...(await postsBesideStore(url, folder)),
		...(await pagesBesideNginx(url, SITE_DIR)),
		...(await postsUnderPages(url)),
	];
	for (const fault of faults) console.error(fault);
	process.exitCode = faults.length > 0 ? 1 : 0;
} finally {
	relay.kill("SIGKILL");
	rmSync(folder, { recursive: true, force: true });
}
