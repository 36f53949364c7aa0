import { GROUPS } from "#atelier/group-names.ts";
import { groupPutBack, saveGroup, showGroup } from "#atelier/group-pages.ts";
import { overview } from "#atelier/overview.ts";
import { photoFile, photoPutBack, photoUnderWay, savePhoto, showPhotos } from "#atelier/photo-pages.ts";
import { TRAY_AT_MOST } from "#atelier/photo-tray.ts";
import { preview } from "#atelier/preview.ts";
import { press, progress } from "#atelier/publish-pages.ts";
import { atelierAddresses } from "#atelier/views.ts";
import type { Ask } from "./ask.ts";
import * as call from "./call.ts";
import * as entrance from "./entrance.ts";
import * as lists from "./lists.ts";
import * as one from "./one-request.ts";
import * as others from "./other-pages.ts";
import type { Parts } from "./parts.ts";
import * as accepted from "./quote/accepted.ts";
import * as quote from "./quote/write-quote.ts";
import { addresses, type View } from "./views.ts";

/** Who may ask: anybody, a device that signed in, the holder of one request's link, or of the calendar's. */
export type Needs = "nobody" | "session" | "link" | "calendar";

export interface Route {
	method: "GET" | "POST";
	/** As Hono reads it; « :id » is a request's. */
	path: string;
	needs: Needs;
	/** Of a form; 32 KiB when absent. */
	atMostBytes?: number;
	/** Its form brings files: so many, each of so many bytes at most. */
	uploads?: { atMostBytes: number; files: number };
	answer: (ask: Ask, parts: Parts) => Promise<Response | View>;
	/** Its page with what was typed on one whose session is another one by now; nothing is done. */
	putBack?: (ask: Ask, parts: Parts) => Promise<View | Response>;
}

const get = (path: string, needs: Needs, answer: Route["answer"]): Route => ({ method: "GET", path, needs, answer });
const post = (path: string, needs: Needs, answer: Route["answer"], putBack?: Route["putBack"]): Route => ({
	...{ method: "POST", path, needs, answer },
	...(putBack && { putBack }),
});

/** All that the notebook answers. The test of who may enter is made from this table. */
export const routes: readonly Route[] = [
	get(addresses.style, "nobody", entrance.style),
	get(addresses.script, "nobody", entrance.script),
	get(addresses.enter, "nobody", entrance.door),
	post(addresses.enter, "nobody", entrance.knock),

	get(addresses.toCall, "session", lists.list("to-call")),
	get(addresses.underWay, "session", lists.list("under-way")),
	get(addresses.finished, "session", lists.list("finished")),
	get(addresses.robots, "session", lists.list("robots")),
	post(addresses.robots, "session", lists.sortRobots, lists.robotsPutBack),
	get(addresses.search, "session", lists.search),
	get(addresses.call, "session", (ask, parts) => call.show(ask, parts)),
	post(addresses.call, "session", call.keep, call.putBack),

	get(addresses.request(":id"), "session", one.show),
	post(addresses.request(":id"), "session", one.press, one.putBack),
	get(addresses.quotes, "session", accepted.list),
	get(addresses.quotesFile, "session", accepted.table),
	get(addresses.quotePdf, "session", accepted.pdf),
	get(addresses.quote(":id"), "session", quote.show),
	post(addresses.quote(":id"), "session", quote.press, quote.putBack),
	get(addresses.contactCard(":id"), "session", one.contactCard),
	get(addresses.appointmentFile(":id"), "session", one.appointmentFile),
	get(addresses.byLink, "link", one.show),
	post(addresses.byLink, "link", one.press, one.putBack),
	get(addresses.appointmentFileByLink, "link", one.appointmentFile),

	get(addresses.appointments, "session", others.appointments),
	post(addresses.appointments, "session", others.shareCalendar),
	get(addresses.calendar, "calendar", others.calendar),
	get(addresses.figures, "session", others.figures),
	post(addresses.figures, "session", others.keepEvidence),
	get(addresses.figuresFile, "session", others.figuresFile),
	get(addresses.health, "session", others.health),
	post(addresses.health, "session", others.pressHealth),
	get(addresses.devices, "session", others.devices),
	post(addresses.devices, "session", others.changeDevices, others.devicesPutBack),
	post(addresses.leave, "session", entrance.leave),

	get(atelierAddresses.atelier, "session", overview),
	post(atelierAddresses.atelier, "session", press),
	get(atelierAddresses.progress, "session", progress),
	get(atelierAddresses.group("photos"), "session", showPhotos),
	{
		...post(atelierAddresses.group("photos"), "session", savePhoto, photoPutBack),
		uploads: { atMostBytes: 20 * 2 ** 20, files: TRAY_AT_MOST },
	},
	get("/carnet/atelier/photo/:file", "session", photoFile),
	get(atelierAddresses.photoUnderWay, "session", photoUnderWay),
	...GROUPS.filter((group) => group !== "photos").flatMap((group) => [
		get(atelierAddresses.group(group), "session", showGroup(group)),
		// Sixty proofs, each as long as it may be.
		{
			...post(atelierAddresses.group(group), "session", saveGroup(group), groupPutBack(group)),
			atMostBytes: 256 * 1024,
		},
	]),
	get(atelierAddresses.preview, "session", preview),
	get(`${atelierAddresses.preview}/*`, "session", preview),
];

/** An address of Hono for one of the table: what cannot be a request's name is no address of ours. */
export const honoPath = (path: string): string => path.replace(":id", ":id{[0-9A-Z-]{1,32}}");

/** What an address takes, for the Allow header. */
export const methodsAt = (path: string): string[] =>
	routes.filter((route) => route.path === path).flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : method));
