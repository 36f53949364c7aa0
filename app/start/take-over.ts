import { hasBreakInList } from "#app/features/break-in-list/kept-list.ts";
import { ALIVE, SCRIPTS_ID } from "#app/features/navigation/page-events.ts";
import { hasDraft } from "#app/features/quote-form/draft.ts";

/** Carried by what React alone can answer: a press on it before React is there is held. */
const HELD = "[data-held]";

/** First signs that somebody is here: before a press, a finger's scroll, a key. */
const GESTURES = ["pointerdown", "pointermove", "touchstart", "wheel", "keydown", "focusin", "click"];
/** One bar of signal: what was pressed is then done as without script. */
const PATIENCE_MS = 8_000;

/** Those that go on until the finger leaves. */
const PRESSES = ["pointerdown", "touchstart", "keydown"];
/** Longer than most presses: a finger may also stay. */
const PRESS_MS = 400;

/**
 * Resolves with the name of the first gesture. One that came before this script has had the platform's own answer, and
 * another will come, but for who writes in a field already.
 */
const firstGesture = new Promise<string>((resolve) => {
	if (document.querySelector(":focus")) resolve("focusin");
	for (const gesture of GESTURES)
		addEventListener(gesture, ({ type }) => resolve(type), { once: true, passive: true, capture: true });
});

/** In development React may be there first. */
let alive = "alive" in document.documentElement.dataset;
let gaveUp = false;
/** Resolves when React is there, rejects when its scripts do not come. */
let takenOver: Promise<void> | undefined;

/**
 * Has React take the page over at the first gesture, or at once where the visitor left something to be put back. Resolves
 * after that gesture, once React is there or cannot come.
 */
export function takeOverOnIntent(): Promise<void> {
	addEventListener(ALIVE, () => {
		alive = true;
	});
	addEventListener("click", hold, { capture: true });
	addEventListener("submit", hold, { capture: true });
	for (const form of document.querySelectorAll<HTMLFormElement>(`form${HELD}`)) form.noValidate = true;
	if (hasDraft() || hasBreakInList()) void takeOver().catch(() => {});
	return firstGesture.then(async (gesture) => {
		void fetchScripts();
		if (PRESSES.includes(gesture)) await pressEnds();
		await takeOver().catch(() => {});
	});
}

/** Until the finger has left: what it presses shows before React is run. */
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

/** One by one, a task each: all at once they keep a slow phone from answering to the press for 80 ms. */
async function preload(): Promise<HTMLLinkElement[]> {
	const template = document.getElementById(SCRIPTS_ID);
	const links = template instanceof HTMLTemplateElement ? [...template.content.querySelectorAll("link")] : [];
	for (const link of links) {
		await new Promise((resolve) => setTimeout(resolve));
		document.head.append(link);
	}
	return links;
}

function takeOver(): Promise<void> {
	takenOver ??= new Promise((resolve, reject) => {
		if (alive) resolve();
		addEventListener(ALIVE, () => resolve(), { once: true });
		const template = document.getElementById(SCRIPTS_ID);
		if (template instanceof HTMLTemplateElement) insertScripts(template).catch(reject);
	});
	return takenOver;
}

/**
 * Puts React Router's scripts where their template stands: the document is then what it wrote, and expects. Their modules
 * run one by one, once what the gesture shows is painted: together they hold a slow phone up for a quarter of a second.
 */
async function insertScripts(template: HTMLTemplateElement): Promise<void> {
	const links = await fetchScripts();
	await painted();
	for (const { href } of links) {
		// These take the page over as they run: they are for the scripts themselves to ask for.
		if (!/\/(entry\.client|start)-/.test(href)) await import(/* @vite-ignore */ href);
	}
	template.replaceWith(template.content);
}

/** Holds a press that came before React, shows that it waits, and gives it back: to React, or to the browser. */
function hold(event: Event): void {
	const held = event.target instanceof Element ? event.target.closest<HTMLElement>(HELD) : null;
	if (!held || alive || gaveUp || (event.type === "click") === held instanceof HTMLFormElement) return;
	if (event instanceof MouseEvent && (event.metaKey || event.ctrlKey || event.shiftKey)) return;
	event.preventDefault();
	event.stopImmediatePropagation();
	if ("waiting" in held.dataset) return;
	held.dataset.waiting = "";
	const patience = new Promise((_, reject) => setTimeout(reject, PATIENCE_MS));
	Promise.race([takeOver(), patience])
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
