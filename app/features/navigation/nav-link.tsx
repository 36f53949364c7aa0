import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { NOT_FOUND_ID, NOT_FOUND_PATH, paths } from "#content/site-map.ts";
import type { PageHandle } from "./page-route.ts";

/** The current path, without the final slash that a static host may add. */
export function useCurrentPath(): string {
	const { pathname } = useLocation();
	const isNotFound = (useMatches().at(-1)?.handle as PageHandle | undefined)?.name === NOT_FOUND_ID;
	const here = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	// 404.html serves every unknown URL, so no link is marked current before hydration. Otherwise React would keep the
	// HTML's marks and never mark « Services » for /services/unknown.
	return useSyncExternalStore(
		neverChanges,
		() => here,
		() => (isNotFound ? NOT_FOUND_PATH : here),
	);
}
const neverChanges = () => () => {};

/** Services is the current entry for /services and any path under it; every other entry for its own path alone. */
export function isCurrent(entryPath: string, here: string): boolean {
	return here === entryPath || (entryPath === paths.services && here.startsWith(`${paths.services}/`));
}

/** An entry of the header's navigation. */
export function NavLinkItem({ label, path }: { label: string; path: string }) {
	const current = isCurrent(path, useCurrentPath());
	return (
		<a href={path} aria-current={current ? "page" : undefined} className={navEntryClass(current)}>
			{label}
		</a>
	);
}

/** The mark of the current entry is a line as well as a colour: colour alone says nothing to some eyes. */
export function navEntryClass(current: boolean): string {
	return `flex min-h-12 items-center gap-1.5 border-b-3 px-1.5 font-sign text-body font-semibold whitespace-nowrap hover:text-ember ${
		current ? "border-ember text-ember" : "border-transparent"
	}`;
}
