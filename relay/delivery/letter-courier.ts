import { existsSync, readdirSync, rmSync } from "node:fs";
import { mkdir, open, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { errorCode } from "#relay/log.ts";
import type { Settings } from "#relay/settings.ts";
import { type Parcel, WRITTEN } from "#relay/store/records.ts";
import type { Courier, Network } from "./courier.ts";
import { createSmtpCourier } from "./smtp.ts";

interface Parts {
	/** Folder that receives the letters; made when the first one comes. */
	folder: string;
	compose: (parcel: Parcel) => Promise<Buffer>;
}

/**
 * Without mail server: one .eml file for each letter, sorted by date, complete or absent. Writing it again gives the
 * same file, so nothing is ever uncertain.
 */
export function createMailFolder({ folder, compose }: Parts): Courier {
	return {
		async deliver(parcel) {
			const letter = await compose(parcel).catch(() => undefined);
			// One letter that cannot be written must not hold up the others.
			if (letter === undefined) return { kind: "refused", reason: "composition" };
			try {
				const name = fileName(parcel);
				await mkdir(folder, { recursive: true, mode: 0o700 });
				const file = await open(join(folder, `.${name}.tmp`), "w", 0o600);
				try {
					await file.writeFile(letter);
					await file.sync();
				} finally {
					await file.close();
				}
				await rename(join(folder, `.${name}.tmp`), join(folder, name));
				return { kind: "accepted", reason: WRITTEN };
			} catch (error) {
				return { kind: "unreachable", reason: errorCode(error) };
			}
		},
		async retract(parcel) {
			await rm(join(folder, fileName(parcel)), { force: true });
		},
	};
}

/** Such as « 20260314T092653Z-260314-7K3FQ9XM.eml ». */
function fileName(parcel: Parcel): string {
	const date = new Date(parcel.queuedAtMs).toISOString().replace(/[-:]|\.\d+/g, "");
	// What follows the number of a request stays behind a dot, for `eraseLetters`.
	if (parcel.kind === "news" || parcel.kind === "receipt") return `${date}-${parcel.id.replace(/\.letter$/, "")}.eml`;
	const id = parcel.kind === "request" ? parcel.request.id : parcel.id;
	return `${date}-${id.replace(/[^0-9A-Za-z-]/g, "")}.eml`;
}

/** Erases the letters that carry one of these ids, half-written ones included. Returns their number. */
export function eraseLetters(folder: string, ids: readonly string[]): number {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const gone = names.filter((name) => ids.some((id) => name.includes(`Z-${id}.`)));
	for (const name of gone) rmSync(join(folder, name), { force: true });
	return gone.length;
}

/** Where letters are written for want of a mail server. */
export const mailFolderIn = (dataDir: string): string => join(dataDir, "mail");

/** By the mail server that the settings name, or into the folder of letters. */
export function letterCourier(
	settings: Settings,
	compose: (parcel: Parcel) => Promise<Buffer>,
	network?: Network,
): Courier {
	const { mailServer: server, dataDir } = settings;
	if (server === undefined) return createMailFolder({ folder: mailFolderIn(dataDir), compose });
	return createSmtpCourier({ server, addresses: settings, compose, network });
}
