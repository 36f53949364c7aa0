import { cut } from "#content/cut.ts";
import { alarmText, alarmTitle } from "#relay/alarms/words.ts";
import { phoneLink } from "#relay/letter/phone-link.ts";
import { phonePairs } from "#relay/letter/phone-pairs.ts";
import { andOthers, NAMED_AT_MOST, reminderSubject } from "#relay/letter/reminder.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/trial.ts";
import { ago } from "#relay/owner/words.ts";
import type { StoredRequest } from "#relay/store/records.ts";
import type { Parcel } from "#relay/store/store.ts";
import { fits, type Room, within } from "./alert-room.ts";
import { toGsm } from "./gsm.ts";

/** What a telephone shows of a parcel that goes by the second channel. */
export interface AlertWords {
	title: string;
	text: string;
	/** Rings even where the telephone is silent, if its owner let it. */
	isUrgent: boolean;
}

type Request = Extract<Parcel, { kind: "request" }>["request"];

/** The full text is in the letter. */
const MESSAGE_AT_MOST = 200;
const NAME_AT_MOST = 60;

/** One message for any service that carries a sentence, within what it takes. */
export function alertWords(parcel: Parcel, room: Room): AlertWords {
	switch (parcel.kind) {
		case "alarm":
			return {
				title: alarmTitle(parcel.notice),
				text: within(room, alarmText(parcel.notice)),
				isUrgent: parcel.notice.phase !== "over",
			};
		case "digest":
			return { title: "Quarantaine", text: `${parcel.quarantined.length} en attente de votre avis.`, isUrgent: false };
		case "reminder":
			return {
				title: reminderSubject(parcel.waiting),
				text: remindedWithin(room, parcel.waiting, parcel.queuedAtMs),
				isUrgent: parcel.waiting.some(({ quote }) => quote.urgent),
			};
		case "sign-in":
		case "trial":
			return { title: TRIAL_SUBJECT, text: within(room, TRIAL_TEXT), isUrgent: false };
		case "request": {
			const { city, service } = parcel.request.quote;
			return {
				title: `${urgentWord(parcel.request)} · ${cut(city, NAME_AT_MOST)} · ${service}`,
				text: requestWithin(room, parcel.request),
				isUrgent: true,
			};
		}
	}
}

/** The same without a word that anybody typed: what is left when all else was refused. */
export function bareWords(parcel: Parcel): AlertWords {
	if (parcel.kind !== "request") {
		const { title, isUrgent } = alertWords(parcel, { atMost: 0, sizeOf: () => 0, write: () => "", more: "" });
		return { title: toAscii(title), text: toAscii(title), isUrgent };
	}
	const { phone } = parcel.request.quote;
	const call = phoneLink(phone) === undefined ? "" : `rappelez le ${phonePairs(phone)}. `;
	const title = toAscii(urgentWord(parcel.request));
	return { title, text: `${title}. ${call}Le reste est dans votre e-mail et dans le carnet.`, isUrgent: true };
}

/** French without its accents. */
const toAscii = (text: string): string => toGsm(text).normalize("NFD").replace(/\p{M}/gu, "");

const urgentWord = ({ quarantined }: Request): string =>
	`URGENT${quarantined ? " (en quarantaine\u202f: peut-être un robot)" : ""}`;

/** Name and town may be as long as a message: neither keeps the number out. */
function requestWithin(room: Room, request: Request): string {
	const { name, city, phone, service, message } = request.quote;
	const nameAtMost = Math.min(NAME_AT_MOST, Math.floor(room.atMost / 6));
	const who = [cut(name, nameAtMost), cut(city, nameAtMost), phonePairs(phone)].join(", ");
	return within(room, `${urgentWord(request)}\u202f: ${who}. ${service}. ${cut(message, MESSAGE_AT_MOST)}`);
}

/** As many whole lines as there is room for: the notebook and the letter have the others. */
function remindedWithin(room: Room, waiting: readonly StoredRequest[], nowMs: number): string {
	const lines = waiting.slice(0, NAMED_AT_MOST).map(({ receivedAtMs, quote }) => {
		const who = [cut(quote.name, NAME_AT_MOST), cut(quote.city, NAME_AT_MOST), phonePairs(quote.phone)].join(", ");
		return `${quote.urgent ? "URGENT · " : ""}${who}, ${ago(receivedAtMs, nowMs)}`;
	});
	for (let named = lines.length; named > 0; named--) {
		const others = andOthers(waiting.length - named);
		const text = room.write(["Le délai promis est passé\u202f:", ...lines.slice(0, named), ...others].join("\n"));
		if (fits(room, text)) return text;
	}
	return within(room, reminderSubject(waiting));
}
