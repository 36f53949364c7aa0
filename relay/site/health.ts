import type { Handler } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { RequestStore } from "#relay/store/store.ts";

/**
 * GET /healthz: 200 when requests can be kept, as far as the store can tell without writing; 503 otherwise, and from the
 * first visitor who was turned away until the largest request would be kept again.
 *
 * @param isTroubled whether visitors are being turned away
 */
export function createHealth(
	store: Pick<RequestStore, "check">,
	isTroubled: () => Promise<boolean>,
	log: Log,
): Handler {
	return async () => {
		const headers = { "cache-control": "no-store" };
		const unavailable = () => Response.json({ ok: false, store: "unavailable" }, { status: 503, headers });
		try {
			if (await isTroubled()) return unavailable();
			await store.check();
			return Response.json({ ok: true, store: "ok" }, { headers });
		} catch (error) {
			log("store_failed", { code: errorCode(error) });
			return unavailable();
		}
	};
}
