import type { Ask } from "./ask.ts";
import { scriptAnswer, seeOther } from "./load-pages.ts";
import type { Parts } from "./parts.ts";
import { isSigned, signerIn } from "./passkey.ts";
import { cookieName, deviceLabel, setCookie, signedOut, type Way } from "./session-cookie.ts";
import { addresses, fields, type View } from "./views.ts";

/** Open to all: how the notebook looks, and what keeps the words that are typed in it. */
export async function style(_ask: Ask, { pages }: Parts): Promise<Response> {
	return new Response((await pages()).style, {
		headers: { "content-type": "text/css; charset=utf-8", "cache-control": "no-cache" },
	});
}

export async function script(_ask: Ask, { pages }: Parts): Promise<Response> {
	return scriptAnswer((await pages()).script);
}

/** GET: asks for a link, or shows the button of a link. Mail scanners follow links: opening one uses nothing up. */
export async function door({ url, nowMs }: Ask, { store }: Parts): Promise<View> {
	const token = url.searchParams.get(fields.token);
	if (token !== null && token !== "") return { page: "press", token, frame: { nowMs } };
	const state = url.searchParams.has("envoye") ? "sent" : "ask";
	return { page: "enter", state, challenge: await store.passkeyChallenge(nowMs), frame: { nowMs } };
}

/** POST: without token a letter leaves with a link; with one, the link is used and the device signs in, as by a passkey. */
export async function knock(ask: Ask, { store, siteOrigin, onQueued }: Parts): Promise<Response | View> {
	const { form, headers, way, nowMs } = ask;
	if (cookieName(way) === undefined) {
		const text = "Le carnet ne s’ouvre que par une adresse en «\u202fhttps\u202f».";
		return { page: "refused", status: 403, text, frame: { nowMs } };
	}
	const label = deviceLabel(headers.get("user-agent") ?? "");
	const sent = form.get(fields.passkey);
	if (sent !== null) {
		const signer = signerIn(sent);
		const key = signer && (await store.passkeyOf(signer.credentialId));
		const asked = { challenge: signer?.challenge ?? "", origin: originOf(way, siteOrigin) };
		const token =
			signer && key !== undefined && isSigned(sent, key, asked)
				? await store.signInByPasskey({ ...signer, label }, nowMs)
				: undefined;
		if (token !== undefined) return seeOther(addresses.toCall, { "set-cookie": setCookie(token, way) });
		return { page: "enter", state: "no-key", challenge: await store.passkeyChallenge(nowMs), frame: { nowMs } };
	}
	const link = form.get(fields.token);
	if (link === null) {
		// The same answer whatever happens: nobody learns whether a letter left.
		if (await store.queueSignIn(nowMs)) onQueued();
		return seeOther(`${addresses.enter}?envoye`);
	}
	const token = await store.signIn(link, label, nowMs);
	if (token === undefined) return { page: "enter", state: "unknown", frame: { nowMs } };
	return seeOther(addresses.toCall, { "set-cookie": setCookie(token, way) });
}

/** Of the page that asked for a key: the site's, or that of a machine which is asked by its own browser. */
export const originOf = ({ https, host }: Way, siteOrigin: string): string => (https ? siteOrigin : `http://${host}`);

/** Ends this device's session. */
export async function leave({ asker, way }: Ask, { store }: Parts): Promise<Response> {
	if (asker.as === "owner") await store.endSessions(asker.device.id);
	return seeOther(addresses.enter, signedOut(way));
}
