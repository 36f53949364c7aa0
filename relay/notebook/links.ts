import { DAY_MS } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import type { Entrance } from "#relay/store/notebook.ts";
import type { Parcel } from "#relay/store/store.ts";
import { LINK_DAYS, SIGN_IN_MS } from "./notebook.ts";
import { hashOf, newToken } from "./tokens.ts";
import { addresses, fields } from "./views.ts";

interface Parts {
	store: Pick<Entrance, "addPass">;
	randomBytes: (size: number) => Uint8Array;
	nowMs: () => number;
	/** Where this site is reached, without final slash. */
	origin: () => string;
	log: Log;
}

/** Makes the address that a letter leads to, when the letter is written: only the hash of its token is kept. */
export function createLinks({ store, randomBytes, nowMs, origin, log }: Parts) {
	return {
		/** One for the day when no letter comes: the owner's command prints it. */
		signIn: () => made({ kind: "sign-in" }, SIGN_IN_MS, addresses.enter),

		/** Nothing where the letter leads nowhere, or the store does not answer: a request's letter leaves all the same. */
		async of(parcel: Parcel): Promise<string | undefined> {
			if (parcel.kind === "digest") return origin() + addresses.robots;
			if (parcel.kind === "reminder") return origin() + addresses.toCall;
			if (parcel.kind === "sign-in") return made({ kind: "sign-in" }, SIGN_IN_MS, addresses.enter);
			if (parcel.kind !== "request") return undefined;
			const { id } = parcel.request;
			return made({ kind: "request", requestId: id }, LINK_DAYS * DAY_MS, addresses.byLink).catch((error: unknown) => {
				log("store_failed", { code: errorCode(error) });
				return undefined;
			});
		},
	};

	async function made(
		pass: { kind: "sign-in" } | { kind: "request"; requestId: string },
		lastsMs: number,
		address: string,
	): Promise<string> {
		const token = newToken(randomBytes);
		await store.addPass(hashOf(token), { ...pass, madeAtMs: nowMs(), endsAtMs: nowMs() + lastsMs });
		return `${origin()}${address}?${fields.token}=${token}`;
	}
}
