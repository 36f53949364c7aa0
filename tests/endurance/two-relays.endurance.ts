import { beforeEach, describe, expect, test } from "vitest";
import { shareTheWork } from "#tests/support/endurance/two-relays.ts";
import { need } from "#tests/support/need.ts";
import { STORES } from "#tests/support/stores.ts";

describe.each(STORES.filter(({ title }) => title === "PostgreSQL"))("$title", (store) => {
	beforeEach(need(store));

	test("deux relais sur la même base, 1 000 demandes : une lettre chacune, aucune deux fois", async () => {
		const result = await shareTheWork(1_000, await store.settings());
		console.log(`Deux relais : ${JSON.stringify(result)}`);
		expect(result).toMatchObject({ acknowledged: 1_000, letters: 1_000, duplicates: 0, missing: [] });
		expect(Math.min(...result.sent)).toBeGreaterThan(100);
	});
});
