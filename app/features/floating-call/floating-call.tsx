import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";

/** The round call button. Shown once the page is scrolled, where it covers no control (show-call.ts), above the cookie banner. */
export function FloatingCall() {
	return (
		<aside aria-label={chrome.floatingCall} className="floating-call">
			<a
				href={business.telHref}
				className="above-consent no-print fixed right-4 z-(--z-float) inline-flex size-16 items-center justify-center rounded-full border-2 border-night bg-orange text-night"
			>
				<Icon name="phone" className="size-7" />
				<span className="sr-only">{chrome.floatingCall}</span>
			</a>
		</aside>
	);
}
