import { startTransition, useEffect, useState } from "react";
import { type Accepted, browserStorage, type Choices, readConsent, saveConsent } from "./consent-record.ts";

export type ConsentView = "hidden" | "summary" | "settings";

/**
 * Which view of the banner shows. Hidden until the browser has been asked, so the prerendered page holds none. It shows
 * in a transition: React makes what comes in by a fallback wait 300 ms.
 */
export function useConsent() {
	const [view, setView] = useState<ConsentView>("hidden");
	/** The manage button needs script: it is there only once script runs. */
	const [ready, setReady] = useState(false);

	const show = (next: ConsentView) => startTransition(() => setView(next));

	// biome-ignore lint/correctness/useExhaustiveDependencies: asked once, when the page has become alive
	useEffect(() => {
		setReady(true);
		if (readConsent(browserStorage(), Date.now()) === undefined) show("summary");
	}, []);

	function decide(accepted: Accepted, choices: Choices) {
		saveConsent(browserStorage(), accepted, choices, Date.now());
		setView("hidden");
	}
	return { view, ready, show, decide };
}
export type ConsentState = ReturnType<typeof useConsent>;
