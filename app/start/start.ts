/**
 * The first file of script of every page, sealed by its hash and asked for once the page is painted (late.ts). It
 * brings what makes it more than a page: the sign face, React and the page's modules, the copy for when there is no
 * network. Without it the page reads, calls and sends all the same.
 */
import { countTaps } from "./count-taps.ts";
import { drawTheRest } from "./draw-the-rest.ts";
import { keepForOffline } from "./keep-for-offline.ts";
import { bringSignFace } from "./sign-face.ts";
import type { StartFacts } from "./start-facts.ts";

declare const __START__: StartFacts;

// Written once: the build puts the facts wherever the name stands.
const facts = __START__;
/** A picture that hangs does not hold the menu back for longer. */
const LONGEST_WAIT_MS = 2_000;

const {
	route = "",
	modules = "",
	loaded: data = facts.data,
} = document.querySelector<HTMLElement>("script[data-route]")?.dataset ?? {};
const ownModules = modules.split(" ").filter(Boolean);

bringSignFace(facts.face);

countTaps(facts.telHref);

Promise.race([loaded(), touched(), wait(LONGEST_WAIT_MS)])
	.then(startReact)
	.then(() => Promise.all([keepForOffline(), drawTheRest()]), reloadOnce);

async function startReact(): Promise<void> {
	const { manifest, rootModule, entry, shared } = facts;
	for (const address of [...shared, entry]) preload(address);
	const load = (address: string): Promise<object> => import(/* @vite-ignore */ address);
	const [root, own] = await Promise.all([load(rootModule), Promise.all(ownModules.map(load)), load(manifest)]);
	// What React Router's own inline scripts would have left for its entry.
	Object.assign(globalThis, {
		__reactRouterRouteModules: { root, [route]: Object.assign({}, ...own) },
		__reactRouterContext: { ...facts.context, stream: new Blob([data]).stream() },
	});
	await load(entry);
}

function preload(address: string): void {
	const link = document.createElement("link");
	link.rel = "modulepreload";
	link.href = address;
	document.head.append(link);
}

/** The site was deployed between this page and its scripts: a fresh page has the new ones. Never twice. */
function reloadOnce(error: unknown): void {
	console.error(error);
	const [navigation] = performance.getEntriesByType("navigation");
	const isReload = navigation instanceof PerformanceNavigationTiming && navigation.type === "reload";
	if (navigator.onLine && !isReload) location.reload();
}

function loaded(): Promise<void> {
	return new Promise((resolve) => {
		if (document.readyState === "complete") resolve();
		else addEventListener("load", () => resolve(), { once: true });
	});
}

/** Somebody who taps or types wants what comes, now. */
function touched(): Promise<void> {
	return new Promise((resolve) => {
		for (const event of ["pointerdown", "keydown", "focusin"]) {
			addEventListener(event, () => resolve(), { once: true, passive: true });
		}
	});
}

function wait(ms: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, ms));
}
