/** Address of the service worker (app/offline/worker.ts), at the root so that it answers for every page. */
const WORKER = "/hors-ligne.js";

/**
 * Keeps this page and what it showed for when there is no network: once it is in use, or at once on the second page of a
 * visit. Who looks and leaves pays for nothing, nor who asked the browser to save data. The first time, the worker starts
 * after the page: it is told what the browser has fetched already.
 *
 * @param inUse resolves once the visitor's first gesture is answered
 */
export async function keepForOffline(inUse: Promise<void>): Promise<void> {
	// Private windows of some browsers have none, and a page opened over plain http neither.
	if (!("serviceWorker" in navigator) || savesData()) return;
	if (!document.referrer.startsWith(`${location.origin}/`)) await inUse;
	if (document.readyState !== "complete")
		await new Promise((resolve) => addEventListener("load", resolve, { once: true }));
	try {
		await navigator.serviceWorker.register(workerAddress(), { updateViaCache: "none" });
		const { active } = await navigator.serviceWorker.ready;
		active?.postMessage({ keep: [location.pathname, ...fetched()] });
	} catch {
		// A full disk, a browser that forbids it: the page is no worse than before.
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

/** The worker's address, by the one policy that the page allows (relay/http/content-policy.ts): it can make no other. */
function workerAddress(): string {
	const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };
	const policy = trustedTypes?.createPolicy("hors-ligne", { createScriptURL: () => WORKER });
	return policy?.createScriptURL(WORKER) ?? WORKER;
}
