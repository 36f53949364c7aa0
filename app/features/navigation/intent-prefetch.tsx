import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { townPath } from "#content/site-map.ts";
import { isPage, linkOf } from "./links.ts";

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/** Asks for a page at the first sign that its link will be followed, so that it shows on the next frame. */
export function IntentPrefetch() {
	const [page, setPage] = useState<string>();

	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = linkOf(target);
			if (link && isPage(link)) setPage(link.pathname);
		};
		for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
		return () => {
			for (const sign of SIGNS) removeEventListener(sign, look);
		};
	}, []);

	useEffect(() => {
		if (!page) return;
		const ahead: Promise<unknown>[] = [];
		// React Router leaves the data of a loader of ours (app/routes/town.tsx) to us.
		if (page.startsWith(townPath("")))
			ahead.push(import("#app/features/data/town-query.ts").then(({ readTownAhead }) => readTownAhead(page)));
		// Preloaded is only fetched: run now, the page's modules need not be when the link is followed.
		for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
			ahead.push(import(/* @vite-ignore */ href));
		// Whatever does not come is asked for again in its time.
		void Promise.allSettled(ahead);
	}, [page]);

	return page ? <PrefetchPageLinks page={page} /> : null;
}
