/**
 * `npm run bench:pages`: three kinds of page against bare ones made from the same build (the same words and styles, no
 * script, no font, no picture), in one run on one machine, by Lighthouse on a simulated phone. What counts are ratios and
 * bytes; a budget exceeded ends with an error.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { paths, townPath } from "#content/site-map.ts";
import { systemClock } from "#relay/clock.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { BROWSER_ARGUMENTS, chromiumPath } from "#tests/support/browser.ts";
import { ensureBuild } from "./ensure-build.ts";

const PAGES = [paths.home, paths.armouredDoor, townPath("voiron")];
const RUNS = 3;
const DEBUGGING_PORT = 9777;
const SITE_DIR = new URL("../build/client/", import.meta.url).pathname;

/** Limits of the specification of this work: ratios to the bare page, kilobytes sent, milliseconds, layout shift. */
const BUDGET = { fcp: 1.05, lcp: 1.05, firstViewKb: 100, htmlKb: 14, scriptKb: 120, blockingMs: 50, shift: 0.001 };
type Measure = {
	fcp: number;
	lcp: number;
	blockingMs: number;
	shift: number;
	htmlKb: number;
	firstViewKb: number;
	scriptKb: number;
};

ensureBuild();
const dataDir = await mkdtemp(join(tmpdir(), "banc-"));
const settings = readSettings({ PORT: "0", DATA_DIR: dataDir, SITE_DIR });
const relay = await startRelay(settings, { clock: systemClock, random: Math.random, log: () => {} });
const bare = await startBareSite();
const browser = await chromium.launch({
	executablePath: await chromiumPath(),
	args: [...BROWSER_ARGUMENTS, `--remote-debugging-port=${DEBUGGING_PORT}`],
});

let exceeded = 0;
for (const path of PAGES) {
	const [real, plain] = [await measure(relay.url + path), await measure(bare.url + path)];
	console.log(`\n${path}`);
	line("premier affichage, rapport à la page nue", real.fcp / plain.fcp, BUDGET.fcp);
	line("plus grand affichage, rapport à la page nue", real.lcp / plain.lcp, BUDGET.lcp);
	line("HTML et styles (ko)", real.htmlKb, BUDGET.htmlKb);
	line("premier écran avec ses images, avant les scripts (ko)", real.firstViewKb, BUDGET.firstViewKb);
	line("scripts avant tout geste (ko)", real.scriptKb, BUDGET.scriptKb);
	line("temps de blocage (ms)", real.blockingMs, BUDGET.blockingMs);
	line("décalage de mise en page", real.shift, BUDGET.shift);
}
await browser.close();
bare.server.close();
await relay.stop();
await rm(dataDir, { recursive: true });
console.log(exceeded === 0 ? "\nTous les budgets sont tenus." : `\n${exceeded} budget(s) dépassé(s).`);
process.exit(exceeded === 0 ? 0 : 1);

function line(what: string, value: number, limit: number) {
	const over = value > limit;
	if (over) exceeded++;
	console.log(`  ${over ? "✗" : "✓"} ${what} : ${value.toFixed(value < 10 ? 3 : 1)} (limite ${limit})`);
}

/** The middle one of several runs, figure by figure. */
async function measure(url: string): Promise<Measure> {
	const runs: Measure[] = [];
	for (let run = 0; run < RUNS; run++) {
		const result = await lighthouse(url, { port: DEBUGGING_PORT, onlyCategories: ["performance"], logLevel: "error" });
		if (!result) throw new Error(`Lighthouse n’a rien rendu pour ${url}`);
		runs.push(figuresOf(result.lhr));
	}
	const middle = (key: keyof Measure) => runs.map((run) => run[key]).sort((a, b) => a - b)[Math.floor(RUNS / 2)] ?? 0;
	return Object.fromEntries(
		(Object.keys(runs[0] ?? {}) as (keyof Measure)[]).map((key) => [key, middle(key)]),
	) as Measure;
}

type Request = { resourceType?: string; transferSize: number };

function figuresOf({ audits }: Result): Measure {
	const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	const details = audits["network-requests"]?.details;
	const requests = (details && "items" in details ? details.items : []) as Request[];
	const kilobytes = (types: string[]) =>
		requests
			.filter(({ resourceType = "" }) => types.includes(resourceType))
			.reduce((sum, one) => sum + one.transferSize, 0) / 1024;
	return {
		fcp: value("first-contentful-paint"),
		lcp: value("largest-contentful-paint"),
		blockingMs: value("total-blocking-time"),
		shift: value("cumulative-layout-shift"),
		htmlKb: kilobytes(["Document"]),
		firstViewKb: kilobytes(["Document", "Image", "Font", "Stylesheet"]),
		scriptKb: kilobytes(["Script"]),
	};
}

/** The same pages, bare, compressed alike: what a page with these words and styles could cost at the least. */
async function startBareSite(): Promise<{ url: string; server: Server }> {
	const { brotliCompressSync } = await import("node:zlib");
	const server = createServer(async (request, response) => {
		const html = await readFile(join(SITE_DIR, request.url ?? "", "index.html"), "utf8").catch(() => "");
		const stripped = html
			.replace(/<script[\s\S]*?<\/script>/g, "")
			.replace(/<picture[\s\S]*?<\/picture>/g, "")
			.replace(/@font-face\{[^}]*\}/g, "")
			.replace(/<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>/g, "");
		response.writeHead(html ? 200 : 404, { "content-type": "text/html; charset=utf-8", "content-encoding": "br" });
		response.end(brotliCompressSync(stripped));
	});
	await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
	const address = server.address();
	return { url: `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`, server };
}
