/** Address of the service worker (app/offline/worker.ts), at the root so that it answers for every page. */
const WORKER = "/hors-ligne.js";

/**
 * Caches this page and its files for offline use: after the first user input, or at once on the second page of a visit.
 * Nothing is downloaded for visitors who leave without input, or with Save-Data on. On the first visit the service worker
 * starts after the page, so it receives the list of files already fetched.
 *
 * @param inUse resolves once the first user input is handled
 */
export async function keepForOffline(inUse: Promise<void>): Promise<void> {
	// No service worker in private windows of some browsers, nor over plain http.
	if (!("serviceWorker" in navigator) || savesData()) return;
	if (!document.referrer.startsWith(`${location.origin}/`)) await inUse;
	if (document.readyState !== "complete")
		await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	try {
		await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({ keep: [location.pathname, ...fetched()] });
	} catch {
		// Full disk, or forbidden by the browser: the page works without it.
	}
}

function savesData(): boolean {
	const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
	return connection?.saveData === true;
}

/** What this page has asked of its own site, as paths. */
function fetched(): string[] {
	return performance
		.getEntriesByType("resource")
		.map(({ name }) => new URL(name))
		.filter(({ origin }) => origin === location.origin)
		.map(({ pathname }) => pathname);
}

type ScriptAddress = { createScriptURL(address: string): string };
type TrustedTypes = { createPolicy(name: string, rules: ScriptAddress): ScriptAddress };

/** The worker's URL, from the only Trusted Types policy allowed (relay/http/content-policy.ts): it returns no other. */
function workerAddress(): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy("hors-ligne", { createScriptURL: () => WORKER });
	return policy?.createScriptURL(WORKER) ?? WORKER;
}
