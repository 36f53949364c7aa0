import { createHmac } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { STORES, type TestStore } from "#tests/support/stores.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

async function withGateway(store: TestStore, smtpUrl?: string) {
	const gateway = await startGateway();
	const clock = manualClock();
	const settings = { ...(await store.settings()), WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	const relay = await startTestRelay({ clock, smtpUrl, settings });
	const seen = (event: string) => eventually(event, () => relay.events.find((line) => line.event === event));
	return { gateway, clock, relay, seen };
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("D25 · le serveur de courriel ne répond pas : l’alerte urgente arrive en moins de 5 s, signée", async () => {
		const mail = await startMailServer();
		mail.behaviours = [{ kind: "hang" }];
		const { gateway, clock, relay } = await withGateway(store, mail.url);
		// A first letter already hangs when the urgent request comes.
		await postQuote(relay.url, mDaSilva);
		await eventually("la lettre bloquée", () => mail.tries === 1);
		const startMs = Date.now();
		const { id } = (await (await postQuote(relay.url, mmeLefevre)).json()) as { id: string };
		const { headers, body, content, atMs } = await eventually("l’alerte", () => gateway.received[0]);
		expect(atMs - startMs).toBeLessThan(5_000);
		expect(content).toMatchObject({ type: "demande-urgente", id, name: "Mme Lefèvre", phone: "06 39 98 12 34" });
		expect(headers["idempotency-key"]).toBe(`${id}.webhook`);
		const signed = `${headers["webhook-id"]}.${headers["webhook-timestamp"]}.${body}`;
		const expected = createHmac("sha256", SECRET).update(signed).digest("base64");
		expect(headers["webhook-signature"]).toBe(`v1,${expected}`);
		expect(Number(headers["webhook-timestamp"])).toBe(Math.floor(Date.UTC(2026, 2, 14, 9, 26, 53) / 1000));
		expect(mail.received).toHaveLength(0);
		const stopped = relay.stop();
		clock.advance(5_000);
		await stopped;
	});

	test("la passerelle en panne est réessayée, avec la même clé et un horodatage neuf", async () => {
		const { gateway, clock, relay, seen } = await withGateway(store);
		gateway.answers = [500, 429];
		await postQuote(relay.url, mmeLefevre);
		await seen("webhook_retry");
		clock.advance(5_000);
		await eventually("le deuxième essai", () => gateway.received.length === 2);
		await eventually("deux échecs notés", () => relay.events.filter((e) => e.event === "webhook_retry").length === 2);
		clock.advance(15_000);
		await seen("webhook_accepted");
		const headers = gateway.received.map((alert) => alert.headers);
		expect(new Set(headers.map((sent) => sent["idempotency-key"])).size).toBe(1);
		expect(new Set(headers.map((sent) => sent["webhook-signature"])).size).toBe(3);
	});

	test("une redirection n’est pas suivie : ce que l’alerte porte n’est dit à personne d’autre", async () => {
		const stranger = await startGateway();
		const { gateway, relay, seen } = await withGateway(store);
		gateway.location = stranger.url;
		gateway.answers = [307];
		await postQuote(relay.url, mmeLefevre);
		expect(await seen("webhook_held")).toMatchObject({ reason: "POST 307" });
		expect(stranger.received).toEqual([]);
	});

	test("une demande sans urgence n’alerte pas", async () => {
		const { gateway, relay, seen } = await withGateway(store);
		await postQuote(relay.url, mDaSilva);
		await seen("letter_accepted");
		await aMoment();
		expect(gateway.received).toEqual([]);
	});
});
