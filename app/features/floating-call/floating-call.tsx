import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";

/** The round call button, above the cookie banner. Shown once the page is scrolled, in the form that its place allows (show-call.ts). */
export function FloatingCall() {
	return (
		<aside aria-label={chrome.floatingCall} className="floating-call">
			<a
				href={business.telHref}
				className="above-consent no-print fixed right-4 z-(--z-float) flex size-16 justify-end rounded-full text-night"
			>
				<span className="disc flex size-16 items-center justify-center rounded-full border-2 border-night bg-orange">
					<Icon name="phone" className="size-7" />
				</span>
				<span className="sr-only">{chrome.floatingCall}</span>
			</a>
		</aside>
	);
}
