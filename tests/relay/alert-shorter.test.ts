import { expect, test } from "vitest";
import { createWebhookCourier } from "#relay/delivery/webhook.ts";
import type { Webhook } from "#relay/settings.ts";
import { parcelOf } from "#tests/support/parcel.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { startGateway } from "#tests/support/webhook-gateway.ts";

const never = new AbortController().signal;
const FORMATS = {
	signed: { format: "signed", secret: "un secret de seize signes" },
	ntfy: { format: "ntfy" },
	"free-mobile": { format: "free-mobile", user: "12345678", password: "cle" },
} as const;
const person = { ...mmeLefevre, name: "Mme 🔑 Lefèvre", message: "Bloquée 🔥 ".repeat(500) };

/** An urgent request sent to a gateway that answers those statuses, then takes what comes. */
async function alertTo(format: keyof typeof FORMATS, answers: number[], attempts = 0) {
	const gateway = await startGateway();
	gateway.answers = answers;
	const webhook = { ...FORMATS[format], url: gateway.url } as Webhook;
	const courier = createWebhookCourier({ webhook, clock: { nowMs: () => 0 } });
	const outcome = await courier.deliver(parcelOf(person, { attempts }), async () => {}, never);
	return { outcome, sent: gateway.received };
}

test.each(Object.keys(FORMATS) as (keyof typeof FORMATS)[])(
	"%s · refusée pour sa taille ou ses signes, l’alerte repart aussitôt plus courte, puis sans un mot tapé",
	async (format) => {
		for (const status of [400, 413, 414, 422, 431]) {
			const { outcome, sent } = await alertTo(format, [status, status]);
			expect([status, outcome]).toEqual([status, { kind: "accepted" }]);
			const [whole = 0, short = 0, bare = 0] = sent.map(({ body }) => body.length);
			expect([sent.length, whole > short, short > bare]).toEqual([3, true, true]);
			expect(sent[1]?.body).toContain("Lefèvre");
			expect(sent[2]?.body).toContain("rappelez le 06 39 98 12 34");
			expect(sent[2]?.body).toMatch(/^[ -~]+$/);
			expect(sent[2]?.body).not.toContain("Mme");
			expect(new Set(sent.map(({ headers }) => headers["idempotency-key"])).size).toBe(1);
		}
	},
);

test("une passerelle qui casse (500) sur un signe : la première fois on attend, ensuite on en dit moins", async () => {
	expect(await alertTo("ntfy", [500])).toMatchObject({ outcome: { kind: "postponed", reason: "POST 500" } });
	const { outcome, sent } = await alertTo("ntfy", [500], 1);
	expect([outcome, sent.length]).toEqual([{ kind: "accepted" }, 2]);
});

test("un refus qui ne doit rien au texte n’est pas redit plus court", async () => {
	for (const status of [307, 401, 403, 404, 410, 415, 429, 503]) {
		const { outcome, sent } = await alertTo("signed", [status, status, status], 3);
		expect([status, sent.length, outcome]).toEqual([status, 1, expect.objectContaining({ reason: `POST ${status}` })]);
	}
});
