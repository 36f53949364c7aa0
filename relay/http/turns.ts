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
 *
 * @param answer a promise when the answer takes time
 */
export function inTurn(
	answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void> | undefined | void,
): Listener {
	/** Of each connection, the request under way and those behind it. */
	const queues = new WeakMap<Socket, [IncomingMessage, ServerResponse][]>();
	return (incoming, outgoing) => {
		const { socket } = incoming;
		const queue = queues.get(socket) ?? [];
		queues.set(socket, queue);
		queue.push([incoming, outgoing]);
		if (queue.length > QUEUED_AT_MOST) return void socket.destroy();
		if (queue.length > READ_AHEAD) socket.pause();
		if (queue.length === 1) begin(socket, queue);
	};

	function begin(socket: Socket, queue: [IncomingMessage, ServerResponse][]): void {
		const [first] = queue;
		if (first === undefined || socket.destroyed) return;
		const [incoming, outgoing] = first;
		outgoing.once("close", () => {
			queue.shift();
			if (queue.length === READ_AHEAD && !socket.destroyed) socket.resume();
			begin(socket, queue);
		});
		// An answer that cannot be written ends the connection, and with it what waits behind.
		try {
			answer(incoming, outgoing)?.catch(() => socket.destroy());
		} catch {
			socket.destroy();
		}
	}
}

/** Pages of one turn of the event loop: half a millisecond. */
const EACH_TURN = 6;

/**
 * Runs what it is given in the order given, a few in each turn of the event loop: in between, everything else moves on. A
 * quote request takes about ten turns to its commit, and must not wait for everybody's pages in each.
 */
export function inPortions(): (action: () => void) => void {
	const waiting: (() => void)[] = [];
	let left = EACH_TURN;
	return (action) => {
		if (left === 0) return void waiting.push(action);
		if (left-- === EACH_TURN) setImmediate(nextTurn);
		action();
	};

	function nextTurn(): void {
		left = EACH_TURN;
		if (waiting.length === 0) return;
		setImmediate(nextTurn);
		for (const action of waiting.splice(0, EACH_TURN)) {
			left--;
			action();
		}
	}
}
