import { join } from "node:path";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { systemClock } from "#relay/clock.ts";
import type { Courier } from "#relay/delivery/courier.ts";
import { createMailFolder } from "#relay/delivery/letter-courier.ts";
import { startWorker } from "#relay/delivery/worker.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { arrivalOf } from "#tests/support/parcel.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay, type TestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";

const MINUTE = 60_000;

async function withMail(store: TestStore) {
	const mail = await startMailServer();
	const clock = manualClock();
	const relay = await startTestRelay({ clock, smtpUrl: mail.url, settings: await store.settings() });
	return { mail, clock, relay };
}
/** The wait that the relay has settled into, in milliseconds. */
const waiting = (clock: ReturnType<typeof manualClock>) =>
	eventually("une attente", () => Math.max(...clock.pendingMs(), 0));

/** The waits after each of so many attempts, which pass at once. */
async function waitsOf(attempts: number, relay: TestRelay, clock: ReturnType<typeof manualClock>): Promise<number[]> {
	const waits: number[] = [];
	for (let attempt = 1; attempt <= attempts; attempt++) {
		await relay.seen("letter_retry", attempt);
		waits.push(await waiting(clock));
		clock.advance(waits.at(-1) ?? 0);
	}
	return waits;
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("le serveur revenu, une nouvelle demande fait partir les anciennes avant elle", async () => {
		const { mail, clock, relay } = await withMail(store);
		await mail.goDown();
		await postQuote(relay.url, mDaSilva);
		await relay.seen("letter_retry");
		await mail.comeUp();
		clock.advance(1_000);
		await postQuote(relay.url, mmeLefevre);
		await relay.seen("letter_accepted", 2);
		const names = await Promise.all([0, 1].map(async (index) => (await mail.open(index)).replyTo?.[0]?.name));
		expect(names).toEqual(["M. Da Silva", "Mme Lefèvre"]);
	});

	test("D6 · refusée trois fois pour l’instant (450) : une seule lettre, au quatrième essai", async () => {
		const { mail, clock, relay } = await withMail(store);
		mail.behaviours = [450, 450, 450].map((code) => ({ kind: "refuse", code }));
		await postQuote(relay.url, mDaSilva);
		expect(await waitsOf(3, relay, clock)).toEqual([5_000, 15_000, MINUTE]);
		await relay.seen("letter_accepted");
		expect([mail.tries, mail.received.length]).toEqual([4, 1]);
	});

	test("une lettre remise à plus tard ne retient pas la suivante", async () => {
		const { mail, clock, relay } = await withMail(store);
		mail.behaviours = [{ kind: "refuse", code: 451 }];
		await postQuote(relay.url, mDaSilva);
		await relay.seen("letter_retry");
		clock.advance(1);
		await postQuote(relay.url, mmeLefevre);
		await relay.seen("letter_accepted");
		expect((await mail.open()).replyTo?.[0]?.name).toBe("Mme Lefèvre");
	});

	test("mauvais mot de passe : la demande attend, elle n’est ni perdue ni mise de côté", async () => {
		const mail = await startMailServer({
			authOptional: false,
			allowInsecureAuth: true,
			onAuth: (auth, _session, done) =>
				done(auth.password === "bon secret" ? null : new Error("non"), { user: auth.username }),
		});
		const settings = { ...(await store.settings()), SMTP_PLAIN: "oui" };
		const wrong = await startTestRelay({ settings, smtpUrl: mail.url.replace("//", "//artisan:mauvais@") });
		await postQuote(wrong.url, mmeLefevre);
		await wrong.seen("letter_retry");
		await wrong.stop();
		const right = await startTestRelay({ settings, smtpUrl: mail.url.replace("//", "//artisan:bon%20secret@") });
		await right.seen("letter_accepted");
		expect(mail.received).toHaveLength(1);
	});

	test("STARTTLS est pris quand le serveur le propose", async () => {
		const secure: boolean[] = [];
		const mail = await startMailServer({
			disabledCommands: [],
			logger: false,
			onMailFrom: (_address, session, done) => {
				secure.push(session.secure);
				done();
			},
		});
		const relay = await startTestRelay({ smtpUrl: mail.url, settings: await store.settings() });
		await postQuote(relay.url, mDaSilva);
		await relay.seen("letter_accepted");
		// The receipt of who wrote may have left too.
		expect(new Set(secure)).toEqual(new Set([true]));
	});
});

const LONG_ATTEMPT_MS = 300_000;
const WAITS_MS = 3_600_000;

describe.each(STORES)("$title, un guichet", (store) => {
	beforeEach(need(store));

	test("un bail prolongé au moment où l’essai finit ne fait passer personne devant", async () => {
		const clock = manualClock();
		const requests = await openTestStore(await store.settings());
		for (const [seconds, name] of ["Un Premier", "Deux Deuxième"].entries()) {
			await requests.keep(arrivalOf({ ...mDaSilva, name }, clock.nowMs() + seconds));
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

	test("une personne effacée pendant que sa lettre s’écrit : la lettre est reprise, les autres partent", async () => {
		const settings = await store.settings();
		const requests = await openTestStore(settings);
		await requests.keep(arrivalOf(mDaSilva, Date.now()));
		const { promise: held, resolve: release } = Promise.withResolvers<void>();
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
			...{ channel: "letter", store: requests, courier, clock: systemClock, random: () => 0, log },
		});
		onTestFinished(() => worker.stop());
		await eventually("la lettre qui s’écrit", () => composing === 1);
		expect((await demandes(settings, `effacer --email ${mDaSilva.email} --oui`)).exit).toBe(0);
		const { id } = await requests.keep(arrivalOf(mmeLefevre, Date.now()));
		release();
		await eventually("la reprise", () => events.includes("letter_withdrawn"));
		await eventually("l’autre lettre", () => events.includes("letter_accepted"));
		expect((await lettersIn(settings.DATA_DIR ?? "")).map(({ subject }) => subject)).toEqual([`${id}.letter`]);
	});
});
