import {
	type Accepted,
	BANNER_ID,
	browserStorage,
	type Choices,
	PLACE_ID,
	readConsent,
	saveConsent,
} from "./consent-record.ts";

const NOTHING = { analytics: false, marketing: false };
const EVERYTHING = { analytics: true, marketing: true };

type Views = NonElementParentNode & ParentNode;

/** Shows the cookie banner when no choice is stored, and handles its buttons and the footer's. */
export function operateCookieBanner(): void {
	/** Undefined until they have come; a failed load is tried again. */
	let views: Views | undefined;
	let banner: HTMLElement | undefined;
	/** Button that reopened the settings, to focus again. */
	let opener: HTMLElement | null = null;

	const height = new ResizeObserver(() => reserveBannerHeight(banner?.offsetHeight ?? 0));

	async function show(view: "summary" | "settings", byHand = true): Promise<void> {
		if (!views) {
			const fetched = await fetchViews();
			if (fetched) await addStyles(fetched);
			views = fetched;
		}
		const found = views?.getElementById(`${BANNER_ID}-${view}`);
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
		reserveBannerHeight(0);
		banner?.remove();
		banner = undefined;
	}

	function decide(accepted: Accepted, choices: Choices): void {
		saveConsent(browserStorage(), accepted, choices, Date.now());
		hide();
		if (opener?.isConnected) opener.focus();
		else focusOnTitle();
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
			// Not document.activeElement: Safari does not focus a pressed button.
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
 * The banner's markup: a separate file, to keep pages small. XMLHttpRequest
 * parses HTML without innerHTML, which Trusted Types forbid. Undefined when it fails to load: the page works without,
 * and no choice means no consent.
 */
function fetchViews(): Promise<Views | undefined> {
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

/** Loads the banner's stylesheet, which its views link to. If it fails, the banner is shown unstyled. */
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

/**
 * Reserves the banner's height in pixels below what it would cover. Set on the elements that need it: a CSS variable on
 * <html> recalculated the style of every element (a task of 90 ms on a slow phone).
 */
function reserveBannerHeight(height: number): void {
	// A margin shows the document's dark background, like the footer's.
	document.body.style.marginBottom = height ? `${height}px` : "";
	// The round call button stands above it, and must not cover what has the focus either.
	document.documentElement.style.scrollPaddingBottom = height ? `calc(${height}px + min(5.5rem, 15dvh))` : "";
	for (const element of document.querySelectorAll<HTMLElement>(".above-consent"))
		element.style.setProperty("--consent-height", `${height}px`);
}

/** Moves the focus to the page title, without scrolling. */
function focusOnTitle(): void {
	const title = document.querySelector("h1");
	if (title) title.tabIndex = -1;
	title?.focus({ preventScroll: true });
}
