import { rm } from "node:fs/promises";
import { parse } from "parse5";
import { expect, test } from "vitest";
import { rewriteForm } from "#relay/reception/scriptless.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { navigate, postWithoutScript, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { contactPage } from "#tests/support/site.ts";

const contact = { from: "/contact" };

test("sans script, Mme Lefèvre revient à sa page, qui dit « Message envoyé ! »", async () => {
	const relay = await startTestRelay();
	const from = async (path: string) => {
		const response = await postWithoutScript(relay.url, mmeLefevre, { from: path });
		return [response.status, response.headers.get("location")];
	};
	expect(await from("/contact")).toEqual([303, "/contact#message-envoye"]);
	expect(await from("/services/porte-blindee?x=1")).toEqual([303, "/services/porte-blindee#message-envoye"]);
	expect(await from("//ailleurs.exemple/contact2")).toEqual([303, "/contact#message-envoye"]);
});

test("un vieux navigateur, qui demande du HTML sans dire qu’il navigue, revient aussi à sa page", async () => {
	const relay = await startTestRelay();
	const headers = { accept: "text/html,application/xhtml+xml,*/*;q=0.8", "sec-fetch-mode": "" };
	const { status } = await postWithoutScript(relay.url, mmeLefevre, { ...contact, headers });
	expect(status).toBe(303);
});

test("sans script, une erreur rend la page avec tout ce qui était écrit et les messages à côté des champs", async () => {
	const relay = await startTestRelay();
	const person = { ...mmeLefevre, phone: "06", message: '</textarea><script>x</script>"' };
	const response = await postWithoutScript(relay.url, { ...person, city: "" }, contact);
	const html = await response.text();
	expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
	expect(html).toContain("<title>Erreur\u202f: Contact | Serrurerie du Bion</title>");
	expect(html).not.toMatch(/<script|modulepreload/);
	expect(html).toContain('<input id="devis-name" name="name" value="Mme Lefèvre">');
	expect(html).toContain('<option selected="">Dépannage d\'urgence</option>');
	expect(html).toContain('value="Oui" checked=""');
	expect(html).toContain('&lt;/textarea&gt;&lt;script&gt;x&lt;/script&gt;"</textarea>');
	expect(html).toMatch(
		/id="devis-phone" name="phone" value="06" aria-invalid="true" aria-describedby="devis-phone-error" autofocus=""/,
	);
	expect(html).toContain('<p id="devis-phone-error">Le numéro de téléphone doit contenir au moins 10 caractères</p>');
	expect(html).toMatch(
		/<div id="devis-resume">.*<li><a href="#devis-phone">Le numéro[^<]*<\/a><\/li><li><a href="#devis-city">/s,
	);
	expect(html).toContain('<p id="devis-name-error" hidden="">');
	expect(html).not.toContain("data-shown");
});

test("l’aide d’un champ reste annoncée à côté de son erreur", () => {
	const html = rewriteForm(contactPage, {
		action: "/api/devis",
		values: { message: "\ncourt" },
		errors: { message: "Trop court" },
	});
	expect(html).toContain('aria-describedby="devis-message-aide devis-message-error"');
	expect(html).toContain(">\n\ncourt</textarea>");
});

test("après une erreur, le second envoi mène à la page d’où tout est parti", async () => {
	const relay = await startTestRelay();
	const wrong = await postWithoutScript(relay.url, { ...mDaSilva, city: "" }, { from: "/services/porte-blindee" });
	const action = /id="devis-form" method="post" action="([^"]+)"/.exec(await wrong.text())?.[1] ?? "";
	const right = await postWithoutScript(relay.url, mDaSilva, { from: "/api/devis", path: action });
	expect(right.headers.get("location")).toBe("/services/porte-blindee#message-envoye");
	const elsewhere = await postWithoutScript(relay.url, mDaSilva, {
		...contact,
		path: "/api/devis?page=//ailleurs.exemple",
	});
	expect(elsewhere.headers.get("location")).toBe("/contact#message-envoye");
});

test("trop de demandes, sans script : la page le dit, et garde ce qui était écrit", async () => {
	const relay = await startTestRelay();
	const visitor = "198.51.100.40";
	for (let n = 0; n < 5; n++) await postWithoutScript(relay.url, mDaSilva, { ...contact, visitor });
	const response = await postWithoutScript(relay.url, mmeLefevre, { ...contact, visitor });
	const html = await response.text();
	expect([response.status, response.headers.get("retry-after")]).toEqual([429, "600"]);
	expect(html).toContain('<div id="erreur-envoi" data-shown="true"');
	expect(html).toContain('value="Mme Lefèvre"');
	expect(html).toContain('<div id="devis-resume" hidden="">');
});

test("un fichier joint, sans script : la page revient avec le reste", async () => {
	const relay = await startTestRelay();
	const form = quoteForm(mDaSilva);
	form.set("photo", new Blob(["x"]), "porte.jpg");
	const response = await postWithoutScript(relay.url, mDaSilva, { ...contact, form });
	expect(response.status).toBe(400);
	expect(await response.text()).toContain('value="M. Da Silva"');
});

test("si la page construite est introuvable, la personne est menée à l’avis d’erreur", async () => {
	const relay = await startTestRelay();
	await rm(`${relay.siteDir}/contact`, { recursive: true });
	const response = await postWithoutScript(relay.url, { ...mDaSilva, city: "" }, contact);
	expect([response.status, response.headers.get("location")]).toEqual([303, "/contact#erreur-envoi"]);
});

test("une page sans formulaire, ou vide, ne fait rien tomber", async () => {
	for (const page of ["", "<title>x</title>", "<svg><title>logo</title></svg>"]) {
		const html = rewriteForm(page, { action: "/api/devis", values: { name: "x" }, errors: { name: "y" } });
		expect(parse(html).childNodes.length).toBeGreaterThan(0);
		expect(html).not.toContain("Erreur\u202f: logo");
	}
	const relay = await startTestRelay();
	expect((await navigate(`${relay.url}/api/devis`)).headers.get("location")).toBe("/contact#devis");
});
