import { expect, test } from "vitest";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { mDaSilva } from "#tests/support/people.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";

/* The rules themselves are held by tests/unit/quote.test.ts; here, that the relay asks them again of whoever posts. */

test("D15 · un formulaire vide reçoit les six messages à la fois, et rien n’est gardé", async () => {
	const relay = await startTestRelay();
	const form = new FormData();
	form.set("_template", "table");
	const response = await postQuote(relay.url, mDaSilva, { form });
	expect([response.status, await response.json()]).toEqual([422, { errors: FIELD_MESSAGES }]);
	await aMoment();
	expect([await lettersIn(relay.dataDir), relay.events.map(({ event }) => event)]).toEqual([[], ["quote_refused"]]);
});

test("D9 · un retour à la ligne dans le nom, le service ou l’adresse : refusé sous son champ", async () => {
	const relay = await startTestRelay();
	for (const field of ["name", "email", "service"] as const) {
		const response = await postQuote(relay.url, {
			...mDaSilva,
			[field]: `${mDaSilva[field]}\r\nBcc: espion@exemple.fr`,
		});
		expect(response.status).toBe(422);
		expect(await response.json()).toEqual({ errors: { [field]: expect.any(String) } });
	}
});

test("D9 · ce que personne ne voit est ôté : gardé, cherché et envoyé sans", async () => {
	const relay = await startTestRelay();
	const person = {
		...mDaSilva,
		name: "\u202eMme\u2028Da\u00a0Silva\u200f",
		phone: "\u202d06\u00a039\u202f98 12 34\u202c",
		city: "\u2068Voiron\u2069",
		message: "Bonjour,\u000bporte claquée\u2029\ufeffclés dedans \u2066ici\u2069",
	};
	expect((await postQuote(relay.url, person)).status).toBe(200);
	const { said } = await demandes(relay.settings, "exporter --telephone +33639981234");
	expect(JSON.parse(said)).toMatchObject([
		{
			name: "Mme Da Silva",
			phone: "06 39 98 12 34",
			city: "Voiron",
			message: "Bonjour,\nporte claquée\nclés dedans ici",
		},
	]);
	await eventually("la lettre", async () => (await lettersIn(relay.dataDir)).length > 0);
	const [letter] = await lettersIn(relay.dataDir);
	expect(JSON.stringify(letter?.headers)).not.toMatch(/[\p{Cf}\p{Zl}\p{Zp}]/u);
	expect(letter?.replyTo?.[0]?.name).toBe("Mme Da Silva");
});
