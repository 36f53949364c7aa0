import { beforeEach, describe, expect, test } from "vitest";
import type { Courier } from "#relay/delivery/courier.ts";
import { startWorker } from "#relay/delivery/worker.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

const LONG_ATTEMPT_MS = 300_000;
const WAITS_MS = 3_600_000;

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("un bail prolongé au moment où l’essai finit ne fait passer personne devant", async () => {
		const clock = manualClock();
		const requests = await openTestStore(await store.settings());
		for (const [seconds, name] of ["Un Premier", "Deux Deuxième"].entries()) {
			await requests.keep({
				quote: { ...mDaSilva, name, service: "Autre", urgent: false },
				...{ contentHash: name, messageHash: null, keyHash: null, suspicions: [], quarantined: false },
				receivedAtMs: clock.nowMs() + seconds,
			});
		}
		const tried: string[] = [];
		const courier: Courier = {
			async deliver(parcel) {
				if (parcel.kind === "request") tried.push(parcel.request.quote.name);
				// Its lease is renewed fifteen times, and the server is not reached.
				clock.advance(LONG_ATTEMPT_MS);
				return { kind: "unreachable", reason: "ECONNREFUSED" };
			},
		};
		const worker = startWorker({
			...{ channel: "letter", store: requests, courier, clock, random: () => 0.5, log: () => {} },
			onSettled: () => clock.advance(WAITS_MS),
		});
		await eventually("vingt essais", () => tried.length >= 20);
		await worker.stop();
		expect(new Set(tried)).toEqual(new Set(["Un Premier"]));
	});
});
