import { getEventListeners } from "node:events";
import { expect, test } from "vitest";
import { settlementOf, waitAfter } from "#relay/delivery/retry.ts";
import { createSmtpCourier } from "#relay/delivery/smtp.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mDaSilva } from "#tests/support/people.ts";

const courierTo = (url: string, letter = "Subject: essai\r\n\r\nBonjour\r\n") =>
	createSmtpCourier({
		server: { host: "127.0.0.1", port: Number(new URL(url).port), implicitTls: false, needsTls: false },
		mailFrom: "a@exemple.fr",
		mailTo: "b@exemple.fr",
		compose: async () => Buffer.from(letter),
		limitsMs: { untilLetter: 300, untilAnswer: 2_000 },
	});
const never = new AbortController().signal;

test("un serveur qui se tait avant la lettre ne la retient pas longtemps", async () => {
	const mail = await startMailServer();
	mail.behaviours = [{ kind: "hang" }];
	const outcome = await courierTo(mail.url).deliver(parcelOf(mDaSilva), async () => {}, never);
	expect(outcome).toEqual({ kind: "postponed", reason: "ETIMEDOUT" });
	expect(mail.received).toEqual([]);
});

test("un serveur qui réfléchit avant de répondre à la lettre est attendu", async () => {
	const mail = await startMailServer();
	mail.behaviours = [{ kind: "slow after the dot" }];
	const outcome = await courierTo(mail.url).deliver(parcelOf(mDaSilva), async () => {}, never);
	expect(outcome).toEqual({ kind: "accepted" });
});

test("si le départ ne peut pas être noté, la lettre ne part pas", async () => {
	const mail = await startMailServer();
	const full = async () => {
		throw new Error("disque plein");
	};
	const outcome = await courierTo(mail.url).deliver(parcelOf(mDaSilva), full, never);
	expect(outcome.kind).toBe("postponed");
	expect(mail.received).toEqual([]);
});

test("le départ est noté avant que la lettre parte", async () => {
	const mail = await startMailServer();
	const seenBefore: number[] = [];
	const note = async () => void seenBefore.push(mail.received.length);
	expect(await courierTo(mail.url).deliver(parcelOf(mDaSilva), note, never)).toEqual({ kind: "accepted" });
	expect([seenBefore, mail.received.length]).toEqual([[0], 1]);
});

test("une tentative finie, bien ou mal, n’est plus retenue par le signal d’arrêt", async () => {
	const mail = await startMailServer();
	mail.behaviours = [{ kind: "accept" }, { kind: "refuse", code: 450 }];
	const { signal } = new AbortController();
	for (let n = 0; n < 2; n++) await courierTo(mail.url).deliver(parcelOf(mDaSilva), async () => {}, signal);
	expect([mail.tries, getEventListeners(signal, "abort")]).toEqual([2, []]);
});

test("une lettre trop grosse pour le serveur est mise de côté", async () => {
	const mail = await startMailServer({ size: 100 });
	const outcome = await courierTo(mail.url, "x".repeat(500)).deliver(parcelOf(mDaSilva), async () => {}, never);
	expect(outcome.kind).toBe("refused");
});

test("les longues attentes varient de 20 %, les courtes non", () => {
	expect([waitAfter(1, 0), waitAfter(6, 0.99)]).toEqual([5_000, 600_000]);
	expect([waitAfter(7, 0), waitAfter(7, 0.5), waitAfter(99, 1)]).toEqual([720_000, 900_000, 1_080_000]);
});

test("après cinq jours d’essais, la lettre attend l’artisan", () => {
	const since = Date.UTC(2026, 2, 14);
	const parcel = parcelOf(mDaSilva, { attempts: 400, failingSinceMs: since });
	const outcome = { kind: "postponed", reason: "RCPT TO 450" } as const;
	const after = (days: number) => settlementOf(outcome, parcel, since + days * 86_400_000, 0.5).state;
	expect([after(4.9), after(5.1)]).toEqual(["retry", "held"]);
});

test("un site resté éteint six jours essaie d’abord", () => {
	const parcel = parcelOf(mDaSilva);
	const now = parcel.request.receivedAtMs + 6 * 86_400_000;
	expect(settlementOf({ kind: "unreachable", reason: "ECONNREFUSED" }, parcel, now, 0.5).state).toBe("retry");
});
