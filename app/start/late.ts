/**
 * Inline in every page, after the sealed script that it wakes. As long as that one's type is none that runs, the browser
 * does not fetch it, so it never takes the line from the words of the page. Moved, it is looked at again.
 */
const start = document.querySelector<HTMLScriptElement>('script[type="text/plain"]');

new PerformanceObserver((_, observer) => {
	observer.disconnect();
	if (!start) return;
	start.type = "module";
	document.body.append(start);
}).observe({ type: "paint", buffered: true });

export {};
