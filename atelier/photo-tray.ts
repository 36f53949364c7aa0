import { copyFile, mkdir, mkdtemp, readdir, rename, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { confined, type PhotoTaken } from "./photographs.ts";

/** So many wait for their place. */
export const TRAY_AT_MOST = 12;

const FILE = /^([0-9a-f]{8})\.(?:photo|webp)$/;

/**
 * Photographs that came several at once and have no place yet: each as it was sent, and a small one to choose it by.
 *
 * @param folder of their own, made when the first one comes
 */
export function openPhotoTray(folder: string) {
	const files = () => readdir(folder).catch(() => []);
	/** In the order in which they came. */
	const list = async () => {
		const prints = (await files())
			.filter((file) => file.endsWith(".webp"))
			.flatMap((file) => FILE.exec(file)?.[1] ?? []);
		const came = prints.map(async (print) => ({
			print,
			atMs: (await stat(join(folder, `${print}.photo`)).catch(() => undefined))?.mtimeMs ?? 0,
		}));
		return (await Promise.all(came)).sort((a, b) => a.atMs - b.atMs).map(({ print }) => print);
	};
	return {
		list,
		/** Takes in a copy of what lies at that path. */
		async add(sent: string): Promise<PhotoTaken | { isTaken: false; why: "full" }> {
			if ((await list()).length >= TRAY_AT_MOST) return { isTaken: false, why: "full" };
			await mkdir(folder, { recursive: true, mode: 0o700 });
			const made = await mkdtemp(join(folder, ".en-cours-"));
			try {
				const taken = await confined([sent, "", made], { reads: sent, writes: made });
				if (!taken.isTaken) return taken;
				await copyFile(sent, join(made, "photo"));
				await rename(join(made, "photo"), join(folder, `${taken.print}.photo`));
				await rename(join(made, `${taken.print}.webp`), join(folder, `${taken.print}.webp`));
				return taken;
			} finally {
				await rm(made, { recursive: true, force: true });
			}
		},
		/** Path of one as it was sent; nothing when it is not there. */
		async sent(print: string): Promise<string | undefined> {
			return (await list()).includes(print) ? join(folder, `${print}.photo`) : undefined;
		},
		small: (print: string) => join(folder, `${print}.webp`),
		/** It has its place. */
		async remove(print: string): Promise<void> {
			for (const file of await files())
				if (FILE.exec(file)?.[1] === print) await rm(join(folder, file), { force: true });
		},
		/** Nobody gave them a place. */
		async forget(sentBeforeMs: number): Promise<void> {
			for (const file of await files())
				if ((await stat(join(folder, file))).mtimeMs < sentBeforeMs)
					await rm(join(folder, file), { recursive: true, force: true });
		},
	};
}
