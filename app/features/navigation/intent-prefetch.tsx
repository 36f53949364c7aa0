import { startTransition, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { isPage, linkOf } from "./links.ts";

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Prefetches a page and the full stylesheet at the first sign that its link will be followed: the inlined CSS only has
 * this page's rules (tools/page-styles.ts). React shows another page once the full stylesheet is loaded.
 */
export function IntentPrefetch({ fullStylesheet }: { fullStylesheet: string }) {
	const [page, setPage] = useState<string>();
	const { pathname } = useLocation();
	const [arrival] = useState(pathname);

	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = linkOf(target);
			if (link && isPage(link)) startTransition(() => setPage(link.pathname));
		};
		for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
		return () => {
			for (const sign of SIGNS) removeEventListener(sign, look);
		};
	}, []);

	useEffect(() => {
		if (!page) return;
		// modulepreload only fetches: running the modules now saves that time when the link is followed. A failed import
		// is tried again then.
		for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
			import(/* @vite-ignore */ href).catch(() => {});
	}, [page]);

	const needsSheet = !import.meta.env.DEV && (page !== undefined || pathname !== arrival);
	return (
		<>
			{page ? <PrefetchPageLinks page={page} /> : null}
			{needsSheet ? <link rel="stylesheet" href={fullStylesheet} precedence="default" /> : null}
		</>
	);
}
