import { rm } from "node:fs/promises";
import { Hono } from "hono";
import type { Clock } from "#relay/clock.ts";
import { type Client, type Handler, pathOf, plainText } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { type Asker, isFromHere, readFields } from "./ask.ts";
import { headersOf, htmlAnswer, seeOther, statusOf } from "./load-pages.ts";
import type { Parts } from "./parts.ts";
import { honoPath, methodsAt, type Route, routes } from "./routes.ts";
import { csrfToken, setCookie, tokenIn, type Way } from "./session.ts";
import { type Refusal, readUpload, type Upload } from "./upload.ts";
import { addresses, fields, type View } from "./views.ts";

interface Entry extends Parts {
	clock: Clock;
	siteOrigin: string;
	log: Log;
	/** Folder of files on their way in. */
	uploads: string;
}

/** What is known of a request when its body has been read. */
interface Come {
	way: Way;
	url: URL;
	found: { route: Route; id: string } | undefined;
	isPost: boolean;
	nowMs: number;
}

/**
 * The owner's private pages. Who may ask what stands in one table (routes.ts); here it is held to: a session, or the link of one
 * request, and for a post also that it comes from this site and carries the token bound to that session or link.
 */
export function createNotebook(entry: Entry): Handler {
	const app = new Hono<{ Bindings: Client }>({ getPath: pathOf });
	for (const route of routes)
		app.on(route.method, honoPath(route.path), ({ req, env }) =>
			answer(req.raw, env, { route, id: req.param("id") ?? "" }),
		);
	for (const { path } of routes)
		app.all(honoPath(path), () =>
			refuse(405, "Cette méthode n’est pas acceptée ici.", { allow: methodsAt(path).join(", ") }),
		);
	app.notFound(({ req, env }) => answer(req.raw, env, undefined));
	app.onError((error) => {
		entry.log("notebook_failed", { code: errorCode(error) });
		return refuse(
			503,
			"Le carnet ne répond pas en ce moment\u202f: vos demandes sont gardées. Réessayez dans une minute.",
		);
	});
	return async (request, client) => app.fetch(request, client);

	async function answer(request: Request, client: Client, found: Come["found"]): Promise<Response> {
		const url = new URL(request.url);
		const nowMs = entry.clock.nowMs();
		const isPost = request.method === "POST";
		const way = { https: client.https, host: request.headers.get("host") };
		const cookies = request.headers.get("cookie");
		const fileBytes = isPost ? found?.route.fileBytes : undefined;
		// A file is read from nobody but the owner: strangers would fill the disk.
		if (fileBytes !== undefined) {
			const asker = await whoAsks(cookies, way, url, new URLSearchParams(), found?.route, nowMs);
			if (asker.as === "nobody" || !isFromHere(request.headers, entry.siteOrigin)) return refuse(403, FAULTS[403]);
			client.mayTakeLong?.();
		}
		let sent: Upload | { status: 403 | Refusal } = { form: new URLSearchParams() };
		if (fileBytes !== undefined) sent = await readUpload(request, entry.uploads, fileBytes, entry.clock);
		else if (isPost) {
			const read = await readFields(request, entry.siteOrigin, found?.route.atMostBytes);
			sent = "status" in read ? read : { form: read };
		}
		if ("status" in sent) {
			const fault = sent.status === 413 && fileBytes !== undefined ? TOO_HEAVY : FAULTS[sent.status];
			return refuse(sent.status, fault);
		}
		try {
			return await answerForm(request, { way, url, found, isPost, nowMs, ...sent });
		} finally {
			if (sent.path !== undefined) await rm(sent.path, { force: true });
		}
	}

	async function answerForm(
		request: Request,
		{ way, url, found, isPost, nowMs, form, path }: Upload & Come,
	): Promise<Response> {
		const asker = await whoAsks(request.headers.get("cookie"), way, url, form, found?.route, nowMs);
		// What does not exist is said to the owner alone: to anybody else all of it is the same closed door.
		const needs = found?.route.needs ?? "session";
		if (needs !== "nobody" && asker.as === "nobody") {
			if (needs === "link") return show({ page: "gone", frame: { nowMs } });
			return isPost ? refuse(403, FAULTS[403]) : seeOther(addresses.enter);
		}
		if (found === undefined) return refuse(404, "Cette page n’existe pas dans le carnet.");
		if (isPost && asker.as !== "nobody" && form.get(fields.csrf) !== csrfToken(asker.token)) {
			const back = asker.as === "owner" && found.id !== "" ? addresses.request(found.id) : undefined;
			return refuse(403, FAULTS[403], {}, back);
		}
		const { route, id } = found;
		const asked = {
			method: isPost ? "POST" : "GET",
			url,
			headers: request.headers,
			form,
			...(path === undefined ? {} : { file: path }),
			way,
			asker,
			id,
			nowMs,
		} as const;
		const given = await route.answer(asked, entry);
		const response = given instanceof Response ? given : await show(given);
		// As the session itself: thirty days from its last use. Posts lead to a page, and some of them end the session.
		if (!isPost && asker.as === "owner") response.headers.append("set-cookie", setCookie(asker.token, way));
		return response;
	}

	async function whoAsks(
		cookies: string | null,
		way: Way,
		url: URL,
		form: URLSearchParams,
		route: Route | undefined,
		nowMs: number,
	): Promise<Asker> {
		if (route?.needs === "link" || route?.needs === "calendar") {
			const token = url.searchParams.get(fields.token) ?? form.get(fields.token) ?? "";
			const pass = token === "" ? undefined : await entry.store.passOf(token, nowMs);
			const wanted = route.needs === "link" ? "request" : "calendar";
			if (pass?.kind !== wanted) return { as: "nobody" };
			return { as: "link", requestId: pass.requestId ?? "", token };
		}
		const token = tokenIn(cookies, way);
		if (token === undefined) return { as: "nobody" };
		const device = await entry.store.enter(token, nowMs);
		return device ? { as: "owner", device, token } : { as: "nobody" };
	}

	async function show(view: View): Promise<Response> {
		return htmlAnswer((await entry.pages()).render(view), statusOf(view), headersOf(view));
	}

	async function refuse(
		status: number,
		text: string,
		headers: Record<string, string> = {},
		back?: string,
	): Promise<Response> {
		const shown = back === undefined ? {} : { back };
		const view: View = { page: "refused", status, text, ...shown, frame: { nowMs: entry.clock.nowMs() } };
		try {
			return htmlAnswer((await entry.pages()).render(view), status, headers);
		} catch {
			return plainText(status, text, headers);
		}
	}
}

const TOO_HEAVY =
	"Cette photo pèse plus de 20\u00a0Mo\u202f: rien n’est changé. Envoyez-la dans une taille plus petite, que votre téléphone propose au moment de partager.";
const FAULTS = {
	403: "Rien n’a été noté\u202f: cette page n’était plus à jour, ou ne venait pas du carnet. Rouvrez-la, puis recommencez.",
	408: "Cette photo a mis trop de temps à arriver\u202f: rien n’est changé. Réessayez là où le réseau passe mieux.",
	413: "C’est trop long\u202f: raccourcissez, puis recommencez.",
	415: "Ce formulaire n’est pas celui du carnet.",
} as const;
