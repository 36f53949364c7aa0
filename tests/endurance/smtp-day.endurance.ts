import { beforeEach, describe, expect, test } from "vitest";
import { badDay } from "#tests/support/endurance/smtp-day.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { need } from "#tests/support/need.ts";
import { STORES } from "#tests/support/stores.ts";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("une journée entière d’un serveur de courriel à son pire : aucune lettre perdue, aucune de trop", async () => {
		const mail = await startMailServer();
		const day = await badDay(24, mail, await store.settings());
		console.log(`24 heures, ${store.title} : ${JSON.stringify(day)}`);
		expect(day).toMatchObject({ lost: [], tooMany: [], renamed: [] });
		expect(day.acknowledged).toBeGreaterThan(200);
		expect(day.outages).toBeGreaterThan(5);
	});
});
