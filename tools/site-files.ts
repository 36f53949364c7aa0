import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

/** Sent as it is. */
const SMALL_BYTES = 512;

/** Compressed once, at the highest level, rather than at each request; what has its copies already keeps them. */
export async function compressAll(folder: string): Promise<void> {
	const files = await filesUnder(folder);
	const done = new Set(files);
	const wanted = files.filter((file) => /\.(html|js|css|svg|json|xml|txt|webmanifest)$/.test(file));
	// All at once: Node has a few threads for it.
	await Promise.all(wanted.filter((file) => !done.has(`${file}.br`)).map(compress));
}

/** Paths of all files in it and under it. */
export async function filesUnder(folder: string): Promise<string[]> {
	const entries = await readdir(folder, { recursive: true, withFileTypes: true });
	return entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
}

async function compress(file: string) {
	const bytes = await readFile(file);
	if (bytes.length < SMALL_BYTES) return;
	await writeFile(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
	const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
	await writeFile(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
}

/** Writes a file of the site, by its address. */
export type Put = (path: string, content: string | Buffer) => Promise<void>;

/** Writes into the folder of a site. */
export function siteIn(folder: string) {
	const put: Put = async (path, content) => {
		const file = join(folder, path);
		await mkdir(join(file, ".."), { recursive: true });
		await writeFile(file, content);
		// Those of what stood there before would be sent in its place.
		await Promise.all([".br", ".gz"].map((ending) => rm(file + ending, { force: true })));
	};
	return {
		put,
		/** Keeps a file under a name that changes with its content. Returns its address. */
		async putNamed(name: string, content: string, extension: string): Promise<string> {
			const print = createHash("sha256").update(content).digest("base64url").slice(0, 6);
			const address = `/assets/${name}-${print}.${extension}`;
			await put(address, content);
			return address;
		},
	};
}
