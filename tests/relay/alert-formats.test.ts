import { expect, test } from "vitest";
import { readSettings } from "#relay/settings.ts";
import { demandes } from "#tests/support/demandes.ts";
import { eventually } from "#tests/support/eventually.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { partsOf } from "#tests/support/sms-parts.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { SECRET, startGateway } from "#tests/support/webhook-gateway.ts";

test("par ntfy, une urgence sonne avec son titre, à la racine du serveur, sous son sujet", async () => {
	const gateway = await startGateway();
	const settings = { WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: "tk_jeton" };
	const relay = await startTestRelay({ settings });
	await postQuote(relay.url, mmeLefevre);
	const { headers, content } = await eventually("l’alerte", () => gateway.received[0]);
	expect(headers.authorization).toBe("Bearer tk_jeton");
	expect(content).toMatchObject({
		topic: "alerte",
		priority: 5,
		title: "URGENT · Bourgoin-Jallieu · Dépannage d'urgence",
		message: expect.stringContaining("Mme Lefèvre, Bourgoin-Jallieu, 06 39 98 12 34."),
	});
});

test("par Free Mobile, un SMS qui tient en trois, avec l’identifiant et la clé", async () => {
	const gateway = await startGateway();
	const settings = { WEBHOOK_FORMAT: "free-mobile", WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: "12345678:cle" };
	const relay = await startTestRelay({ settings });
	await postQuote(relay.url, { ...mmeLefevre, message: "Bloquée. ".repeat(200) });
	const { content } = await eventually("l’alerte", () => gateway.received[0]);
	expect(content).toMatchObject({ user: "12345678", pass: "cle" });
	const { msg } = content as unknown as { msg: string };
	expect(msg).toMatch(/^URGENT : Mme Lefèvre/);
	expect(partsOf(msg).parts).toBeLessThanOrEqual(3);
});

test("un format inconnu, un sujet ou un identifiant qui n’en est pas : le réglage le dit", () => {
	const url = "https://ntfy.sh/mon-sujet";
	expect(readSettings({ WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: url }).webhook).toEqual({ format: "ntfy", url });
	const free = readSettings({ WEBHOOK_FORMAT: "free-mobile", WEBHOOK_SECRET: "12345678:cle" }).webhook;
	expect(free?.url).toBe("https://smsapi.free-mobile.fr/sendmsg");
	for (const [wrong, name] of [
		[{ WEBHOOK_FORMAT: "pigeon" }, "WEBHOOK_FORMAT"],
		[{ WEBHOOK_FORMAT: "ntfy", WEBHOOK_URL: "https://ntfy.sh/" }, "WEBHOOK_URL"],
		[{ WEBHOOK_FORMAT: "free-mobile", WEBHOOK_SECRET: "cle" }, "WEBHOOK_SECRET"],
	] as const) {
		expect(() => readSettings(wrong)).toThrow(`Réglage ${name}`);
	}
});

test("« essayer » envoie par les deux chemins, et dit ce que chacun répond", async () => {
	const gateway = await startGateway();
	const settings = { DATA_DIR: await tempFolder(), WEBHOOK_URL: gateway.url, WEBHOOK_SECRET: SECRET };
	const well = await demandes(settings, "essayer");
	expect([well.exit, well.said]).toEqual([0, expect.stringContaining("Second chemin\u202f: accepté")]);
	expect(well.said).toContain("aucun serveur n’est réglé");
	expect(gateway.received[0]?.content).toMatchObject({ type: "essai" });
	gateway.answers = [403];
	const refused = await demandes(settings, "essayer");
	expect([refused.exit, refused.warned]).toEqual([1, expect.stringContaining("POST 403")]);
});
