import { startTransition, useEffect, useState } from "react";
import { PrefetchPageLinks, useLocation } from "react-router";
import { isPage, linkOf } from "./links.ts";

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/**
 * Asks for a page at the first sign that its link will be followed, and for the full stylesheet: the one in the HTML has
 * what this page uses and no more (tools/page-styles.ts). React shows another page once that sheet is there.
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
		// Preloaded is only fetched: run now, the page's modules need not be when the link is followed. Whatever does not come
		// is asked for again in its time.
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
