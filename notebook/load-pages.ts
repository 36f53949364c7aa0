import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { Parcel } from "#relay/store/records.ts";
import { followAddress } from "#shared/quote/follow.ts";
import { addresses, type NotebookPages, type View, withToken } from "./views.ts";

/** The built pages, loaded at the first question. @throws when they were not built */
export function loadPages(file: string): () => Promise<NotebookPages> {
	let loaded: Promise<NotebookPages> | undefined;
	return () => {
		loaded ??= import(pathToFileURL(resolve(file)).href) as Promise<NotebookPages>;
		loaded.catch(() => (loaded = undefined));
		return loaded;
	};
}

/** Headers of everything that is the owner's alone. */
export const PRIVATE = {
	"cache-control": "no-store",
	"x-robots-tag": "noindex, nofollow",
	// Nothing of an address that holds a token goes to another site, nor to the next page.
	"referrer-policy": "no-referrer",
};

/** A page of the notebook as an answer. */
export function htmlAnswer(html: string, status = 200, headers: Record<string, string> = {}): Response {
	return new Response(html, {
		status,
		headers: { "content-type": "text/html; charset=utf-8", ...PRIVATE, ...headers },
	});
}

/** A script of ours. */
export const scriptAnswer = (code: string): Response =>
	new Response(code, {
		headers: { "content-type": "text/javascript; charset=utf-8", "cache-control": "no-cache" },
	});

/** A file of the notebook: a table, an appointment. */
export function fileAnswer(body: string, type: string, name: string): Response {
	const disposition = `attachment; filename="${name}"`;
	return new Response(body, {
		headers: { "content-type": `${type}; charset=utf-8`, "content-disposition": disposition, ...PRIVATE },
	});
}

/** A written quote, to be read where it is. @param id « 2026-014/2 » */
export const pdfAnswer = (bytes: Uint8Array, id: string): Response =>
	new Response(new Uint8Array(bytes), {
		headers: {
			"content-type": "application/pdf",
			"content-disposition": `inline; filename="devis-${id.replace("/", "-")}.pdf"`,
			...PRIVATE,
		},
	});

/** Leads elsewhere after a form, so that a reload repeats nothing. */
export function seeOther(location: string, headers: Record<string, string> = {}): Response {
	return new Response(null, { status: 303, headers: { location, ...PRIVATE, ...headers } });
}

export const statusOf = (view: View): number =>
	view.page === "refused" ? view.status : view.page === "gone" ? 404 : 200;

/** Long enough to be read, short enough not to be waited for. */
const AGAIN_AFTER_S = "3";

/** A page that waits for something asks for itself again, by a header: the same without script, and nothing in its markup. */
export const headersOf = (view: View): Record<string, string> =>
	view.page === "atelier-progress" && view.progress.state === "making" ? { refresh: AGAIN_AFTER_S } : {};

/** Address that lets the holder of a token in, below the site's origin. */
export const signInLink = (token: string): string => withToken(addresses.enter, token);

/** Where the notebook opens on what a letter is about, below the site's origin; nothing where it leads nowhere. */
export function linkOf(parcel: Parcel): string | undefined {
	switch (parcel.kind) {
		case "digest":
			return addresses.robots;
		case "reminder":
			return addresses.toCall;
		case "sign-in":
			return signInLink(parcel.token);
		case "request":
		case "news":
			return parcel.token && withToken(addresses.byLink, parcel.token);
		case "receipt":
			return followAddress(parcel.token);
		default:
			return undefined;
	}
}
