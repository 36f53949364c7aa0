import { randomBytes } from "node:crypto";
import { createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import Busboy, { type BusboyFileStream, type BusboyHeaders } from "@fastify/busboy";

/** A file that a form brought, on the disk: whoever answers takes it or leaves it, then it goes. */
export interface Upload {
	form: URLSearchParams;
	/** Nothing where the field was left empty. */
	path?: string;
}

/** The fields of one picture's form are short. */
const LIMITS = { files: 1, fields: 12, fieldSize: 4_096, parts: 16, headerPairs: 40 } as const;

/**
 * A form with a file, read as it comes: its words into memory, the file onto the disk, neither longer than it may be.
 *
 * @param folder where the file lies meanwhile
 * @returns 413 when it is longer, 415 when it is no such form
 */
export async function readUpload(
	request: Request,
	folder: string,
	atMostBytes: number,
): Promise<Upload | { status: 413 | 415 }> {
	const type = request.headers.get("content-type") ?? "";
	if (!/^multipart\/form-data\s*;/i.test(type) || request.body === null) return { status: 415 };
	// Some more for the words around it: told before it is sent, where the browser says so.
	if (Number(request.headers.get("content-length") ?? 0) > atMostBytes + 64 * 1024) return { status: 413 };
	const form = new URLSearchParams();
	const path = join(folder, `envoi-${randomBytes(8).toString("hex")}`);
	await mkdir(folder, { recursive: true, mode: 0o700 });
	let written: Promise<void> | undefined;
	let file: BusboyFileStream | undefined;
	try {
		const busboy = new Busboy({
			headers: { "content-type": type } as BusboyHeaders,
			limits: { ...LIMITS, fileSize: atMostBytes },
		});
		busboy.on("field", (name: string, value: string) => form.append(name, value));
		busboy.on("file", (_, stream: BusboyFileStream) => {
			file = stream;
			written = pipeline(stream, createWriteStream(path, { mode: 0o600, flags: "wx" }));
			// Awaited below; until then a failure is nobody's.
			written.catch(() => undefined);
		});
		await pipeline(Readable.fromWeb(request.body as Parameters<typeof Readable.fromWeb>[0]), busboy);
		await written;
	} catch (error) {
		await rm(path, { force: true });
		// What is no multipart at all, and what ends in its midst.
		if (error instanceof Error && /multipart|boundary|unexpected end/i.test(error.message)) return { status: 415 };
		throw error;
	}
	if (file?.truncated) {
		await rm(path, { force: true });
		return { status: 413 };
	}
	if (file === undefined || file.bytesRead === 0) {
		await rm(path, { force: true });
		return { form };
	}
	return { form, path };
}
