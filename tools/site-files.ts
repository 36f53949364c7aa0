import { createHash } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** Writes a file of the site, by its address. */
export type Put = (path: string, content: string | Buffer) => Promise<void>;

/** Writes into the folder of a site. */
export function siteIn(folder: string) {
	const put: Put = async (path, content) => {
		const file = join(folder, path);
		await mkdir(join(file, ".."), { recursive: true });
		await writeFile(file, content);
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
