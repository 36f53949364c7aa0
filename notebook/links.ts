import type { Parcel } from "#relay/store/store.ts";
import { addresses, fields } from "./views.ts";

/** Address that lets the holder of a token in, below the site's origin. */
export const signInLink = (token: string): string => `${addresses.enter}?${fields.token}=${token}`;

/** Where the notebook opens on what a letter is about, below the site's origin; nothing where it leads nowhere. */
export function linkOf(parcel: Parcel): string | undefined {
	switch (parcel.kind) {
		case "digest":
			return addresses.robots;
		case "reminder":
			return addresses.toCall;
		case "sign-in":
			return signInLink(parcel.token);
		case "request":
			return parcel.token && `${addresses.byLink}?${fields.token}=${parcel.token}`;
		default:
			return undefined;
	}
}
