import { join } from "node:path";
import type { Clock } from "#relay/clock.ts";
import { createMailFolder } from "#relay/delivery/mail-folder.ts";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { createWebhookCourier } from "#relay/delivery/webhook.ts";
import { composeLetter } from "#relay/letter/letter.ts";
import { type Tried, tryChannels } from "#relay/notebook/try-channels.ts";
import type { Settings } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";

/** Sends a trial by the channels that the settings name, as the site would, whether it runs or not. */
export function tryBothChannels(settings: Settings, clock: Pick<Clock, "nowMs">): Promise<Tried[]> {
	const { mailServer, mailFrom, mailTo, dataDir, webhook } = settings;
	const compose = (parcel: Parcel) => composeLetter(parcel, settings);
	const letter = mailServer
		? createSmtpCourier({ server: mailServer, mailFrom, mailTo, compose })
		: createMailFolder({ folder: join(dataDir, "mail"), compose });
	const couriers = { letter, ...(webhook ? { webhook: createWebhookCourier({ webhook, clock }) } : {}) };
	return tryChannels(couriers, mailServer !== undefined, clock.nowMs());
}
