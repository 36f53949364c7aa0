import { startTransition, useEffect, useRef, useState } from "react";
import { type Accepted, browserStorage, type Choices, readConsent, saveConsent } from "./consent-record.ts";

export type ConsentView = "hidden" | "summary" | "settings";

/**
 * Which view of the banner shows. Hidden until the browser has been asked, so the prerendered page holds none. It shows
 * in a transition: React makes what comes in by a fallback wait 300 ms.
 */
export function useConsent() {
	const [view, setView] = useState<ConsentView>("hidden");
	/** Who opened the settings again, to give the focus back to. */
	const opener = useRef<Element>(null);

	const show = (next: ConsentView) => startTransition(() => setView(next));

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has become alive
	useEffect(() => {
		if (readConsent(browserStorage(), Date.now()) === undefined) show("summary");
	}, []);

	function reopen() {
		opener.current = document.activeElement;
		show("settings");
	}

	function decide(accepted: Accepted, choices: Choices) {
		saveConsent(browserStorage(), accepted, choices, Date.now());
		setView("hidden");
		if (opener.current instanceof HTMLElement) opener.current.focus();
		opener.current = null;
	}
	return { view, show, reopen, decide };
}
export type ConsentState = ReturnType<typeof useConsent>;
