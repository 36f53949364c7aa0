import { type ReactNode, startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { WithKeyEdges } from "#app/sections/key-edge.tsx";

let isAlive = false;

/** The page that came as HTML, whole, has been taken over: those that follow are drawn here. */
export function pageIsAlive(): void {
	isAlive = true;
}

/**
 * What stands under the first screen of a page. Reached by a link, the page shows its first screen on the next frame and
 * this right after: built all at once, a page took a slow phone 140 ms. An address with a fragment may lead into it, and
 * has it at once.
 */
export function BelowTheFold({ children }: { children: ReactNode }) {
	const { hash } = useLocation();
	const [shown, setShown] = useState(!isAlive || hash !== "");

	useEffect(() => {
		if (shown) return;
		// A frame is asked for, then left to be painted.
		let timer = 0;
		const frame = requestAnimationFrame(() => {
			timer = window.setTimeout(() => startTransition(() => setShown(true)));
		});
		return () => {
			cancelAnimationFrame(frame);
			clearTimeout(timer);
		};
	}, [shown]);

	// As high as the screen, so that the footer does not show and leave.
	return shown ? <WithKeyEdges>{children}</WithKeyEdges> : <div className="min-h-dvh" />;
}
