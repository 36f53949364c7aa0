import { generateKeyPairSync } from "node:crypto";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { isSigned, keyMade } from "#notebook/passkey.ts";
import { addresses, fields } from "#notebook/views.ts";
import { authenticator, newKey } from "#tests/support/authenticator.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { type Device, deviceWith, sendForm, signIn } from "#tests/support/notebook.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";

const asked = { challenge: "0123456789", origin: "https://serrurerie.exemple" };

describe("ce que répond un appareil", () => {
	const device = authenticator();
	const { publicKey = "" } = keyMade(device.made(asked), asked) ?? {};

	test("est cru quand c’est ce qui lui a été demandé, trois cents fois : une signature n’a pas toujours la même longueur", () => {
		for (let n = 0; n < 300; n++) {
			const question = { ...asked, challenge: `question-${n}` };
			expect(isSigned(device.signed(question), publicKey, question), question.challenge).toBe(true);
		}
	});

	const false_ = {
		"une autre question": { challenge: "9876543210" },
		"la page d’un autre site": { origin: "https://serrurerie.example.com" },
		"la clé d’un autre site": { site: "example.com" },
		"personne n’a touché": { flags: 0b100 },
		"ni doigt, ni visage, ni code": { flags: 0b001 },
		"l’autre geste": { type: "webauthn.other" },
	};
	test.each(Object.entries(false_))("n’est pas cru : %s", (_, other) => {
		expect(keyMade(device.made({ ...asked, ...other }), asked)).toBeUndefined();
		expect(isSigned(device.signed({ ...asked, ...other }), publicKey, asked)).toBe(false);
	});

	test("n’est pas cru signé d’une autre clé, d’un autre genre de clé, ni abîmé", () => {
		expect(isSigned(authenticator().signed(asked), publicKey, asked)).toBe(false);
		for (const key of [
			generateKeyPairSync("ec", { namedCurve: "P-384" }),
			generateKeyPairSync("rsa", { modulusLength: 1024 }),
		])
			expect(keyMade(authenticator(key).made(asked), asked)).toBeUndefined();
		for (const sent of [
			"",
			"null",
			"{}",
			device.signed(asked).slice(0, -3),
			`${" ".repeat(9000)}${device.signed(asked)}`,
		])
			expect([keyMade(sent, asked), isSigned(sent, publicKey, asked)], sent.trim()).toEqual([undefined, false]);
	});
});

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	const challengeIn = (html: string) => load(html)("[data-challenge]").attr("data-challenge") ?? "";
	async function withKey() {
		const clock = manualClock();
		const relay = await startTestRelay({ clock, settings: await store.settings() });
		const owner = await signIn(relay);
		const key = authenticator(newKey());
		const make = async (device: Device, made = key) => {
			const question = { challenge: challengeIn(await device.html(addresses.devices)), origin: relay.url };
			const answer = await device.press(addresses.devices, {
				[fields.act]: "passkey",
				[fields.passkey]: made.made(question),
			});
			return answer.headers.get("location");
		};
		const door = async () => challengeIn(await (await fetch(relay.url + addresses.enter)).text());
		const enter = async (challenge: string, signer = key) => {
			const sent = signer.signed({ challenge, origin: relay.url });
			const answer = await sendForm(relay.url + addresses.enter, { [fields.passkey]: sent });
			return answer.headers.get("set-cookie")?.split(";")[0];
		};
		return { clock, relay, owner, make, door, enter };
	}

	test("une clé ouvre le carnet, une fois par question, cinq minutes ; retirée, plus jamais", async () => {
		const { clock, relay, owner, make, door, enter } = await withKey();
		expect(await door(), "sans clé, rien n’est demandé").toBe("");
		expect(await make(owner)).toBe(`${addresses.devices}?dit=key-made`);
		expect(await make(owner), "la même deux fois").toBe(`${addresses.devices}?dit=no-key`);

		const challenge = await door();
		expect(await enter(challenge, authenticator()), "une clé de personne").toBeUndefined();
		const cookie = (await enter(challenge)) ?? "";
		expect(await deviceWith(relay.url, cookie).html(addresses.toCall)).toContain("À rappeler");
		expect(await enter(challenge), "la même question").toBeUndefined();
		expect(await enter("0123456789"), "une question que nous n’avons pas posée").toBeUndefined();
		const late = await door();
		clock.advance(5 * 60_000 + 1);
		expect(await enter(late)).toBeUndefined();
		clock.advance(6 * 60_000);
		expect(await enter(await door())).toBeDefined();

		const kept = load(await owner.html(addresses.devices))(`[name="${fields.lostPasskey}"]`).attr("value") ?? "";
		const waiting = await door();
		await owner.press(addresses.devices, { [fields.lostPasskey]: kept });
		expect(await enter(waiting)).toBeUndefined();
		expect(await door()).toBe("");
	});

	test("« Déconnecter tous les appareils » retire aussi les clés ; une session n’en fait pas pour une autre", async () => {
		const { relay, owner, make, door, enter } = await withKey();
		const other = await signIn(relay);
		const question = { challenge: challengeIn(await owner.html(addresses.devices)), origin: relay.url };
		const foreign = { [fields.act]: "passkey", [fields.passkey]: authenticator().made(question) };
		const refused = await other.press(addresses.devices, foreign);
		expect(refused.headers.get("location")).toBe(`${addresses.devices}?dit=no-key`);
		await make(owner);
		const challenge = await door();
		await owner.press(addresses.devices, { [fields.device]: "all" });
		expect(await enter(challenge)).toBeUndefined();
	});
});
