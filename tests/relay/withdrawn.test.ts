import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { systemClock } from "#relay/clock.ts";
import { createMailFolder } from "#relay/delivery/letter-courier.ts";
import { startWorker } from "#relay/delivery/worker.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { need } from "#tests/support/need.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("une personne effacée pendant que sa lettre s’écrit : la lettre est reprise, les autres partent", async () => {
		const settings = await store.settings();
		const requests = await openTestStore(settings);
		const keep = (person: Person) =>
			requests.keep({
				quote: parcelOf(person).request.quote,
				...{ contentHash: person.name, messageHash: null, keyHash: null, receivedAtMs: Date.now() },
				...{ suspicions: [], quarantined: false },
			});
		await keep(mDaSilva);
		let release = () => {};
		const held = new Promise<void>((resolve) => {
			release = resolve;
		});
		let composing = 0;
		const courier = createMailFolder({
			folder: join(settings.DATA_DIR ?? "", "mail"),
			async compose(parcel) {
				composing++;
				await held;
				return Buffer.from(`Subject: ${parcel.id}\r\n\r\nBonjour\r\n`);
			},
		});
		const events: string[] = [];
		const log = (event: string) => void events.push(event);
		const worker = startWorker({
			channel: "letter",
			store: requests,
			courier,
			clock: systemClock,
			random: () => 0,
			log,
		});
		onTestFinished(() => worker.stop());
		await eventually("la lettre qui s’écrit", () => composing === 1);
		expect((await demandes(settings, `effacer --email ${mDaSilva.email} --oui`)).exit).toBe(0);
		const { id } = await keep(mmeLefevre);
		release();
		await eventually("la reprise", () => events.includes("letter_withdrawn"));
		await eventually("l’autre lettre", () => events.includes("letter_accepted"));
		expect((await lettersIn(settings.DATA_DIR ?? "")).map(({ subject }) => subject)).toEqual([`${id}.letter`]);
	});
});
