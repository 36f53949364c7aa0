import { arrivalIn, isCall, isMissed, keptEvents, movedFrom, putOffFrom } from "#notebook/noted.ts";
import type { NotebookEvent } from "#relay/store/notebook.ts";
import { photosInOne } from "#relay/store/photos.ts";
import type { VisitorFile } from "#relay/store/visitor.ts";
import type { Told } from "./views.ts";

/** @param nowMs on his way is he until some hours after the hour that he said */
export function toldOf({ events, receivedAtMs }: Pick<VisitorFile, "events" | "receivedAtMs">, nowMs: number): Told[] {
	const kept = keptEvents(events);
	// An appointment or an hour that another one took the place of is no news.
	const last = (kind: NotebookEvent["kind"]) => kept.findLast((event) => event.kind === kind);
	const doneAtMs = last("done")?.atMs ?? Number.POSITIVE_INFINITY;
	const withdrew = last("withdrew");
	const isReplaced = (event: NotebookEvent) =>
		// Given up with the contract.
		(event.kind === "appointment" &&
			event.seq < (withdrew?.seq ?? 0) &&
			(event.appointmentAtMs ?? 0) > (withdrew?.atMs ?? 0)) ||
		// Done before its hour: nobody comes then any more.
		(event.kind === "appointment" && (event.appointmentAtMs ?? 0) > doneAtMs) ||
		(event.kind === "appointment" && event !== last("appointment")) ||
		// Noted afterwards, or a slip of the wheel.
		(event.kind === "appointment" && (event.appointmentAtMs ?? 0) < event.atMs) ||
		(event.kind === "leaving" && (event !== last("leaving") || arrivalIn(events, nowMs) === undefined));
	const began: Told = { kind: isCall(events) ? "noted" : "received", atMs: receivedAtMs };
	const insteadMs = movedFrom(events);
	const told = kept.filter((event) => !isReplaced(event)).flatMap(toldBy);
	const instead = { appointment: insteadMs, leaving: putOffFrom(events, nowMs) };
	const was = ({ kind }: Told) => (kind === "appointment" || kind === "leaving" ? instead[kind] : undefined);
	return photosInOne([began, ...told.map((one) => ({ ...one, insteadMs: was(one) }))]);
}

function toldBy(event: NotebookEvent): Told[] {
	const { kind, atMs, text, appointmentAtMs } = event;
	switch (kind) {
		case "note":
			return isMissed(event) ? [{ kind: "missed", atMs }] : [];
		case "appointment":
		case "leaving":
			return appointmentAtMs === undefined ? [] : [{ kind, atMs, whenMs: appointmentAtMs }];
		case "called":
		case "quote-sent":
		case "done":
		case "dropped":
		case "number":
		case "email":
		case "unneeded":
		case "returned":
		case "photo":
		case "accepted":
		case "declined":
		case "withdrew":
			return [{ kind, atMs }];
		case "word":
			return [{ kind, atMs, text }];
		default:
			return [];
	}
}

const HIDDEN = "•";

/** « 06 •• •• •• 78 »: signs between the two first and the two last, as they are parted. */
export function maskedPhone(phone: string): string {
	const signs = [...phone];
	const shown = signs.flatMap((sign, at) => (/\d/.test(sign) ? [at] : []));
	const ends = new Set([...shown.slice(0, 2), ...shown.slice(-2)]);
	const masked = signs.map((sign, at) => (/[\s.-]/.test(sign) || ends.has(at) ? sign : HIDDEN)).join("");
	return masked.replaceAll(" ", "\u00a0");
}

/** « m•••@e•••.fr ». */
export function maskedEmail(email: string): string {
	const [name = "", domain = ""] = email.split("@");
	const ending = domain.slice(domain.lastIndexOf(".") + 1);
	return email === "" ? "" : `${[...name][0] ?? ""}•••@${[...domain][0] ?? ""}•••.${ending}`;
}
