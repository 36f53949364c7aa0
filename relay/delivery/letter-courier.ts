import { join } from "node:path";
import type { Settings } from "#relay/settings.ts";
import type { Parcel } from "#relay/store/store.ts";
import type { Courier } from "./courier.ts";
import { createMailFolder } from "./mail-folder.ts";
import type { Network } from "./network.ts";
import { createSmtpCourier } from "./smtp.ts";

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
	return createSmtpCourier({
		...{ server, compose, network },
		get mailFrom() {
			return settings.mailFrom;
		},
		get mailTo() {
			return settings.mailTo;
		},
	});
}
