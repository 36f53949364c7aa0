import { useEffect, useState } from "react";
import { type Accepted, browserStorage, type Choices, readConsent, saveConsent } from "./consent-record.ts";

export type ConsentView = "hidden" | "summary" | "settings";

/** Which view of the banner shows. Hidden until the browser has been asked, so the prerendered page holds none. */
export function useConsent() {
	const [view, setView] = useState<ConsentView>("hidden");
	/** The manage button needs script: it is there only once script runs. */
	const [ready, setReady] = useState(false);

	useEffect(() => {
		setReady(true);
		if (readConsent(browserStorage(), Date.now()) === undefined) setView("summary");
	}, []);

	function decide(accepted: Accepted, choices: Choices) {
		saveConsent(browserStorage(), accepted, choices, Date.now());
		setView("hidden");
	}
	return { view, ready, show: setView, decide };
}
export type ConsentState = ReturnType<typeof useConsent>;
