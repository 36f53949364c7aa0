import type { IncomingMessage, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/** Browsers and proxies send one request after another: from here on, nothing more is read until these are answered. */
const READ_AHEAD = 8;
/** A connection that queues more wants our memory, not our pages. */
const QUEUED_AT_MOST = 100;

type Listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void;

/**
 * The requests of a connection one after the other: each is answered, and its answer gone to the system, before the next is
 * looked at. A client that asks and never reads holds one answer in memory, not a thousand.
 */
export function inTurn(answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>): Listener {
	const queues = new WeakMap<Socket, { last: Promise<void>; queued: number }>();
	return (incoming, outgoing) => {
		const { socket } = incoming;
		const queue = queues.get(socket) ?? { last: Promise.resolve(), queued: 0 };
		queues.set(socket, queue);
		if (++queue.queued > QUEUED_AT_MOST) return void socket.destroy();
		if (queue.queued > READ_AHEAD) socket.pause();
		queue.last = queue.last.then(async () => {
			if (!socket.destroyed) {
				const { promise: gone, resolve } = Promise.withResolvers<void>();
				outgoing.once("close", resolve);
				socket.once("close", resolve);
				// An answer that cannot be written ends the connection, and with it what waits behind.
				await answer(incoming, outgoing).catch(() => socket.destroy());
				await gone;
				socket.off("close", resolve);
			}
			if (--queue.queued === READ_AHEAD && !socket.destroyed) socket.resume();
		});
	};
}
