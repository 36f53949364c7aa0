import { business } from "#content/business.ts";
import { type Clock, DAY_MS } from "#relay/clock.ts";
import { type Handler, plainText } from "./handler.ts";

export const SECURITY_TXT = "/.well-known/security.txt";
/** It is written anew for whoever asks: it never grows old. */
const GOOD_FOR_MS = 90 * DAY_MS;

/** Whom to tell of a hole (RFC 9116). */
export const createSecurityTxt =
	(siteOrigin: string, { nowMs }: Pick<Clock, "nowMs">): Handler =>
	async () =>
		plainText(
			200,
			[
				["Contact", `mailto:${business.email}`],
				["Expires", new Date(nowMs() + GOOD_FOR_MS).toISOString()],
				["Preferred-Languages", "fr, en"],
				["Canonical", siteOrigin + SECURITY_TXT],
			]
				.map((field) => field.join(": "))
				.join("\n"),
		);
