import { request as httpRequest } from "node:http";
import type { Person } from "./people.ts";

let visitors = 0;
/** An address that nobody used before in this run. */
export const newVisitor = () => `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors++ & 255}`;

/** The nine fields, as the form of the site sends them. */
export function quoteForm(person: Person): FormData {
	const form = new FormData();
	for (const [name, value] of Object.entries(person)) form.set(name, value);
	form.set("_subject", `Nouvelle demande de devis - ${person.service}`);
	form.set("_template", "table");
	return form;
}

interface Post {
	form?: FormData;
	headers?: Record<string, string>;
	visitor?: string;
	path?: string;
}

interface Navigation {
	method?: string;
	body?: Buffer;
	headers?: Record<string, string>;
}

/** Sends a person's request as the page's script does, each time from another address unless `visitor` says which. */
export function postQuote(url: string, person: Person, { form, headers, visitor, path }: Post = {}): Promise<Response> {
	return fetch(`${url}${path ?? "/api/devis"}`, {
		method: "POST",
		body: form ?? quoteForm(person),
		headers: { "x-forwarded-for": visitor ?? newVisitor(), ...headers },
		redirect: "manual",
	});
}

/** Sends it as a browser without script does, from the page `from`. */
export async function postWithoutScript(
	url: string,
	person: Person,
	{ from, form, headers, visitor, path }: Post & { from: string },
) {
	const body = new Response(form ?? quoteForm(person));
	return navigate(`${url}${path ?? "/api/devis"}`, {
		method: "POST",
		body: Buffer.from(await body.arrayBuffer()),
		headers: {
			"content-type": body.headers.get("content-type") ?? "",
			"x-forwarded-for": visitor ?? newVisitor(),
			"sec-fetch-site": "same-origin",
			referer: `${url}${from}`,
			...headers,
		},
	});
}

/**
 * What a browser does when it goes to a page; an empty header is left out. Not fetch: it always writes
 * « Sec-Fetch-Mode: cors » itself.
 */
export function navigate(url: string, { method = "GET", body, headers = {} }: Navigation = {}): Promise<Response> {
	const sent = Object.entries({ "sec-fetch-mode": "navigate", ...headers }).filter(([, value]) => value !== "");
	return new Promise((resolve, reject) => {
		const request = httpRequest(url, { method, headers: Object.fromEntries(sent) }, async (answer) => {
			const chunks = await answer.toArray();
			const content = chunks.length > 0 ? Buffer.concat(chunks) : null;
			resolve(
				new Response(content, { status: answer.statusCode ?? 0, headers: answer.headers as Record<string, string> }),
			);
		});
		request.on("error", reject);
		request.end(body);
	});
}
