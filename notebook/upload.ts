import { randomBytes } from "node:crypto";
import { createWriteStream, type WriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import Busboy, { type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";
import { type Clock, MINUTE_MS, SECOND_MS } from "#relay/clock.ts";

/** Files that a form brought, on the disk: whoever answers takes them or leaves them, then they go. */
interface Upload {
	form: URLSearchParams;
	/** Of those that are not empty, in their order. */
	paths: string[];
}

/** Why it is not taken. */
export type Refusal = 408 | 413 | 415;

/** The fields of one picture's form are short. */
const LIMITS = { fields: 12, fieldSize: 4_096, headerPairs: 40, headerSize: 4_096 } as const;
/** All that stands around the files. */
const WORDS_AT_MOST_BYTES = 64 * 1024;
/** Of the first file; each of the others may take as long again. */
const LONGEST_MS = 5 * MINUTE_MS;
const LONGEST_SILENCE_MS = 30 * SECOND_MS;

/**
 * A form with files, read as it comes: its words into memory, each file onto the disk, none longer than it may be.
 *
 * @param folder where the files lie meanwhile
 * @param most bytes of each file, and how many they may be
 * @returns 408 when it takes more than five minutes a file, or half a minute without a byte; 413 when it is longer; 415 when it is no
 *   such form. Of none of these a file is left. Rejects when the disk fails, or the connection.
 */
export async function readUpload(
	request: Request,
	folder: string,
	most: { atMostBytes: number; files: number },
	clock: Pick<Clock, "after">,
): Promise<Upload | { status: Refusal }> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) return { status: 415 };
	const { atMostBytes } = most;
	const mostBytes = atMostBytes * most.files + WORDS_AT_MOST_BYTES;
	// Told before it is sent, where the browser says so.
	if (Number(request.headers.get("content-length") ?? 0) > mostBytes) return { status: 413 };
	const form = new URLSearchParams();
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const stop = new AbortController();
	let refusal: Refusal | undefined;
	const refuse = (status: Refusal) => {
		refusal ??= status;
		stop.abort();
	};
	let callOffEnd = clock.after(LONGEST_MS, () => refuse(408));
	let callOffSilence = clock.after(LONGEST_SILENCE_MS, () => refuse(408));
	let received = 0;
	async function* counted(chunks: AsyncIterable<Uint8Array>) {
		for await (const chunk of chunks) {
			callOffSilence();
			callOffSilence = clock.after(LONGEST_SILENCE_MS, () => refuse(408));
			received += chunk.byteLength;
			if (received > mostBytes) refuse(413);
			yield chunk;
		}
	}
	const files: { path: string; stream: BusboyFileStream; sink: WriteStream; written: Promise<void> }[] = [];
	try {
		const busboy = new Busboy({
			headers: { "content-type": type } as BusboyHeaders,
			limits: { ...LIMITS, files: most.files, parts: LIMITS.fields + most.files + 3, fileSize: atMostBytes },
		});
		for (const limit of ["partsLimit", "fieldsLimit", "filesLimit"] as const) busboy.on(limit, () => refuse(415));
		busboy.on("field", (name: string | undefined, value: string) => {
			if (name === undefined) refuse(415);
			else form.append(name, value);
		});
		busboy.on("file", (_, stream: BusboyFileStream) => {
			if (files.length > 0) {
				callOffEnd();
				callOffEnd = clock.after(LONGEST_MS, () => refuse(408));
			}
			stream.on("limit", () => refuse(413));
			const path = join(folder, `envoi-${randomBytes(8).toString("hex")}`);
			const sink = createWriteStream(path, { mode: 0o600, flags: "wx" });
			const written = pipeline(stream, sink);
			// Awaited below. Until then nobody takes the rest: what still comes would wait for ever.
			written.catch(() => stop.abort());
			files.push({ path, stream, sink, written });
		});
		const body = Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]);
		await pipeline(body, counted, busboy, { signal: stop.signal });
		await allWritten();
		if (received - files.reduce((sum, { stream }) => sum + stream.bytesRead, 0) > WORDS_AT_MOST_BYTES) refuse(413);
	} catch (error) {
		refusal ??= statusOf(error);
		if (refusal === undefined) {
			await erase(files);
			// The disk's own words, where it is the disk.
			await allWritten();
			throw error;
		}
	} finally {
		callOffEnd();
		callOffSilence();
	}
	await erase(refusal === undefined ? files.filter(({ stream }) => stream.bytesRead === 0) : files);
	if (refusal !== undefined) return { status: refusal };
	return { form, paths: files.filter(({ stream }) => stream.bytesRead > 0).map(({ path }) => path) };

	function allWritten() {
		return Promise.all(files.map(({ written }) => written));
	}

	/** Not before a file is closed: one that is only being opened would come after. */
	async function erase(gone: typeof files): Promise<void> {
		for (const { path, stream, sink } of gone) {
			stream.destroy();
			sink.destroy();
			if (!sink.closed) await new Promise<void>((resolve) => sink.once("close", () => resolve()));
			await rm(path, { force: true });
		}
	}
}

/** What is no multipart at all, and what ends in its midst. */
function statusOf(error: unknown): Refusal | undefined {
	return error instanceof Error && /multipart|boundary|unexpected end/i.test(error.message) ? 415 : undefined;
}
