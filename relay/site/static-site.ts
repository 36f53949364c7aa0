import type { IncomingMessage } from "node:http";
import { type Client, MOVED, pathOf, plainText, type ReadyAnswer, redirect } from "#relay/http/handler.ts";
import type { Log } from "#relay/log.ts";
import { acceptedCodings } from "./content-types.ts";
import type { SiteFolder } from "./site-folder.ts";
import { answerWith, type SiteMemory } from "./site-memory.ts";

/** Key of the page for unknown addresses: no address, for addresses begin with « / ». */
const NOT_FOUND = "404.html";

/** Serves the built site, from memory. */
export function createStaticSite(folder: SiteFolder, memory: SiteMemory, log: Log) {
	return {
		/** Any address. */
		async answer(request: Request, { https }: Client): Promise<Response> {
			const { search } = new URL(request.url);
			const written = pathOf(request);
			const path = decode(written);
			if (path === undefined) return plainText(400, "Cette adresse est mal formée.");

			const moved = MOVED.get(path.replace(/\/$/, ""));
			if (moved !== undefined) return redirect(308, moved + search);
			// Empty segments are removed too: « //autre.example/ » would redirect to another site. An encoded slash (%2F)
			// stays: that redirect would loop.
			if (path !== "/" && written.endsWith("/"))
				return redirect(308, `/${written.split("/").filter(Boolean).join("/")}${search}`);

			const asked = {
				https,
				ifNoneMatch: request.headers.get("if-none-match"),
				codings: acceptedCodings(request.headers.get("accept-encoding") ?? ""),
			};
			// One way of writing an address is kept, the plain one: « /%63ontact » and its thousand sisters are the same page.
			const file = await memory.load(path === written ? path : undefined, () => folder.find(path));
			if (file !== undefined) return toResponse(answerWith(file, asked));
			// A link that is wrong reads like ours; what a stranger typed is nobody’s business.
			log("page_not_found", { path: /^[a-z/-]{1,60}$/.test(path) ? path : "autre" });
			const page = memory.atHand(NOT_FOUND) ?? (await memory.load(NOT_FOUND, () => folder.file(NOT_FOUND)));
			return page ? toResponse(answerWith(page, asked, 404)) : plainText(404, "Cette page n’existe pas.");
		},

		/** What is in memory, at once: an address that `answer` served a moment ago, whatever follows its « ? ». */
		atHand({ method, url = "", headers }: IncomingMessage, https: boolean): ReadyAnswer | undefined {
			if (method !== "GET") return undefined;
			const question = url.indexOf("?");
			const file = memory.atHand(question < 0 ? url : url.slice(0, question));
			const codings = acceptedCodings(headers["accept-encoding"]);
			return file && answerWith(file, { https, ifNoneMatch: headers["if-none-match"], codings });
		},
	};
}

const toResponse = ({ body, ...rest }: ReadyAnswer): Response => new Response(body ?? null, rest);

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
