import type { RequestStore } from "#relay/store/store.ts";
import type { Copier } from "#relay/upkeep/backup.ts";

/** What is beside the store and holds requests too. */
export interface Traces {
	/** Erases the letters on this disk that carry these ids; returns their number. */
	eraseLetters: (ids: readonly string[]) => number;
	/** Makes copies off the machine, where there are any. */
	copier?: Copier | undefined;
}

/** Erases requests for good: rows, the letters on this disk, freed bytes, and the copies that still hold them. */
export async function eraseForGood(
	ids: readonly string[],
	store: Pick<RequestStore, "erase" | "scrub">,
	{ eraseLetters, copier }: Traces,
) {
	const letters = eraseLetters(await store.erase(ids));
	await store.scrub();
	/** The fresh copy that takes the place of those that still hold it; nothing where the settings name no place for copies. */
	const renewal = await copier?.renew?.();
	return { letters, renewal };
}
