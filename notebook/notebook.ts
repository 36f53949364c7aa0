import { rm } from "node:fs/promises";
import { Hono } from "hono";
import type { Clock } from "#relay/clock.ts";
import { ownPagePolicy } from "#relay/http/content-policy.ts";
import { type Client, type Handler, pathOf, plainText } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Device } from "#relay/store/notebook.ts";
import { type Asker, readFields } from "./ask.ts";
import { hasCsrfToken, isFromHere } from "./csrf.ts";
import { headersOf, htmlAnswer, seeOther, statusOf } from "./load-pages.ts";
import type { Parts } from "./parts.ts";
import { honoPath, methodsAt, type Route, routes } from "./routes.ts";
import { setCookie, signedOut, tokenIn, type Way } from "./session-cookie.ts";
import { givenBack } from "./typed-over.ts";
import { readUpload } from "./upload.ts";
import { addresses, fields, type View, type ViewOf } from "./views.ts";

export interface Entry extends Parts {
	clock: Clock;
	siteOrigin: string;
	onNetwork?: boolean | undefined;
	log: Log;
	/** Folder of files on their way in. */
	uploads: string;
}

/** What is known of a request before its body is read. */
interface Come {
	request: Request;
	url: URL;
	way: Way;
	/** Nothing where the table has no such address. */
	route: Route | undefined;
	id: string;
	nowMs: number;
}

/**
 * The owner's private pages. Who may ask what stands in one table (routes.ts); here it is held to: a session, or the link of one
 * request, and for a post also that it comes from this site and carries the token bound to that session or link.
 */
export function createNotebook(entry: Entry): Handler {
	const app = new Hono<{ Bindings: Client }>({ getPath: pathOf });
	for (const route of routes)
		app.on(route.method, honoPath(route.path), ({ req, env }) => answer(req.raw, env, route, req.param("id")));
	for (const { path } of routes)
		app.all(honoPath(path), () =>
			refuse(405, "Cette méthode n’est pas acceptée ici.", { allow: methodsAt(path).join(", ") }),
		);
	app.notFound(({ req, env }) => answer(req.raw, env));
	app.onError((error) => {
		entry.log("notebook_failed", { code: errorCode(error) });
		return refuse(503, FAULTS[503]);
	});
	return async (request, client) => {
		const response = await app.fetch(request, client);
		if (response.headers.get("content-type")?.startsWith("text/html") && !response.headers.has(POLICY))
			response.headers.set(POLICY, ownPagePolicy(client.https));
		return response;
	};

	async function answer(request: Request, client: Client, route?: Route, id = ""): Promise<Response> {
		const way = { https: client.https, host: request.headers.get("host"), onNetwork: entry.onNetwork };
		const come = { request, url: new URL(request.url), way, route, id, nowMs: entry.clock.nowMs() };
		if (request.method !== "POST") return answerForm(come, new URLSearchParams());
		if (route?.uploads === undefined) {
			const form = await readFields(request, entry.siteOrigin, route?.atMostBytes);
			return "status" in form ? refuse(form.status, FAULTS[form.status]) : answerForm(come, form);
		}
		// A file is read from nobody but the owner: strangers would fill the disk.
		const asker = await whoAsks(come, new URLSearchParams());
		if (asker.as === "nobody" || !isFromHere(request.headers, entry.siteOrigin)) return refuse(403, FAULTS[403]);
		client.mayTakeLong?.();
		const sent = await readUpload(request, entry.uploads, route.uploads, entry.clock);
		if ("status" in sent) return refuse(sent.status, sent.status === 413 ? TOO_HEAVY : FAULTS[sent.status]);
		try {
			return await answerForm(come, sent.form, sent.paths);
		} finally {
			for (const path of sent.paths) await rm(path, { force: true });
		}
	}

	async function answerForm(come: Come, form: URLSearchParams, files: readonly string[] = []): Promise<Response> {
		try {
			return await answerRead(come, form, files);
		} catch (error) {
			entry.log("notebook_failed", { code: errorCode(error) });
			return refuse(503, FAULTS[503], {}, { given: givenBack(form, placeOf(come)) });
		}
	}

	async function answerRead(come: Come, form: URLSearchParams, files: readonly string[]): Promise<Response> {
		const { request, url, way, route, id, nowMs } = come;
		const isPost = request.method === "POST";
		const asker = await whoAsks(come, form);
		// What does not exist is said to the owner alone: to anybody else all of it is the same closed door.
		const needs = route?.needs ?? "session";
		if (needs !== "nobody" && asker.as === "nobody") {
			if (needs === "link") return show({ page: "gone", given: givenBack(form), frame: { nowMs } });
			return shut(come, form);
		}
		if (route === undefined) return refuse(404, "Cette page n’existe pas dans le carnet.");
		const asked = {
			...(asker.as === "link" ? { id: asker.requestId } : { id }),
			url,
			form,
			files,
			way,
			asker,
			nowMs,
			headers: request.headers,
		};
		if (isPost && asker.as !== "nobody" && !hasCsrfToken(form, asker.token)) {
			const given = await route.putBack?.(asked, entry);
			if (given === undefined) return refuse(403, FAULTS[403]);
			return given instanceof Response ? given : show(given, headersOf(given), 403);
		}
		// On a device that signed in, the letter's link leads to the same request with the whole notebook around it.
		if (!isPost && asker.as === "link" && url.pathname === addresses.byLink && (await signedIn(come)))
			return seeOther(addresses.request(asker.requestId));
		const given = await route.answer(asked, entry);
		const response = given instanceof Response ? given : await show(given);
		// As the session itself: thirty days from its last use. Posts lead to a page, and some of them end the session.
		if (!isPost && asker.as === "owner") response.headers.append("set-cookie", setCookie(asker.token, way));
		return response;
	}

	/** The device whose session's cookie came, with its token. */
	async function signedIn({ request, way, nowMs }: Come): Promise<{ device: Device; token: string } | undefined> {
		const token = tokenIn(request.headers.get("cookie"), way);
		const device = token === undefined ? undefined : await entry.store.enter(token, nowMs);
		return device && token ? { device, token } : undefined;
	}

	async function whoAsks(come: Come, form: URLSearchParams): Promise<Asker> {
		const { url, route, nowMs } = come;
		if (route?.needs === "link" || route?.needs === "calendar") {
			const token = url.searchParams.get(fields.token) ?? form.get(fields.token) ?? "";
			const pass = token === "" ? undefined : await entry.store.passOf(token, nowMs);
			const wanted = route.needs === "link" ? "request" : "calendar";
			if (pass?.kind !== wanted) return { as: "nobody" };
			return { as: "link", requestId: pass.requestId ?? "", token };
		}
		const owner = await signedIn(come);
		return owner ? { as: "owner", ...owner } : { as: "nobody" };
	}

	async function show(view: View, headers: Record<string, string> = headersOf(view), status = statusOf(view)) {
		return htmlAnswer((await entry.pages()).render(view), status, headers);
	}

	/** The session ended meanwhile: what was typed is given back. It comes from a page of this site. */
	function shut(come: Come, form: URLSearchParams): Promise<Response> | Response {
		const { request, way, nowMs } = come;
		// The browser forgets its cookie when the session's days are over: one that still comes was ended from another device.
		const isEnded = tokenIn(request.headers.get("cookie"), way) !== undefined;
		const headers: Record<string, string> = isEnded ? signedOut(way) : {};
		if (request.method === "POST")
			return refuse(403, FAULTS.ended, headers, { isEnded, given: givenBack(form, placeOf(come)) });
		return isEnded
			? show({ page: "enter", state: "ended", frame: { nowMs } }, headers, 403)
			: seeOther(addresses.enter);
	}

	/** A page, or its sentence alone where no page can be made. */
	async function refuse(status: number, text: string, headers = {}, more: Partial<ViewOf<"refused">> = {}) {
		try {
			const frame = { nowMs: entry.clock.nowMs() };
			return await show({ page: "refused", status, text, ...more, frame }, headers);
		} catch {
			return plainText(status, text, headers);
		}
	}
}

/** Where a form can be put back once its sender is let in. */
const placeOf = ({ url, route }: Come): string | undefined =>
	route?.putBack === undefined || route.needs !== "session" ? undefined : url.pathname + url.search;

const POLICY = "content-security-policy";
const TOO_HEAVY =
	"Cette photo pèse plus de 20\u00a0Mo\u202f: rien n’est changé. Envoyez-la dans une taille plus petite, que votre téléphone propose au moment de partager.";
const FAULTS = {
	403: "Rien n’a été noté\u202f: cette page n’était plus à jour, ou ne venait pas du carnet. Rouvrez-la, puis recommencez.",
	ended:
		"Rien n’a été noté\u202f: ce téléphone n’est plus connecté au carnet. Demandez un lien, entrez, puis recommencez.",
	408: "Cette photo a mis trop de temps à arriver\u202f: rien n’est changé. Réessayez là où le réseau passe mieux.",
	413: "C’est trop long\u202f: raccourcissez, puis recommencez.",
	415: "Ce formulaire n’est pas celui du carnet.",
	503: "Le carnet ne répond pas en ce moment\u202f: vos demandes sont gardées. Réessayez dans une minute.",
} as const;
