import type { Clock } from "#relay/clock.ts";
import { errorCode, type Log } from "#relay/log.ts";
import { parisDay } from "#relay/paris-day.ts";
import type { CountedKind } from "#relay/store/records.ts";
import type { Counting } from "#relay/store/store.ts";

export interface Counter {
	isOn: boolean;
	/** Counts one more today. False when it could not be written: a count is never worth a visitor's « Erreur ». */
	count(kind: CountedKind, page: string): Promise<boolean>;
	/** Resolves when nothing is being written any more. */
	ended(): Promise<void>;
}

interface Parts {
	store: Pick<Counting, "countOne">;
	clock: Pick<Clock, "nowMs">;
	log: Log;
	/** When off, nothing is written. */
	isOn: boolean;
}

/** Counts taps and requests, by page and day. Not logged: a log line has a time, a count must have none. */
export function createCounter({ store, clock, log, isOn }: Parts): Counter {
	const writing = new Set<Promise<boolean>>();

	async function write(kind: CountedKind, page: string): Promise<boolean> {
		try {
			await store.countOne({ day: parisDay(clock.nowMs()), page, kind });
			return true;
		} catch (error) {
			log("count_failed", { code: errorCode(error) });
			return false;
		}
	}

	return {
		isOn,
		async count(kind, page) {
			if (!isOn) return true;
			const one = write(kind, page);
			writing.add(one);
			const written = await one;
			writing.delete(one);
			return written;
		},
		async ended() {
			await Promise.all(writing);
		},
	};
}
