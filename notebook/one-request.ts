import type { NotebookFile } from "#relay/store/notebook.ts";
import { act, type Outcome } from "./acts.ts";
import type { Ask } from "./ask.ts";
import { calendarOf } from "./calendar.ts";
import { fileAnswer, htmlAnswer, seeOther } from "./load-pages.ts";
import { frameOf, saying } from "./notices.ts";
import type { Parts } from "./parts.ts";
import { addresses, fields, type Notice, type View } from "./views.ts";

/** The page of one request, for a device that signed in. */
export const show = (ask: Ask, parts: Parts): Promise<View> => pageOf(ask.id, ask, parts);

/** The page of one request, by the link of its letter. */
export const showByLink = (ask: Ask, parts: Parts): Promise<View> => pageOf(requestOf(ask), ask, parts);

/** What was pressed on a request's page. */
export const press = (ask: Ask, parts: Parts): Promise<Response | View> =>
	pressOn(ask.id, addresses.request(ask.id), ask, parts);

/** The same by the link, for its own request alone. */
export const pressByLink = (ask: Ask, parts: Parts): Promise<Response | View> => {
	const token = ask.asker.as === "link" ? ask.asker.token : "";
	return pressOn(requestOf(ask), `${addresses.byLink}?${fields.token}=${token}`, ask, parts);
};

/** The appointment as a file that the telephone's calendar opens. */
export const appointmentFile = (ask: Ask, parts: Parts): Promise<Response | View> =>
	appointmentFileOf(ask.id, ask, parts);

/** The same by the link, for its own request alone. */
export const appointmentFileByLink = (ask: Ask, parts: Parts): Promise<Response | View> =>
	appointmentFileOf(requestOf(ask), ask, parts);

async function appointmentFileOf(id: string, ask: Ask, { store, siteOrigin }: Parts): Promise<Response | View> {
	const file = await store.fileOf(id);
	if (file?.appointmentAtMs === undefined) return gone(ask, store);
	return fileAnswer(calendarOf([file], siteOrigin, ask.nowMs), "text/calendar", "rendez-vous.ics");
}

const requestOf = ({ asker }: Ask): string => (asker.as === "link" ? asker.requestId : "");

async function pageOf(id: string, ask: Ask, parts: Parts, extra: Partial<Shown> = {}, notice?: Notice): Promise<View> {
	const file = await parts.store.fileOf(id);
	if (file === undefined) return gone(ask, parts.store);
	const [arrival, frame] = await Promise.all([parts.placeOf(file.quote.city), frameOf(ask, parts.store, notice)]);
	const isAlone = ask.asker.as !== "owner";
	return {
		page: "request",
		file: isAlone ? withoutOthers(file) : file,
		...(arrival === undefined ? {} : { arrival }),
		isAlone,
		frame,
		...extra,
	};
}

type Shown = Extract<View, { page: "request" }>;

/** A link is for one request: no other of the same person. */
const withoutOthers = (file: NotebookFile): NotebookFile => ({ ...file, sameNumber: [] });

async function pressOn(id: string, address: string, ask: Ask, parts: Parts): Promise<Response | View> {
	const file = await parts.store.fileOf(id);
	if (file === undefined) return gone(ask, parts.store);
	const outcome = await act(parts, file, ask.form, ask.nowMs);
	return answerTo(outcome, id, address, ask, parts);
}

async function answerTo(
	outcome: Outcome,
	id: string,
	address: string,
	ask: Ask,
	parts: Parts,
): Promise<Response | View> {
	switch (outcome.next) {
		case "page":
			return seeOther(saying(backTo(address, id, ask), outcome.said));
		case "confirm":
			return pageOf(id, ask, parts, { confirmsErasing: true });
		case "gone":
			return ask.asker.as === "owner" ? seeOther(saying(addresses.toCall, "erased")) : gone(ask, parts.store);
		case "again": {
			const { kept, changedBy } = outcome;
			const shown = { kept, ...(changedBy === undefined ? {} : { changedBy }) };
			const view = await pageOf(id, ask, parts, shown, outcome.notice);
			return htmlAnswer((await parts.pages()).render(view), outcome.status);
		}
	}
}

/** What was pressed in a list leads back to it: the next one waits there. */
const backTo = (address: string, id: string, { asker, form }: Ask): string =>
	asker.as === "owner" && form.get(fields.from) === "liste" ? `${addresses.toCall}?${fields.about}=${id}` : address;

async function gone(ask: Ask, store: Parts["store"]): Promise<View> {
	return { page: "gone", frame: ask.asker.as === "owner" ? await frameOf(ask, store) : { nowMs: ask.nowMs } };
}
