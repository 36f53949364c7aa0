import { load } from "cheerio";
import PostalMime from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { signInLink } from "#notebook/load-pages.ts";
import { quoteWords } from "#notebook/pages/words-quote.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { quoteFields } from "#notebook/quote/field-names.ts";
import { addresses, fields as notebook } from "#notebook/views.ts";
import { FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { eventually } from "#tests/support/eventually.ts";
import { withLawfulFacts } from "#tests/support/lawful-facts.ts";
import { startMailServer } from "#tests/support/mail-server.ts";
import { need } from "#tests/support/need.ts";
import { deviceWith, followLink, sendForm } from "#tests/support/notebook.ts";
import { mmeLefevre } from "#tests/support/people.ts";
import { newVisitor, postQuote } from "#tests/support/post-quote.ts";
import { QUOTE_FORM } from "#tests/support/quotes.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";
import { visitorFields as fields } from "#visitor/views.ts";

/* A quote goes to its customer by e-mail, on the owner's press; what was signed or given up by itself (devis.md, 4). */

withLawfulFacts();

describe.each(STORES)("$title", { timeout: 60_000 }, (store) => {
	beforeEach(need(store));

	test("le PDF part sur son geste, une fois ; signé, puis rendu, l’accusé part seul ; rien de tapé ne part", async () => {
		const mail = await startMailServer();
		const settings = await store.settings();
		const relay = await startTestRelay({ smtpUrl: mail.url, settings });
		const answer = await postQuote(relay.url, mmeLefevre);
		const { id } = (await answer.json()) as { id: string };
		const url = relay.url + (answer.headers.get(FOLLOW_HEADER) ?? "");
		const opened = await openTestStore(settings);
		const entered = await followLink(relay.url + signInLink(await opened.makePass("sign-in", Date.now())));
		const device = deviceWith(relay.url, entered.headers.get("set-cookie")?.split(";")[0] ?? "");
		const sent = async (count: number) => {
			await eventually(`${count} lettres au client`, () => mail.receipts.length >= count);
			return PostalMime.parse(mail.receipts[count - 1] ?? "");
		};
		await sent(1);
		const typed = { [quoteFields.name]: "Zoé Typée", [quoteFields.nature]: "Nature typée" };
		await device.press(addresses.quote(id), { ...QUOTE_FORM, ...typed });
		const page = addresses.request(id);
		expect(await device.html(page)).toContain(quoteWords.mail);
		const press = async () => (await device.press(page, { [notebook.act]: "mail-quote" })).headers.get("location");
		expect(await device.html(`${page}?dit=quote-made`)).toContain(requestWords.takeBack);
		expect(await press()).toMatch(/mailed$/);
		// What says that it left takes nothing back, and the page remembers it.
		const mailed = load(await device.html(`${page}?dit=mailed`));
		expect(mailed(".said").text()).toMatch(/part par e-mail/);
		expect(mailed(".said button").length).toBe(0);
		expect(mailed("main").text()).toContain("Parti au client par e-mail, aujourd’hui");
		expect(mailed("main").text()).not.toContain(quoteWords.mail);
		const read = await sent(2);
		const pdfOf = async () => Buffer.from(await (await fetch(`${url}/devis.pdf`)).arrayBuffer());
		const attached = (letter: typeof read) => Buffer.from(letter.attachments[0]?.content as ArrayBuffer);
		expect(read.to).toMatchObject([{ address: mmeLefevre.email }]);
		expect(read.attachments[0]).toMatchObject({ filename: "devis-2026-001-1.pdf", mimeType: "application/pdf" });
		expect(attached(read).equals(await pdfOf())).toBe(true);
		expect(read.text).toContain(`${url}/devis`);
		expect(read.text).toMatch(/devis de 89,50\s€/);
		expect(await press()).toMatch(/mailed-before$/);

		const button = (more: Record<string, string>) =>
			sendForm(
				`${url}/devis`,
				{ [fields.quote]: "2026-001/1", [fields.signature]: "Nom Typé", [fields.read]: "oui", ...more },
				{ "x-forwarded-for": newVisitor() },
			);
		await button({ [fields.act]: "accept" });
		const signed = await sent(3);
		expect(signed.subject).toMatch(/^Devis 2026-001 accepté/);
		expect(signed.text).toMatch(
			/ce devis de 89,50\s€ le .*\n\n?Jour du travail\s: à fixer ensemble\.\nVous n’avez pas demandé/s,
		);
		expect(attached(signed).equals(await pdfOf())).toBe(true);
		expect(await press()).toMatch(/mailed-before$/);

		await button({ [fields.act]: "withdraw" });
		await button({ [fields.act]: "withdraw" });
		const withdrawn = await sent(4);
		expect(withdrawn.subject).toMatch(/^Accusé de réception de votre rétractation, devis 2026-001/);
		expect(withdrawn.text).toMatch(/m’est parvenue le .* à \d+[\s\u202f]h/);
		await eventually("plus rien n’attend", async () => (await opened.nextDueAtMs("letter")) === undefined);
		expect(mail.receipts).toHaveLength(4);
		for (const letter of [read, signed, withdrawn]) {
			expect(`${letter.subject}${letter.text}${letter.html}`).not.toMatch(/typé/i);
			expect(`${letter.text}${letter.html}`).not.toContain("/carnet");
		}
	});
});
