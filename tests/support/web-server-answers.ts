import { connect as connectHttp2 } from "node:http2";
import type { WebServer } from "./web-server.ts";

export interface Answer {
	status: number;
	headers: Record<string, string | undefined>;
	body: Buffer;
}

export type Asking = (
	path: string,
	options?: { method?: string; headers?: Record<string, string>; body?: Buffer },
) => Promise<Answer>;

/** Asks by HTTP/2 over TLS, on one connection, and believes no certificate but the server's. */
export function askingOver(server: WebServer): { ask: Asking; close(): void } {
	const session = connectHttp2(server.url, { ca: server.authority });
	session.on("error", () => {});
	return {
		ask: (path, { method = "GET", headers = {}, body } = {}) =>
			new Promise((resolve, reject) => {
				const stream = session.request(
					{ ":path": path, ":method": method, ...headers },
					{ endStream: body === undefined },
				);
				const chunks: Buffer[] = [];
				let answer: Answer = { status: 0, headers: {}, body: Buffer.alloc(0) };
				stream.on("response", ({ ":status": status = 0, ...got }) => {
					answer = { ...answer, status, headers: got as Answer["headers"] };
				});
				stream.on("data", (chunk: Buffer) => chunks.push(chunk));
				stream.on("end", () => resolve({ ...answer, body: Buffer.concat(chunks) }));
				stream.on("error", reject);
				if (body !== undefined) stream.end(body);
			}),
		close: () => session.destroy(),
	};
}
