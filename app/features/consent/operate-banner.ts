import {
	type Accepted,
	BANNER_ID,
	browserStorage,
	type Choices,
	PLACE_ID,
	readConsent,
	saveConsent,
	VIEWS_ID,
} from "./consent-record.ts";

const NOTHING = { analytics: false, marketing: false };
const EVERYTHING = { analytics: true, marketing: true };

type Views = NonElementParentNode & ParentNode;

/** Shows the cookie banner to who has not decided yet, and does what its buttons, and the footer's, say. */
export function operateCookieBanner(): void {
	const views = memoized(async () => {
		const fetched = await fetchViews();
		if (fetched) await addStyles(fetched);
		return fetched;
	});
	let banner: HTMLElement | undefined;
	/** Who opened the settings again, to give the focus back to. */
	let opener: Element | null = null;

	const height = new ResizeObserver(() => keepFree(banner?.offsetHeight ?? 0));

	async function show(view: "summary" | "settings", byHand = true): Promise<void> {
		const found = (await views())?.getElementById(`${BANNER_ID}-${view}`);
		if (!found) return;
		hide();
		const shown = document.importNode(found, true) as HTMLElement;
		shown.id = BANNER_ID;
		document.getElementById(PLACE_ID)?.append(shown);
		height.observe(shown);
		if (byHand) shown.querySelector("h2")?.focus();
		banner = shown;
	}

	function hide(): void {
		height.disconnect();
		keepFree(0);
		banner?.remove();
		banner = undefined;
	}

	function decide(accepted: Accepted, choices: Choices): void {
		saveConsent(browserStorage(), accepted, choices, Date.now());
		hide();
		const title = document.querySelector("h1");
		if (opener?.isConnected && opener instanceof HTMLElement) opener.focus();
		else if (title) focusOn(title);
		opener = null;
	}

	/** A box that nobody touched is no consent. */
	function chosen(): Choices {
		const box = (name: string) => banner?.querySelector<HTMLInputElement>(`[name=${name}]`);
		return {
			analytics: box("analytics")?.checked === true && "touched" in (box("analytics")?.dataset ?? {}),
			marketing: box("marketing")?.checked === true,
		};
	}

	const actions: Record<string, () => unknown> = {
		all: () => decide("all", EVERYTHING),
		necessary: () => decide("necessary", NOTHING),
		reject: () => decide("rejected", NOTHING),
		selection: () => decide("all", chosen()),
		settings: () => show("settings"),
		summary: () => show("summary"),
		reopen() {
			// Itself, and not what has the focus: Safari gives none to a button that is pressed.
			opener = document.querySelector("[data-consent=reopen]");
			show("settings");
		},
	};
	addEventListener("click", ({ target }) => {
		const button = target instanceof Element ? target.closest<HTMLElement>("[data-consent]") : null;
		actions[button?.dataset.consent ?? ""]?.();
	});
	addEventListener("change", ({ target }) => {
		if (target instanceof HTMLInputElement && banner?.contains(target)) target.dataset.touched = "";
	});
	if (readConsent(browserStorage(), Date.now()) === undefined) void show("summary", false);
}

/**
 * The banner's markup: a file, so that no page carries it; in development the page's own template. An XMLHttpRequest
 * parses HTML without the assignment that Trusted Types forbid. Nothing where it does not come: the page goes on without,
 * and no answer already means no.
 */
function fetchViews(): Promise<Views | undefined> {
	const template = document.getElementById(VIEWS_ID);
	if (template instanceof HTMLTemplateElement) return Promise.resolve(template.content);
	return new Promise((resolve) => {
		const request = new XMLHttpRequest();
		request.open("GET", document.getElementById(PLACE_ID)?.dataset.views ?? "");
		request.overrideMimeType("text/html");
		request.responseType = "document";
		request.onload = () => resolve(request.status === 200 ? (request.responseXML ?? undefined) : undefined);
		request.onerror = () => resolve(undefined);
		request.send();
	});
}

/** Puts the banner's styles, which its views name, on the page. Without them it shows all the same, at its end. */
function addStyles(views: ParentNode): Promise<void> {
	const found = views.querySelector("link");
	if (!found) return Promise.resolve();
	const link = document.importNode(found);
	return new Promise((resolve) => {
		link.onload = () => resolve();
		link.onerror = () => resolve();
		document.head.append(link);
	});
}

/** Asked for once; again after it did not come. */
function memoized<T>(ask: () => Promise<T | undefined>): () => Promise<T | undefined> {
	let kept: T | undefined;
	return async () => {
		kept ??= await ask();
		return kept;
	};
}

/**
 * Room in pixels for the banner, under what it would cover. Written on the elements that need it: as a variable of the
 * document, every element's style was reckoned anew (a task of 90 ms on a slow phone).
 */
function keepFree(height: number): void {
	// A margin: what shows there is the night of the document, under a footer of night.
	document.body.style.marginBottom = height ? `${height}px` : "";
	// The round call button stands above it, and must not cover what has the focus either.
	document.documentElement.style.scrollPaddingBottom = height ? `calc(${height}px + min(5.5rem, 15dvh))` : "";
	for (const element of document.querySelectorAll<HTMLElement>(".above-consent"))
		element.style.setProperty("--consent-height", `${height}px`);
}

/** Reading goes on where the page begins; nothing moves. */
function focusOn(title: HTMLElement): void {
	title.tabIndex = -1;
	title.focus({ preventScroll: true });
}
