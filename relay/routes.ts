import { type Context, Hono } from "hono";
import { addresses } from "#notebook/views.ts";
import { type Client, type Handler, methodNotAllowed, pathOf } from "#relay/http/handler.ts";

/** « site » answers everything else. */
type Parts = Record<"reception" | "taps" | "health" | "travel" | "notebook" | "site", Handler>;
type Bindings = { Bindings: Client };
const by = (handler: Handler) => (asked: Context<Bindings>) => handler(asked.req.raw, asked.env);

/** Routes of the relay, by path. HEAD is a GET here: the server leaves the body out. */
export function createRoutes({ reception, taps, health, travel, notebook, site }: Parts): Handler {
	const app = new Hono<Bindings>({ getPath: pathOf })
		.all("/api/devis", by(reception))
		.post("/api/appels", by(taps))
		.all("/api/appels", () => methodNotAllowed("POST"))
		.get("/healthz", by(health))
		.get("/trajet", by(travel))
		.all(`${addresses.toCall}/*`, by(notebook))
		.get("*", by(site))
		.all("*", () => methodNotAllowed("GET, HEAD"))
		.onError((error) => {
			throw error;
		});
	return async (request, client) => app.fetch(request, client);
}
