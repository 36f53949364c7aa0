import { isNotebook } from "#notebook/notebook.ts";
import { type Answer, type Client, type Handler, pathOf } from "#relay/http/handler.ts";

interface Parts {
	reception: Handler;
	taps: Handler;
	health: Handler;
	travel: Handler;
	notebook: Handler;
	/** Everything else. */
	site: (request: Request, client: Client) => Promise<Answer>;
}

/** Routes of the relay, by path. */
export function createRoutes({ reception, taps, health, travel, notebook, site }: Parts): Parts["site"] {
	const byPath = new Map([
		["/api/devis", reception],
		["/api/appels", taps],
		["/healthz", health],
		["/trajet", travel],
	]);
	return (request, client) => {
		const path = pathOf(request);
		return (byPath.get(path) ?? (isNotebook(path) ? notebook : site))(request, client);
	};
}
