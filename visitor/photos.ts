import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { confined, type PhotoTaken, WHOLE } from "#atelier/photographs.ts";
import { readUpload } from "#notebook/upload.ts";
import type { Clock } from "#relay/clock.ts";
import { PHOTOS_AT_MOST, type PhotoResult } from "#relay/store/photos.ts";
import type { RequestStore } from "#relay/store/store.ts";

/** As a good telephone takes them. */
const BYTES_AT_MOST = 20 * 2 ** 20;
/** Posts that are read at once: strangers send them, and a disk has an end. */
const READ_AT_ONCE = 4;

interface Parts {
	store: Pick<RequestStore, "addPhoto" | "photoRoom">;
	/** Where files lie while they are read; what a crash leaves there goes at the next start (relay/upkeep/leftovers.ts). */
	folder: string;
	clock: Pick<Clock, "after" | "nowMs">;
}

/** What became of a post: its page is gone, or how it is answered. « taken » counts those that were there already. */
export type PhotosSent = "gone" | { status: 200 | 408 | 413 | 415 | 422 | 503; taken: number; wrong?: string };

/** Takes in the photographs of a visitor, each made small and bare by a process of its own, one after the other. */
export function createPhotoDesk({ store, folder, clock }: Parts) {
	let reading = 0;
	let last: Promise<unknown> = Promise.resolve();

	/** @param mayTakeLong told once somebody who may send is there */
	return async function receive(request: Request, token: string, mayTakeLong: () => void): Promise<PhotosSent> {
		const room = await store.photoRoom(token);
		if (room === "gone") return "gone";
		if (room !== "room") return { status: 422, taken: 0, wrong: WRONG[room] };
		if (reading >= READ_AT_ONCE) return { status: 503, taken: 0, wrong: BUSY };
		reading++;
		try {
			mayTakeLong();
			const sent = await readUpload(request, folder, { atMostBytes: BYTES_AT_MOST, files: PHOTOS_AT_MOST }, clock);
			if ("status" in sent) return { status: sent.status, taken: 0, wrong: UNREAD[sent.status] };
			try {
				return await takeAll(token, sent.paths);
			} finally {
				for (const path of sent.paths) await rm(path, { force: true });
			}
		} finally {
			reading--;
		}
	};

	async function takeAll(token: string, paths: readonly string[]): Promise<PhotosSent> {
		if (paths.length === 0) return { status: 422, taken: 0, wrong: NONE };
		const faults = new Set<string>();
		let taken = 0;
		for (const path of paths) {
			const result = await inTurn(() => takeOne(token, path));
			if (result === "gone") return "gone";
			if (result === "taken" || result === "already") taken++;
			else faults.add(WRONG[result]);
		}
		if (faults.size === 0) return { status: 200, taken };
		return { status: 422, taken, wrong: [...faults].join(" ") + (taken > 0 ? ` ${OTHERS}` : "") };
	}

	/** One decoder at a time. */
	function inTurn<T>(work: () => Promise<T>): Promise<T> {
		const done = last.then(work);
		last = done.catch(() => undefined);
		return done;
	}

	async function takeOne(token: string, path: string): Promise<PhotoResult | Refused> {
		const made = await mkdtemp(join(folder, "envoi-petite-"));
		try {
			const reduced = await confined([path, "", made, WHOLE], { reads: path, writes: made });
			if (!reduced.isTaken) return reduced.why;
			const digest = createHash("sha256")
				.update(await readFile(path))
				.digest("hex");
			const image = await readFile(join(made, `${reduced.print}.webp`));
			return await store.addPhoto(token, { digest, image }, clock.nowMs());
		} finally {
			await rm(made, { recursive: true, force: true });
		}
	}
}

type Refused = Extract<PhotoTaken, { isTaken: false }>["why"];

const UNKNOWN = "Ce fichier n’est pas une photo que le site sait lire\u202f: il faut un JPEG, un PNG ou un WebP.";
const WRONG: Record<Refused | Exclude<PhotoResult, "taken" | "already" | "gone">, string> = {
	"too-many": `${PHOTOS_AT_MOST}\u00a0photos au plus pour une demande\u202f: elles y sont.`,
	full: "Le site n’a plus de place pour des photos.",
	heic: "Cette photo est au format HEIC\u202f: une capture d’écran de la photo convient.",
	unknown: UNKNOWN,
	broken: "Cette photo est abîmée, ou n’est pas arrivée entière\u202f: renvoyez-la.",
	moving: "Cette image bouge\u202f: il faut une photo fixe.",
	huge: "Cette image est trop grande\u202f: envoyez-la dans une taille plus petite.",
	small: "Cette image est trop petite\u202f: on n’y verrait rien.",
	stopped: "La photo n’a pas pu être préparée. Réessayez dans une minute.",
};
const UNREAD = {
	408: "L’envoi a duré trop longtemps, et rien n’est gardé. Envoyez les photos une par une.",
	413: "C’est trop lourd\u202f: 20\u00a0Mo au plus par photo.",
	415: UNKNOWN,
} as const;
const NONE = "Choisissez d’abord une photo.";
const BUSY = "Beaucoup de photos arrivent en ce moment. Réessayez dans une minute.";
const OTHERS = "Les autres sont bien arrivées.";
