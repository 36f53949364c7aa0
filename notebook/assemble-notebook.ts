import { join } from "node:path";
import type { Courier } from "#relay/delivery/courier.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { KnownPlace } from "#relay/letter/request-letter.ts";
import type { Settings } from "#relay/settings.ts";
import type { SiteFolder } from "#relay/site/site-folder.ts";
import { createPlaces } from "#relay/site/travel.ts";
import type { Channel } from "#relay/store/records.ts";
import { askForVersion } from "#relay/upkeep/new-version.ts";
import { findPlaces } from "#shared/places/find-place.ts";
import { createNotebook, type Entry } from "./notebook.ts";
import { surroundingsOf } from "./parts.ts";
import { tryChannels } from "./try-channels.ts";

type Given = "store" | "traces" | "clock" | "log" | "placeOf" | "onQueued" | "pages" | "atelier" | "origin";

interface Parts extends Pick<Entry, Given> {
	settings: Settings;
	couriers: Partial<Record<Channel, Courier>>;
}

/** The notebook, with what it needs of the rest of the relay. */
export function assembleNotebook({ settings, couriers, ...parts }: Parts): Handler {
	return createNotebook({
		...parts,
		siteOrigin: settings.siteOrigin,
		onNetwork: settings.onNetwork,
		sendsMail: settings.mailServer !== undefined,
		uploads: join(settings.dataDir, "atelier"),
		surroundings: () => surroundingsOf(settings),
		askForVersion: () => askForVersion(settings.dataDir),
		tryChannels: (nowMs) => tryChannels(couriers, settings.mailServer !== undefined, nowMs),
	});
}

/** Where a town lies that somebody typed; nothing when it is none, or one of several. */
export function placeFinder(folder: SiteFolder): (town: string) => Promise<KnownPlace | undefined> {
	const places = createPlaces(folder);
	return async (town) => {
		const index = await places();
		const found = index && findPlaces(index, town);
		const place = found?.kind === "one" ? found.matches[0]?.place : undefined;
		return (
			place && { place: place.name, minutes: place.minutes, distanceKm: place.measuredKm, department: place.department }
		);
	};
}
