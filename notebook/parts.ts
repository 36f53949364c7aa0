import type { Atelier } from "#atelier/assemble-atelier.ts";
import type { KnownPlace } from "#relay/letter/text.ts";
import type { RequestStore } from "#relay/store/store.ts";
import type { Traces } from "./erase.ts";
import type { Tried } from "./try-channels.ts";
import type { NotebookPages } from "./views.ts";

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
	/** What the page « Tout va-t-il bien ? » says besides the store. */
	surroundings: () => Promise<Surroundings>;
	/** Sends a trial by every channel and says what each answered. */
	tryChannels: (nowMs: number) => Promise<Tried[]>;
	atelier: Atelier;
}

export interface Surroundings {
	freeBytes?: number;
	hasMailServer: boolean;
	hasWebhook: boolean;
	hasBackup: boolean;
	version: string;
}
