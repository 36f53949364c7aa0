import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, type DataRouter } from "react-router";
import { RouterProvider } from "react-router/dom";
import { keepTyped } from "./features/data/keep-typed.ts";
import { HYDRATED, SITE_ID, setPendingPath } from "./features/navigation/links.ts";
import { keepFloor } from "./features/navigation/route-change.tsx";
import { routes } from "./routes.tsx";

/**
 * React takes over its element of the document, once the boot script asks (start/take-over.ts). Where something else has
 * changed the element, React renders it anew; what was typed there is put back.
 *
 * @returns what goes to another page of the site, once this one is alive. Rejects when this page's module or facts do not come: it stays as it is.
 */
export async function start(): Promise<(path: string) => void> {
	const site = document.getElementById(SITE_ID);
	if (!site) throw new Error(`#${SITE_ID} manque`);
	const router = createBrowserRouter(routes);
	await initialized(router);
	const { errors } = router.state;
	if (errors) {
		router.dispose();
		throw Object.values(errors)[0];
	}
	router.subscribe(({ navigation }) => setPendingPath(navigation.location && createPath(navigation.location)));
	const fall = keepFloor(site, router);
	const putBack = keepTyped(site);
	await new Promise<void>((resolve, reject) => {
		addEventListener(HYDRATED, () => resolve(), { once: true });
		startTransition(() => {
			hydrateRoot(site, <RouterProvider router={router} />, {
				onRecoverableError: () => {
					// Heights above the reader are exact from the first frame on (start/page-state.ts).
					document.documentElement.dataset.whole = "";
					putBack();
				},
				onUncaughtError(error) {
					fall(error);
					reject(error);
				},
			});
		});
	});
	return (path) => void router.navigate(path);
}

/** Once the page's module and its facts are here. */
function initialized(router: DataRouter): Promise<void> {
	return new Promise((resolve) => {
		if (router.state.initialized) return resolve();
		const stop = router.subscribe(({ initialized }) => {
			if (!initialized) return;
			stop();
			resolve();
		});
	});
}
