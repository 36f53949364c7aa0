import { fill } from "#app/french/words.ts";
import { type ReadyKind, readyWords } from "#content/notebook.ts";
import type { NotebookFile } from "#relay/store/notebook.ts";
import { phoneOf } from "./call-link.tsx";
import { atPlace } from "./place.ts";
import { clockTime, fullDay, safeLine } from "./time.ts";

/** One way to write to a customer: why, and the link that opens the telephone's own application with the words in it. */
export interface ReadyLink {
	kind: ReadyKind;
	href: string;
}

type Asked = Pick<NotebookFile, "quote" | "appointmentAtMs">;

/** Messages that make sense now: an appointment is confirmed only once there is one. Nothing when no message reaches the number. */
export function smsLinks(file: Asked, nowMs: number): ReadyLink[] {
	const { number } = phoneOf(file.quote.phone);
	if (number === undefined) return [];
	// Android reads what follows « ? », older iPhones what follows « & ».
	return kinds(file).map((kind) => ({
		kind,
		href: `sms:${number}?&body=${encodeURIComponent(fill(readyWords().sms[kind], values(file, nowMs)))}`,
	}));
}

/** The same as e-mails. */
export function mailLinks(file: Asked, nowMs: number): ReadyLink[] {
	const address = encodeURIComponent(safeLine(file.quote.email, 254)).replaceAll("%40", "@");
	return kinds(file).map((kind) => {
		const { subject, body } = readyWords().mail[kind];
		// RFC 6068: a line ends with CR LF.
		const text = fill(body.join("\r\n\r\n"), values(file, nowMs));
		return {
			kind,
			href: `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(text)}`,
		};
	});
}

const kinds = ({ appointmentAtMs }: Asked): ReadyKind[] =>
	appointmentAtMs === undefined ? ["recall", "quote"] : ["appointment", "recall", "quote"];

function values({ quote, appointmentAtMs }: Asked, nowMs: number): Record<string, string> {
	const when =
		appointmentAtMs === undefined ? "" : `${fullDay(appointmentAtMs, nowMs)} à ${clockTime(appointmentAtMs)}`;
	return { nom: safeLine(quote.name, 60), ville: atPlace(quote.city), quand: when };
}
