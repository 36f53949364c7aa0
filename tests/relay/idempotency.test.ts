import { beforeEach, describe, expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";

const idOf = async (relay: TestRelay, person: Person, key?: string) => {
	const headers: Record<string, string> = key === undefined ? {} : { "idempotency-key": key };
	const response = await postQuote(relay.url, person, { headers });
	expect(response.status).toBe(200);
	return ((await response.json()) as { id: string }).id;
};

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D8 · la même clé vingt fois en même temps : un seul numéro, une seule lettre", async () => {
		const relay = await startTestRelay({ settings: await store.settings() });
		const visitor = "198.51.100.30";
		const headers = { "idempotency-key": "8f14e45f" };
		const responses = await Promise.all(
			Array.from({ length: 20 }, () => postQuote(relay.url, mmeLefevre, { visitor, headers })),
		);
		expect(responses.map(({ status }) => status)).toEqual(Array(20).fill(200));
		const ids = await Promise.all(responses.map(async (response) => ((await response.json()) as { id: string }).id));
		expect(new Set(ids).size).toBe(1);
		await relay.seen("letter_accepted");
		expect(await lettersIn(relay.dataDir)).toHaveLength(1);
	});

	test("sans clé, le même contenu dans les dix minutes est un renvoi, après c’est une demande", async () => {
		const clock = manualClock();
		const relay = await startTestRelay({ clock, settings: await store.settings() });
		const first = await idOf(relay, mDaSilva);
		clock.advance(9 * 60_000);
		expect(await idOf(relay, mDaSilva)).toBe(first);
		expect(await idOf(relay, { ...mDaSilva, phone: "+33 6 39 98 56 79" })).not.toBe(first);
		clock.advance(60_000);
		expect(await idOf(relay, mDaSilva)).not.toBe(first);
	});

	test("avec clé, un renvoi est reconnu même le lendemain", async () => {
		const clock = manualClock();
		const relay = await startTestRelay({ clock, settings: await store.settings() });
		const first = await idOf(relay, mDaSilva, "cle");
		clock.advance(24 * 3_600_000);
		expect(await idOf(relay, mDaSilva, "cle")).toBe(first);
		expect(await idOf(relay, mDaSilva, "autre-cle")).not.toBe(first);
	});

	test("même clé, autre contenu : les deux demandes sont gardées et envoyées", async () => {
		const relay = await startTestRelay({ settings: await store.settings() });
		const first = await idOf(relay, mDaSilva, "cle");
		const second = await idOf(relay, mmeLefevre, "cle");
		expect(second).not.toBe(first);
		expect(await idOf(relay, mmeLefevre, "cle")).toBe(second);
		const letters = await eventually("deux lettres", async () => {
			const found = await lettersIn(relay.dataDir);
			return found.length === 2 && found;
		});
		expect(letters.map((letter) => letter.replyTo?.[0]?.name).sort()).toEqual(["M. Da Silva", "Mme Lefèvre"]);
	});
});
