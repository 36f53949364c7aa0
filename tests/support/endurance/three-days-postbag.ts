import type { MailServer } from "#tests/support/mail-server.ts";
import type { Gateway } from "#tests/support/webhook-gateway.ts";

/** What came of one request's letter. */
interface Copies {
	times: number;
	messageIds: Set<string>;
}

/** What arrived, by request: tens of thousands of whole letters would be a leak of the trial's own. */
export interface Postbag {
	letters: Map<string, Copies>;
	/** Urgent requests that the gateway was told of. */
	alerted: Set<string>;
	/** Notes what arrived since, and throws it away. */
	empty(): void;
	/** Requests whose letter arrived. */
	count(): number;
	/** Letters whose sender was never told that they had arrived. */
	unanswered(): number;
}

export function openPostbag(mail: MailServer, gateway: Gateway): Postbag {
	const letters: Postbag["letters"] = new Map();
	const alerted = new Set<string>();
	let unanswered = 0;
	return {
		letters,
		alerted,
		count: () => letters.size,
		unanswered: () => unanswered,
		empty() {
			for (const letter of mail.received.splice(0)) {
				const id = requestOf(letter);
				// A digest or an alarm.
				if (id === undefined) continue;
				const copies = letters.get(id) ?? { times: 0, messageIds: new Set() };
				letters.set(id, copies);
				copies.times++;
				copies.messageIds.add(/^Message-ID: (\S+)/im.exec(letter)?.[1] ?? "?");
			}
			unanswered += mail.unanswered.splice(0).length;
			for (const { content } of gateway.received.splice(0)) {
				if (content.type === "demande-urgente") alerted.add(content.id);
			}
		},
	};
}

/**
 * By the text of the letter, « Demande n° 260314-7K3FQ9XM, », whose encoding breaks lines anywhere. Reading every letter whole
 * would take as long as sending it.
 */
const requestOf = (letter: string): string | undefined =>
	/Demande n=C2=B0=C2=A0([0-9A-Z-]+),/.exec(letter.replaceAll("=\r\n", ""))?.[1];
