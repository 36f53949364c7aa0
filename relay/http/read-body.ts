/** The body, or nothing as soon as it is announced or counted too long. */
export async function readAtMost(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer> | undefined> {
	if (Number(request.headers.get("content-length") ?? 0) > maxBytes) return undefined;
	const chunks: Uint8Array[] = [];
	let length = 0;
	// Leaving the loop cancels the stream, which stops keeping what still arrives.
	for await (const chunk of (request.body ??
		new ReadableStream({ start: (c) => c.close() })) as AsyncIterable<Uint8Array>) {
		length += chunk.byteLength;
		if (length > maxBytes) return undefined;
		chunks.push(chunk);
	}
	return new Uint8Array(Buffer.concat(chunks, length));
}
