import { hashOf } from "./entrance.ts";
import { BY_VISITOR } from "./notebook.ts";
import { ask, type Context, type Row, type Script } from "./script.ts";
import { note } from "./steps.ts";
import { owe } from "./upkeep.ts";
import { lockedRequest, queueNews, requestOf } from "./visitor.ts";

/* Photographs that a visitor adds on the page of a request. They are rows: what copies, erases or carries requests has them too. */

/** Of one request. */
export const PHOTOS_AT_MOST = 6;
/** Of all requests together: a disk has an end, and requests come before photographs. */
export const PHOTO_ROOM_BYTES = 500 * 2 ** 20;
/** The owner hears of it from there on. */
export const PHOTO_ROOM_TIGHT = 0.8;

/** « already »: that very file is there. « too-many »: of this request. « full »: of all. */
export type PhotoResult = "taken" | "already" | "too-many" | "full" | "gone";

/** A photograph as it is kept. */
export interface NewPhoto {
	/** SHA-256 of the file that was sent, in hex: the same file is the same photograph. */
	digest: string;
	/** WebP. */
	image: Uint8Array;
}

/** In addresses: enough of a digest to tell six apart. */
const NAME_LENGTH = 16;
const nameOf = (row: Row): string => String(row.digest).slice(0, NAME_LENGTH);

/** Names of a request's photographs, in the order in which they came. */
export function* photosOf(requestId: string): Script<string[]> {
	return (yield* ask("SELECT digest FROM photo WHERE request_id = :requestId ORDER BY seq", { requestId })).map(nameOf);
}

/** Those photographs themselves, for who asks what is kept of them. */
export function* wholePhotosOf(requestId: string): Script<Uint8Array[]> {
	const rows = yield* ask("SELECT image FROM photo WHERE request_id = :requestId ORDER BY seq", { requestId });
	return rows.map(({ image }) => image as Uint8Array);
}

/** One of them by its name, for who holds the address of the request's page. */
export function* photoFile(token: string, name: string): Script<Uint8Array | undefined> {
	const [row] = yield* ask(
		`SELECT image FROM photo JOIN entry ON entry.request_id = photo.request_id
			WHERE entry.hash = :hash AND entry.kind = 'visitor' AND substr(photo.digest, 1, ${NAME_LENGTH}) = :name`,
		{ hash: hashOf(token), name },
	);
	return row?.image as Uint8Array | undefined;
}

/** Bytes that all of them take. */
export function* photoBytes(): Script<number> {
	const [row] = yield* ask("SELECT sum(size) AS bytes FROM photo");
	return Number(row?.bytes ?? 0);
}

/** Whether one more would be kept; asked before it is read. */
export function* photoRoom(token: string): Script<"room" | Exclude<PhotoResult, "taken" | "already">> {
	const request = yield* requestOf(token);
	if (request === undefined) return "gone";
	if ((yield* photosOf(String(request.id))).length >= PHOTOS_AT_MOST) return "too-many";
	return (yield* photoBytes()) >= PHOTO_ROOM_BYTES ? "full" : "room";
}

/** Keeps one and tells the owner, in one transaction. @param roomBytes for all photographs; less in a test */
export function* addPhoto(
	context: Context,
	token: string,
	{ digest, image }: NewPhoto,
	nowMs: number,
	roomBytes = PHOTO_ROOM_BYTES,
): Script<PhotoResult> {
	const request = yield* lockedRequest(context, token);
	if (request === undefined) return "gone";
	const id = String(request.id);
	const names = yield* photosOf(id);
	if (names.includes(nameOf({ digest }))) return "already";
	if (names.length >= PHOTOS_AT_MOST) return "too-many";
	const size = image.byteLength;
	if ((yield* photoBytes()) + size > roomBytes) return "full";
	yield* ask("INSERT INTO photo (request_id, at, digest, size, image) VALUES (:id, :nowMs, :digest, :size, :image)", {
		id,
		nowMs,
		digest,
		size,
		image,
	});
	yield* note(id, { kind: "photo", device: BY_VISITOR }, nowMs);
	yield* queueNews(context, request, false, nowMs);
	return "taken";
}

/** Takes one back, by its name. Resolves as `erase` does (upkeep.ts): its bytes are to be scrubbed. */
export function* removePhoto(context: Context, token: string, name: string): Script<string[]> {
	const request = yield* lockedRequest(context, token);
	if (request === undefined) return [];
	const gone = yield* ask(
		`DELETE FROM photo WHERE request_id = :id AND substr(digest, 1, ${NAME_LENGTH}) = :name RETURNING digest`,
		{ id: String(request.id), name },
	);
	const owed = gone.map(({ digest }) => String(digest));
	yield* owe(owed);
	return owed;
}

/** Photographs that came one after the other are one piece of news, and how many. */
export function photosInOne<News extends { kind: string; count?: number }>(all: readonly News[]): News[] {
	const told: News[] = [];
	for (const one of all) {
		const last = told.at(-1);
		const isMore = one.kind === "photo" && last?.kind === "photo";
		if (isMore) told.pop();
		told.push(isMore ? { ...one, count: (last.count ?? 1) + 1 } : one);
	}
	return told;
}
