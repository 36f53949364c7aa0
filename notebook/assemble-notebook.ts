import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Atelier } from "#atelier/assemble-atelier.ts";
import type { Clock } from "#relay/clock.ts";
import type { Courier } from "#relay/delivery/courier.ts";
import type { Handler } from "#relay/http/handler.ts";
import type { KnownPlace } from "#relay/letter/text.ts";
import type { Log } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import type { SiteFolder } from "#relay/site/site-folder.ts";
import { createPlaces } from "#relay/site/travel.ts";
import { freeBytesOf } from "#relay/store/disk.ts";
import type { Channel } from "#relay/store/records.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { findPlaces } from "#shared/places/find-place.ts";
import type { Traces } from "./erase.ts";
import { loadPages } from "./load-pages.ts";
import { createNotebook } from "./notebook.ts";
import { tryChannels } from "./try-channels.ts";
import type { NotebookPages } from "./views.ts";

interface Parts {
	settings: Settings;
	store: RequestStore;
	traces: Traces;
	clock: Clock;
	log: Log;
	couriers: Partial<Record<Channel, Courier>>;
	placeOf: (town: string) => Promise<KnownPlace | undefined>;
	onQueued: () => void;
	atelier: Atelier;
	/** The built pages; without it those that stand beside the site. */
	pages?: (() => Promise<NotebookPages>) | undefined;
}

/** The notebook, with what it needs of the rest of the relay. */
export function assembleNotebook({ settings, store, couriers, clock, pages, ...parts }: Parts): Handler {
	return createNotebook({
		...parts,
		...{ store, clock },
		siteOrigin: settings.siteOrigin,
		uploads: join(settings.dataDir, "atelier"),
		pages: pages ?? loadPages(join(settings.siteDir, "../carnet/pages.js")),
		surroundings: async () => ({
			...(settings.databaseUrl === undefined ? { freeBytes: await freeBytesOf(settings.dataDir) } : {}),
			hasMailServer: settings.mailServer !== undefined,
			hasWebhook: settings.webhook !== undefined,
			hasBackup: settings.backup !== undefined,
			version: VERSION,
		}),
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
		return place && { place: place.name, minutes: place.minutes, distanceKm: place.distanceKm };
	};
}

const VERSION = (JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as { version: string })
	.version;
