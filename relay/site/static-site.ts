import { cacheControl } from "#relay/http/cache-control.ts";
import { type Handler, pathOf, plainText, readOnly, redirect } from "#relay/http/handler.ts";
import type { Log } from "#relay/log.ts";
import { movedTo } from "#relay/redirects.ts";
import { contentType } from "./content-types.ts";
import { acceptedTwins } from "./encoding.ts";
import type { Policies } from "./policies.ts";
import type { SiteFile, SiteFolder } from "./site-folder.ts";

/** Serves the built site: GET and HEAD only. */
export function createStaticSite(folder: SiteFolder, policies: Policies, log: Log): Handler {
	return readOnly(async (request, { https }) => {
		const { search } = new URL(request.url);
		const written = pathOf(request);
		const path = decode(written);
		if (path === undefined) return plainText(400, "Cette adresse est mal formée.");

		const moved = movedTo(path.replace(/\/$/, ""));
		if (moved !== undefined) return redirect(308, moved + search);
		// Empty segments are removed too: « //autre.example/ » would redirect to another site. An encoded slash (%2F)
		// stays: that redirect would loop.
		if (path !== "/" && written.endsWith("/"))
			return redirect(308, `/${written.split("/").filter(Boolean).join("/")}${search}`);

		const file = await folder.find(path);
		if (file !== undefined) return guarded(await answer(request, folder, file), await policies.of(file, https));
		// A link that is wrong reads like ours; what a stranger typed is nobody’s business.
		log("page_not_found", { path: /^[a-z/-]{1,60}$/.test(path) ? path : "autre" });
		const page = await folder.file("404.html");
		if (page === undefined) return plainText(404, "Cette page n’existe pas.");
		return guarded(await answer(request, folder, page, 404), await policies.of(page, https));
	});
}

async function answer(request: Request, folder: SiteFolder, file: SiteFile, status = 200): Promise<Response> {
	const { sent, coding } = await smallest(request, folder, file);
	const etag = `W/"${file.modifiedMs.toString(36)}-${sent.bytes.toString(36)}${coding ? `-${coding}` : ""}"`;
	const headers = new Headers({ etag, "cache-control": cacheControl(file.name), vary: "Accept-Encoding" });
	if (status === 200 && matches(request.headers.get("if-none-match"), etag)) {
		return new Response(null, { status: 304, headers });
	}
	headers.set("content-type", contentType(file.name));
	headers.set("content-length", String(sent.bytes));
	if (coding !== undefined) headers.set("content-encoding", coding);
	const body = request.method === "HEAD" ? null : await folder.read(sent);
	if (body !== null) headers.set("content-length", String(body.byteLength));
	return new Response(body, { status, headers });
}

async function smallest(
	request: Request,
	folder: SiteFolder,
	file: SiteFile,
): Promise<{ sent: SiteFile; coding?: string }> {
	for (const { coding, suffix } of acceptedTwins(request.headers.get("accept-encoding"))) {
		const twin = await folder.file(file.name + suffix);
		if (twin !== undefined) return { sent: twin, coding };
	}
	return { sent: file };
}

function guarded(response: Response, policy: string): Response {
	response.headers.set("content-security-policy", policy);
	return response;
}

function matches(ifNoneMatch: string | null, etag: string): boolean {
	const weak = (tag: string) => tag.trim().replace(/^W\//, "");
	return (ifNoneMatch ?? "").split(",").some((tag) => tag.trim() === "*" || weak(tag) === weak(etag));
}

function decode(path: string): string | undefined {
	try {
		return decodeURIComponent(path);
	} catch {
		return undefined;
	}
}
