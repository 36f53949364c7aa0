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
		// What the loader of a town uses (app/routes/town.tsx).
		const ahead: Promise<unknown>[] = [import("#app/features/data/query-client.ts")];
		// Preloaded is only fetched: run now, the page's modules need not be when the link is followed.
		for (const { href } of document.querySelectorAll<HTMLLinkElement>('link[rel="modulepreload"]'))
			ahead.push(import(/* @vite-ignore */ href));
		// Whatever does not come is asked for again in its time.
		void Promise.allSettled(ahead);
	}, [page]);

	if (!page) return null;
	return (
		<>
			<PrefetchPageLinks page={page} />
			{/* React Router leaves the data of a loader of ours to us. */}
			{isTown(page) ? <link rel="prefetch" as="fetch" href={townData(page)} /> : null}
		</>
	);
}

const isTown = (path: string) => path.startsWith(townPath(""));

/** The address at which React Router asks for a town's data, to the letter: another would be another file to a browser. */
function townData(path: string): string {
	const route = `town/${path.slice(townPath("").length)}`;
	return `${path}.data?_routes=${encodeURIComponent(route)}`;
}
