import { load } from "cheerio";
import { addresses } from "#notebook/views.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { visitorFields as fields } from "#visitor/views.ts";
import { relayWithRequest, sendForm } from "./notebook.ts";
import { mmeLefevre } from "./people.ts";
import { newVisitor, postQuote } from "./post-quote.ts";
import type { TestStore } from "./stores.ts";

/** A request, its owner's device, and its page as the customer answers there to a quote. */
export async function followed(store: TestStore) {
	const all = await relayWithRequest(store);
	const path = (await postQuote(all.relay.url, mmeLefevre)).headers.get(FOLLOW_HEADER) ?? "";
	const url = all.relay.url + path;
	const page = async () => load(await (await fetch(`${url}/devis`)).text());
	const send = (typed: Record<string, string>) => sendForm(`${url}/devis`, typed, { "x-forwarded-for": newVisitor() });
	return {
		...{ ...all, url, page, send, request: addresses.request(all.id), make: addresses.quote(all.id) },
		accept: async (more: Record<string, string> = {}) =>
			send({
				...{ [fields.act]: "accept", [fields.quote]: String((await page())(`[name=${fields.quote}]`).first().val()) },
				...{ [fields.signature]: "Anne Lefèvre", [fields.read]: "oui", ...more },
			}),
		pdf: async () => Buffer.from(await (await fetch(`${url}/devis.pdf`)).arrayBuffer()),
	};
}
