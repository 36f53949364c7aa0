import { once } from "node:events";
import { createServer } from "node:http";
import { onTestFinished } from "vitest";

interface ReceivedAlert {
	headers: Record<string, string>;
	body: string;
	content: { type: string; id: string; text: string; [more: string]: unknown };
	atMs: number;
}

export type Gateway = Awaited<ReturnType<typeof startGateway>>;

/** What stands behind WEBHOOK_URL: an SMS gateway that keeps what it is told. */
export async function startGateway() {
	const gateway = {
		url: "",
		received: [] as ReceivedAlert[],
		/** Statuses of the next answers; 204 once they are used up. */
		answers: [] as number[],
		/** Sent as Location with a redirect. */
		location: "",
		/** Refuses connections and ends those that are open, until it comes up again. */
		goDown: () =>
			new Promise<void>((resolve) => {
				server.close(() => resolve());
				server.closeAllConnections();
			}),
		async comeUp(): Promise<void> {
			server.listen(port, "127.0.0.1");
			await once(server, "listening");
		},
	};
	const server = createServer(async (request, response) => {
		const body = Buffer.concat(await request.toArray()).toString("utf8");
		const headers = request.headers as Record<string, string>;
		gateway.received.push({ headers, body, content: body ? JSON.parse(body) : {}, atMs: Date.now() });
		const status = gateway.answers.shift() ?? 204;
		response.writeHead(status, status < 400 && status >= 300 ? { location: gateway.location } : {}).end();
	});
	let port = 0;
	await gateway.comeUp();
	onTestFinished(() => gateway.goDown());
	const address = server.address();
	port = typeof address === "object" ? (address?.port ?? 0) : 0;
	gateway.url = `http://127.0.0.1:${port}/alerte`;
	return gateway;
}

export const SECRET = "secret de la passerelle";
