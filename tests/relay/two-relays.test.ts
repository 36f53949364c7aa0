import { beforeEach, describe, expect, test } from "vitest";
import { shareTheWork } from "#tests/support/endurance/two-relays.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { arrivalOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { spawnRelay } from "#tests/support/relay-process.ts";
import { openTestStore, type RelaySettings, STORES } from "#tests/support/stores.ts";
import { sweep } from "#tests/support/sweep.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";

const LEASES = { leaseMs: 60_000, uncertainMs: 600_000 };

test("deux relais sur le même dossier : le second refuse de démarrer, le premier garde ses lettres", async () => {
	const mail = await startMailServer();
	mail.behaviours = [{ kind: "silent after the dot" }];
	const DATA_DIR = await tempFolder();
	const settings = { DATA_DIR, SITE_DIR: DATA_DIR, SMTP_URL: mail.url };
	const first = await spawnRelay(settings);
	await postQuote(first.url, mDaSilva);
	await eventually("le départ de la lettre", () => mail.received.length);
	const second = await spawnRelay(settings);
	expect([await second.ended, second.output()]).toEqual([
		1,
		expect.stringContaining(`Un autre relais travaille déjà dans «\u202f${DATA_DIR}\u202f»`),
	]);
	const [file] = await (await openTestStore({ DATA_DIR })).list();
	expect(file?.parcels).toMatchObject([{ state: "pending", leasedUntilMs: expect.any(Number) }]);
	// The lock goes with the process, whatever ended it.
	await first.end("SIGKILL");
	expect((await spawnRelay(settings)).url).not.toBe("");
});

describe.each(STORES.filter(({ title }) => title === "PostgreSQL"))("$title", (store) => {
	beforeEach(need(store));

	const [COUNT = 0] = sweep([1_000], [200]);

	test(`deux relais sur la même base, ${COUNT} demandes : une lettre chacune, aucune deux fois`, async () => {
		const result = await shareTheWork(COUNT, await store.settings());
		expect(result).toMatchObject({ acknowledged: COUNT, letters: COUNT, duplicates: 0, missing: [] });
		expect(Math.min(...result.sent)).toBeGreaterThan(0);
	}, 300_000);

	test("le relais qui avait dit « ok » meurt : l’autre envoie la lettre", async () => {
		const mail = await startMailServer();
		await mail.goDown();
		const settings: RelaySettings = { ...(await store.settings()), SMTP_URL: mail.url };
		const clock = manualClock(Date.now());
		const survivor = await startTestRelay({ clock, settings });
		const dying = await spawnRelay({ ...settings, SITE_DIR: settings.DATA_DIR ?? "" });
		expect((await postQuote(dying.url, mmeLefevre)).status).toBe(200);
		await eventually("un premier essai", () => dying.output().includes("letter_retry"));
		await dying.end("SIGKILL");
		await mail.comeUp();
		clock.advance(60_000);
		await eventually("la lettre", () => mail.received.length);
		await survivor.seen("letter_accepted");
	});
});

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	async function twoRelaysAndALetter() {
		const settings = await store.settings();
		const [one, other] = [await openTestStore(settings), await openTestStore(settings)];
		const { id } = await one.keep(arrivalOf(mDaSilva, 0));
		return { one, other, id };
	}
	const stateOf = async (relay: { list: Awaited<ReturnType<typeof openTestStore>>["list"] }) =>
		(await relay.list())[0]?.parcels[0];

	test("une lettre prise par l’un n’est pas donnée à l’autre, tant que le bail court ou se prolonge", async () => {
		const { one, other } = await twoRelaysAndALetter();
		const parcel = await one.claimOldestDue("letter", 0, LEASES);
		expect(await other.claimOldestDue("letter", 59_999, LEASES)).toBeUndefined();
		expect(parcel && (await one.renew(parcel, 120_000))).toBe(true);
		expect(await other.claimOldestDue("letter", 119_999, LEASES)).toBeUndefined();
		expect((await other.claimOldestDue("letter", 120_000, LEASES))?.id).toBe(parcel?.id);
		// The first one is too late: it may neither send nor write anything down.
		await expect(parcel && one.markLeaving(parcel)).rejects.toThrow();
		expect(parcel && (await one.settle(parcel, { state: "held", reason: "x" }, 0))).toBe("taken over");
	});

	test("un bail échu pendant que la lettre partait : elle attend dix minutes, jamais deux envois à la fois", async () => {
		const { one, other } = await twoRelaysAndALetter();
		const parcel = await one.claimOldestDue("letter", 0, LEASES);
		if (parcel) await one.markLeaving(parcel);
		expect(await other.claimOldestDue("letter", 60_000, LEASES)).toBeUndefined();
		expect(await stateOf(other)).toMatchObject({ state: "uncertain", nextAttemptAtMs: 660_000, attempts: 1 });
		// The answer came late, and it is still the truth.
		expect(parcel && (await one.settle(parcel, { state: "accepted" }, 61_000))).toBe("settled");
		expect(await stateOf(other)).toMatchObject({ state: "accepted" });
	});
});
