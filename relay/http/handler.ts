import type { IncomingMessage } from "node:http";
import { business } from "#content/business.ts";
import { WORKER_FILE } from "./content-policy.ts";

/** Cache-Control of every kind of answer: the relay answers with it, and so do static hosts (tools/hosting). */
export const CACHE = {
	/** The build names these after their content. */
	hashed: "public, max-age=31536000, immutable",
	/** A page's HTML and data must be of the same build, so both are revalidated. */
	page: "no-cache",
	file: "public, max-age=3600",
	moved: "public, max-age=3600",
	passing: "no-store",
} as const;

/** Folder of the files whose names change with their content. */
const HASHED_FOLDER = "assets/";

/** Cache-Control of a file of the site, by its name. */
export function cacheControl(name: string): string {
	if (name.startsWith(HASHED_FOLDER)) return CACHE.hashed;
	// The service worker must match the pages too, and the list of communes, which names those that have one.
	return /\.html$|^donnees\//.test(name) || name === WORKER_FILE ? CACHE.page : CACHE.file;
}

/**
 * Addresses that moved, or that people write otherwise. Paths are decoded, without final slash. The specification's
 * slug « vienne nord » is published as vienne-nord.
 */
export const MOVED: ReadonlyMap<string, string> = new Map([
	["/serrurier-vienne", "/serrurier-vienne-nord"],
	["/serrurier-vienne nord", "/serrurier-vienne-nord"],
	["/serrurier-l-isle-d-abeau", "/serrurier-lisle-abeau"],
]);

/** What a handler may know of the connection besides the request itself. */
export interface Client {
	/** IP address of the visitor, as seen through the trusted proxies only. */
	clientAddress: string;
	/** Whether the visitor came by https, as the trusted proxies say. */
	https: boolean;
	/** For somebody who was let in: what he sends may take minutes to arrive, a photograph on one bar of signal. */
	mayTakeLong?: () => void;
}

/** Every part of the relay that answers: a Request in, a Response out. */
export type Handler = (request: Request, client: Client) => Promise<Response>;

/** An answer about which nothing is left to work out: all its headers, and its body in memory. */
export interface ReadyAnswer {
	status: number;
	headers: [name: string, value: string][];
	body: Buffer<ArrayBuffer> | undefined;
}

/** The path of a request as written on the wire, percent-encoding kept. */
export function pathOf(request: Request): string {
	return new URL(request.url).pathname;
}

/** @param allow the methods that would be answered, for the Allow header */
export function methodNotAllowed(allow: string): Response {
	return plainText(405, "Cette méthode n’est pas acceptée ici.", { allow });
}

/** A short French sentence, for a person who reads it without any page around. */
export function plainText(status: number, sentence: string, headers: Record<string, string> = {}): Response {
	return new Response(`${sentence}\n`, {
		status,
		headers: { "content-type": "text/plain; charset=utf-8", "cache-control": CACHE.passing, ...headers },
	});
}

/** 429, as short as it can be: no page is made for whoever asks too often. What was typed is one step back. */
export function tooMany(what: string, retryAfterSeconds: number): Response {
	const sentence = `${what} Revenez à la page précédente et réessayez dans quelques minutes, ou appelez le ${business.phoneNational}.`;
	return plainText(429, sentence, { "retry-after": String(retryAfterSeconds) });
}

/** @param location a path of this site, already percent-encoded */
export function redirect(status: 303 | 308, location: string): Response {
	const cacheControl = status === 308 ? CACHE.moved : CACHE.passing;
	return new Response(null, { status, headers: { location, "cache-control": cacheControl } });
}

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
