import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
import type { Clock } from "../clock.ts";
import { clientAddress, visitorKey } from "./client-address.ts";

/** The first that systemd hands over, after the three streams that every program has. */
const FIRST_GIVEN = 3;

/**
 * The listening socket that systemd holds for this very process (`site.socket`), if it does. While the relay restarts, what comes
 * waits in it: nobody is refused, and nothing is posted twice. A process that the relay starts has the same variables, and another number.
 */
export function givenSocket(env: Record<string, string | undefined>, pid: number): number | undefined {
	return env.LISTEN_FDS === "1" && env.LISTEN_PID === String(pid) ? FIRST_GIVEN : undefined;
}

/** A router with ten browsers behind it opens sixty. */
const OF_ONE_ADDRESS = 64;
/** Below the server's own limit, at which the system would refuse whoever comes. */
const IN_ALL = 240;

interface Connection {
	visitor: string;
	/** The request that is under way, if any. */
	request: IncomingMessage | undefined;
}

/**
 * Keeps room for the next visitor: one address holds so many connections, all together so many more. When there is one too
 * many, the oldest that asks nothing goes, then the oldest whose request is still arriving; what is being answered stays.
 *
 * @param behindProxy every connection is then the proxy's: only their number in all counts (server.ts counts its visitors)
 */
export function limitConnections(server: Server, behindProxy: boolean): void {
	const open = new Map<Socket, Connection>();
	server.on("connection", (socket) => {
		const visitor = visitorKey(clientAddress(socket.remoteAddress ?? "", undefined, 0));
		open.set(socket, { visitor, request: undefined });
		socket.once("close", () => open.delete(socket));
		const same = [...open].filter(([, connection]) => connection.visitor === visitor);
		if (!behindProxy && same.length > OF_ONE_ADDRESS) dismiss(same);
		else if (open.size > IN_ALL) dismiss([...open]);
	});
	server.on("request", (incoming, outgoing) => {
		const connection = open.get(incoming.socket);
		if (!connection) return;
		connection.request = incoming;
		outgoing.once("close", () => {
			if (connection.request === incoming) connection.request = undefined;
		});
	});

	/** Oldest first; the last one has just come. */
	function dismiss(connections: [Socket, Connection][]): void {
		const older = connections.slice(0, -1);
		const [socket] =
			older.find(([, { request }]) => request === undefined) ??
			older.find(([, { request }]) => request?.complete === false) ??
			connections.at(-1) ??
			[];
		socket?.destroy();
	}
}

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
