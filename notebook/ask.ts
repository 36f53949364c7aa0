import { readAtMost } from "#relay/http/handler.ts";
import type { Device } from "#relay/store/notebook.ts";
import { isFromHere } from "./csrf.ts";
import type { Way } from "./session-cookie.ts";

/** A note of 1,000 characters in four bytes each, percent-encoded, and a page of ticked requests. */
const MAX_BODY_BYTES = 32 * 1024;

/** Who asks, as far as a route wants to know. */
export type Asker =
	| { as: "nobody" }
	| { as: "owner"; device: Device; token: string }
	/** By the link of a letter: for that one request. */
	| { as: "link"; requestId: string; token: string };

/** One request to the notebook, read. */
export interface Ask {
	url: URL;
	headers: Headers;
	/** Empty for a GET. */
	form: URLSearchParams;
	/** Paths of the files that the form brought; gone after the answer. */
	files: readonly string[];
	/** How the visitor came, for the cookie. */
	way: Way;
	asker: Asker;
	/** The request asked for: in place of the route's « :id », or by its link. */
	id: string;
	nowMs: number;
}

/** The fields of a form, or why it is not read. */
export async function readFields(
	request: Request,
	siteOrigin: string,
	atMostBytes = MAX_BODY_BYTES,
): Promise<URLSearchParams | { status: 403 | 413 | 415 }> {
	if (!isFromHere(request.headers, siteOrigin)) return { status: 403 };
	const type = request.headers.get("content-type") ?? "";
	if (!/^application\/x-www-form-urlencoded\s*(;|$)/i.test(type)) return { status: 415 };
	const body = await readAtMost(request, atMostBytes);
	return body === undefined ? { status: 413 } : new URLSearchParams(Buffer.from(body).toString("utf8"));
}
