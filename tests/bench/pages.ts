/**
 * `npm run bench:pages`: five kinds of page against bare ones made from the same build, in one run on one machine, by
 * Lighthouse's own phone as it is set by default, and by a trace of the same phone. Medians of five; every figure is
 * printed, with the machine's mark (Lighthouse's BenchmarkIndex). A budget exceeded ends with an error.
 * `-- notes` asks Lighthouse for its four notes of every page, or of those named after it; `-- taps` taps on pages that have
 * just been opened, on all targets or on those named after it; `-- engines` does so in Firefox and WebKit, where none may be
 * lost or done twice. RUNS and TAP_STEP_MS in the environment make it shorter, to look at one's work.
 */
import { existsSync, statSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { paths, townPath } from "#content/site-map.ts";
import { allPaths } from "#content/towns.ts";
import { systemClock } from "#relay/clock.ts";
import { startRelay } from "#relay/relay.ts";
import { readSettings } from "#relay/settings.ts";
import { BROWSER_ARGUMENTS, chromiumPath } from "#tests/support/browser.ts";
import { ensureBuild } from "#tools/ensure-build.ts";
import { startBareSite } from "./bare-site.ts";
import { engineTaps } from "./engine-taps.ts";
import { nextPageMs, tasksOf } from "./phone.ts";
import { median, medians } from "./summary.ts";
import { linksFollowed, tapsByTarget } from "./taps.ts";

const PAGES = [paths.home, paths.armouredDoor, townPath("voiron"), paths.contact, paths.serviceArea];
const RUNS = Number(process.env.RUNS ?? 5);
const TAP_STEP_MS = Number(process.env.TAP_STEP_MS ?? 100);
const DEBUGGING_PORT = 9777;
const SITE_DIR = new URL("../../build/client/", import.meta.url).pathname;

/** Ratios to the bare page, kilobytes (1,024) sent without their headers, milliseconds, layout shift. */
const BUDGET = {
	paint: 1.05,
	firstViewKb: 100,
	htmlKb: 14,
	scriptKb: 60,
	blockingMs: 50,
	longestTaskMs: 80,
	scriptMs: 300,
	/** Asked to be 0. The web font moves a number and a title's letters by some pixels, in a face that it does not know. */
	shift: 0.01,
	/** From tap to the new page's first screen: its render is cut in slices, and a bar of light shows at once that it comes. */
	nextPageMs: 400,
	tapMs: 200,
};

ensureBuild();
const dataDir = await mkdtemp(join(tmpdir(), "banc-"));
const settings = readSettings({ PORT: "0", DATA_DIR: dataDir, SITE_DIR });
const relay = await startRelay(settings, { clock: systemClock, random: Math.random, log: () => {} });
const bare = await startBareSite(SITE_DIR);
const browser = await chromium.launch({
	executablePath: await chromiumPath(),
	// Letters drawn as a phone does: fitted to the pixels of a screen, the face changes widths that it does not there.
	args: [...BROWSER_ARGUMENTS, "--font-render-hinting=none", `--remote-debugging-port=${DEBUGGING_PORT}`],
});

const NOTES = ["performance", "accessibility", "best-practices", "seo"];

let exceeded = 0;
const [, , wanted, ...targets] = process.argv;
if (wanted === undefined) await measure();
if (wanted === "taps") await tapEverywhere();
if (wanted === "engines") await tapInOtherEngines();
if (wanted === "notes") await noteEveryPage();
await browser.close();
bare.server.close();
await relay.stop();
await rm(dataDir, { recursive: true });
console.log(exceeded === 0 ? "\nTous les budgets sont tenus." : `\n${exceeded} budget(s) dépassé(s).`);
process.exit(exceeded === 0 ? 0 : 1);

async function measure() {
	for (const path of PAGES) {
		console.log(`\n${path}`);
		const [real, plain] = await byTurns([relay.url + path, bare.url + path]);
		line("premier affichage, rapport à la page nue", real.fcp / plain.fcp, BUDGET.paint);
		line("plus grand affichage, rapport à la page nue", real.lcp / plain.lcp, BUDGET.paint);
		line("temps de blocage (ms)", real.blockingMs, BUDGET.blockingMs);
		line("décalage de mise en page", real.shift, BUDGET.shift);
		line("HTML et styles (ko)", real.htmlKb, BUDGET.htmlKb);
		line("premier écran avec ses images, avant les scripts (ko)", real.firstViewKb, BUDGET.firstViewKb);
		line("scripts avant tout geste (ko)", real.scriptKb, BUDGET.scriptKb);
		const watched = [];
		for (let run = 0; run < RUNS; run++) watched.push(await tasksOf(browser, relay.url + path));
		raw(
			"tâche la plus longue",
			watched.map(({ longestTask }) => longestTask),
		);
		raw(
			"scripts, temps",
			watched.map(({ scriptMs }) => scriptMs),
		);
		const { longestTask, scriptMs } = medians(watched);
		line("tâche la plus longue après le premier affichage, en dix secondes (ms)", longestTask, BUDGET.longestTaskMs);
		line("exécution des scripts, en dix secondes (ms)", scriptMs, BUDGET.scriptMs);
	}
	console.log("\nD’une page à l’autre, processeur d’un téléphone");
	for (const [from, to] of [
		[paths.home, townPath("voiron")],
		[townPath("voiron"), paths.armouredDoor],
		[paths.armouredDoor, paths.serviceArea],
	] as const) {
		const times = [];
		for (let run = 0; run < RUNS; run++) times.push(await nextPageMs(browser, relay.url + from, to));
		raw(`${from} → ${to}`, times);
		line(`${from} → ${to} (ms)`, median(times), BUDGET.nextPageMs);
	}
}

/** All through a page's first five seconds, on a fresh page each time: every tap shows, and soon. */
async function tapEverywhere() {
	console.log(
		`\nUn appui sur une page qui vient de s’ouvrir (ms), toutes les ${TAP_STEP_MS} ms des cinq premières secondes`,
	);
	for await (const [what, times] of tapsByTarget(browser, relay.url, TAP_STEP_MS, targets)) {
		raw(what, times);
		line(`${what}, médiane (ms)`, median(times), BUDGET.tapMs);
		line(`${what}, le plus lent (ms)`, Math.max(...times), BUDGET.tapMs);
	}
	const { taps, cold, warm } = await linksFollowed(browser, relay.url, TAP_STEP_MS);
	console.log(
		`    liens suivis sans charger de document, sur ${taps}\u202f: ${cold} à froid, ${warm} à la seconde visite`,
	);
}

async function tapInOtherEngines() {
	console.log(`\nAppuis perdus ou faits deux fois, toutes les ${TAP_STEP_MS} ms des cinq premières secondes`);
	for (const [what, { taps, lost }] of await engineTaps(relay.url, TAP_STEP_MS, targets)) {
		if (lost.length > 0) raw(`${what}, à`, lost);
		line(`${what}, sur ${taps}`, lost.length, 0);
	}
}

/** The figures as they were measured, for who reads them. */
function raw(what: string, values: readonly number[]) {
	console.log(`    ${what} : ${values.map((value) => value.toFixed(value < 10 ? 3 : 0)).join(" · ")}`);
}

function line(what: string, value: number, limit: number) {
	// What could not be measured is no success.
	const over = !(value <= limit);
	if (over) exceeded++;
	console.log(`  ${over ? "✗" : "✓"} ${what} : ${value.toFixed(value < 10 ? 3 : 1)} (limite ${limit})`);
}

/** Both pages by turns, so that a slow moment of the machine meets both. */
async function byTurns(urls: [string, string]) {
	const seen: [Measure[], Measure[]] = [[], []];
	for (let run = 0; run < RUNS; run++)
		for (const side of [0, 1] as const) seen[side].push(figuresOf(await report(urls[side], ["performance"])));
	for (const [name, side] of [
		["vraie", 0],
		["nue", 1],
	] as const)
		for (const key of ["fcp", "lcp", "blockingMs", "mark"] as const)
			raw(
				`${key}, page ${name}`,
				seen[side].map((measure) => measure[key]),
			);
	return [medians(seen[0]), medians(seen[1])] as const;
}

async function report(url: string, onlyCategories: string[]): Promise<Result> {
	const result = await lighthouse(url, { port: DEBUGGING_PORT, logLevel: "error" as const, onlyCategories });
	if (!result) throw new Error(`Lighthouse n’a rien rendu pour ${url}`);
	return result.lhr;
}

type Measure = ReturnType<typeof figuresOf>;
type Request = { url: string; resourceType?: string };

function figuresOf({ audits, environment }: Result) {
	const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
	const details = audits["network-requests"]?.details;
	const requests = (details && "items" in details ? details.items : []) as Request[];
	const kilobytes = (types: string[]) =>
		requests
			// Not what a browser draws with of its own, as the calendar of a date field: data: addresses.
			.filter(({ url, resourceType = "" }) => url.startsWith("http") && types.includes(resourceType))
			.reduce((sum, { url }) => sum + bodyBytes(new URL(url).pathname), 0) / 1024;
	return {
		fcp: value("first-contentful-paint"),
		lcp: value("largest-contentful-paint"),
		blockingMs: value("total-blocking-time"),
		shift: value("cumulative-layout-shift"),
		mark: environment.benchmarkIndex,
		htmlKb: kilobytes(["Document"]),
		firstViewKb: kilobytes(["Document", "Image", "Font", "Stylesheet"]),
		scriptKb: kilobytes(["Script"]),
	};
}

/** Bytes of a file of the site as it is sent, compressed where the build compressed it. */
function bodyBytes(path: string): number {
	const file = join(SITE_DIR, path.includes(".") ? path : join(path, "index.html"));
	return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

/** The four notes of Lighthouse's phone, each 100, for all pages but the not-found one, which it refuses to note. */
async function noteEveryPage() {
	console.log("\nLighthouse sur téléphone, chaque page");
	for (const path of targets.length > 0 ? targets : allPaths()) {
		const { categories, environment } = await report(relay.url + path, NOTES);
		const notes = Object.values(categories).map(({ score }) => Math.round((score ?? 0) * 100));
		const isFull = notes.every((note) => note === 100);
		if (!isFull) exceeded++;
		console.log(`  ${isFull ? "✓" : "✗"} ${path} : ${notes.join(" ")} (machine : ${environment.benchmarkIndex})`);
	}
}
