/**
 * The service worker: without network, the visited pages and the emergency page still open. Pages are network first: the
 * cache answers only when the network does not. It knows what is public, by a list, and lets everything else pass: the owner's
 * notebook, the relay, whatever address comes one day.
 */
import type { OfflineFacts } from "./offline-facts.ts";

declare const __OFFLINE__: OfflineFacts;

const worker = self as unknown as ServiceWorkerGlobalScope;
const { version, emergencyPage, always, pages } = __OFFLINE__;
const CACHE = `hors-ligne-${version}`;
/** Weak network: a page that takes longer is served from the cache. */
const PATIENCE_MS = 4_000;

const PAGES = new Set(pages);
const FILES = new Set(always);
/** What the build wrote for everybody. */
const isPublic = (path: string) => PAGES.has(path) || FILES.has(path) || /^\/(assets|donnees)\//.test(path);

worker.addEventListener("install", (event) => {
	event.waitUntil(keep([emergencyPage, ...always]).then(() => worker.skipWaiting()));
});

worker.addEventListener("activate", (event) => {
	// No navigation preload: with it, Firefox serves nothing from the cache.
	event.waitUntil(forgetOlder().then(() => worker.clients.claim()));
});

worker.addEventListener("message", (event) => {
	const { keep: paths } = (event.data ?? {}) as { keep?: unknown };
	if (Array.isArray(paths)) event.waitUntil(keep(paths.map(String).filter(isPublic)));
});

worker.addEventListener("fetch", (event) => {
	const { method, url, mode } = event.request;
	const { origin, pathname, search } = new URL(url);
	if (method !== "GET" || origin !== location.origin || !isPublic(pathname)) return;
	if (mode === "navigate") event.respondWith(page(event));
	// With a question it is not the file that was kept.
	else if (search !== "") return;
	else if (pathname.startsWith("/assets/")) event.respondWith(keptFirst(event));
	else event.respondWith(networkFirst(event));
});

/** A page: from the network, or as it was kept, or the emergency page. */
async function page(event: FetchEvent): Promise<Response> {
	try {
		return await networkFirst(event, saidToBeCopy);
	} catch (error) {
		// A redirect to itself would loop.
		if (new URL(event.request.url).pathname === emergencyPage) throw error;
		return Response.redirect(emergencyPage);
	}
}

/**
 * Rejects when neither the network nor the cache has it. A proxy whose site is down answers for it with a 5xx: that is no network
 * either. A page that is asked for with a question (an advertisement's, say) is the kept page, and is not kept itself.
 */
async function networkFirst(
	event: FetchEvent,
	withoutNetwork = (kept: Response): Response | Promise<Response> => kept,
): Promise<Response> {
	const { pathname: path, search } = new URL(event.request.url);
	const arriving = fetch(event.request).then((response) => {
		if (response.status >= 500) throw new Error(`${path} : ${response.status}`);
		return response;
	});
	const stored = arriving.then(async (response) => {
		if (search === "") await store(path, response.clone());
		return response;
	});
	// Also when it comes too late for this answer: it is there for the next.
	event.waitUntil(stored.catch(() => {}));
	const kept = await caches.match(path, { cacheName: CACHE });
	if (kept === undefined) return arriving;
	const late = new Promise<Response>((resolve) => setTimeout(() => resolve(kept.clone()), PATIENCE_MS));
	return Promise.race([arriving.catch(() => withoutNetwork(kept.clone())), late]);
}

/** A device that reaches nothing may still believe that it is online: its page says that it is a copy (start/page-state.ts). */
async function saidToBeCopy(kept: Response): Promise<Response> {
	const html = (await kept.text()).replace("<html ", "<html data-copy ");
	const headers = new Headers(kept.headers);
	// Of the bytes that came, not of this text.
	for (const name of ["content-encoding", "content-length"]) headers.delete(name);
	return new Response(html, { headers });
}

/** Files named after their content never change. */
async function keptFirst({ request }: FetchEvent): Promise<Response> {
	const path = new URL(request.url).pathname;
	const kept = await caches.match(path, { cacheName: CACHE });
	if (kept !== undefined) return kept;
	const response = await fetch(request);
	await store(path, response.clone());
	return response;
}

/** Independently: one failed download does not lose the others. */
async function keep(paths: string[]): Promise<void> {
	const cache = await caches.open(CACHE);
	await Promise.allSettled(
		[...new Set(paths)].map(async (path) => {
			if (!(await cache.match(path))) await store(path, await fetch(path));
		}),
	);
}

/** Only what is public, whole and direct: an error page or a redirect kept would be shown for good. */
async function store(path: string, response: Response): Promise<void> {
	const isPrivate = /no-store|private/.test(response.headers.get("cache-control") ?? "");
	if (!isPublic(path) || isPrivate || response.status !== 200 || response.redirected) return;
	const cache = await caches.open(CACHE);
	// A full disk loses the copy, not the answer.
	await cache.put(path, response).catch(() => {});
}

async function forgetOlder(): Promise<void> {
	const names = await caches.keys();
	await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}
