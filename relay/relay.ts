import { once } from "node:events";
import type { Server } from "node:http";
import { domainOf } from "#shared/site-origin.ts";
import { assembleRelay, type Dependencies } from "./assembly.ts";
import { closable, givenSocket } from "./http/connections.ts";
import { createHttpServer } from "./http/server.ts";
import { type Settings, SettingsError } from "./settings.ts";
import { AnotherRelayError } from "./store/records.ts";
import { type StoreFailure, storeTrouble } from "./store/trouble.ts";

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

/**
 * Why the relay does not start, in French, for the person who started it.
 * @param error what `readSettings` threw or `startRelay` rejected with
 * @param env the settings it was started with
 */
export function startTrouble(error: unknown, env: NodeJS.ProcessEnv): string {
	if (error instanceof SettingsError || error instanceof AnotherRelayError) return error.message;
	const { code = "", errcode, message, syscall } = error as StoreFailure & { syscall?: string };
	if (code === "EADDRINUSE") {
		return `Le port ${env.PORT ?? "3000"} est déjà utilisé\u202f: arrêtez l’autre programme, ou choisissez un autre PORT.`;
	}
	if (code === "EACCES" || code === "EPERM" || code === "EROFS") {
		return syscall === "listen" || syscall === "bind"
			? `Réglage PORT\u202f: cet utilisateur n’a pas le droit d’ouvrir le port ${env.PORT ?? "3000"}, choisissez-en un à partir de 1024.`
			: `Réglage DATA_DIR\u202f: cet utilisateur n’a pas le droit d’écrire dans «\u202f${env.DATA_DIR ?? "var"}\u202f».`;
	}
	if (code === "DATA_DIR_IS_FILE" || code === "SQLITE_TOO_OLD") return storeTrouble(error as StoreFailure);
	if (code === "EADDRNOTAVAIL" || (code === "ENOTFOUND" && !env.DATABASE_URL))
		return `Réglage HOST\u202f: cette machine n’a pas l’adresse «\u202f${env.HOST}\u202f».`;
	const reason = errcode !== undefined || env.DATABASE_URL ? storeTrouble(error as StoreFailure) : message;
	return `Le site ne peut pas démarrer\u202f: ${reason}`;
}
