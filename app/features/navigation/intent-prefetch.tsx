import { startTransition, useEffect, useState } from "react";
import { useLocation } from "react-router";
import { isPage, linkOf } from "./links.ts";
import { bringPage } from "./page-route.ts";

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Brings a page and the full stylesheet at the first sign that its link will be followed: the inlined CSS only has
 * this page's rules (tools/page-styles.ts). React shows another page once the full stylesheet is loaded.
 */
export function IntentPrefetch({ fullStylesheet }: { fullStylesheet: string }) {
	const [comes, setComes] = useState(false);
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);

	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = linkOf(target);
			if (!link || !isPage(link)) return;
			bringPage(link.pathname);
			startTransition(() => setComes(true));
		};
		for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
		return () => {
			for (const sign of SIGNS) removeEventListener(sign, look);
		};
	}, []);

	const needsSheet = !import.meta.env.DEV && (comes || pathname !== arrival);
	return needsSheet ? <link rel="stylesheet" href={fullStylesheet} precedence="default" /> : null;
}
