import { beforeEach, describe, expect, test } from "vitest";
import { shouldRepeatAlarm } from "#relay/alarms/troubles.ts";
import { alarmAdvice } from "#relay/alarms/words.ts";
import { settlementOf } from "#relay/delivery/retry.ts";
import type { Trouble } from "#relay/store/records.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

const MINUTE = 60_000;
const DAY = 86_400_000;
const calm = { ...mmeLefevre, urgent: "Non" } as const;

async function open(store: TestStore, smtpUrl?: (url: string) => string) {
	const account = { password: "bon" };
	const mail = await startMailServer({
		authOptional: smtpUrl === undefined,
		allowInsecureAuth: true,
		onAuth: (auth, _session, done) =>
			done(auth.password === account.password ? null : new Error("non"), { user: auth.username }),
	});
	const gateway = await startGateway();
	const clock = manualClock();
	const settings = { ...(await store.settings()), WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET, SMTP_PLAIN: "oui" };
	const relay = await startTestRelay({ clock, settings, smtpUrl: smtpUrl?.(mail.url) ?? mail.url });
	/** Lets the time pass in small steps, as it does: retries and rounds happen in between. */
	async function pass(minutes: number) {
		for (let step = 0; step < minutes; step++) {
			clock.advance(MINUTE);
			await aMoment(15);
		}
	}
	/** As many minutes as it takes, on a busy machine too. */
	async function passUntil(what: string, look: () => boolean) {
		await eventually(what, async () => {
			await pass(1);
			// A letter on its way takes real time: on a busy machine its lease would lapse meanwhile.
			await aMoment(40);
			return look();
		});
	}
	const texts = () => gateway.received.map(({ content }) => content.text);
	const etat = async () => demandes({ ...settings, SMTP_URL: mail.url }, "etat", { nowMs: clock.nowMs() });
	return { mail, account, gateway, clock, relay, seen: relay.seen, pass, passUntil, texts, etat };
}

const alertingStore = async (store: TestStore) =>
	openTestStore({ ...(await store.settings()), WEBHOOK_URL: "http://127.0.0.1:9/", WEBHOOK_SECRET: SECRET });
const held: Trouble = { kind: "letters-held", sinceMs: 0, count: 1, reason: "RCPT TO 550" };

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("le courriel est en panne : l’artisan l’apprend après un quart d’heure, une seule fois, puis la fin", async () => {
		const { mail, relay, seen, pass, passUntil, texts, etat } = await open(store);
		await mail.goDown();
		for (let n = 0; n < 5; n++) await postQuote(relay.url, { ...mDaSilva, name: `Client ${n}` });
		await seen("letter_retry");
		await pass(13);
		expect(texts()).toEqual([]);
		await pass(4);
		await eventually("l’alarme", () => texts().length === 1);
		expect(texts()[0]).toMatch(
			/^Les demandes de devis ne partent plus par e-mail \(depuis le .+ECONNREFUSED.+5\u00a0e-mails attendent/,
		);
		const during = await etat();
		expect([during.exit, during.said]).toEqual([
			1,
			expect.stringContaining("ALARME · Les demandes de devis ne partent plus"),
		]);
		await pass(30);
		expect(texts()).toHaveLength(1);
		await mail.comeUp();
		await passUntil("la fin", () => texts().length === 2);
		expect(texts()[1]).toBe("Les e-mails n’attendent plus leur serveur.");
		await eventually("les cinq lettres", () => mail.received.length === 5);
		expect(await etat()).toMatchObject({ exit: 0, said: expect.stringContaining("Tout va bien.") });
	});

	test("mauvais mot de passe, même derrière une lettre qui attend pour autre chose : l’artisan l’apprend tout de suite", async () => {
		const { mail, account, relay, seen, texts, etat } = await open(store, (url) => url.replace("//", "//artisan:bon@"));
		mail.behaviours = [{ kind: "refuse", code: 450 }];
		await postQuote(relay.url, calm);
		await seen("receipt_accepted");
		account.password = "changé";
		await postQuote(relay.url, mDaSilva);
		await eventually("l’alarme", () => texts().length === 1);
		expect(texts()[0]).toContain("Le serveur d’e-mails le refuse, et 2\u00a0e-mails attendent.");
		expect((await etat()).said).toContain("Corrigez le mot de passe");
	});

	test("une alarme qui ne part pas n’est jamais abandonnée, et ses rappels ne s’entassent pas", async () => {
		const outbox = await alertingStore(store);
		const leases = { leaseMs: MINUTE, uncertainMs: MINUTE };
		for (let day = 1; day <= 40; day++) await outbox.reconcileAlarms([held], new Set(), day * DAY);
		const phases: string[] = [];
		for (;;) {
			const parcel = await outbox.claimOldestDue("webhook", 41 * DAY, leases);
			if (parcel?.kind !== "alarm") break;
			phases.push(parcel.notice.phase);
			const refused = settlementOf({ kind: "refused", reason: "410" }, parcel, 41 * DAY, 0.5);
			const old = { ...parcel, attempts: 999, failingSinceMs: 0 };
			const postponed = settlementOf({ kind: "postponed", reason: "500" }, old, 41 * DAY, 0.5);
			expect([refused.state, postponed.state]).toEqual(["retry", "retry"]);
			await outbox.settle(parcel, refused, 41 * DAY);
		}
		expect(phases).toEqual(["begins", "lasts"]);
	});

	test("une fin de panne qui n’a pas pu partir ne part plus quand la panne recommence : le dernier mot reste vrai", async () => {
		const outbox = await alertingStore(store);
		for (const [minute, troubles] of [[held], [], [held]].entries())
			await outbox.reconcileAlarms(troubles, new Set(), (minute + 1) * MINUTE);
		const phases: string[] = [];
		for (;;) {
			const parcel = await outbox.claimOldestDue("webhook", 60 * MINUTE, { leaseMs: MINUTE, uncertainMs: MINUTE });
			if (parcel?.kind !== "alarm") break;
			phases.push(parcel.notice.phase);
		}
		expect(phases).toEqual(["begins", "begins"]);
	});

	test("une lettre refusée pour de bon (550) attend l’artisan, qui l’apprend ; « renvoyer » la fait partir", async () => {
		const { mail, relay, seen, pass, passUntil, texts, etat } = await open(store);
		mail.behaviours = [550, 550].map((code) => ({ kind: "refuse", code }));
		await postQuote(relay.url, calm);
		await postQuote(relay.url, mDaSilva);
		await seen("letter_held", 2);
		await eventually("l’alarme", () => texts().length === 1);
		expect(texts()[0]).toMatch(/^Des demandes de devis attendent votre décision .+RCPT TO 550/);
		await pass(30);
		expect([texts().length, mail.tries]).toEqual([1, 2]);
		expect((await etat()).said).toContain("2\u00a0attendent votre décision");
		const { said } = await demandes(relay.settings, "renvoyer --tout", { nowMs: relay.nowMs() });
		expect(said).toBe("2\u00a0envois repartent dans quelques secondes.");
		await passUntil("la fin", () => texts().at(-1) === "Plus aucun e-mail n’attend votre décision.");
		await seen("letter_accepted", 2);
	});

	test("deux relais sur une base : l’alarme que l’un voit seul, l’autre ne la dit pas finie", async () => {
		const outbox = await openTestStore({ ...(await store.settings()), SMTP_URL: "smtp://127.0.0.1:9" });
		const clock: Trouble = { kind: "clock", sinceMs: 0, count: 1, reason: "en avant de 3 h" };
		const told = async (troubles: Trouble[], own: Trouble["kind"][], minute: number) =>
			(await outbox.reconcileAlarms(troubles, new Set(own), minute * MINUTE)).map(({ phase }) => phase);
		expect(await told([clock], [], 1)).toEqual(["begins"]);
		expect(await told([], [], 2)).toEqual([]);
		expect(await told([], ["clock"], 3)).toEqual(["over"]);
	});

	test("le second canal est en panne : l’artisan l’apprend par lettre", async () => {
		const { gateway, mail, relay, passUntil, seen } = await open(store);
		gateway.answers = Array(99).fill(503);
		await postQuote(relay.url, mmeLefevre);
		await seen("webhook_retry");
		await passUntil("la lettre", () => mail.received.length === 2);
		expect((await mail.open(1)).subject).toBe("Les alertes urgentes ne partent plus");
		expect((await mail.open(1)).text).toContain("POST 503");
		gateway.answers = [];
		await passUntil("la fin", () => mail.received.length === 3);
		expect((await mail.open(2)).subject).toBe("Terminé · Les alertes urgentes ne partent plus");
	});
});

test("la base ne répond plus : l’alarme part quand même, une fois, et « etat » s’en souvient", async () => {
	const gateway = await startGateway();
	const clock = manualClock();
	const settings = { WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	const relay = await startTestRelay({ clock, settings });
	await relay.sql("ALTER TABLE request RENAME COLUMN city TO ailleurs");
	for (let n = 0; n < 3; n++)
		expect((await postQuote(relay.url, { ...mDaSilva, name: `Client ${n}` })).status).toBe(503);
	await eventually("l’alarme", () => gateway.received.length === 1);
	expect(gateway.received[0]?.content.text).toContain("Des demandes de devis n’ont pas pu être enregistrées");
	await relay.sql("ALTER TABLE request RENAME COLUMN ailleurs TO city");
	clock.advance(MINUTE);
	expect((await postQuote(relay.url, mDaSilva)).status).toBe(200);
	await eventually("la fin", () => gateway.received.length === 2);
	expect(gateway.received[1]?.content.text).toBe("La base des demandes répond de nouveau.");
	const { said } = await demandes({ ...settings, DATA_DIR: relay.dataDir }, "etat", { nowMs: clock.nowMs() });
	expect(said).toMatch(/Ce qui est fini\n {2}Terminé .+\u202f: des demandes de devis n’ont pas pu être enregistrées\./);
	await eventually("la lettre", async () => (await lettersIn(relay.dataDir)).length === 1);
});

test("le relais arrêté, « etat » le dit", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock });
	await eventually(
		"un signe de vie",
		async () => !(await demandes(relay.settings, "etat", { nowMs: clock.nowMs() })).said.includes("jamais"),
	);
	await relay.stop();
	const { exit, said } = await demandes(relay.settings, "etat", { nowMs: clock.nowMs() + 4 * MINUTE });
	expect([exit, said]).toEqual([1, expect.stringContaining("Relancez le site")]);
});

test("un rappel par jour, plus tôt si d’autres lettres s’ajoutent, jamais à chaque panne", () => {
	const told = { ...held, toldAtMs: 0, toldCount: 1 };
	const again = (minutes: number, count: number, kind = held.kind) =>
		shouldRepeatAlarm({ ...held, count, kind }, told, minutes * MINUTE);
	expect([again(59, 9), again(60, 1), again(60, 2), again(24 * 60, 1)]).toEqual([false, false, true, true]);
	expect(again(60, 2, "letters-failing")).toBe(false);
});

test("pendant une panne, un mot de passe refusé se redit sans attendre le lendemain ; deux raisons en alternance, non", () => {
	const down: Trouble = { kind: "letters-failing", sinceMs: 0, count: 1, reason: "CONN ECONNREFUSED" };
	const password = { ...down, reason: "AUTH PLAIN 535" };
	const told = { toldAtMs: 0, toldCount: 1 };
	expect(shouldRepeatAlarm(password, { ...down, ...told }, 10 * MINUTE)).toBe(true);
	expect(shouldRepeatAlarm(password, { ...down, ...told }, MINUTE)).toBe(false);
	expect(shouldRepeatAlarm(password, { ...password, ...told }, 10 * MINUTE)).toBe(false);
	expect(shouldRepeatAlarm(down, { ...password, ...told }, 10 * MINUTE)).toBe(false);
});

test.each([
	[1, "1\u00a0visiteur a lu «\u202fErreur\u202f» au lieu d’être servi."],
	[3, "3\u00a0visiteurs ont lu «\u202fErreur\u202f» au lieu d’être servis."],
])("l’alarme s’accorde avec le nombre des visiteurs : %i", (count, said) => {
	expect(alarmAdvice({ kind: "store", sinceMs: 0, count, reason: "ENOSPC" })).toContain(said);
});
