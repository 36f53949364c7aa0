import { troublesToTell } from "#relay/alarms/troubles.ts";
import type { ListName } from "#relay/store/notebook.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Ask } from "./ask.ts";
import { csrfToken } from "./csrf.ts";
import { visitorNews } from "./noted.ts";
import { noticeIn } from "./notices.ts";
import { type Frame, fields } from "./views.ts";

/** How many of a list's first page have something that the owner did not see. */
export const newsIn = async (store: Pick<RequestStore, "listOf">, list: ListName): Promise<number> =>
	(await store.listOf(list, 0)).lines.filter(({ events = [] }) => visitorNews(events).length > 0).length;

/** What stands around a page: the menu's figures for the owner, nothing of it for who has one request's link. */
export async function frameOf(
	{ asker, url, headers, nowMs }: Ask,
	store: Pick<RequestStore, "listCounts" | "listOf" | "status">,
	notice = noticeIn(url),
): Promise<Frame> {
	if (asker.as === "nobody") return { nowMs, fields: {}, notice };
	const proof = { [fields.csrf]: csrfToken(asker.token) };
	const isApple = /iPhone|iPad|Macintosh/.test(headers.get("user-agent") ?? "");
	if (asker.as === "link") return { nowMs, fields: { ...proof, [fields.token]: asker.token }, isApple, notice };
	const [counts, news, status] = await Promise.all([store.listCounts(), newsIn(store, "under-way"), store.status()]);
	return { nowMs, fields: proof, isApple, counts, news, troubles: troublesToTell(status, nowMs).length, notice };
}
