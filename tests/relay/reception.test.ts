import { expect, test } from "vitest";
import { eventually } from "#tests/support/eventually.ts";
import { mmeLefevre } from "#tests/support/people.ts";
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
