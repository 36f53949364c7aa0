import { beforeEach, describe, expect, test } from "vitest";
import { DAY_MS, HOUR_MS } from "#relay/clock.ts";
import { watchClock } from "#relay/upkeep/rounds.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("horloge reculée d’un jour : la lettre n’attend pas un jour, ni le visiteur", async () => {
		const mail = await startMailServer();
		const clock = manualClock();
		const relay = await startTestRelay({ clock, smtpUrl: mail.url, settings: await store.settings() });
		mail.behaviours = [{ kind: "refuse", code: 451 }];
		await postQuote(relay.url, mDaSilva);
		await relay.seen("letter_retry");
		clock.jump(-DAY_MS);
		await eventually("letter_accepted", () => {
			clock.advance(5_000);
			return relay.events.some(({ event }) => event === "letter_accepted");
		});
		let refused: Response | undefined;
		for (let sent = 0; sent < 6; sent++) {
			refused = await postQuote(
				relay.url,
				{ ...mmeLefevre, message: `Demande numéro ${sent}, merci.` },
				{ visitor: "203.0.113.9" },
			);
		}
		expect(refused?.status).toBe(429);
		expect(Number(refused?.headers.get("retry-after"))).toBeLessThanOrEqual(600);
	});

	test("horloge avancée de quatre cents jours : ce qui n’est pas parti reste, ce qui est parti aussi, et l’alarme le dit", async () => {
		const mail = await startMailServer();
		const clock = manualClock();
		const settings = await store.settings();
		const relay = await startTestRelay({ clock, smtpUrl: mail.url, settings });
		await postQuote(relay.url, mmeLefevre);
		await relay.seen("receipt_accepted");
		await mail.goDown();
		await postQuote(relay.url, mDaSilva);
		await relay.seen("letter_retry");
		clock.jump(400 * DAY_MS);
		clock.advance(2 * 60_000);
		await relay.rang("clock");
		const kept = async () => (await (await openTestStore(relay.settings)).list()).length;
		expect(await kept()).toBe(2);
		// Two days later the clock is believed: what was delivered goes with its time, what was not stays.
		clock.advance(2 * DAY_MS);
		await eventually("effacée", async () => (await kept()) === 1);
		expect((await (await openTestStore(relay.settings)).list())[0]?.quote.name).toBe("M. Da Silva");
	});
});

test("une heure qui saute se voit d’un tour à l’autre, et d’un arrêt à l’autre", () => {
	const clock = manualClock();
	const watch = watchClock(clock);
	watch.look(clock.nowMs() - HOUR_MS);
	clock.advance(HOUR_MS * 5);
	watch.look(undefined);
	expect(watch.trouble()).toBeUndefined();
	clock.jump(-3 * HOUR_MS);
	watch.look(undefined);
	expect(watch.trouble()).toMatchObject({ kind: "clock", reason: "en arrière de 3\u00a0h" });
	clock.advance(DAY_MS);
	watch.look(undefined);
	expect(watch.trouble()).toBeUndefined();
	const restarted = watchClock(clock);
	restarted.look(clock.nowMs() - 400 * DAY_MS);
	expect(restarted.trouble()?.reason).toBe("en avant de 400\u00a0j");
});
