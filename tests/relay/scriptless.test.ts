import { load } from "cheerio";
import { expect, onTestFinished, test } from "vitest";
import { owner } from "#owner";
import { createMadePages } from "#relay/site/made-pages.ts";
import { QUOTE_NOTICES } from "#shared/quote/fields.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { navigate, postWithoutScript, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";

/** Of the request, with the notice at its top. */
const OWN_PAGE = /^\/suivi\/[\w-]{43}\?dit=sent$/;

const contact = { from: "/contact" };

test("sans script, Mme Lefèvre arrive à la page de sa demande, qui dit « Message envoyé ! »", async () => {
	const relay = await startTestRelay();
	for (const from of ["/contact", "/services/porte-blindee?x=1", "//ailleurs.exemple/contact2"]) {
		const { status, headers } = await postWithoutScript(relay.url, mmeLefevre, { from });
		expect([status, headers.get("location")]).toEqual([303, expect.stringMatching(OWN_PAGE)]);
		const page = load(await (await navigate(relay.url + headers.get("location"))).text());
		expect(page("h1").text()).toBe(QUOTE_NOTICES.success.title);
		expect(page("main, header").text()).toContain(QUOTE_NOTICES.success.text);
	}
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
	const $ = load(html);
	expect([response.status, response.headers.get("content-type")]).toEqual([422, "text/html; charset=utf-8"]);
	expect($("title").text()).toMatch(/^Erreur\u202f: Contact/);
	expect(html).not.toMatch(/<script|modulepreload/);
	expect($("#devis-name").val()).toBe("Mme Lefèvre");
	expect($("#devis-service").val()).toBe("Dépannage d'urgence");
	expect($("#devis-urgent").is("[checked]")).toBe(true);
	expect($("#devis-message").val()).toBe(person.message);
	expect($("#devis-phone").attr()).toMatchObject({ value: "06", "aria-invalid": "true", autofocus: "" });
	expect($("#devis-phone").attr("aria-describedby")).toBe("devis-phone-error");
	expect($("#devis-phone-error").text()).toBe("Le numéro de téléphone doit contenir au moins 10 caractères");
	expect(
		$("#devis-resume:not([hidden]) a[href^='#']")
			.get()
			.map((link) => link.attribs.href),
	).toEqual(["#devis-phone", "#devis-city"]);
	expect($("#devis-name-error").is("[hidden]")).toBe(true);
	expect($("[data-shown], [autofocus]").length).toBe(1);
});

test("l’aide d’un champ reste annoncée à côté de son erreur, et le retour à la ligne de tête reste", async () => {
	const relay = await startTestRelay();
	const $ = load(await (await postWithoutScript(relay.url, { ...mDaSilva, message: "\ncourt" }, contact)).text());
	expect($("#devis-message").attr("aria-describedby")).toBe("devis-message-error devis-message-hint");
	expect($("#devis-message").val()?.toString().trim()).toBe("court");
});

test("après une erreur, le second envoi mène à la page d’où tout est parti", async () => {
	const relay = await startTestRelay();
	const wrong = await postWithoutScript(relay.url, { ...mDaSilva, city: "" }, { from: "/services/porte-blindee" });
	const action = load(await wrong.text())("#devis-form").attr("action") ?? "";
	const right = await postWithoutScript(relay.url, mDaSilva, { from: "/api/devis", path: action });
	expect(right.headers.get("location")).toMatch(OWN_PAGE);
	const elsewhere = await postWithoutScript(relay.url, mDaSilva, {
		...contact,
		path: "/api/devis?page=//ailleurs.exemple",
	});
	expect(elsewhere.headers.get("location")).toMatch(OWN_PAGE);
});

test("d’une page qui a quitté le site, l’erreur revient sur Contact, avec ce qui était écrit", async () => {
	const relay = await startTestRelay();
	owner.practice.armouredDoors = false;
	onTestFinished(() => void delete owner.practice.armouredDoors);
	const from = "/services/porte-blindee";
	const $ = load(await (await postWithoutScript(relay.url, { ...mmeLefevre, city: "" }, { from })).text());
	expect($("#devis-form").attr("action")).toBe("/api/devis?page=%2Fcontact");
	expect($("#devis-name").val()).toBe(mmeLefevre.name);
});

test("trop de demandes, sans script : la page le dit, et garde ce qui était écrit", async () => {
	const relay = await startTestRelay();
	const visitor = "198.51.100.40";
	for (let n = 0; n < 5; n++) await postWithoutScript(relay.url, mDaSilva, { ...contact, visitor });
	const response = await postWithoutScript(relay.url, mmeLefevre, { ...contact, visitor });
	const $ = load(await response.text());
	expect([response.status, response.headers.get("retry-after")]).toEqual([429, "600"]);
	expect($("#erreur-envoi").attr()).toMatchObject({ "data-shown": "true", tabindex: "-1", autofocus: "" });
	expect($("#erreur-envoi").text()).toMatch(/la suivante partira dans 10\sminutes\..*04\s65/);
	expect($("#devis-name").val()).toBe("Mme Lefèvre");
	expect($("#devis-resume").is("[hidden]")).toBe(true);
});

test("un fichier joint, sans script : la page revient avec le reste", async () => {
	const relay = await startTestRelay();
	const form = quoteForm(mDaSilva);
	form.set("photo", new Blob(["x"]), "porte.jpg");
	const response = await postWithoutScript(relay.url, mDaSilva, { ...contact, form });
	expect(response.status).toBe(400);
	expect(await response.text()).toContain('value="M. Da Silva"');
});

test("si rien ne sait écrire la page, la personne est menée à l’avis d’erreur", async () => {
	const relay = await startTestRelay({ makePage: createMadePages(() => "ailleurs/client") });
	const response = await postWithoutScript(relay.url, { ...mDaSilva, city: "" }, contact);
	expect([response.status, response.headers.get("location")]).toEqual([303, "/contact#erreur-envoi"]);
});
