import { once } from "node:events";
import type { Server } from "node:http";
import { domainOf } from "#shared/site-origin.ts";
import { assembleRelay, type Dependencies } from "./assembly.ts";
import { closable } from "./http/closing.ts";
import { givenSocket } from "./http/connections.ts";
import { createHttpServer } from "./http/server.ts";
import type { Settings } from "./settings.ts";

export type Relay = Awaited<ReturnType<typeof startRelay>>;

/** Starts everything: store, then server, then delivery. Rejects when the store cannot be opened or the port is taken. */
export async function startRelay(settings: Settings, world: Dependencies) {
	const relay = await assembleRelay(settings, world);
	const server = createHttpServer({
		handler: relay.handler,
		atHand: relay.atHand,
		onRequest: relay.onRequest,
		trustedProxyHops: settings.trustedProxyHops,
		domain: domainOf(settings.siteOrigin),
		log: world.log,
	});
	const closeServer = closable(server, world.clock);
	try {
		const given = givenSocket(process.env, process.pid);
		server.listen(given === undefined ? { port: settings.port, host: settings.host } : { fd: given });
		await once(server, "listening");
		relay.listensAt(urlOf(server, settings.host));
		// Only now: a second relay on a taken port must not take over from the first.
		relay.begin();
	} catch (error) {
		server.close();
		await relay.stop();
		await relay.close();
		throw error;
	}
	return {
		/** Where it listens, such as « http://127.0.0.1:3000 ». */
		url: urlOf(server, settings.host),
		makeLink: relay.makeLink,
		/** Ends what is under way, then closes the store. */
		async stop() {
			await Promise.all([closeServer(), relay.stop()]);
			await relay.close();
		},
	};
}

function urlOf(server: Server, host: string): string {
	const address = server.address();
	const port = typeof address === "object" ? address?.port : undefined;
	return `http://${host.includes(":") ? `[${host}]` : host}:${port}`;
}
