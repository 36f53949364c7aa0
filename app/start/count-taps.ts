import { isOwnRelay } from "#app/features/quote-form/own-relay.ts";

/** Where the relay counts (relay/counting/taps.ts). */
const COUNT_ADDRESS = "/api/appels";

/**
 * Tells our own relay on which page the number was touched, and nothing else: the owner then knows which pages ring. A
 * beacon still leaves while the telephone opens, and nobody waits for it.
 *
 * @param telHref the number of the business: the emergency services are nobody's business
 */
export function countTaps(telHref: string): void {
	if (!isOwnRelay || asksNotToBeCounted()) return;
	const onClick = ({ target }: MouseEvent) => {
		const link = target instanceof Element ? target.closest("a") : null;
		if (link?.getAttribute("href") === telHref) navigator.sendBeacon(COUNT_ADDRESS, location.pathname);
	};
	addEventListener("click", onClick, { capture: true, passive: true });
}

/** Nothing is known of anyone here, yet whoever asks to be left alone is. */
function asksNotToBeCounted(): boolean {
	const { doNotTrack, globalPrivacyControl } = navigator as Navigator & { globalPrivacyControl?: boolean };
	return doNotTrack === "1" || globalPrivacyControl === true;
}
