import { readFileSync } from "node:fs";
import type { Atelier } from "#atelier/assemble-atelier.ts";
import type { KnownPlace } from "#relay/letter/request-letter.ts";
import type { Settings } from "#relay/settings.ts";
import { freeBytesOf } from "#relay/store/disk.ts";
import type { RequestStore } from "#relay/store/store.ts";
import { newVersionIn } from "#relay/upkeep/new-version.ts";
import { createOutside } from "#relay/upkeep/outside.ts";
import type { Traces } from "./erase.ts";
import type { Tried } from "./try-channels.ts";
import type { NotebookPages, Surroundings } from "./views.ts";

/** What the answers are made with. */
export interface Parts {
	store: RequestStore;
	traces: Traces;
	/** The built pages. */
	pages: () => Promise<NotebookPages>;
	/** Something was queued for the workers. */
	onQueued: () => void;
	/** Where a town lies and how far it is; nothing when it is not known. */
	placeOf: (town: string) => Promise<KnownPlace | undefined>;
	/** Public origin of this site, for the addresses that leave it. */
	siteOrigin: string;
	/** The same, or where the relay listens as long as the site has no name: what a phone can open. */
	origin: () => string;
	surroundings: () => Promise<Surroundings>;
	/** The owner wants the newer version that was found. */
	askForVersion: () => void;
	/** A mail server is set. */
	sendsMail: boolean;
	/** Sends a trial by every channel and says what each answered. */
	tryChannels: (nowMs: number) => Promise<Tried[]>;
	atelier: Atelier;
}

const { version } = JSON.parse(readFileSync(new URL("../package.json", import.meta.url), "utf8")) as {
	version: string;
};

const outsideOf = createOutside();

export async function surroundingsOf(settings: Settings): Promise<Surroundings> {
	const { siteOrigin, mailServer } = settings;
	return {
		...(settings.databaseUrl === undefined ? { freeBytes: await freeBytesOf(settings.dataDir) } : {}),
		hasMailServer: settings.mailServer !== undefined,
		hasWebhook: settings.webhook !== undefined,
		hasBackup: settings.backup !== undefined,
		hasHeartbeat: settings.heartbeatUrl !== undefined,
		newVersion: newVersionIn(settings.dataDir, version),
		outside: await outsideOf({ siteOrigin, ...(mailServer ? { mailFrom: settings.mailFrom } : {}) }),
		node: process.versions.node,
		version,
	};
}
