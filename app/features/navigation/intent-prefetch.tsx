import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { townPath } from "#content/site-map.ts";

/** The first signs that somebody is about to follow a link: some tenths of a second before they do. */
const SIGNS = ["pointerover", "touchstart", "focusin"] as const;

/** Asks for a page at the first sign that its link will be followed, so that it shows on the next frame. */
export function IntentPrefetch() {
	const [page, setPage] = useState<string>();

	useEffect(() => {
		const look = ({ target }: Event) => {
			const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a[href^='/']") : null;
			// A file is no page.
			if (link && !link.pathname.includes(".")) setPage(link.pathname);
		};
		for (const sign of SIGNS) addEventListener(sign, look, { passive: true });
		return () => {
			for (const sign of SIGNS) removeEventListener(sign, look);
		};
	}, []);

	useEffect(() => {
		// What the loader of a town uses (app/routes/town.tsx).
		if (page) void import("#app/features/data/query-client.ts").catch(() => {});
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
