import { type Tried, tryChannels } from "#notebook/try-channels.ts";
import { type Clock, MINUTE_MS } from "#relay/clock.ts";
import { letterCourier } from "#relay/delivery/letter-courier.ts";
import { createWebhookCourier } from "#relay/delivery/webhook.ts";
import { composeLetter } from "#relay/letter/letter.ts";
import type { Settings } from "#relay/settings.ts";

/** Sends a trial by the channels that the settings name, as the site would, whether it runs or not. */
export function tryBothChannels(settings: Settings, clock: Pick<Clock, "nowMs">): Promise<Tried[]> {
	const { mailServer, webhook } = settings;
	const letter = letterCourier(settings, (parcel) => composeLetter(parcel, settings));
	const couriers = { letter, ...(webhook ? { webhook: createWebhookCourier({ webhook, clock }) } : {}) };
	return tryChannels(couriers, mailServer !== undefined, clock.nowMs(), 3 * MINUTE_MS);
}
