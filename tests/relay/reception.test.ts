import { expect, test } from "vitest";
import { FIELD_MESSAGES } from "#shared/quote/schema.ts";
import { demandes } from "#tests/support/demandes.ts";
import { aMoment, eventually } from "#tests/support/eventually.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { navigate, postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";

test("la demande de Mme Lefèvre est acceptée, et sa lettre part", async () => {
	const relay = await startTestRelay();
	const response = await postQuote(relay.url, mmeLefevre);
	expect(response.status).toBe(200);
	const { id } = (await response.json()) as { id: string };
	expect(id).toMatch(/^\d{6}-[0-9A-HJKMNP-TV-Z]{8}$/);
	const letter = await eventually("la lettre", async () => (await lettersIn(relay.dataDir))[0]);
	expect(letter.subject).toBe("URGENT · Bourgoin-Jallieu · Dépannage d'urgence · Mme Lefèvre");
	expect(letter.text).toContain(id);
});

test("une case « urgent » absente veut dire Non, un champ inconnu est ignoré", async () => {
	const relay = await startTestRelay();
	const form = quoteForm(mmeLefevre);
	form.delete("urgent");
	form.set("_cc", "espion@exemple.fr");
	form.set("_next", "https://ailleurs.exemple");
	expect((await postQuote(relay.url, mmeLefevre, { form })).status).toBe(200);
	const letter = await eventually("la lettre", async () => (await lettersIn(relay.dataDir))[0]);
	expect(letter.subject).toBe("Bourgoin-Jallieu · Dépannage d'urgence · Mme Lefèvre");
	expect(JSON.stringify(letter)).not.toMatch(/espion|ailleurs/);
});

test("D14 · un autre site ne peut pas envoyer de demande à notre place", async () => {
	const relay = await startTestRelay();
	const from = (headers: Record<string, string>) => postQuote(relay.url, mmeLefevre, { headers });
	expect((await from({ origin: "https://ailleurs.exemple" })).status).toBe(403);
	expect((await from({ origin: "null" })).status).toBe(403);
	expect((await from({ "sec-fetch-site": "cross-site" })).status).toBe(403);
	expect((await from({ "sec-fetch-site": "same-site" })).status).toBe(403);
	expect((await from({ origin: relay.url })).status).toBe(200);
	expect((await from({ origin: "https://www.serrurerie-du-bion.example" })).status).toBe(200);
	expect((await from({ "sec-fetch-site": "same-origin", origin: "https://nom-derriere-un-proxy.fr" })).status).toBe(
		200,
	);
});

test("les contrôles se font dans l’ordre : site, type, débit, taille, forme, règles", async () => {
	const relay = await startTestRelay();
	const visitor = "192.0.2.10";
	const post = (headers: Record<string, string>, body: FormData | string = "x") =>
		fetch(`${relay.url}/api/devis`, { method: "POST", body, headers: { "x-forwarded-for": visitor, ...headers } });
	const multipart = { "content-type": "multipart/form-data; boundary=b" };
	expect((await post({ origin: "https://ailleurs.exemple", "content-type": "text/plain" })).status).toBe(403);
	for (const type of ["text/plain", "application/x-www-form-urlencoded", "multipart/mixed; boundary=b"]) {
		expect((await post({ "content-type": type })).status).toBe(415);
	}
	expect((await post({ "content-type": "multipart/form-data" })).status).toBe(400);
	expect((await post({ "content-type": `multipart/form-data; boundary=${"b".repeat(71)}` })).status).toBe(400);
	// None of the above was counted: five more are let through to the reading.
	for (let i = 0; i < 5; i++) expect((await post(multipart)).status).toBe(400);
	expect((await post(multipart, "y".repeat(65_537))).status).toBe(429);
});

test("une autre méthode est refusée, une navigation est menée au formulaire", async () => {
	const relay = await startTestRelay();
	const refused = await fetch(`${relay.url}/api/devis`);
	expect([refused.status, refused.headers.get("allow")]).toEqual([405, "POST"]);
	const typed = await navigate(`${relay.url}/api/devis`);
	expect([typed.status, typed.headers.get("location")]).toEqual([303, "/contact#devis"]);
	expect((await fetch(`${relay.url}/api/devis`, { method: "PUT", body: "x" })).status).toBe(405);
});

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
