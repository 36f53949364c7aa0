import { cut } from "#content/cut.ts";
import type { ListName, Place } from "#relay/store/notebook.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { tidyPhone } from "#shared/quote/tidy.ts";
import type { Ask } from "./ask.ts";
import { askedAfter } from "./call-back.ts";
import { eraseForGood } from "./erase.ts";
import { frameOf, newsIn } from "./frame.ts";
import { seeOther } from "./load-pages.ts";
import { keptEvents, lastSeen, personIn, visitorNews } from "./noted.ts";
import { noticeIn, PUT_BACK, saying } from "./notices.ts";
import type { Parts } from "./parts.ts";
import { addresses, fields, type Notice, type PressedIn, type View } from "./views.ts";

const WORDS_AT_MOST = 100;
const PAGES_AT_MOST = 10_000;

/** One list, fifty lines a page. */
export const list =
	(name: ListName) =>
	async (ask: Ask, { store, placeOf, atelier: { own } }: Parts): Promise<View> => {
		const number = pageIn(ask.url);
		const notice = await noticeAbout(ask.url, store, name === "under-way" ? "en-cours" : "liste");
		const [{ lines, hasMore }, frame] = await Promise.all([
			store.listOf(name, number, placeIn(ask.url)),
			frameOf(ask, store, notice),
		]);
		const showsSample = name === "to-call" && own?.online.carriesSample() === true;
		const isNew = name === "to-call" && lines.length === 0 && (await store.status()).requests === 0;
		const places = new Map(
			await Promise.all(lines.map(async ({ id, quote }) => [id, await placeOf(quote.city)] as const)),
		);
		const isFirst = name === "to-call" && number === 0;
		const news = isFirst ? await newsIn(store, "finished") : 0;
		// Who asked to be called later comes after those who wait now; who wrote, before those who did not.
		const notBefore = (line: (typeof lines)[number]): number => {
			if (name === "to-call") return Math.max(askedAfter(line) ?? 0, ask.nowMs);
			return name === "under-way" && visitorNews(line.events ?? []).length === 0 ? 1 : 0;
		};
		lines.sort((one, other) => notBefore(one) - notBefore(other));
		return { page: "list", list: name, lines, places, number, hasMore, showsSample, isNew, news, frame };
	};

/** What was just pressed on a line that may be gone from the list: of whom, and how to take it back. */
export async function noticeAbout(url: URL, store: RequestStore, from: PressedIn): Promise<Notice | undefined> {
	const notice = noticeIn(url);
	const file = notice && (await store.fileOf(url.searchParams.get(fields.about) ?? ""));
	if (notice === undefined || file === undefined) return undefined;
	const last = keptEvents(file.events).at(-1)?.seq;
	const undoes = last === file.events.at(-1)?.seq ? last : undefined;
	return { ...notice, about: { id: file.id, name: personIn(file.quote), seen: lastSeen(file.events), undoes, from } };
}

/** By name, town, number, or words of the message. */
export async function search(ask: Ask, { store }: Parts): Promise<View> {
	const words = tidyPhone(cut(ask.url.searchParams.get(fields.words) ?? "", WORDS_AT_MOST, { more: "" }));
	const from = placeIn(ask.url);
	const [found, frame] = await Promise.all([store.search(words, from), frameOf(ask, store)]);
	return { page: "search", words, ...found, isFurther: from !== undefined, frame };
}

/** What was ticked on a page that is no longer taken. */
export async function robotsPutBack(ask: Ask, { store }: Parts): Promise<View> {
	const number = pageIn(ask.url);
	const { lines, hasMore } = await store.listOf("robots", number, placeIn(ask.url));
	const frame = await frameOf(ask, store, PUT_BACK);
	return { page: "list", list: "robots", lines, number, hasMore, ticked: ask.form.getAll(fields.ticked), frame };
}

/** Releases or erases several of those that look like robots. */
export async function sortRobots(ask: Ask, { store, traces, onQueued }: Parts): Promise<Response> {
	const ticked = new Set(ask.form.getAll(fields.ticked));
	const { lines } = await store.listOf("robots", pageIn(ask.url), placeIn(ask.url));
	// Only what is in quarantine now: a request that was released meanwhile is not erased by an old page.
	const ids = lines.map(({ id }) => id).filter((id) => ticked.has(id));
	if (ids.length === 0) return seeOther(saying(addresses.robots, "none-ticked"));
	if (ask.form.get(fields.act) === "erase") {
		await eraseForGood(ids, store, traces);
		return seeOther(saying(addresses.robots, "sorted-away"));
	}
	for (const id of ids) await store.release(id, ask.nowMs);
	onQueued();
	return seeOther(saying(addresses.robots, "sorted-out"));
}

function placeIn({ searchParams }: URL): Place | undefined {
	for (const side of ["after", "before"] as const) {
		const [, ms, id] = /^(\d{1,15})\.([\w~-]{1,40})$/.exec(searchParams.get(fields[side]) ?? "") ?? [];
		if (ms !== undefined && id !== undefined) return { side, receivedAtMs: Number(ms), id };
	}
	return undefined;
}

function pageIn(url: URL): number {
	const typed = url.searchParams.get(fields.page) ?? "1";
	return /^\d{1,5}$/.test(typed) ? Math.min(Math.max(Number(typed) - 1, 0), PAGES_AT_MOST) : 0;
}
