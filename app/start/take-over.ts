import { keptDraft, keptList } from "#app/features/data/kept.ts";
import { FALLEN, isAlive, pageFollowed, SITE_ID } from "#app/features/navigation/links.ts";

/** Goes to another page of the site, by its path. */
type Navigate = (path: string) => void;

/** Addresses of React's modules, written here by the build (tools/write-site.ts). */
declare const __SCRIPTS__: {
	/** The module that starts React (app/client.tsx); it comes last. */
	client: string;
	/** What it imports, in the order in which they can run. */
	first: string[];
	/** What a page of that name needs besides. */
	pages: Record<string, string[]>;
};

/** Marks what only React can handle: a press on it before hydration is held. */
const HELD = "[data-held]";

/** First user input: before a press, a touch scroll or a key. */
const GESTURES = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];
/** Slow network: after this, a press acts as it does without script. */
const PATIENCE_MS = 8_000;
/** A link that is pressed meanwhile waits this long for the router: longer, and its page would be there without it. */
const LINK_PATIENCE_MS = 300;

/** Gestures that last until a release. */
const PRESSES = ["pointerdown", "touchstart", "keydown"];
/** Maximum wait for a release: a finger may stay. */
const PRESS_MS = 400;

/**
 * Resolves with the type of the first user input. Input before this script ran had the browser's default action, and
 * more will come, except when a field already has the focus.
 */
const firstGesture = new Promise<string>((resolve) => {
	if (document.querySelector(":focus")) resolve("focusin");
	for (const gesture of GESTURES)
		addEventListener(gesture, ({ type }) => resolve(type), { once: true, passive: true, capture: true });
});

let gaveUp = false;
/** Resolves after hydration, rejects when a script does not load. */
let takenOver: Promise<Navigate> | undefined;

/**
 * Hydrates the page at the first user input, or at once if a saved draft or list must be restored. Resolves after that
 * input, once React has hydrated the page or failed to load.
 */
export function hydrateOnIntent(): Promise<void> {
	addEventListener("click", holdPress, { capture: true });
	addEventListener("submit", holdPress, { capture: true });
	// On window, so that handlers inside the page run first.
	addEventListener("click", followWhenAlive);
	addEventListener(FALLEN, giveUp);
	for (const form of document.querySelectorAll<HTMLFormElement>(`form${HELD}`)) form.noValidate = true;
	if (keptDraft.awaits() || keptList.awaits()) void hydrate().catch(() => {});
	return firstGesture.then(async (gesture) => {
		void fetchScripts();
		if (PRESSES.includes(gesture)) await pressEnds();
		await hydrate().catch(() => {});
	});
}

/** Resolves on release: the pressed state is painted before React runs. */
function pressEnds(): Promise<unknown> {
	return new Promise((resolve) => {
		for (const end of ["pointerup", "pointercancel", "keyup"]) addEventListener(end, resolve, { once: true });
		setTimeout(resolve, PRESS_MS);
	});
}

/** Two frames: what was shown before the first is painted by then. */
const painted = () =>
	new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))));

/** The name of the page's module, and the address of its facts, if it has any (document.tsx). */
const { page = "", facts } = document.getElementById(SITE_ID)?.dataset ?? {};
// Named once: the build writes the whole list where the name stands.
const { client, first, pages } = __SCRIPTS__;
const scripts = [...first, ...(pages[page] ?? [])];

let asked: Promise<void> | undefined;

/** Asks for this page's modules, in their order, and for its facts; runs none. */
function fetchScripts(): Promise<void> {
	asked ??= preload();
	return asked;
}

/** One task per link: all at once, they delay a slow phone's response to the press by 80 ms. */
async function preload(): Promise<void> {
	if (facts) preloadLink({ rel: "preload", as: "fetch", crossOrigin: "", href: facts });
	for (const href of [...scripts, client]) {
		await new Promise((resolve) => setTimeout(resolve));
		preloadLink({ rel: "modulepreload", href });
	}
}

const preloadLink = (attributes: Partial<HTMLLinkElement>) =>
	document.head.append(Object.assign(document.createElement("link"), attributes));

function hydrate(): Promise<Navigate> {
	takenOver ??= runScripts();
	return takenOver;
}

/** Modules run one by one, after the effect of the gesture is painted: together they block a slow phone for a quarter of a second. */
async function runScripts(): Promise<Navigate> {
	await fetchScripts();
	await painted();
	for (const address of scripts) await import(/* @vite-ignore */ address);
	const { start } = (await import(/* @vite-ignore */ client)) as typeof import("#app/client.tsx");
	return start();
}

/** From now on a press does what it does without script. */
function giveUp(): void {
	gaveUp = true;
	for (const form of document.querySelectorAll<HTMLFormElement>(`form${HELD}`)) form.noValidate = false;
}

const isOurs = () => !isAlive() && !gaveUp;

/** Holds a press made before hydration, shows a waiting state, then replays it to React, or to the browser. */
function holdPress(event: Event): void {
	const held = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
	if (!held || !isOurs() || (event.type === "click") === held instanceof HTMLFormElement) return;
	if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	if ("waiting" in held.dataset) return;
	held.dataset.waiting = "";
	const place = [...document.querySelectorAll(HELD)].indexOf(held);
	inTime(hydrate(), PATIENCE_MS)
		.catch(giveUp)
		.then(() => {
			delete held.dataset.waiting;
			// Where React rendered the page anew, another stands in its place.
			const now = held.isConnected ? held : document.querySelectorAll<HTMLElement>(HELD)[place];
			if (now instanceof HTMLFormElement) now.requestSubmit(submitterIn(now, event));
			else now?.click();
		});
}

function submitterIn(form: HTMLFormElement, event: Event): HTMLElement | null {
	const pressed = event instanceof SubmitEvent ? event.submitter : null;
	return pressed?.isConnected ? pressed : form.querySelector<HTMLElement>("[type=submit]");
}

/**
 * A link pressed while React is on its way goes the router's way when that is ready soon. Its address is asked for meanwhile:
 * otherwise the browser loads it, and finds it there.
 */
function followWhenAlive(event: MouseEvent): void {
	const link = isOurs() ? pageFollowed(event) : undefined;
	if (!link || link.pathname === location.pathname) return;
	event.preventDefault();
	fetch(link).catch(() => {});
	inTime(hydrate(), LINK_PATIENCE_MS).then(
		(navigate) => navigate(link.pathname + link.search + link.hash),
		() => location.assign(link),
	);
}

/** Rejects when it takes longer than that. */
function inTime<T>(coming: Promise<T>, ms: number): Promise<T> {
	return Promise.race([coming, new Promise<never>((_, reject) => setTimeout(reject, ms))]);
}
