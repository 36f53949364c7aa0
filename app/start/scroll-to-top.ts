/**
 * The specification wants the top on every path change, Back included, where browsers restore an offset. A reload is no
 * path change: there the reader keeps the place.
 */
export function startAtTheTop(): void {
	const [entry] = performance.getEntriesByType("navigation");
	const isBack = entry instanceof PerformanceNavigationTiming && entry.type === "back_forward";
	history.scrollRestoration = isBack ? "manual" : "auto";
	if (isBack && location.hash === "") scrollTo(0, 0);
	// Restored from the back/forward cache.
	addEventListener("pageshow", ({ persisted }) => {
		if (persisted && location.hash === "") scrollTo(0, 0);
	});
}
