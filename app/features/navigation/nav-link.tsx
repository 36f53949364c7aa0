import { useSyncExternalStore } from "react";
import { useLocation, useMatches } from "react-router";
import { NOT_FOUND_PATH, paths } from "#content/site-map.ts";

/** The current path. Pages are prerendered at addresses with a final slash, which the site's own do not have. */
export function useHere(): string {
	const { pathname } = useLocation();
	const isNotFound = useMatches().at(-1)?.id === "routes/not-found";
	const here = pathname.length > 1 ? pathname.replace(/\/$/, "") : pathname;
	// One file answers every unknown address: its marks are those of no page until it has been hydrated, or React would
	// take them for right and never draw the one of /services/unknown.
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
	const current = isCurrent(path, useHere());
	return (
		<a href={path} aria-current={current ? "page" : undefined} className={navEntryClass(current)}>
			{label}
		</a>
	);
}

/** The mark of the current entry is a line as well as a colour: colour alone says nothing to some eyes. */
export function navEntryClass(current: boolean): string {
	return `flex min-h-12 items-center gap-1.5 border-b-3 px-2.5 font-sign text-[1.0625rem] font-semibold whitespace-nowrap hover:text-ember ${
		current ? "border-ember text-ember" : "border-transparent"
	}`;
}
