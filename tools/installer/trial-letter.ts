import MailComposer from "nodemailer/lib/mail-composer";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { TRIAL_SUBJECT, TRIAL_TEXT } from "#relay/letter/letter.ts";
import { readSettings, SettingsError } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import type { LetterTried } from "./machine.ts";

/** A mail server that says nothing for that long will not do for a request either. */
const PATIENCE_MS = 60_000;

/**
 * Sends the letter « Essai » as the relay would send a request, by the very same code: what it refuses now, it would refuse then.
 *
 * @param settings SMTP_URL, MAIL_FROM, MAIL_TO, as in the settings file
 */
export async function sendTrialLetter(settings: Record<string, string>): Promise<LetterTried> {
	try {
		const { mailServer, mailFrom, mailTo } = readSettings(settings);
		if (mailServer === undefined) return { isTaken: false, reason: "SMTP_URL" };
		const content = { from: mailFrom, to: mailTo, subject: TRIAL_SUBJECT, text: TRIAL_TEXT };
		const courier = createSmtpCourier({
			...{ server: mailServer, mailFrom, mailTo },
			compose: () => new MailComposer(content).compile().build(),
			limitsMs: { untilLetter: PATIENCE_MS, untilAnswer: PATIENCE_MS },
		});
		// The courier hands the parcel to `compose` alone, which has no use for it here.
		const outcome = await courier.deliver({} as Parcel, async () => {}, new AbortController().signal);
		return outcome.kind === "accepted" ? { isTaken: true } : { isTaken: false, reason: outcome.reason };
	} catch (error) {
		if (error instanceof SettingsError) return { isTaken: false, reason: error.message };
		throw error;
	}
}
