import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses, fields as notebook } from "#notebook/views.ts";
import { followed } from "#tests/support/followed-quote.ts";
import { withLawfulFacts } from "#tests/support/lawful-facts.ts";
import { need } from "#tests/support/need.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { QUOTE_FORM } from "#tests/support/quotes.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { STORES } from "#tests/support/stores.ts";
import { visitorFields as fields } from "#visitor/views.ts";

/* What becomes of an appointment once a quote is accepted, or given up. */

withLawfulFacts();

describe.each(STORES)("$title", { timeout: 60_000 }, (store) => {
	beforeEach(need(store));

	test("le rendez-vous déjà pris est dans la lettre du devis accepté, dont le SMS ne demande pas quel jour ; y répondre écrit au client", async () => {
		const { owner: device, make, request, accept, relay } = await followed(store);
		const visit = { [notebook.day]: "2026-03-16", [notebook.hour]: "14:30" };
		await device.press(request, { [notebook.act]: "appointment", ...visit });
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		await accept({ [fields.early]: "oui" });
		const accepted = async () =>
			(await lettersIn(relay.dataDir)).find(({ subject }) => /^Devis accepté/.test(subject ?? ""));
		await expect.poll(accepted).toBeDefined();
		const { html = "", replyTo } = (await accepted()) ?? {};
		const sms = decodeURIComponent(load(html)("a[href^='sms:']").attr("href") ?? "");
		expect(sms).toMatch(/Je viens comme convenu\s: lundi 16 mars 2026 à 14\sh\s30\./);
		expect(replyTo).toEqual([{ name: mmeLefevre.name, address: mmeLefevre.email }]);
		// In the notebook too that is the first to say, and no photograph is news of its own.
		const first =
			load(await device.html(request))("a[href^='sms:']")
				.first()
				.attr("href") ?? "";
		expect(decodeURIComponent(first)).toContain("Je viens comme convenu\u202f: lundi 16 mars à 14\u00a0h\u00a030.");
	});

	test.each(["le client, sur sa page", "l’artisan, d’un écrit qu’il a"])(
		"commencer plus tôt, demandé après coup par %s : plus rien n’est à déplacer",
		async (who) => {
			const { owner: device, make, request, accept, send, url } = await followed(store);
			const visit = { [notebook.day]: "2026-03-16", [notebook.hour]: "14:30" };
			await device.press(request, { [notebook.act]: "appointment", ...visit });
			await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
			await accept();
			const its = async () => load(await (await fetch(url)).text());
			const asked = (await its())(`form:has([value="word"]) [type=hidden][name=${fields.word}]`).attr("value") ?? "";
			expect(asked).toMatch(/^Je demande que le travail commence avant la fin des quatorze jours/);
			// Who says the contrary asks nothing.
			await send({ [fields.act]: "word", [fields.word]: asked.replace("demande", "ne demande pas") });
			const pages = [addresses.underWay, addresses.appointments, request];
			for (const page of pages) expect(await device.html(page)).toContain("À déplacer");
			if (who.startsWith("le client")) await send({ [fields.act]: "word", [fields.word]: asked });
			else await device.press(request, { [notebook.act]: "early" });
			for (const page of pages) expect(await device.html(page)).not.toContain("À déplacer");
			const sms =
				load(await device.html(request))("a[href^='sms:']")
					.first()
					.attr("href") ?? "";
			expect(decodeURIComponent(sms)).not.toContain("Vous n’avez pas demandé");
			expect((await its())("main").text()).not.toMatch(/sera déplacé|n’avez pas demandé/);
		},
	);

	test("accepté sans demander de commencer plus tôt, puis rétracté : chaque page et chaque message le dit du rendez-vous", async () => {
		const { owner: device, make, request, accept, send, relay, url } = await followed(store);
		const visit = { [notebook.day]: "2026-03-16", [notebook.hour]: "14:30" };
		await device.press(request, { [notebook.act]: "appointment", ...visit });
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		const letter = async (subject: RegExp) => {
			const found = async () => (await lettersIn(relay.dataDir)).find((one) => subject.test(one.subject ?? ""));
			await expect.poll(found).toBeDefined();
			return found();
		};
		const firstSms = (html: string) => decodeURIComponent(load(html)("a[href^='sms:']").first().attr("href") ?? "");
		const its = async () => load(await (await fetch(url)).text())("main").text();

		await accept();
		const waits = /le travail attend donc le (?:[a-z]+ )?\d/;
		expect(firstSms((await letter(/^Devis accepté/))?.html ?? "")).toMatch(waits);
		const page = await device.html(request);
		expect(firstSms(page)).toMatch(waits);
		for (const html of [page, await device.html(addresses.appointments), await device.html(addresses.underWay)])
			expect(load(html)("main").text()).toMatch(/À déplacer\s: pas de travail avant le /);
		expect(await its()).toMatch(/Rendez-vous lundi 16 mars.*ce rendez-vous sera déplacé/s);

		await send({ [fields.act]: "withdraw", [fields.quote]: "2026-001/1", [fields.signature]: "Anne Lefèvre" });
		const told = await letter(/^Rétractation, 89,50\s€/);
		expect(told?.text).toMatch(/devis 2026-001, rétractation de Anne Lefèvre\r?\nLe rendez-vous qui tombe\s: /);
		for (const html of [told?.html ?? "", await device.html(request)])
			expect(firstSms(html)).toContain("J’ai bien reçu votre rétractation");
		expect(await device.html(addresses.appointments)).not.toContain(mmeLefevre.name);
		for (const text of [await its(), load(await device.html(request))("main").text()])
			expect(text).not.toMatch(/Rendez-vous lundi 16 mars|À déplacer|sera déplacé/);
	});
});
