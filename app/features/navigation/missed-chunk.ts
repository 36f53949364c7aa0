import { useEffect } from "react";
import { createPath, useNavigation } from "react-router";

/** The part of the Navigation API used here, which not every browser has. */
type Navigation = {
	addEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
	removeEventListener(type: "navigate", listener: (event: NavigateEvent) => void): void;
};
type NavigateEvent = Event & { navigationType: string };

/**
 * When the site was deployed during a visit, the script of the page that is asked for may be gone: React Router then
 * reloads the page that is left. Where the browser allows, that reload leads to the page that was asked for. What was
 * typed in the form is kept for the tab (features/quote-form/draft.ts).
 */
export function useMissedChunk(): void {
	const { location: next } = useNavigation();

	useEffect(() => {
		const { navigation } = globalThis as { navigation?: Navigation };
		if (!next || !navigation) return;
		const goThere = (event: NavigateEvent) => {
			if (event.navigationType !== "reload" || !event.cancelable) return;
			event.preventDefault();
			location.assign(createPath(next));
		};
		navigation.addEventListener("navigate", goThere);
		return () => navigation.removeEventListener("navigate", goThere);
	}, [next]);
}
