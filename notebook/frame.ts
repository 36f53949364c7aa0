import { troublesToTell } from "#relay/alarms/troubles.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Ask } from "./ask.ts";
import { noticeIn } from "./notices.ts";
import { proofOf } from "./proof.ts";
import { type Frame, fields, type Notice } from "./views.ts";

/** What stands around a page: the menu's figures for the owner, nothing of it for who has one request's link. */
export async function frameOf(
	{ asker, url, nowMs }: Ask,
	store: Pick<RequestStore, "listCounts" | "status">,
	notice?: Notice,
): Promise<Frame> {
	const said = notice === undefined ? noticeIn(url) : { notice };
	if (asker.as === "nobody") return { nowMs, fields: {}, ...said };
	const proof = { [fields.proof]: proofOf(asker.token) };
	if (asker.as === "link") return { nowMs, fields: { ...proof, [fields.token]: asker.token }, ...said };
	const [counts, status] = await Promise.all([store.listCounts(), store.status()]);
	return { nowMs, fields: proof, counts, troubles: troublesToTell(status, nowMs).length, ...said };
}
