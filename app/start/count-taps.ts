import { isOwnRelay } from "#app/features/data/kept.ts";

/** Where the relay counts (relay/counting/taps.ts). */
const COUNT_ADDRESS = "/api/appels";

/**
 * Reports to our own relay the page on which the number was tapped, and nothing else: the owner sees which pages bring
 * calls. A beacon is sent even while the phone app opens, and blocks nothing.
 *
 * @param telHref the business number: calls to the emergency services are not counted
 */
export function countTaps(telHref: string): void {
	if (!isOwnRelay || asksNotToBeCounted()) return;
	const onClick = ({ target }: MouseEvent) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link?.getAttribute("href") === telHref) navigator.sendBeacon(COUNT_ADDRESS, location.pathname);
	};
	addEventListener("click", onClick, { capture: true, passive: true });
}

/** The count is anonymous, yet visitors who refuse tracking are left out. */
function asksNotToBeCounted(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return doNotTrack === "1" || globalPrivacyControl === true;
}
