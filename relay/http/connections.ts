import type { IncomingMessage, Server } from "node:http";
import type { Socket } from "node:net";
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
