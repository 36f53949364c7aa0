import { newVisitor } from "./post-quote.ts";

interface Tap {
	visitor?: string;
	headers?: Record<string, string>;
}

/** Tells the relay that the number was touched on a page, as the page's script does; each time somebody else by default. */
export function tapNumber(url: string, page: string, { visitor, headers }: Tap = {}): Promise<Response> {
	return fetch(`${url}/api/appels`, {
		method: "POST",
		body: page,
		headers: { "content-type": "text/plain;charset=UTF-8", "x-forwarded-for": visitor ?? newVisitor(), ...headers },
	});
}
