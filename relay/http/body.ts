import type { IncomingMessage } from "node:http";

/**
 * A request's body, for a reader who may stop early. Hono's own would then destroy the connection, or cut it half a second later:
 * here it lives on, so that a 413 still reaches a browser that goes on sending.
 */
export function bodyOf(incoming: IncomingMessage): ReadableStream<Uint8Array> {
	const chunks = incoming.iterator({ destroyOnReturn: false });
	const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
		const { done, value } = await chunks.next();
		if (done) controller.close();
		else controller.enqueue(value);
	};
	return new ReadableStream({ pull }, { highWaterMark: 0 });
}

/** What nobody read is thrown away as it comes, or the connection's next request would never be seen. */
export const throwAway = (incoming: IncomingMessage) => incoming.removeAllListeners("readable").resume();

/** The body, or nothing as soon as it is announced or counted too long. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
	const chunks: Uint8Array[] = [];
	let length = 0;
	for await (const chunk of request.body ?? []) {
		length += chunk.byteLength;
		if (length > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks, length));
}
