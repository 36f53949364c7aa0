import { hasBreakInList } from "#app/features/break-in-list/kept-list.ts";
import { HYDRATED, SCRIPTS_ID } from "#app/features/navigation/page-events.ts";
import { hasDraft } from "#app/features/quote-form/draft.ts";

/** Marks what only React can handle: a press on it before hydration is held. */
const HELD = "[data-held]";

/** First user input: before a press, a touch scroll or a key. */
const GESTURES = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];
/** Slow network: after this, a press acts as it does without script. */
const PATIENCE_MS = 8_000;

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

/** In development React may be there first. */
let alive = "alive" in document.documentElement.dataset;
let gaveUp = false;
/** Resolves after hydration, rejects when a script does not load. */
let takenOver: Promise<void> | undefined;

/**
 * Hydrates the page at the first user input, or at once if a saved draft or list must be restored. Resolves after that
 * input, once React has hydrated the page or failed to load.
 */
export function hydrateOnIntent(): Promise<void> {
	addEventListener(HYDRATED, () => {
		alive = true;
	});
	addEventListener("click", holdPress, { capture: true });
	addEventListener("submit", holdPress, { capture: true });
	for (const form of document.querySelectorAll<HTMLFormElement>(`form${HELD}`)) form.noValidate = true;
	if (hasDraft() || hasBreakInList()) void hydrate().catch(() => {});
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

let preloads: Promise<HTMLLinkElement[]> | undefined;

/** Asks for React Router's modules, in their order; runs none. */
function fetchScripts(): Promise<HTMLLinkElement[]> {
	preloads ??= preload();
	return preloads;
}

/** One task per link: all at once, they delay a slow phone's response to the press by 80 ms. */
async function preload(): Promise<HTMLLinkElement[]> {
	const template = document.getElementById(SCRIPTS_ID);
	const links = template instanceof HTMLTemplateElement ? [...template.content.querySelectorAll("link")] : [];
	for (const link of links) {
		await new Promise((resolve) => setTimeout(resolve));
		document.head.append(link);
	}
	return links;
}

function hydrate(): Promise<void> {
	takenOver ??= new Promise((resolve, reject) => {
		if (alive) resolve();
		addEventListener(HYDRATED, () => resolve(), { once: true });
		const template = document.getElementById(SCRIPTS_ID);
		if (template instanceof HTMLTemplateElement) insertScripts(template).catch(reject);
	});
	return takenOver;
}

/**
 * Replaces the <template> by React Router's scripts, so that the document is what hydration expects. Their modules run
 * one by one, after the effect of the gesture is painted: together they block a slow phone for a quarter of a second.
 */
async function insertScripts(template: HTMLTemplateElement): Promise<void> {
	const links = await fetchScripts();
	await painted();
	for (const { href } of links) {
		// These start hydration when they run: the inserted scripts must import them.
		if (!/\/(entry\.client|start)-/.test(href)) await import(/* @vite-ignore */ href);
	}
	template.replaceWith(template.content);
}

/** Holds a press made before hydration, shows a waiting state, then replays it to React, or to the browser. */
function holdPress(event: Event): void {
	const held = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
	if (!held || alive || gaveUp || (event.type === "click") === held instanceof HTMLFormElement) return;
	if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	if ("waiting" in held.dataset) return;
	held.dataset.waiting = "";
	const patience = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
	Promise.race([hydrate(), patience])
		.catch(() => {
			gaveUp = true;
			if (held instanceof HTMLFormElement) held.noValidate = false;
		})
		.then(() => {
			delete held.dataset.waiting;
			if (held instanceof HTMLFormElement) held.requestSubmit(event instanceof SubmitEvent ? event.submitter : null);
			else held.click();
		});
}
