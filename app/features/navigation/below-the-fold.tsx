import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { WithKeyEdges } from "#app/sections/key-edge.tsx";

let isAlive = false;

/** The first page, served as full HTML, is hydrated: later pages render in the browser. */
export function markHydrated(): void {
	isAlive = true;
}

/**
 * Content below the fold. After a client navigation the first screen renders on the next frame, and this right after: a
 * whole page at once took a slow phone 140 ms. With a fragment in the URL, which may point into it, it renders at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
	const { hash } = useLocation();
	const [shown, setShown] = useState(!isAlive || hash !== "");

	useEffect(() => {
		if (shown) return;
		// Waits until one frame is painted.
		let timer = 0;
		const frame = requestAnimationFrame(() => {
			timer = window.setTimeout(() => startTransition(() => setShown(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [shown]);

	// Full screen height, so that the footer does not flash.
	return shown ? <WithKeyEdges>{children}</WithKeyEdges> : <div className="min-h-dvh" />;
}
