import { CACHE } from "#relay/http/cache-control.ts";
import { visitorKey } from "#relay/http/client-address.ts";
import { type Handler, methodNotAllowed, plainText } from "#relay/http/handler.ts";
import { readAtMost } from "#relay/http/read-body.ts";
import { comesFromThisSite } from "#relay/reception/origin.ts";
import type { SiteFolder } from "#relay/site/site-folder.ts";
import type { Counter } from "./counter.ts";
import { createTapLimit } from "./tap-limit.ts";

/** A page's path and nothing else. */
const MAX_BODY_BYTES = 256;
/** Unknown paths are counted together, so that nobody can fill the table with made-up names. */
const OTHER = "autre";

interface Parts {
	counter: Counter;
	folder: Pick<SiteFolder, "find">;
	siteOrigin: string;
	nowMs: () => number;
	randomBytes: (size: number) => Uint8Array;
}

/** POST /api/appels: the page on which the number was just touched, sent by the page's script (app/start/count-taps.ts). */
export function createTaps({ counter, folder, siteOrigin, nowMs, randomBytes }: Parts): Handler {
	const mayCount = createTapLimit(nowMs, randomBytes);
	return async (request, { clientAddress }) => {
		if (request.method !== "POST") return methodNotAllowed("POST");
		if (!counter.isOn) return noContent();
		if (!comesFromThisSite(request.headers, siteOrigin)) return plainText(403, "Ce compte est réservé à ce site.");
		if (!mayCount(visitorKey(clientAddress))) return plainText(429, "Trop d’envois en peu de temps.");
		const body = await readAtMost(request, MAX_BODY_BYTES);
		if (body === undefined) return plainText(413, "L’envoi est trop long.");
		const page = await knownPage(Buffer.from(body).toString("utf8"), folder);
		const counted = await counter.count("tap", page);
		return counted ? noContent() : plainText(503, "Le compte n’a pas pu être écrit.");
	};
}

/** The path under which the site shows a page, whatever was sent. */
async function knownPage(sent: string, folder: Pick<SiteFolder, "find">): Promise<string> {
	const path = sent.replace(/(?<=.)\/$/, "");
	if (!/^\/[a-z0-9/-]*$/.test(path)) return OTHER;
	const file = await folder.find(path);
	return file?.name.endsWith(".html") ? path : OTHER;
}

function noContent(): Response {
	return new Response(null, { status: 204, headers: { "cache-control": CACHE.passing } });
}
