import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { NOTICES } from "#notebook/notices.ts";
import { appointmentWords, words } from "#notebook/pages/words.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { addresses, fields } from "#notebook/views.ts";
import { SEEN } from "#relay/store/notebook.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { need } from "#tests/support/need.ts";
import { relayWithRequest, sendForm } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { newVisitor, postQuote } from "#tests/support/post-quote.ts";
import { STORES } from "#tests/support/stores.ts";
import { visitorFields } from "#visitor/views.ts";

/* What an owner who answers would have to think of himself. */

const at = (hour: string) => ({ [fields.act]: "appointment", [fields.day]: "2026-03-16", [fields.hour]: hour });

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("un bon numéro tapé se note avec n’importe quel bouton ; un mauvais reste à l’écran", async () => {
		const { owner, path } = await relayWithRequest(store);
		const dial = async () => load(await owner.html(path))(".call-large").text();
		await owner.press(path, { [fields.act]: "called", [fields.phone]: "06 12 34 56 7" });
		expect(await dial()).toContain(mmeLefevre.phone.slice(-2));
		await owner.press(path, { [fields.act]: "note", [fields.note]: "Rappelle", [fields.phone]: "06 98 76 54 32" });
		expect(await dial()).toMatch(/06\s98\s76\s54\s32/);
	});

	test("un numéro incomplet : l’e-mail prêt demande le bon", async () => {
		const { owner, path } = await relayWithRequest(store, { ...mmeLefevre, phone: "06 39 98 12 3" });
		const first = load(await owner.html(path))("a[href^='mailto:']").first();
		expect(first.text()).toBe(requestWords.readyMail.wrongNumber);
		expect(decodeURIComponent(first.attr("href") ?? "")).toContain("06 39 98 12 3 ne se compose pas");
	});

	test("un fixe ne reçoit pas de SMS, et se compose : personne ne demande un autre numéro", async () => {
		const { owner, path } = await relayWithRequest(store, { ...mmeLefevre, phone: "04 76 11 22 33" });
		const $ = load(await owner.html(path));
		expect($("a[href^='tel:']").length).toBeGreaterThan(0);
		expect($("a[href^='sms:']").length).toBe(0);
		expect($("main").text()).not.toContain(requestWords.readyMail.wrongNumber);
	});

	test("deux rendez-vous à moins d’une heure : dit en le notant, et sur leur page", async () => {
		const { owner, path, relay } = await relayWithRequest(store);
		const { id } = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
		const other = addresses.request(id);
		await owner.press(path, at("14:00"));
		expect(await owner.html(addresses.appointments)).not.toContain(appointmentWords.near);
		const said = await owner.press(other, at("14:30"));
		expect(said.headers.get("location")).toContain("appointment-near");
		expect(NOTICES["appointment-near"].text).toContain("moins d’une heure");
		expect(load(await owner.html(other))("main").text()).toContain(requestWords.near("14\u00a0h", mmeLefevre.name));
		expect((await owner.html(addresses.appointments)).split(appointmentWords.near)).toHaveLength(2);
		expect((await owner.press(other, at("16:00"))).headers.get("location")).toContain("appointment-moved");
	});

	test("qui demande d’être rappelé plus tard vient après qui attend ; son appel noté dit « votre appel »", async () => {
		const { owner, relay } = await relayWithRequest(store);
		const call = { [fields.phone]: "06 12 34 56 78", [fields.name]: "Girard", [fields.note]: "Rappeler après 23 h" };
		const noted = await owner.press(addresses.call, call);
		await postQuote(relay.url, mDaSilva);
		const list = load(await owner.html(addresses.toCall))(".row-name").text();
		expect(list).toMatch(new RegExp(`${mDaSilva.name}.*Girard`, "s"));
		const his = noted.headers.get("location")?.split("?")[0] ?? "";
		await owner.press(his, { [fields.act]: "missed" });
		const sms =
			load(await owner.html(his))("a[href^='sms:']")
				.first()
				.attr("href") ?? "";
		expect(decodeURIComponent(sms)).toContain("J’ai bien reçu votre appel et je viens d’essayer");
	});

	test("un appel noté en un seul champ a son nom et sa ville ; sans lieu, rien n’y mène", async () => {
		const { owner } = await relayWithRequest(store);
		const noted = async (note: string) => {
			const answer = await owner.press(addresses.call, { [fields.phone]: "", [fields.note]: note });
			return answer.headers.get("location")?.split("?")[0] ?? "";
		};
		const page = load(await owner.html(await noted("Fontaine, Domarin, serrure de cave, rappeler vendredi matin")));
		expect(page("h1").text()).toBe("Fontaine");
		expect(page("header").text()).toContain("Domarin");
		expect(load(await owner.html(await noted("Bonjour, clé coincée")))("h1").text()).toBe("Sans nom");
		const nowhere = await noted("Serrure de cave");
		expect(load(await owner.html(nowhere))("h1").text()).toBe("Sans nom");
		await owner.press(nowhere, at("14:00"));
		expect(load(await owner.html(addresses.appointments))("a[href^='geo:']").length).toBe(0);
	});

	test("en route, y aller et « Faite » sont en haut de la page", async () => {
		const { owner, path } = await relayWithRequest(store);
		await owner.press(path, { [fields.act]: "leaving" });
		const road = load(await owner.html(path))(`[aria-label="${requestWords.road}"]`);
		expect(road.text()).toContain(appointmentWords.go);
		expect(road.find("button[value=done]").length).toBe(1);
	});

	test("ce que le client a ajouté reste « du nouveau » jusqu’à « C’est vu »", async () => {
		const { owner, path, relay } = await relayWithRequest(store);
		await owner.press(path, { [fields.act]: "called" });
		const its = (await postQuote(relay.url, mmeLefevre)).headers.get(FOLLOW_HEADER) ?? "";
		await sendForm(
			relay.url + its,
			{ [visitorFields.act]: "word", [visitorFields.word]: "Le code est 12" },
			{ "x-forwarded-for": newVisitor() },
		);
		const news = words.news["under-way"](1);
		expect(await owner.html(addresses.toCall)).toContain(news);
		expect(await owner.html(path)).toContain(requestWords.seen);
		await owner.press(path, { [fields.act]: "seen" });
		const history = load(await owner.html(path))(".history").text();
		expect(history).toContain(SEEN);
		// Its words stay beside the message.
		expect(load(await owner.html(path))("main").text()).toMatch(
			/Le client a ajouté, .*Le code est 12.*Ce qui s’est passé/s,
		);
		expect(await owner.html(addresses.toCall)).not.toContain(news);
		expect(await owner.html(path)).not.toContain(requestWords.seen);
	});
});
