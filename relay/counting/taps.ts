import type { Clock } from "#relay/clock.ts";
import { createVisitorLimit, type LimitParts, visitorKey } from "#relay/http/client-address.ts";
import { CACHE, type Handler, plainText } from "#relay/http/handler.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { comesFromThisSite } from "#relay/reception/form.ts";
import type { SiteFolder } from "#relay/site/site-folder.ts";
import type { CountedKind } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { parisDay } from "../clock.ts";
import { readAtMost } from "../http/handler.ts";

interface CounterParts {
	store: Pick<RequestStore, "countOne">;
	clock: Pick<Clock, "nowMs">;
	log: Log;
	/** When off, nothing is written. */
	isOn: boolean;
}

export type Counter = ReturnType<typeof createCounter>;

/** Counts taps and requests, by page and day. Not logged: a log line has a time, a count must have none. */
export function createCounter({ store, clock, log, isOn }: CounterParts) {
	const writing = new Set<Promise<boolean>>();

	async function write(kind: CountedKind, page: string): Promise<boolean> {
		try {
			await store.countOne({ day: parisDay(clock.nowMs()), page, kind });
			return true;
		} catch (error) {
			log("count_failed", { code: errorCode(error) });
			return false;
		}
	}

	return {
		isOn,
		/** Counts one more today. False when it could not be written: a count is never worth a visitor's « Erreur ». */
		async count(kind: CountedKind, page: string): Promise<boolean> {
			if (!isOn) return true;
			const one = write(kind, page);
			writing.add(one);
			const written = await one;
			writing.delete(one);
			return written;
		},
		/** Resolves when nothing is being written any more. */
		ended: () => Promise.all(writing),
	};
}

/** A page's path and nothing else. */
const MAX_BODY_BYTES = 256;
/** Unknown paths are counted together, so that nobody can fill the table with made-up names. */
const OTHER = "autre";

/** Somebody who dials repeatedly on a weak network stays below this. */
const TAPS_PER_WINDOW = 10;

interface Parts extends LimitParts {
	counter: Counter;
	folder: Pick<SiteFolder, "find">;
	siteOrigin: string;
}

/** POST /api/appels: the page on which the number was just touched, sent by the page's script (app/start/count-taps.ts). */
export function createTaps({ counter, folder, siteOrigin, ...world }: Parts): Handler {
	const secondsToWait = createVisitorLimit(TAPS_PER_WINDOW, world);
	return async (request, { clientAddress }) => {
		if (!counter.isOn) return noContent();
		if (!comesFromThisSite(request.headers, siteOrigin)) return plainText(403, "Ce compte est réservé à ce site.");
		if (secondsToWait(visitorKey(clientAddress))) return plainText(429, "Trop d’envois en peu de temps.");
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
