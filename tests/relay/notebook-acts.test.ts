import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { lastVisit } from "#notebook/noted.ts";
import { addresses, fields } from "#notebook/views.ts";
import { DAY_MS, parisFields } from "#relay/clock.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { hiddenIn, linksIn, relayWithRequest, sendForm, signIn } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";

const VISIT = { [fields.act]: "appointment", [fields.day]: "2026-03-16", [fields.hour]: "14:30" };
const NOTE = { [fields.act]: "note", [fields.note]: "Code du portail 4812B" };
const ERASE = { [fields.act]: "erase", [fields.confirmed]: "oui" };

async function withRequest(store: TestStore, person?: Person) {
	const known = await relayWithRequest(store, person);
	const { owner, relay, settings, id, path } = known;
	return {
		...known,
		press: (act: string, typed = {}) => owner.press(path, { [fields.act]: act, ...typed }),
		page: async (address: string) => load(await owner.html(address)),
		/** The same form again, as another tab or a second touch sends it. */
		send: (sent: Record<string, string>) => sendForm(relay.url + path, sent, { cookie: owner.cookie }),
		events: async () => (await (await openTestStore(settings)).fileOf(id))?.events.map(({ kind }) => kind),
	};
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("de la demande à « faite » : chaque geste est noté, et la demande change de liste", async () => {
		const { owner, press, events, id } = await withRequest(store);
		const has = async (list: string) => (await owner.html(list)).includes(id);
		expect(await has(addresses.toCall)).toBe(true);
		await press("called", { [fields.note]: "Rappelle à 18 h" });
		expect([await has(addresses.toCall), await has(addresses.underWay)]).toEqual([false, true]);
		await press("appointment", VISIT);
		expect(await owner.html(addresses.appointmentFile(id))).toContain("DTSTART:20260316T133000Z");
		await press("done");
		expect(await has(addresses.finished)).toBe(true);
		expect(await events()).toEqual(["called", "appointment", "done"]);
	});

	test("son contact va dans le téléphone, ce qui est hostile n’y ajoute aucune ligne", async () => {
		const { owner, id } = await withRequest(store, { ...mDaSilva, name: "Zoé; \\ TEL:0899", city: "Voiron, Isère" });
		const card = await owner.get(addresses.contactCard(id));
		expect(card.headers.get("content-type")).toMatch(/^text\/vcard/);
		const lines = (await card.text()).split("\r\n");
		expect(lines.filter((line) => line.startsWith("TEL"))).toEqual([`TEL;TYPE=CELL:${mDaSilva.phone}`]);
		expect(lines).toContain("FN:Zoé\\; \\\\ TEL:0899");
		expect(lines).toContain("ADR;TYPE=HOME:;;;Voiron\\, Isère;;;");
	});

	test("un numéro auquel il manque un chiffre se dit, se corrige, et l’histoire garde l’ancien", async () => {
		const { owner, path, page, press, events } = await withRequest(store, { ...mmeLefevre, phone: "06 39 98 00 4" });
		const first = await page(path);
		expect(first("main").text()).toContain("06 39 98 00 4\u202f: il manque un chiffre");
		expect([first("a[href^='tel:']").length, first("a[href^='mailto:']").length > 0]).toEqual([0, true]);
		const correct = (phone: string) => press("number", { [fields.phone]: phone });
		const refused = await correct("06 39 98 00 ");
		expect(refused.status).toBe(422);
		const $ = load(await refused.text());
		expect($("#telephone").attr("value")).toBe("06 39 98 00 ");
		expect($("main").text()).toContain("il manque 2 chiffres");
		for (let tap = 0; tap < 2; tap++) expect((await correct("\u202d06 39 98 00 48")).status).toBe(303);
		const corrected = await page(path);
		expect(corrected("a[href^='tel:']").attr("href")).toBe("tel:+33639980048");
		expect(corrected(".history").text()).toContain("06 39 98 00 48, au lieu de 06 39 98 00 4");
		expect(await events()).toEqual(["number"]);
		expect(await owner.html(`${addresses.search}?mots=0639980048`)).toContain(path);
	});

	test("sans réponse, la personne reste à rappeler et sa ligne dit quand on a essayé", async () => {
		const { path, page, press, events } = await withRequest(store);
		const line = async () => (await page(addresses.toCall))(`.row:has(a[href="${path}"])`).text();
		expect(await line()).not.toContain("sans réponse");
		const smsIn = async () => decodeURIComponent((await page(path))(".ways a[href^='sms:']").attr("href") ?? "");
		expect(await smsIn()).not.toContain("essayer de vous joindre");
		expect((await press("missed")).headers.get("location")).toContain("dit=missed");
		expect(await line()).toMatch(/Essayé aujourd’hui à .+, sans réponse/);
		expect(await events()).toEqual(["note"]);
		expect((await page(path))("details[open] a[href^='sms:']").length).toBeGreaterThan(0);
		expect(await smsIn()).toContain("je viens d’essayer de vous joindre");
	});

	test("noté depuis la liste : elle revient, nomme la personne, et une touche annule, une fois", async () => {
		const { owner, path, send, events } = await withRequest(store);
		const pressed = async (html: string, selector: string) => {
			const sent = hiddenIn(load(html).html(selector));
			return owner.html((await send(sent)).headers.get("location") ?? "");
		};
		const after = await pressed(
			await owner.html(addresses.toCall),
			`.row form[action="${path}"]:has([value="called"])`,
		);
		expect(load(after)("[role=status]").text()).toContain(`${mmeLefevre.name}. Noté\u202f: vous avez rappelé.`);
		expect(load(after)(".row").length).toBe(0);
		for (let tap = 0; tap < 2; tap++) {
			const back = await pressed(after, "[role=status] form");
			expect(load(back)(".row").length).toBe(1);
		}
		expect(await events()).toEqual(["called", "undone"]);
	});

	test("de même de « En cours » et de « Rendez-vous », où finie elle n’offre plus que d’être reprise", async () => {
		const { owner, path, page, press, send, events, clock } = await withRequest(store);
		const { day, hour } = parisFields(clock.nowMs() - 60_000);
		await press("appointment", { [fields.day]: day, [fields.hour]: hour });
		for (const from of [addresses.underWay, addresses.appointments]) {
			const sent = hiddenIn((await page(from)).html(`.row form[action="${path}"]:has([value="done"])`));
			const back = (await send(sent)).headers.get("location") ?? "";
			expect(back).toMatch(new RegExp(`^${from}\\?`));
			const after = load(await owner.html(back));
			expect(after("[role=status]").text()).toContain(mmeLefevre.name);
			expect((await page(path))("[type=date]").parents("details").length).toBe(2);
			await send(hiddenIn(after.html("[role=status] form")));
		}
		expect(await events()).toEqual(["appointment", "done", "undone", "done", "undone"]);
	});

	test("ce qui manque à un rendez-vous, à une note, à un numéro est dit à son champ, où la phrase du haut mène", async () => {
		const { press } = await withRequest(store);
		for (const [act, typed, at] of [
			["appointment", { [fields.hour]: "14:00" }, fields.day],
			["appointment", { [fields.day]: "2031-03-14" }, fields.hour],
			["appointment", { [fields.day]: "2021-03-14", [fields.hour]: "14:00" }, fields.day],
			["appointment", { ...VISIT, [fields.visitNote]: "x".repeat(1001) }, fields.visitNote],
			["note", { [fields.note]: " " }, fields.note],
			["number", { [fields.phone]: "06 39" }, fields.phone],
		] as const) {
			const answer = await press(act, typed);
			expect([answer.status, act]).toEqual([422, act]);
			const $ = load(await answer.text());
			expect($(`[role=alert] a[href="#${at}"]`).length, at).toBe(1);
			const [said = ""] = $(`#${at}`).attr("aria-describedby")?.split(" ").slice(-1) ?? [];
			expect($("[role=alert]").text(), at).toContain($(`#${said}`).text());
			expect($(`#${at}`).parents("details:not([open])").length, at).toBe(0);
		}
	});

	test("un rendez-vous à une heure déjà passée est noté, et la page le fait remarquer", async () => {
		const { press, clock } = await withRequest(store);
		const { day } = parisFields(clock.nowMs() - 60_000);
		const taken = await press("appointment", { [fields.day]: day, [fields.hour]: "00:00" });
		expect(taken.headers.get("location")).toContain("dit=appointment-past");
	});

	test("« Faite » avant le jour du rendez-vous est notée, et la page dit que le client le lit déjà ; le jour même, non", async () => {
		const { press, page, clock } = await withRequest(store);
		const on = (days: number) => ({
			[fields.day]: parisFields(clock.nowMs() + days * DAY_MS).day,
			[fields.hour]: "23:59",
		});
		await press("appointment", on(3));
		const early = (await press("done", {})).headers.get("location") ?? "";
		expect((await page(early))("[role=status]").text()).toContain("avant le jour du rendez-vous");
		await press("appointment", on(0));
		expect((await press("done", {})).headers.get("location")).toMatch(/dit=done\b(?!-)/);
	});

	test("l’adresse d’un rendez-vous mène à la carte, partout ; l’étage et le code n’y partent pas ; puis vient le SMS", async () => {
		const { relay, owner, path, id, page, press } = await withRequest(store);
		const place = { address: "12 rue des Lilas", floor: "3e gauche", doorCode: "12B45" } as const;
		const typed = Object.entries(place).map(([part, words]) => [fields[part as keyof typeof place], words]);
		const taken = await press("appointment", {
			...VISIT,
			...Object.fromEntries(typed),
			[fields.visitNote]: "Sonner fort",
		});
		const next = await page(taken.headers.get("location") ?? "");
		expect(next("[role=status] a").attr("href")).toMatch(/^sms:\+33639981234\?&body=.*rendez-vous/i);
		const moved = await press("appointment", { ...VISIT, ...Object.fromEntries(typed), [fields.hour]: "16:00" });
		const sms = (await page(moved.headers.get("location") ?? ""))("[role=status] a").attr("href") ?? "";
		expect(decodeURIComponent(sms)).toMatch(/Notre rendez-vous .* change\s: .* à 16\sh.*\/suivi\//);
		await press("appointment", { ...VISIT, ...Object.fromEntries(typed), [fields.visitNote]: "Sonner fort" });
		const card = (await page(addresses.appointments))(".row");
		expect(card.text()).toMatch(/12 rue des Lilas.*3e gauche · Code\s: 12B45.*Sonner fort/);
		expect(await owner.html(addresses.appointmentFile(id))).toContain("LOCATION:12 rue des Lilas\\, ");
		const form = await page(path);
		for (const [part, words] of typed) expect(form(`#${part}`).attr("value")).toBe(words);
		expect(form("#note-rendez-vous").text()).toBe("Sonner fort");
		const agent = { cookie: owner.cookie, "user-agent": "Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X)" };
		const onIphone = load(await (await fetch(relay.url + path, { headers: agent })).text());
		for (const [$, scheme] of [
			[form, "geo:0,0?q="],
			[onIphone, "https://maps.apple.com/?daddr="],
		] as const) {
			const href = decodeURIComponent($(`.ways a[href^='${scheme}']`).attr("href") ?? "");
			expect(href).toMatch(/12 rue des Lilas, /);
			expect(href).not.toMatch(/12B45|3e gauche/);
		}
		// Before there were three fields, floor and code stood with the street: a note, which no map is told.
		expect(lastVisit([{ seq: 1, atMs: 0, kind: "appointment", text: "Adresse\u202f: 3 rue Haute, code 12B" }])).toEqual(
			{
				...{ address: "", floor: "", doorCode: "" },
				note: "Adresse\u202f: 3 rue Haute, code 12B",
			},
		);
	});

	test("C8 · deux touches, une page rechargée, deux appareils à la fois : un seul geste", async () => {
		const { relay, owner, path, send, events } = await withRequest(store);
		const second = await signIn(relay);
		const form = { ...hiddenIn(await owner.html(path)), [fields.act]: "called" };
		const theirs = { ...hiddenIn(await second.html(path)), [fields.act]: "called" };
		const bySecond = sendForm(relay.url + path, theirs, { cookie: second.cookie });
		const answers = await Promise.all([send(form), send(form), bySecond]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await events()).toEqual(["called"]);
	});

	test("une page restée ouverte dit ce qui a changé, et garde ce qui était tapé", async () => {
		const { owner, path, press, send, events } = await withRequest(store);
		const old = hiddenIn(await owner.html(path));
		await press("done");
		const late = { ...old, [fields.act]: "quote-sent", [fields.note]: "420 € pose comprise" };
		const answer = await send(late);
		expect(answer.status).toBe(409);
		expect(await answer.text()).toMatch(/a changé.*420 € pose comprise/s);
		expect(await events()).toEqual(["done"]);
		// A note contradicts nothing.
		await send({ ...late, [fields.act]: "note" });
		expect(await events()).toEqual(["done", "note"]);
	});

	test("C10 · effacée : plus un octet du nom, du numéro ni de la note, dans aucun fichier", async () => {
		const { relay, owner, path, id, press } = await withRequest(store);
		await owner.press(path, NOTE);
		await owner.press(path, VISIT);
		expect(await (await press("erase")).text()).toContain("Effacer");
		expect((await owner.press(path, ERASE)).headers.get("location")).toContain(addresses.toCall);
		expect(await owner.html(addresses.appointments)).not.toContain(mmeLefevre.name);
		for (const file of readdirSync(relay.dataDir, { recursive: true, withFileTypes: true })) {
			if (!file.isFile()) continue;
			const bytes = readFileSync(join(file.parentPath, file.name));
			for (const trace of ["Lefèvre", "39 98 12 34", "4812B", id]) {
				expect(bytes.includes(trace), `${trace} dans ${file.name}`).toBe(false);
			}
		}
	});

	test("C12 · par le lien de la lettre le rendez-vous se note ; trop vieux, ou la demande effacée, il le dit", async () => {
		const { relay, owner, path, clock, link } = await withRequest(store);
		await sendForm(link, { ...hiddenIn(await (await fetch(link)).text()), ...VISIT });
		const href = load(await (await fetch(link)).text())("a[href*='rendez-vous.ics']").attr("href");
		const file = await fetch(relay.url + href);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		expect(await file.text()).toContain("DTSTART:20260316T133000Z");
		clock.jump(31 * DAY_MS);
		const late = await fetch(link);
		expect([late.status, await late.text()]).toEqual([404, expect.stringContaining("n’est plus là")]);
		clock.jump(-31 * DAY_MS);
		expect((await fetch(link)).status).toBe(200);
		await owner.press(path, ERASE);
		for (const address of [link, relay.url + href]) expect((await fetch(address)).status).toBe(404);
	});

	test("ceux de la quarantaine se libèrent et s’effacent ensemble", async () => {
		const relay = await startTestRelay({ clock: manualClock(), settings: await store.settings() });
		const ids: string[] = [];
		for (const person of [mmeLefevre, mDaSilva, { ...mDaSilva, name: "Robot", message: "Achetez nos liens" }]) {
			const form = quoteForm(person);
			form.set("_honey", "x");
			const answer = await postQuote(relay.url, person, { form });
			ids.push(((await answer.json()) as { id: string }).id);
		}
		const owner = await signIn(relay);
		expect((await owner.html(addresses.robots)).match(/type="checkbox"/g)).toHaveLength(3);
		await owner.press(addresses.robots, { [fields.act]: "release", [fields.ticked]: ids[0] ?? "" });
		await eventually("sa lettre", async () => (await linksIn(relay.dataDir, addresses.byLink)).length === 1);
		await owner.press(addresses.robots, { [fields.act]: "erase", [fields.ticked]: ids[2] ?? "" });
		const left = await owner.html(addresses.robots);
		expect([left.includes(mDaSilva.name), left.includes("Robot")]).toEqual([true, false]);
	});
});

const [SQLITE] = STORES as [TestStore];

test("C7 · ni jeton ni personne dans le journal ; les fichiers ne s’ouvrent qu’à leur maître", async () => {
	const { relay, owner, path, link } = await withRequest(SQLITE);
	await owner.press(path, NOTE);
	const journal = JSON.stringify(relay.events);
	const links = [link, ...(await linksIn(relay.dataDir, addresses.enter))];
	const tokens = links.map((made) => new URL(made).searchParams.get(fields.token) ?? "");
	for (const secret of [...tokens, owner.cookie.split("=")[1] ?? "", "Lefèvre", "39 98", "4812B"]) {
		expect(journal).not.toContain(secret);
	}
	for (const name of readdirSync(relay.dataDir).filter((file) => file.includes("sqlite"))) {
		const file = join(relay.dataDir, name);
		expect(statSync(file).mode & 0o077, name).toBe(0);
		for (const token of tokens) expect(readFileSync(file).includes(token)).toBe(false);
	}
});

test("C6 · une formule tapée par un inconnu est du texte dans le tableur, une ligne de plus dans l’agenda n’en est pas une", async () => {
	const city = "=SOMME(A1)";
	const message = "Une porte\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:faux ; \\, et un mot très long ".padEnd(400, "é");
	const { owner, path, id } = await withRequest(SQLITE, { ...mmeLefevre, city, message });
	await owner.press(path, VISIT);
	const table = await owner.html(addresses.figuresFile);
	expect(table).toContain(`'${city}`);
	expect(table).not.toMatch(/(^|;)=/m);
	const calendar = await owner.html(addresses.appointmentFile(id));
	expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
	// RFC 5545, 3.3.11: what parts values stands behind a backslash.
	expect(calendar.replaceAll("\r\n ", "")).toContain(String.raw`SUMMARY:faux \; \\\, et un mot`);
	for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
