import type { Server } from "node:http";
import type { Socket } from "node:net";
import type { Clock } from "#relay/clock.ts";

/** Within the limits of the server (relay/http/server.ts) every request under way has ended by then. */
const GRACE_MS = 9_000;

/** So long without a new connection: what had reached the system has been accepted and read. */
const QUIET_MS = 100;
const QUIET_WITHIN_MS = 2_000;

/**
 * Tracks the connections of a server, and returns its graceful shutdown: it stops listening, answers the requests under
 * way, and resolves once no connection is left. Unused connections, which browsers open in advance, are closed at once:
 * otherwise each restart would last as long as the slowest of them.
 */
export function closable(server: Server, clock: Clock): () => Promise<void> {
	const sockets = new Set<Socket>();
	let closing = false;
	server.on("connection", (socket) => {
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
		const endMs = performance.now() + QUIET_WITHIN_MS;
		for (let known = -1; known !== sockets.size && performance.now() < endMs; ) {
			known = sockets.size;
			await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
		}
	}
}
