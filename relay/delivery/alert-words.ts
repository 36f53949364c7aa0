import { alarmText, alarmTitle } from "#relay/alarms/words.ts";
import { phonePairs } from "#relay/letter/phone-pairs.ts";
import { reminderSubject, reminderText } from "#relay/letter/reminder.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/trial.ts";
import type { Parcel } from "#relay/store/store.ts";

/** What a telephone shows of a parcel that goes by the second channel. */
export interface AlertWords {
	title: string;
	text: string;
	/** Rings even where the telephone is silent, if its owner let it. */
	isUrgent: boolean;
}

/** One message for any service that carries a sentence. */
export function alertWords(parcel: Parcel): AlertWords {
	switch (parcel.kind) {
		case "alarm":
			return {
				title: alarmTitle(parcel.notice),
				text: alarmText(parcel.notice),
				isUrgent: parcel.notice.phase !== "over",
			};
		case "digest":
			return { title: "Quarantaine", text: `${parcel.quarantined.length} en attente de votre avis.`, isUrgent: false };
		case "reminder":
			return {
				title: reminderSubject(parcel.waiting),
				text: reminderText(parcel.waiting, parcel.queuedAtMs),
				isUrgent: parcel.waiting.some(({ quote }) => quote.urgent),
			};
		case "sign-in":
		case "trial":
			return { title: TRIAL_SUBJECT, text: TRIAL_TEXT, isUrgent: false };
		case "request": {
			const { quote, quarantined } = parcel.request;
			const doubt = quarantined ? " (en quarantaine\u202f: peut-être un robot)" : "";
			return {
				title: `URGENT${doubt} · ${quote.city} · ${quote.service}`,
				text: `URGENT${doubt}\u202f: ${quote.name}, ${quote.city}, ${phonePairs(quote.phone)}. ${quote.service}. ${beginning(quote.message)}`,
				isUrgent: true,
			};
		}
	}
}

/** Fits in a text message; the full text is in the letter. */
function beginning(message: string): string {
	return message.length > 200 ? `${message.slice(0, 199)}…` : message;
}
