import { beforeEach, describe, expect, test } from "vitest";
import { badDay } from "#tests/support/endurance/smtp-day.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D5 · courriel en panne dix minutes, deux redémarrages : 50 demandes, 50 lettres, les plus anciennes d’abord", async () => {
		const mail = await startMailServer();
		const clock = manualClock();
		const settings = await store.settings();
		const open = () => startTestRelay({ clock, settings, smtpUrl: mail.url });
		await mail.goDown();
		let relay = await open();
		for (let n = 1; n <= 50; n++) {
			expect((await postQuote(relay.url, { ...mDaSilva, name: `Client ${n}` })).status).toBe(200);
			clock.advance(12_000);
			await aMoment(5);
			if (n === 20 || n === 40) {
				await relay.stop();
				relay = await open();
			}
		}
		await mail.comeUp();
		for (let minute = 0; minute < 20; minute++) {
			clock.advance(60_000);
			await aMoment(10);
		}
		await eventually("50 lettres", () => mail.received.length >= 50, 20_000);
		clock.advance(3_600_000);
		await aMoment();
		const letters = await Promise.all(mail.received.map((_, index) => mail.open(index)));
		expect(letters.map(({ replyTo }) => replyTo?.[0]?.name)).toEqual(
			Array.from({ length: 50 }, (_, index) => `Client ${index + 1}`),
		);
	});
});

test("deux heures d’un serveur de courriel capricieux : aucune lettre perdue, aucune de trop", async () => {
	const mail = await startMailServer();
	const [sqlite] = STORES;
	const day = await badDay(2, mail, (await sqlite?.settings()) ?? {}, 7);
	expect(day).toMatchObject({ lost: [], tooMany: [], renamed: [] });
	expect(day.acknowledged).toBeGreaterThan(10);
	expect(day.outages + Object.keys(day.faults).length).toBeGreaterThan(1);
});
