import { createHash, randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type CheerioAPI, load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { quoteWords } from "#notebook/pages/words-quote.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { quoteFields, rowField } from "#notebook/quote/field-names.ts";
import { addresses, fields as notebook } from "#notebook/views.ts";
import { owner } from "#owner";
import { DAY_MS, MINUTE_MS, parisDay } from "#relay/clock.ts";
import { QUOTES_KEPT_DAYS } from "#relay/upkeep/rounds.ts";
import { demandes } from "#tests/support/demandes.ts";
import { followed } from "#tests/support/followed-quote.ts";
import { withLawfulFacts } from "#tests/support/lawful-facts.ts";
import { need } from "#tests/support/need.ts";
import { sendForm } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre } from "#tests/support/people.ts";
import { placesText } from "#tests/support/places.ts";
import { postQuote } from "#tests/support/post-quote.ts";
import { LEGAL, QUOTE_FORM, sampleQuote } from "#tests/support/quotes.ts";
import { lettersIn } from "#tests/support/relay.ts";
import { openTestStore, STORES } from "#tests/support/stores.ts";
import { tempFolder } from "#tests/support/temp-folder.ts";
import { followWords } from "#visitor/pages/words.ts";
import { visitorFields as fields } from "#visitor/views.ts";

/* From a request to a written quote, accepted by a link (devis.md, 4). S2, S6, S7, S9, S10. */

withLawfulFacts();

describe.each(STORES)("$title", { timeout: 60_000 }, (store) => {
	beforeEach(need(store));

	test("le rendez-vous pris donne la date du travail ; accepté, puis fait, aucun message prêt ne dit plus ce qui n’est pas", async () => {
		const { owner: device, make, request, accept } = await followed(store);
		const ready = async () => load(await device.html(request))(".fold-in a[href^='mailto:']").text();
		expect(await ready()).not.toContain(requestWords.readyMail.quote);
		await device.press(request, { [notebook.act]: "quote-sent" });
		expect(await ready()).toContain(requestWords.readyMail.quote);
		const visit = { [notebook.day]: "2026-03-16", [notebook.hour]: "14:30" };
		await device.press(request, { [notebook.act]: "appointment", ...visit });
		expect(load(await device.html(make))(`[name=${quoteFields.day}]`).val()).toBe("2026-03-16");
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		expect(await ready()).toContain(requestWords.readyMail.written);
		await accept();
		for (const one of ["quote", "written", "remind"] as const)
			expect(await ready()).not.toContain(requestWords.readyMail[one]);
		// Nobody asked for it before the fourteen days are over: that day is not confirmed.
		expect(await ready()).toContain(requestWords.readyMail.notYet);
		expect(await ready()).not.toContain(requestWords.readyMail.appointment);
		await device.press(request, { [notebook.act]: "done" });
		expect(await ready()).not.toContain(requestWords.readyMail.appointment);
		expect(load(await device.html(request))(".chip").text()).not.toMatch(/rendez-vous/i);
	});

	test("une nuit plus chère a sa ligne, un déplacement aussi ; un minimum n’est pas compté d’avance", async () => {
		const { owner: device, make, request } = await followed(store);
		const { flat, nights } = owner.prices;
		const { surcharge } = owner.practice;
		Object.assign(owner.practice, { surcharge: true, surchargePercent: 60, dearerDays: ["dimanches"] });
		const opening = { service: "Dépannage de porte, à partir de", euros: 90, includes: "Main-d’œuvre." };
		Object.assign(owner.prices, { flat: [opening], nights: [{ when: "De 20 h à 7 h", surchargePercent: 50 }] });
		try {
			const rowOf = ($: CheerioAPI, words: RegExp) =>
				$(".quote-row")
					.toArray()
					.map((one) => $(one).find("input, textarea").not("[type=checkbox]:not([checked])").toArray())
					.map((inputs) => inputs.map((input) => $(input).val() ?? ""))
					.find(([what]) => words.test(String(what).replace(/\s/g, " ")));
			const $ = load(await device.html(make));
			const row = (words: RegExp) => rowOf($, words);
			const quantityOf = async (words: RegExp) => rowOf(load(await device.html(make)), words)?.at(-1);
			expect(row(/^Dépannage de porte\. Main-d’œuvre\.$/)).toEqual([expect.anything(), "", "90", ""]);
			expect(row(/^Majoration, de 20 h à 7 h : \+ 50 %$/)).toEqual([expect.anything(), "", ""]);
			expect(row(/^Majoration, dimanches : \+ 60 %$/)?.at(-1)).toBe("");
			// Counted for who comes at that hour.
			const late = { [notebook.day]: "2026-03-16", [notebook.hour]: "20:30" };
			await device.press(request, { [notebook.act]: "appointment", ...late });
			expect(await quantityOf(/^Majoration, de 20 h/)).toBe("1");
			// Of a Sunday it is counted, and said where it is not.
			const visit = { [notebook.day]: "2026-03-15", [notebook.hour]: "09:30" };
			await device.press(request, { [notebook.act]: "appointment", ...visit });
			expect(await quantityOf(/^Majoration, dimanches/)).toBe("1");
			const sunday = { ...QUOTE_FORM, [quoteFields.day]: "2026-03-15", [notebook.act]: "preview" };
			expect(await (await device.press(make, sunday)).text()).toContain("ce devis ne la compte pas");
			const monday = { ...sunday, [quoteFields.day]: "2026-03-16" };
			expect(await (await device.press(make, monday)).text()).not.toContain("ce devis ne la compte pas");
			// Where the town is not known, each distance of the schedule.
			expect(row(/^Déplacement, de 0 à \d+ km$/)).toBeDefined();
		} finally {
			Object.assign(owner.prices, { flat, nights });
			Object.assign(owner.practice, { surcharge });
			// As the folder has it: other files of tests read the same facts.
			for (const name of ["surchargePercent", "dearerDays"]) Reflect.deleteProperty(owner.practice, name);
		}
	});

	test("un devis accepté ne s’annule plus, ni son bouton ni son formulaire gardé ouvert", async () => {
		const { owner: device, make, request, accept } = await followed(store);
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		const undo = async () =>
			load(await device.html(request))(`button[name="${notebook.undoes}"]`)
				.first()
				.attr("value") ?? "";
		const before = await undo();
		expect(before).not.toBe("");
		await accept();
		expect(await undo()).toBe("");
		const answer = await device.press(request, { [notebook.undoes]: before });
		expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining("il reste")]);
		// Another one adds to it, and proposes no day before which nothing may be done.
		const visit = { [notebook.day]: "2026-03-16", [notebook.hour]: "14:30" };
		await device.press(request, { [notebook.act]: "appointment", ...visit });
		expect(load(await device.html(make))(`[name=${quoteFields.day}]`).val() ?? "").toBe("");
		const next = await device.press(make, { ...QUOTE_FORM, [notebook.act]: "preview" });
		expect(await next.text()).toContain(quoteWords.accepted("2026-001"));
	});

	test("la main-d’œuvre comptée à côté d’une pose qui la comprend est dite avant l’envoi", async () => {
		const { owner: device, make } = await followed(store);
		const preview = async (what: string) => {
			const rows = { [rowField(0, "what")]: what, [rowField(1, "what")]: "Main-d’œuvre" };
			const hours = { [rowField(1, "quantity")]: "1,5", [rowField(1, "price")]: "62" };
			return (await device.press(make, { ...QUOTE_FORM, ...rows, ...hours, [notebook.act]: "preview" })).text();
		};
		expect(await preview("Serrure 3 points. Fourniture et pose.")).toContain(quoteWords.labourTwice);
		expect(await preview("Serrure 3 points, sans la pose")).not.toContain(quoteWords.labourTwice);
	});

	test("un déplacement compté là où le barème, que le devis répète, le dit gratuit : c’est dit avant l’envoi", async () => {
		const { owner: device, make, relay } = await followed(store);
		await mkdir(join(relay.siteDir, "donnees"), { recursive: true });
		await writeFile(join(relay.siteDir, "donnees/lieux.json"), placesText);
		const preview = async (euros: string) => {
			const row = {
				[rowField(1, "what")]: "Déplacement",
				[rowField(1, "quantity")]: "1",
				[rowField(1, "price")]: euros,
			};
			return (await device.press(make, { ...QUOTE_FORM, ...row, [notebook.act]: "preview" })).text();
		};
		expect(await preview("30")).toContain(quoteWords.freeTravel);
		expect(await preview("0")).not.toContain(quoteWords.freeTravel);
	});

	test("un travail prévu avant la fin des quatorze jours est dit à qui signe, et à l’artisan si ce n’est pas demandé", async () => {
		const { owner: device, make, request, page, accept, relay, clock } = await followed(store);
		const workDay = { [quoteFields.day]: parisDay(clock.nowMs() + 3 * DAY_MS) };
		await device.press(make, { ...QUOTE_FORM, ...workDay, [notebook.act]: "send" });
		const warned = /Sans cette case, le travail prévu le .* attend le /;
		expect((await page())("form:has([value=accept])").text()).toMatch(warned);
		await accept();
		const told = /Le client n’a pas demandé que le travail commence avant la fin des quatorze jours/;
		await expect.poll(async () => (await lettersIn(relay.dataDir)).some(({ text = "" }) => told.test(text))).toBe(true);
		expect(await device.html(request)).toMatch(told);
		// Nor is an appointment within them taken without a word.
		const visit = { [notebook.day]: workDay[quoteFields.day] ?? "", [notebook.hour]: "14:30" };
		const taken = await device.press(request, { [notebook.act]: "appointment", ...visit });
		expect(taken.headers.get("location")).toContain("dit=appointment-early");
		// Asked for, or after them: nothing to say.
		await device.press(make, { ...QUOTE_FORM, ...workDay, [notebook.act]: "send" });
		await accept({ [fields.early]: "oui" });
		const later = { [quoteFields.day]: parisDay(clock.nowMs() + 20 * DAY_MS) };
		await device.press(make, { ...QUOTE_FORM, ...later, [notebook.act]: "send" });
		expect((await page())("form:has([value=accept])").text()).not.toMatch(warned);
		await accept();
		expect((await device.html(request)).match(new RegExp(told, "g"))).toHaveLength(1);
		// « Autres demandes », a search: what was answered, not what was sent.
		const found = await device.html(`${addresses.search}?${notebook.words}=${encodeURIComponent("Lefèvre")}`);
		expect(found).toMatch(/Devis accepté/);
		expect(found).not.toMatch(/Devis envoyé/);
	});

	test("accepté, un devis n’est caché par aucun autre : lu, gardé en PDF et rétracté après lui", async () => {
		const { owner: device, make, request, url, send, accept, pdf } = await followed(store);
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		await accept();
		const signed = await pdf();
		await device.press(make, { ...QUOTE_FORM, [notebook.act]: "send" });
		const first = `?${fields.quote}=${encodeURIComponent("2026-001/1")}`;
		const $ = load(await (await fetch(url)).text());
		expect($("#devis").parent().text()).toMatch(/2026-002.*2026-001\. Vous l’avez accepté/s);
		expect($(`a[href$="/devis${first}"]`).length).toBe(1);
		const page = async () => load(await (await fetch(`${url}/devis${first}`)).text())("main").text();
		expect(await page()).toMatch(/accepté le .* par Anne Lefèvre.*Renoncer au contrat ici/s);
		const kept = await (await fetch(`${url}/devis.pdf${first}`)).arrayBuffer();
		expect(Buffer.from(kept).equals(signed)).toBe(true);
		expect(await device.html(request)).toContain(`/devis.pdf${first}`);
		const withdrawn = { [fields.act]: "withdraw", [fields.signature]: "Anne Lefèvre" };
		await send({ ...withdrawn, [fields.quote]: "2026-001/1" });
		expect(await page()).toMatch(/a renoncé/);
		// The other is still to be answered; what names none is the last one.
		expect((await pdf()).equals(signed)).toBe(false);
		expect((await send({ ...withdrawn, [fields.quote]: "2026-999/1" })).status).toBe(409);
		expect((await accept()).headers.get("location")).toMatch(/\?dit=accepted$/);
	});

	test("fait, relu, envoyé, lu, accepté : les deux en ont le PDF, et plus rien n’y change", async () => {
		const { owner: device, make, request, url, page, accept, pdf, relay, send } = await followed(store);
		expect((await fetch(`${url}/devis`)).status).toBe(404);
		const shown = await device.press(make, { ...QUOTE_FORM, [notebook.act]: "preview" });
		const preview = await shown.text();
		expect(preview).toMatch(/89,50.€/);
		expect((await fetch(`${url}/devis`)).status).toBe(404);
		// As its button sends what the page carries.
		const carried = load(preview)("form:has(.quote) input").toArray();
		const sent = await sendForm(
			relay.url + make,
			{
				...Object.fromEntries(carried.map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""])),
				[notebook.act]: "send",
			},
			{ cookie: device.cookie },
		);
		expect(sent.headers.get("location")).toContain(request);
		expect(await device.html(request)).toMatch(/Devis \d{4}-001, 89,50.€/);
		expect(load(await (await fetch(url)).text())("#devis").text()).toContain("Votre devis");
		const text = (await page())(".quote").text();
		for (const said of ["TVA non applicable", "732 829 320", "Ouvrir la porte", "CM2C"]) expect(text).toContain(said);
		const read = await pdf();
		expect(read.subarray(0, 5).toString()).toBe("%PDF-");
		expect((await pdf()).equals(read)).toBe(true);

		expect((await accept({ [fields.signature]: " " })).status).toBe(422);
		expect(await (await accept({ [fields.read]: "" })).text()).toContain("04\u00a065\u00a071\u00a000\u00a038");
		expect((await accept()).headers.get("location")).toMatch(/\?dit=accepted$/);
		const signed = await pdf();
		expect(signed.equals(read)).toBe(false);
		const digest = createHash("sha256").update(read).digest("hex");
		expect((await page())(".quote").text()).toContain(digest);
		expect((await page())(".quote").text()).toMatch(/accepté le .* par Anne Lefèvre/);
		expect((await page())("form:has([value=accept])").length).toBe(0);
		expect(await device.html(request)).toContain("accepté");
		await expect
			.poll(
				async () => (await lettersIn(relay.dataDir)).find(({ subject }) => /^Devis accepté/.test(subject ?? ""))?.text,
			)
			.toMatch(
				/Devis accepté, .*\n89,50.€, devis 2026-001, signé par Anne Lefèvre\r?\n.*Adresse.: .*\nOuverture.: 89,50.€/s,
			);
		// He may give it up, by the words of the law, and the PDF says so; the acceptance stays beside it.
		const withdraw = (name: string) =>
			send({ [fields.act]: "withdraw", [fields.quote]: "2026-001/1", [fields.signature]: name });
		expect((await page())("main").text()).toMatch(/Renoncer au contrat ici.*Confirmer la rétractation/s);
		expect((await withdraw("")).status).toBe(422);
		expect((await withdraw("Anne Lefèvre")).headers.get("location")).toMatch(/\?dit=withdrew$/);
		expect((await withdraw("Encore")).status).toBe(303);
		expect((await page())(".quote").text()).toMatch(/Rétractation.*Anne Lefèvre a renoncé.*accuse réception/s);
		expect((await pdf()).equals(signed)).toBe(false);
		expect(await device.html(request)).toContain("accepté, puis rétracté");
		expect(load(await device.html(addresses.quotes))(".links a").length).toBe(0);
		await expect
			.poll(async () => (await lettersIn(relay.dataDir)).some(({ text = "" }) => /^Rétractation/m.test(text)))
			.toBe(true);
		// Nothing after that.
		const late = { [fields.act]: "decline", [fields.quote]: "2026-001/1" };
		expect([404, 409]).toContain((await send(late)).status);
		const after = await pdf();
		expect((await pdf()).equals(after)).toBe(true);
	});

	test("« exporter » avec un dossier : les mots, les photos, le devis lu et le devis accepté, et rien par-dessus", async () => {
		const { owner: device, make, pdf, accept, settings, url, id } = await followed(store);
		await device.press(make, QUOTE_FORM);
		const read = await pdf();
		await accept();
		const [image, opened] = [randomBytes(2_000), await openTestStore(settings)];
		const token = url.split("/").at(-1) ?? "";
		expect(await opened.addPhoto(token, { digest: "ab".repeat(32), image }, 1)).toBe("taken");
		await opened.close();
		const folder = join(await tempFolder(), "dossier");
		const order = `exporter --email ${mmeLefevre.email}`;
		expect((await demandes(settings, order)).warned).toContain("3\u00a0fichiers vont avec");
		expect((await demandes(settings, `${order} ${folder}`)).said).toContain("4\u00a0fichiers écrits");
		const file = (name: string) => readFileSync(join(folder, name));
		expect(file(`${id}-photo-1.webp`).equals(image)).toBe(true);
		expect(file("devis-2026-001-version-1.pdf").equals(read)).toBe(true);
		expect(file("devis-2026-001-version-1-accepte.pdf").equals(await pdf())).toBe(true);
		const [given] = JSON.parse(file("demandes.json").toString()) as Record<string, object>[];
		expect(given).toMatchObject({ numero: id, devis: [{ number: "2026-001", reponse: { name: "Anne Lefèvre" } }] });
		expect(await demandes(settings, `${order} ${folder}`)).toMatchObject({
			exit: 1,
			warned: expect.stringContaining("donnez un dossier vide"),
		});
	});

	test("S7 · envoyé, il reste octet pour octet, quoi que l’artisan change ensuite", async () => {
		const { owner: device, make, pdf } = await followed(store);
		await device.press(make, QUOTE_FORM);
		const before = await pdf();
		Object.assign(owner.legal, { address: "Ailleurs" });
		try {
			expect((await pdf()).equals(before)).toBe(true);
		} finally {
			Object.assign(owner.legal, LEGAL);
		}
	});

	test("S6 · numéros d’une année sans trou ni double, à deux relais à la fois ; une correction est la version 2", async () => {
		const { settings, id, relay } = await followed(store);
		const others = await Promise.all(
			[mDaSilva, { ...mmeLefevre, message: "Une autre demande, bien plus longue." }].map(
				async (person) => ((await (await postQuote(relay.url, person)).json()) as { id: string }).id,
			),
		);
		const [one, two] = [await openTestStore(settings), await openTestStore(settings)];
		const bodyOf = (number: string, version: number) => JSON.stringify({ number, version, validUntilMs: 9e15 });
		const make = (opened: typeof one, request: string) => opened.makeQuote(request, { year: "2026", bodyOf }, 1);
		const made = await Promise.all([make(one, id), make(two, others[0] ?? ""), make(one, others[1] ?? "")]);
		expect(made.map((quote) => quote?.id).sort()).toEqual(["2026-001/1", "2026-002/1", "2026-003/1"]);
		const [number] = made[0]?.id.split("/") ?? [];
		expect((await make(two, id))?.id).toBe(`${number}/2`);
		expect((await one.makeQuote(id, { year: "2027", bodyOf }, 2))?.id).toBe(`${number}/3`);
		// What is erased leaves its number behind.
		await one.erase(others);
		const next = (
			(await (await postQuote(relay.url, { ...mDaSilva, message: "Encore une, après." })).json()) as { id: string }
		).id;
		expect((await make(two, next))?.id).toBe("2026-004/1");
		expect(await make(one, "260101-AAAAAAAA")).toBeUndefined();
	});

	test("S9 · deux fois, à deux, trop tard, remplacé, repris : une seule réponse, et chacun sait laquelle", async () => {
		const { owner: device, make, accept, send, page, clock } = await followed(store);
		await device.press(make, QUOTE_FORM);
		const first = String((await page())(`[name=${fields.quote}]`).first().val());
		await device.press(make, { ...QUOTE_FORM, [rowField(0, "price")]: "99" });
		const stale = await send({
			...{ [fields.act]: "accept", [fields.quote]: first, [fields.signature]: "Anne", [fields.read]: "oui" },
		});
		expect([stale.status, await stale.text()]).toEqual([409, expect.stringContaining("remplacé")]);
		expect((await page())(".quote").text()).toContain("version 2");
		const second = { [fields.quote]: first.replace("/1", "/2") };
		const both = await Promise.all([accept(second), accept({ ...second, [fields.signature]: "Quelqu’un d’autre" })]);
		expect(both.map(({ status }) => status)).toEqual([303, 303]);
		const said = (await page())(".quote").text();
		expect([/par Anne Lefèvre/.test(said), /Quelqu’un d’autre/.test(said)].filter(Boolean).length).toBe(1);
		// A contract now: another quote has another number.
		await device.press(make, QUOTE_FORM);
		expect((await page())(".quote").text()).toMatch(/n°.*-002/);
		clock.advance(31 * DAY_MS);
		expect((await page())("form").length).toBe(0);
		expect((await page())("main").text()).toContain("Il n’est plus valable");
		expect((await accept({ [fields.quote]: "2026-002/1" })).status).toBe(409);
	});

	test("sans réponse après sept jours, de quoi le relancer ; répondu, plus", async () => {
		const { owner: device, make, request, accept, clock } = await followed(store);
		await device.press(make, { ...QUOTE_FORM, [quoteFields.valid]: "60" });
		const offers = async (kind: "written" | "remind") =>
			(await device.html(request)).includes(requestWords.ready[kind]);
		expect([await offers("written"), await offers("remind")]).toEqual([true, false]);
		clock.advance(8 * DAY_MS);
		expect([await offers("written"), await offers("remind")]).toEqual([false, true]);
		await accept();
		expect([await offers("written"), await offers("remind")]).toEqual([false, false]);
	});

	test("S2 · repris par l’artisan, il disparaît, et ne s’accepte plus", async () => {
		const { owner: device, make, request, url, accept } = await followed(store);
		await device.press(make, QUOTE_FORM);
		const undo =
			load(await device.html(request))(`button[name="${notebook.undoes}"]`)
				.first()
				.attr("value") ?? "";
		await device.press(request, { [notebook.undoes]: undo });
		const led = await fetch(`${url}/devis`);
		expect([led.url, load(await led.text())("[role=status]").text()]).toEqual([
			`${url}?dit=retracted`,
			expect.stringContaining(followWords.said.retracted),
		]);
		expect((await accept()).status).toBe(404);
		expect(await device.html(request)).not.toMatch(/Devis \d{4}-001,/);
	});

	test("effacer la demande ne laisse que le devis accepté", async () => {
		const { owner: device, make, url, accept, settings, request } = await followed(store);
		await device.press(make, QUOTE_FORM);
		const opened = await openTestStore(settings);
		await accept();
		await device.press(make, QUOTE_FORM);
		await device.press(request, { [notebook.act]: "erase", [notebook.confirmed]: "oui" });
		expect((await fetch(`${url}/devis`)).status).toBe(404);
		const kept = await opened.quotePdf("2026-001/1", "signed");
		expect(kept?.length).toBeGreaterThan(5_000);
		expect(await opened.quotePdf("2026-002/1", "read")).toBeUndefined();
		// He finds it again, and his accounts too.
		const $ = load(await device.html(addresses.quotes));
		expect($(".links a").length).toBe(1);
		expect($("main").text()).toMatch(/2026-001.*Mme Lefèvre/s);
		const file = await device.get($(".links a").attr("href") ?? "");
		expect([file.headers.get("content-type"), (await file.text()).slice(0, 5)]).toEqual(["application/pdf", "%PDF-"]);
		// The month, whole, in each span of « Ce qui marche ».
		for (const span of ["14-jours", "1-an"])
			expect(await device.html(`${addresses.figures}?${notebook.span}=${span}`)).toMatch(/89,50\s€/);
		expect(await (await device.get(addresses.quotesFile)).text()).toMatch(/;2026-001;Mme Lefèvre;89,50;0,00;89,50/);
		// Ten years on, from the end of its year, its number alone is left.
		const purge = (atMs: number) =>
			opened.purge({
				...{ requestsBeforeMs: 0, quarantinedBeforeMs: 0, countsBeforeDay: "1970-01-01" },
				quotesBeforeMs: atMs - QUOTES_KEPT_DAYS * DAY_MS,
			});
		expect(await purge(Date.UTC(2037, 0, 1))).toEqual([]);
		expect(await opened.acceptedQuotes()).toHaveLength(1);
		expect(await purge(Date.UTC(2038, 0, 1))).toEqual(["2026-001/1"]);
		expect(await opened.acceptedQuotes()).toEqual([]);
		expect(await opened.quotePdf("2026-001/1", "signed")).toBeUndefined();
	});

	test("ce qui manque à la loi l’arrête, avec le chemin ; ce qui est faux est dit à côté, et rien n’est perdu", async () => {
		const { owner: device, make, url } = await followed(store);
		Object.assign(owner.legal, { siren: null });
		const { hourly } = owner.prices;
		Object.assign(owner.prices, { hourly: hourly.map((line) => ({ ...line, example: true })) });
		try {
			const html = await (await device.press(make, QUOTE_FORM)).text();
			expect(html).toContain("le numéro SIREN");
			// The hour of the sample is nobody's.
			expect(html).toContain("le prix de votre heure");
			expect(html).toContain("/carnet/atelier/loi");
			expect((await fetch(`${url}/devis`)).status).toBe(404);
		} finally {
			Object.assign(owner.prices, { hourly });
			Object.assign(owner.legal, LEGAL);
		}
		const homeless = { ...QUOTE_FORM, [notebook.act]: "preview", [quoteFields.address]: "Voiron" };
		expect(await (await device.press(make, homeless)).text()).toContain(quoteWords.noStreet);
		const answer = await device.press(make, { ...QUOTE_FORM, [rowField(0, "price")]: "<b>cher" });
		expect(answer.status).toBe(422);
		const $ = load(await answer.text());
		expect($(`[id="${rowField(0, "price")}-erreur"]`).text()).toContain("Un prix s’écrit en chiffres");
		expect($(`[id="${rowField(0, "price")}"]`).val()).toBe("<b>cher");
		expect($(`[id="${quoteFields.nature}"]`).val() ?? $(`[id="${quoteFields.nature}"]`).text()).toBe("Ouvrir la porte");
	});

	test("un relais arrêté avant le PDF : qui le demande l’a quand même, le même pour tous", async () => {
		const { settings, id, pdf } = await followed(store);
		const opened = await openTestStore(settings);
		const bodyOf = (number: string, version: number) =>
			JSON.stringify({ ...sampleQuote, number, version, validUntilMs: Date.UTC(2030, 0) });
		await opened.makeQuote(id, { year: "2026", bodyOf }, Date.UTC(2026, 2, 14) + MINUTE_MS);
		const [one, two] = await Promise.all([pdf(), pdf()]);
		expect(one.length).toBeGreaterThan(5_000);
		expect(one.equals(two)).toBe(true);
	});
});
