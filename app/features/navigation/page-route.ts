import type { ComponentType } from "react";
import type { LoaderFunction, RouteObject } from "react-router";
import { importAgain } from "#app/features/data/import-again.ts";
import type { Head } from "#content/shapes.ts";
import { isAlive, loadPlainly } from "./links.ts";

/** What the file of a page exports (app/routes). `facts` is what its loader gave, if it has one. */
export interface PageModule {
	default: ComponentType;
	head: (facts: never) => Head;
}

/** What the router keeps of a page for those around it: its module's name, and its head. */
export interface PageHandle {
	name: string;
	head: PageModule["head"];
	/** Whether the head is written from what the loader gave. */
	hasFacts: boolean;
}

/** How to bring each page here before its link is followed, by its path. */
const bringing = new Map<string, () => Promise<unknown>>();

/**
 * A route of the site.
 *
 * @param name of its file in app/routes: the document says it, and the boot script fetches its modules by it
 */
export function page(
	path: string,
	name: string,
	load: () => Promise<PageModule>,
	loader?: LoaderFunction,
): RouteObject {
	bringing.set(path, () => {
		const request = new Request(location.origin + path);
		return Promise.all([load(), loader?.({ request } as Parameters<LoaderFunction>[0], undefined)]);
	});
	return {
		...(path === "/" ? { index: true } : { path }),
		...(loader ? { loader } : {}),
		lazy: async () => {
			const { default: Component, head } = await importAgain(load).catch(goneOrOffline);
			return { Component, handle: { name, head, hasFacts: loader !== undefined } satisfies PageHandle };
		},
	};
}

/**
 * After a deployment during a visit the next page's module may no longer exist, or no network brings it: the browser then
 * loads the address itself, while this page stays. On the page that a visit begins with there is nowhere to go: the boot
 * script goes on without React.
 */
function goneOrOffline(error: unknown): Promise<never> {
	if (!isAlive()) throw error;
	return loadPlainly();
}

/** Fetches a page of the site at the first sign that its link will be followed. It is asked for again then if this fails. */
export function bringPage(path: string): void {
	bringing
		.get(path)?.()
		.catch(() => {});
}
