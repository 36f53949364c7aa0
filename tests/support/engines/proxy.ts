import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

interface Changes {
	/** How long a path is held back, in milliseconds. */
	holdMs?: (path: string) => number;
	/** Headers that the browser gets instead. */
	headers?: (headers: IncomingHttpHeaders) => IncomingHttpHeaders;
}

/** A site through a proxy, which goes away with the test. Returns its address. */
export async function throughProxy(target: string, { holdMs, headers: changed }: Changes): Promise<string> {
	const proxy = createServer((incoming, outgoing) => {
		const path = incoming.url ?? "/";
		const pass = () => {
			const headers = { ...incoming.headers, connection: "close" };
			const passed = request(target + path, { method: incoming.method ?? "GET", headers }, (answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...changed?.(answer.headers) });
				answer.pipe(outgoing);
			});
			passed.on("error", () => outgoing.destroy());
			// Who left the page no longer waits: the relay must not, when it stops.
			outgoing.once("close", () => passed.destroy());
			incoming.pipe(passed);
		};
		setTimeout(pass, holdMs?.(path) ?? 0);
	});
	await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
	onTestFinished(() => void proxy.close());
	return `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`;
}
