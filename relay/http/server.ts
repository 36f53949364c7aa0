import {
	createServer,
	type IncomingHttpHeaders,
	type IncomingMessage,
	type Server,
	type ServerResponse,
} from "node:http";
import type { Socket } from "node:net";
import { getRequestListener } from "@hono/node-server";
import { errorCode, type Log } from "#relay/log.ts";
import { isLoopback } from "#relay/settings.ts";
import { clientAddress, visitorKey } from "./client-address.ts";
import { limitConnections } from "./connections.ts";
import { SECURITY_HEADERS, secured } from "./content-policy.ts";
import { bodyOf, type Handler, methodNotAllowed, plainText, type ReadyAnswer, throwAway } from "./handler.ts";
import { inPortions, inTurn } from "./turns.ts";

/** For a request without Host, which HTTP/1.0 allows. */
const NOBODY = "relais.invalid";
/** Requests of one visitor at the same moment, whatever proxy brings them. */
const UNDER_WAY_AT_MOST = 64;
/** Later than whoever reads it gives up and says so (notebook/upload.ts). */
const LONGEST_UPLOAD_MS = 6 * 60_000;
const LONGEST_SILENCE_MS = 60_000;
/** Methods that the platform's Request refuses to hold. */
const UNUSABLE_METHODS = new Set(["TRACE", "TRACK", "CONNECT"]);

const malformed = () => plainText(400, "Cette adresse est mal formée.");

interface Parts {
	handler: Handler;
	/** An answer that needs no work, if there is one for this request: it leaves at once. */
	atHand: (incoming: IncomingMessage, https: boolean) => ReadyAnswer | undefined;
	/** Told of every request, by the address of its connection. */
	onRequest: (socketAddress: string, headers: IncomingHttpHeaders) => void;
	trustedProxyHops: number;
	/** This site answers to that name, and to those under it (« relais.… » behind a static host); to any when absent. */
	domain?: string | undefined;
	log: Log;
}

/** The one place that knows node:http. The server is returned before it listens. */
export function createHttpServer({ handler, atHand, onRequest, trustedProxyHops, domain, log }: Parts): Server {
	const soon = inPortions();
	const listener = getRequestListener((request, { incoming }) => answer(request, incoming as IncomingMessage), {
		hostname: NOBODY,
		overrideGlobalObjects: false,
		autoCleanupIncoming: false,
		// Of what is no address, or no name of a host; whatever else fails is answered below.
		errorHandler: () => secured(malformed(), false),
	});
	const lastAnswer = new WeakMap<Socket, ServerResponse>();
	const slow = new WeakSet<Socket>();
	const server = createServer(
		{
			headersTimeout: 5_000,
			// Counted from the first byte of the request, so it bounds the body too.
			requestTimeout: 8_000,
			// At its default of 30 s the two limits above would do nothing.
			connectionsCheckingInterval: 1_000,
			keepAliveTimeout: 5_000,
		},
		inTurn((incoming, outgoing) => {
			// Node leaves the body out by itself: the answer has known since the first line.
			if (incoming.method === "HEAD") incoming.method = "GET";
			lastAnswer.set(incoming.socket, outgoing);
			onRequest(incoming.socket.remoteAddress ?? "", incoming.headers);
			// Without a count of the visitor's requests: this one is over before the next is looked at.
			const ready = isOurs(incoming) ? atHand(incoming, cameByHttps(incoming)) : undefined;
			if (ready) soon(() => sendReady(ready, outgoing));
			else return listener(incoming, outgoing).then(() => void throwAway(incoming));
		}),
	);
	server.maxConnections = 256;
	limitConnections(server, trustedProxyHops > 0);
	const underWay = new Map<string, number>();
	server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
		// Told once, and left alone then: its own limit runs since it was let in.
		if (error.code === "ERR_HTTP_REQUEST_TIMEOUT" && slow.has(socket)) return;
		refuseBroken(error.code, socket, lastAnswer.get(socket)?.writableFinished === true);
	});
	return server;

	async function answer(request: Request, incoming: IncomingMessage): Promise<Response> {
		const https = cameByHttps(incoming);
		const response = await respond(request, incoming, https).catch((error: unknown) => {
			if (!incoming.destroyed || incoming.complete) log("request_failed", { code: errorCode(error) });
			return plainText(500, "Une erreur est survenue. Veuillez réessayer.");
		});
		// Node would chunk what has no body and says no length.
		if (response.body === null && response.status !== 204 && response.status !== 304)
			response.headers.set("content-length", "0");
		return secured(response, https);
	}

	/** Another name in Host would let a stranger's page pass for ours. Who looks after the machine asks by its address. */
	function isOurs({ headers, url }: IncomingMessage): boolean {
		if (domain === undefined || url === "/healthz") return true;
		const host = URL.parse(`http://${headers.host}`)?.hostname.replace(/^\[|\]$/g, "") ?? "";
		return host === domain || host.endsWith(`.${domain}`) || isLoopback(host);
	}

	/** The relay speaks plain http: only a trusted proxy can say how the visitor came. Nearest proxy last, as addresses. */
	function cameByHttps({ headers }: IncomingMessage): boolean {
		if (trustedProxyHops === 0) return false;
		return [headers["x-forwarded-proto"]].flat().join(",").split(",").at(-1)?.trim() === "https";
	}

	async function respond(request: Request, incoming: IncomingMessage, https: boolean): Promise<Response> {
		if (UNUSABLE_METHODS.has(incoming.method ?? "")) return methodNotAllowed("GET, HEAD, POST");
		if (!incoming.url?.startsWith("/")) return malformed();
		if (!isOurs(incoming)) return plainText(421, "Ce site ne répond pas à ce nom.");
		const forwardedFor = [incoming.headers["x-forwarded-for"]].flat().join(",");
		const client = clientAddress(incoming.socket.remoteAddress ?? "", forwardedFor, trustedProxyHops);
		const visitor = visitorKey(client);
		const others = underWay.get(visitor) ?? 0;
		if (others >= UNDER_WAY_AT_MOST) return plainText(429, "Trop de demandes à la fois.", { "retry-after": "5" });
		underWay.set(visitor, others + 1);
		try {
			const mayTakeLong = () => letTakeLong(incoming, slow);
			return await handler(withBody(request, incoming), { clientAddress: client, https, mayTakeLong });
		} finally {
			const left = (underWay.get(visitor) ?? 1) - 1;
			if (left > 0) underWay.set(visitor, left);
			else underWay.delete(visitor);
		}
	}
}

/** Six minutes in all, one without a byte. The next request of the connection is held to the usual limits. */
function letTakeLong(incoming: IncomingMessage, slow: WeakSet<Socket>): void {
	const { socket } = incoming;
	slow.add(socket);
	const limit = setTimeout(() => socket.destroy(), LONGEST_UPLOAD_MS);
	const silent = () => socket.destroy();
	socket.setTimeout(LONGEST_SILENCE_MS, silent);
	const over = () => {
		clearTimeout(limit);
		if (slow.delete(socket)) socket.setTimeout(0).off("timeout", silent);
	};
	// What follows the last byte is our own work; a connection that closes sends none.
	incoming.once("end", over).once("close", over);
}

function withBody(request: Request, incoming: IncomingMessage): Request {
	const { url, method, headers } = request;
	if (method === "GET") return request;
	return new Request(url, { method, headers, body: bodyOf(incoming), duplex: "half" } as RequestInit);
}

function sendReady({ status, headers, body }: ReadyAnswer, outgoing: ServerResponse): void {
	if (!outgoing.destroyed) outgoing.writeHead(status, headers).end(body);
}

/** Answers what never became a request: too slow, too long, not HTTP. */
function refuseBroken(code: string | undefined, socket: Socket, alreadyAnswered: boolean): void {
	if (!socket.writable || alreadyAnswered || code === "ECONNRESET") {
		socket.destroy();
		return;
	}
	const [status, sentence] =
		code === "ERR_HTTP_REQUEST_TIMEOUT"
			? ["408 Request Timeout", "La demande a mis trop de temps à arriver. Veuillez réessayer."]
			: code === "HPE_HEADER_OVERFLOW"
				? ["431 Request Header Fields Too Large", "Les en-têtes de la demande sont trop longs."]
				: ["400 Bad Request", "La demande est mal formée."];
	const headers = { ...SECURITY_HEADERS, "content-type": "text/plain; charset=utf-8", connection: "close" };
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
	socket.end(`HTTP/1.1 ${status}\r\n${lines.join("\r\n")}\r\n\r\n${sentence}\n`, () => socket.destroy());
}
