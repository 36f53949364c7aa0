import { parse, serialize } from "hono/utils/cookie";
import { isLoopback, isPrivate } from "#relay/settings.ts";
import { SESSION_DAYS } from "#relay/store/entrance.ts";

const BROWSERS = [
	["Edg", "Edge"],
	["SamsungBrowser", "Samsung Internet"],
	["Firefox", "Firefox"],
	["FxiOS", "Firefox"],
	["CriOS", "Chrome"],
	["Chrome", "Chrome"],
	["Safari", "Safari"],
] as const;
const SYSTEMS = [
	["iPhone", "iPhone"],
	["iPad", "iPad"],
	["Android", "Android"],
	["Windows", "Windows"],
	["Mac OS", "Mac"],
	["Linux", "Linux"],
] as const;

/** A device as its owner would name it: « Firefox sur Android ». Only words of ours, whatever the header holds. */
export function deviceLabel(userAgent: string): string {
	const named = (list: readonly (readonly [string, string])[]) => list.find(([mark]) => userAgent.includes(mark))?.[1];
	const browser = named(BROWSERS) ?? "Un navigateur";
	const system = named(SYSTEMS);
	return system === undefined ? browser : `${browser} sur ${system}`;
}

const MAX_AGE_SECONDS = SESSION_DAYS * 86_400;

/** How a visitor came: cookies of a site without https are read by whoever is on the way. */
export interface Way {
	https: boolean;
	/** Value of the Host header. */
	host: string | null;
	/** Started with `--reseau`: the owner took that risk for his own network. */
	onNetwork?: boolean | undefined;
}

/** Name of the session's cookie; nothing where none may be given: http from another machine, but for `--reseau`. */
export function cookieName({ https, host, onNetwork }: Way): string | undefined {
	if (https) return "__Host-carnet";
	const name = URL.parse(`http://${host}`)?.hostname.replace(/^\[|\]$/g, "") ?? "";
	return isLoopback(name) || (onNetwork && isPrivate(name)) ? "carnet" : undefined;
}

/** The session's token that the visitor brings, or nothing. */
export function tokenIn(cookies: string | null, way: Way): string | undefined {
	const name = cookieName(way);
	const token = name === undefined ? "" : (parse(cookies ?? "", name)[name] ?? "");
	return /^[\w-]{43}$/.test(token) ? token : undefined;
}

/** Set-Cookie that gives the token, or takes it back when there is none. */
export function setCookie(token: string | undefined, way: Way): string {
	const maxAge = token === undefined ? 0 : MAX_AGE_SECONDS;
	const attributes = { maxAge, path: "/", httpOnly: true, sameSite: "Strict", secure: way.https } as const;
	return serialize(`${cookieName(way)}`, token ?? "", attributes);
}

/** Takes back the cookie, and what is kept on the device: typed words; private pages that an older version of the site's worker held. */
export const signedOut = (way: Way) => ({ "set-cookie": setCookie(undefined, way), "clear-site-data": '"storage"' });
