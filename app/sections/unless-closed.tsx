import type { ReactNode } from "react";
import { chrome } from "#content/chrome.ts";
import { closures } from "#content/closures.ts";

/** A promise of coming at once, which a day that is closed takes back (styles/base.css). */
export const UnlessClosed = ({ children }: { children: ReactNode }) =>
	closures().length === 0 ? (
		children
	) : (
		<>
			<span className="while-open">{children}</span>
			<span className="while-closed">{chrome.closedNow}</span>
		</>
	);
