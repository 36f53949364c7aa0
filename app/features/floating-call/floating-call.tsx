import { useEffect, useState } from "react";
import { Icon } from "#app/ui/icon.tsx";
import { business } from "#content/business.ts";
import { chrome } from "#content/chrome.ts";
import { facts } from "#content/facts.ts";

/** The round call button: there once the page is scrolled by more than 300 px, above the cookie banner if it is open. */
export function FloatingCall() {
	const [shown, setShown] = useState(false);

	useEffect(() => {
		const update = () => setShown(window.scrollY > facts.floatingButtonAfterPx);
		update();
		addEventListener("scroll", update, { passive: true });
		return () => removeEventListener("scroll", update);
	}, []);

	if (!shown) return null;
	return (
		<aside aria-label={chrome.floatingCall}>
			<a
				href={business.telHref}
				className="above-consent no-print fixed right-4 z-(--z-float) inline-flex size-16 items-center justify-center rounded-full border-2 border-night bg-orange text-night transition-transform hover:scale-105"
			>
				<Icon name="phone" className="size-7" />
				<span className="sr-only">{chrome.floatingCall}</span>
			</a>
		</aside>
	);
}
