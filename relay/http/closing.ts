import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Clock } from "#relay/clock.ts";

/** Within the limits of the server (relay/http/server.ts) every request under way has ended by then. */
const GRACE_MS = 9_000;

/** So long, and so many turns of the event loop, without a new connection: what had reached the system was accepted. */
const QUIET_MS = 100;
const QUIET_TURNS = 10;
const QUIET_WITHIN_MS = 3_000;

/**
 * Tracks the connections of a server, and returns its graceful shutdown: it stops listening, answers the requests under
 * way, and resolves once no connection is left. Unused connections, which browsers open in advance, are closed at once:
 * otherwise each restart would last as long as the slowest of them.
 */
export function closable(server: Server, clock: Clock): () => Promise<void> {
	const sockets = new Set<Socket>();
	let closing = false;
	let accepted = 0;
	server.on("connection", (socket) => {
		accepted++;
		sockets.add(socket);
		socket.once("close", () => sockets.delete(socket));
	});
	server.on("request", (_, response) => {
		response.once("close", () => {
			// The connection counts as idle once Node has looked at what follows.
			if (closing) setImmediate(() => server.closeIdleConnections());
		});
	});
	return async () => {
		closing = true;
		await arrivals();
		const closed = new Promise((resolve) => server.close(resolve));
		server.closeIdleConnections();
		for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
		const cancel = clock.after(GRACE_MS, () => server.closeAllConnections());
		await closed;
		cancel();
	};

	/** What has reached the system is begun, accepted by this process or not: it is to be answered. */
	async function arrivals(): Promise<void> {
		const startMs = performance.now();
		let [known, sinceMs, turns] = [accepted, startMs, 0];
		while (performance.now() - startMs < QUIET_WITHIN_MS) {
			await new Promise((resolve) => setTimeout(resolve, 2));
			// The system hands over one connection a turn.
			if (accepted > known) [sinceMs, turns] = [performance.now(), 0];
			known = accepted;
			if (++turns >= QUIET_TURNS && performance.now() - sinceMs >= QUIET_MS) return;
		}
	}
}
