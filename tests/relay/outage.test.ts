import { beforeEach, describe, expect, inject, test } from "vitest";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { arrivalOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { onServer, openTestStore, STORES } from "#tests/support/stores.ts";

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

/** Other tests use the same server. */
const NAME = `coupures-${process.pid}`;

/** Ends every connection of the relays of this test, in the middle of whatever they do. */
async function endConnections(): Promise<void> {
	await onServer(
		inject("postgresUrl"),
		`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
			WHERE application_name = '${NAME}'`,
	);
}

describe.each(STORES.filter(({ title }) => title === "PostgreSQL"))("$title coupé", (postgres) => {
	beforeEach(need(postgres));

	test("des connexions coupées en plein travail, vingt fois : le relais vit, et tout « ok » est gardé", async () => {
		const mail = await startMailServer();
		const settings = await postgres.settings();
		settings.DATABASE_URL += `&application_name=${NAME}`;
		const relay = await startTestRelay({ settings, smtpUrl: mail.url });
		const acknowledged: string[] = [];
		for (let round = 0; round < 20; round++) {
			const posts = Array.from({ length: 6 }, async (_, n) => {
				const email = `visiteur-${round}-${n}@exemple.fr`;
				const { status } = await postQuote(relay.url, { ...mDaSilva, email });
				expect([200, 503]).toContain(status);
				if (status === 200) acknowledged.push(email);
			});
			await endConnections();
			await Promise.all(posts);
		}
		const before = mail.received.length;
		expect((await postQuote(relay.url, mmeLefevre)).status).toBe(200);
		const kept = (await (await openTestStore(settings)).list()).map(({ quote }) => quote.email);
		expect(acknowledged.filter((email) => !kept.includes(email))).toEqual([]);
		expect(new Set(kept).size).toBe(kept.length);
		// Those that were leaving wait their turn again; the others leave at once.
		await eventually("les lettres", () => mail.received.length > before, 20_000);
		expect(relay.events.filter(({ event }) => event === "letter_held")).toEqual([]);
	}, 60_000);

	test("la connexion tombe pendant le « commit » : ce qui est gardé l’est une fois, et le visiteur lit « ok »", async () => {
		const settings = await postgres.settings();
		const store = await openTestStore(settings);
		const { Client } = await import("pg");
		const query = Client.prototype.query as (...sent: unknown[]) => Promise<unknown>;
		let cut = 1;
		Client.prototype.query = async function (this: object, ...sent: unknown[]) {
			const answer = await query.apply(this, sent);
			// The server has committed; its answer never comes.
			if (sent[0] === "COMMIT" && cut-- > 0) throw new Error("Connection terminated unexpectedly");
			return answer;
		} as typeof Client.prototype.query;
		try {
			const kept = await store.keep(arrivalOf(mDaSilva, Date.now()));
			expect(kept.replay).toBe(true);
		} finally {
			Client.prototype.query = query as typeof Client.prototype.query;
		}
		expect(await store.list()).toHaveLength(1);
	});

	test("une table verrouillée : la réponse vient dans le délai d’une demande, et c’est « Erreur »", async () => {
		const settings = await postgres.settings();
		const relay = await startTestRelay({ settings });
		const { Client } = await import("pg");
		const owner = new Client({ connectionString: settings.DATABASE_URL ?? "" });
		await owner.connect();
		await owner.query("BEGIN; LOCK TABLE request IN ACCESS EXCLUSIVE MODE");
		const startedAt = performance.now();
		const { status } = await postQuote(relay.url, mDaSilva);
		await owner.query("ROLLBACK");
		await owner.end();
		expect(status).toBe(503);
		expect(performance.now() - startedAt).toBeLessThan(12_000);
	});
});
