import { type Answer, type Client, type Handler, pathOf } from "#relay/http/handler.ts";

interface Parts {
	reception: Handler;
	taps: Handler;
	health: Handler;
	travel: Handler;
	/** Everything else. */
	site: (request: Request, client: Client) => Promise<Answer>;
}

/** Routes of the relay, by path. */
export function createRoutes({ reception, taps, health, travel, site }: Parts): Parts["site"] {
	const byPath = new Map([
		["/api/devis", reception],
		["/api/appels", taps],
		["/healthz", health],
		["/trajet", travel],
	]);
	return (request, client) => (byPath.get(pathOf(request)) ?? site)(request, client);
}
