import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { addresses, fields } from "#notebook/views.ts";
import { eventually } from "#tests/support/eventually.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { hiddenIn, linksIn, sendForm, signIn } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";

const DAY_MS = 86_400_000;

async function withRequest(store: TestStore, person: Person = mmeLefevre) {
	const clock = manualClock();
	const settings = await store.settings();
	const relay = await startTestRelay({ clock, settings });
	const posted = await postQuote(relay.url, person);
	expect(posted.status).toBe(200);
	const { id } = (await posted.json()) as { id: string };
	const owner = await signIn(relay);
	const events = async () => {
		const opened = await openTestStore(settings);
		const file = await opened.fileOf(id);
		await opened.close();
		return file?.events.map(({ kind }) => kind) ?? [];
	};
	return { relay, clock, settings, id, path: addresses.request(id), owner, events };
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("de la demande à « faite » : chaque geste est noté, et la demande change de liste", async () => {
		const { owner, path, events, id } = await withRequest(store);
		const has = async (list: string) => (await (await owner.get(list)).text()).includes(id);
		expect(await has(addresses.toCall)).toBe(true);
		await owner.press(path, { [fields.act]: "called", [fields.note]: "Rappelle à 18 h" });
		expect([await has(addresses.toCall), await has(addresses.underWay)]).toEqual([false, true]);
		await owner.press(path, { [fields.act]: "appointment", [fields.day]: "2026-03-16", [fields.hour]: "14:30" });
		const file = await owner.get(addresses.appointmentFile(id));
		expect(await file.text()).toContain("DTSTART:20260316T133000Z");
		await owner.press(path, { [fields.act]: "done" });
		expect(await has(addresses.finished)).toBe(true);
		expect(await events()).toEqual(["called", "appointment", "done"]);
	});

	test("un numéro auquel il manque un chiffre se dit, se corrige, et l’histoire garde l’ancien", async () => {
		const { owner, path, events } = await withRequest(store, { ...mmeLefevre, phone: "06 39 98 00 4" });
		const page = async () => load(await (await owner.get(path)).text());
		const first = await page();
		expect(first("main").text()).toContain("06 39 98 00 4\u202f: il manque un chiffre");
		expect([first("a[href^='tel:']").length, first("a[href^='mailto:']").length > 0]).toEqual([0, true]);
		const correct = (phone: string) => owner.press(path, { [fields.act]: "number", [fields.phone]: phone });
		const refused = await correct("06 39 98 00 ");
		expect(refused.status).toBe(422);
		const $ = load(await refused.text());
		expect($("#telephone").attr("value")).toBe("06 39 98 00 ".trim());
		expect($("main").text()).toContain("il manque 2 chiffres");
		for (let tap = 0; tap < 2; tap++) expect((await correct("\u202d06 39 98 00 48")).status).toBe(303);
		const corrected = await page();
		expect(corrected("a[href^='tel:']").attr("href")).toBe("tel:+33639980048");
		expect(corrected(".history").text()).toContain("06 39 98 00 48, au lieu de 06 39 98 00 4");
		expect(await events()).toEqual(["number"]);
		expect((await (await owner.get(`${addresses.search}?mots=0639980048`)).text()).includes(path)).toBe(true);
	});

	test("sans réponse, la personne reste à rappeler et sa ligne dit quand on a essayé", async () => {
		const { owner, path, events } = await withRequest(store);
		const line = async () =>
			load(await (await owner.get(addresses.toCall)).text())(`.row:has(a[href="${path}"])`).text();
		expect(await line()).not.toContain("sans réponse");
		expect((await owner.press(path, { [fields.act]: "missed" })).headers.get("location")).toContain("dit=missed");
		expect(await line()).toMatch(/Essayé aujourd’hui à .+, sans réponse/);
		expect(await events()).toEqual(["note"]);
		const sms = load(await (await owner.get(path)).text())("details[open] a[href^='sms:']");
		expect(sms.length).toBeGreaterThan(0);
	});

	test("noté depuis la liste : elle revient, nomme la personne, et une touche annule", async () => {
		const { relay, owner, path, events } = await withRequest(store);
		const pressed = async (html: string, selector: string) => {
			const $ = load(html);
			const form = $(selector);
			const hidden = form.find("input[type=hidden]").toArray();
			const sent = Object.fromEntries(hidden.map(({ attribs }) => [attribs.name ?? "", attribs.value ?? ""]));
			const answer = await sendForm(relay.url + form.attr("action"), sent, { cookie: owner.cookie });
			return (await owner.get(answer.headers.get("location") ?? "")).text();
		};
		const list = await (await owner.get(addresses.toCall)).text();
		const after = await pressed(list, `.row form[action="${path}"]`);
		expect(load(after)("[role=status]").text()).toContain(`${mmeLefevre.name}. Noté\u202f: rappelée.`);
		expect(load(after)(".row").length).toBe(0);
		const back = await pressed(after, "[role=status] form");
		expect(load(back)(".row").length).toBe(1);
		expect(await events()).toEqual(["called", "undone"]);
	});

	test("l’adresse d’un rendez-vous se lit sur sa carte, où « Y aller » la cherche", async () => {
		const { owner, path, id } = await withRequest(store);
		const visit = { [fields.day]: "2026-03-16", [fields.hour]: "14:30", [fields.address]: "12 rue des Lilas" };
		await owner.press(path, { [fields.act]: "appointment", ...visit, [fields.note]: "Code 12B" });
		const card = load(await (await owner.get(addresses.appointments)).text())(".row");
		expect(card.text()).toContain("12 rue des Lilas");
		expect(card.text()).toContain("Code 12B");
		const calendar = await (await owner.get(addresses.appointmentFile(id))).text();
		expect(calendar).toContain("LOCATION:12 rue des Lilas\\, ");
		expect(decodeURIComponent(card.find("a[href^='geo:']").attr("href") ?? "")).toContain("q=12 rue des Lilas, ");
		const form = load(await (await owner.get(path)).text());
		expect([form("#adresse").attr("value"), form("#note-rendez-vous").text()]).toEqual([
			"12 rue des Lilas",
			"Code 12B",
		]);
	});

	test("C8 · deux touches, une page rechargée, deux appareils à la fois : un seul geste", async () => {
		const { relay, owner, path, events } = await withRequest(store);
		const second = await signIn(relay);
		const form = { ...hiddenIn(await (await owner.get(path)).text()), [fields.act]: "called" };
		const theirs = { ...hiddenIn(await (await second.get(path)).text()), [fields.act]: "called" };
		const answers = await Promise.all([
			sendForm(relay.url + path, form, { cookie: owner.cookie }),
			sendForm(relay.url + path, form, { cookie: owner.cookie }),
			sendForm(relay.url + path, theirs, { cookie: second.cookie }),
		]);
		expect(answers.map(({ status }) => status)).toEqual([303, 303, 303]);
		expect(await events()).toEqual(["called"]);
	});

	test("une page restée ouverte dit ce qui a changé, et garde ce qui était tapé", async () => {
		const { relay, owner, path, events } = await withRequest(store);
		const old = hiddenIn(await (await owner.get(path)).text());
		await owner.press(path, { [fields.act]: "done" });
		const late = { ...old, [fields.act]: "quote-sent", [fields.note]: "420 € pose comprise" };
		const answer = await sendForm(relay.url + path, late, { cookie: owner.cookie });
		expect(answer.status).toBe(409);
		const html = await answer.text();
		expect(html).toContain("420 € pose comprise");
		expect(html).toContain("a changé");
		expect(await events()).toEqual(["done"]);
		// A note contradicts nothing.
		await sendForm(relay.url + path, { ...late, [fields.act]: "note" }, { cookie: owner.cookie });
		expect(await events()).toEqual(["done", "note"]);
	});

	test("« annuler » remet la demande où elle était", async () => {
		const { settings, owner, path, id, clock } = await withRequest(store);
		await owner.press(path, { [fields.act]: "dropped" });
		const opened = await openTestStore(settings);
		const [event] = (await opened.fileOf(id))?.events ?? [];
		const undo = { kind: "undone", text: "", undoes: event?.seq ?? 0, seen: event?.seq ?? 0 } as const;
		expect(await opened.take(id, undo, clock.nowMs())).toEqual({ result: "taken" });
		expect(await opened.take(id, undo, clock.nowMs())).toEqual({ result: "already" });
		expect((await opened.fileOf(id))?.standing).toBe("to-call");
	});

	test("C10 · effacée : plus un octet du nom, du numéro ni de la note, dans aucun fichier", async () => {
		const { relay, owner, path, id } = await withRequest(store);
		await owner.press(path, { [fields.act]: "note", [fields.note]: "Code du portail 4812B" });
		await owner.press(path, { [fields.act]: "appointment", [fields.day]: "2026-03-16", [fields.hour]: "14:30" });
		expect(await (await owner.press(path, { [fields.act]: "erase" })).text()).toContain("Effacer");
		const erased = await owner.press(path, { [fields.act]: "erase", [fields.confirmed]: "oui" });
		expect(erased.headers.get("location")).toContain(addresses.toCall);
		expect(await (await owner.get(addresses.appointments)).text()).not.toContain(mmeLefevre.name);
		for (const file of readdirSync(relay.dataDir, { recursive: true, withFileTypes: true })) {
			if (!file.isFile()) continue;
			const bytes = readFileSync(join(file.parentPath, file.name));
			for (const trace of ["Lefèvre", "39 98 12 34", "4812B", id]) {
				expect(bytes.includes(trace), `${trace} dans ${file.name}`).toBe(false);
			}
		}
	});

	test("par le lien de la lettre aussi : le rendez-vous se note, et son fichier se télécharge", async () => {
		const { relay, owner, path } = await withRequest(store);
		const made = await eventually("la lettre", async () => (await linksIn(relay.dataDir, addresses.byLink))[0]);
		const link = made.replace(/^https?:\/\/[^/]+/, relay.url);
		const onThursday = { [fields.act]: "appointment", [fields.day]: "2026-03-19", [fields.hour]: "09:00" };
		await sendForm(link, { ...hiddenIn(await (await fetch(link)).text()), ...onThursday });
		const href = /href="([^"]*rendez-vous\.ics[^"]*)"/.exec(await (await fetch(link)).text())?.[1] ?? "";
		const file = await fetch(relay.url + href);
		expect([file.status, file.headers.get("content-type")]).toEqual([200, "text/calendar; charset=utf-8"]);
		expect(await file.text()).toContain("DTSTART:20260319T080000Z");
		await owner.press(path, { [fields.act]: "erase", [fields.confirmed]: "oui" });
		expect((await fetch(relay.url + href)).status).toBe(404);
	});

	test("C12 · le lien d’une demande effacée, ou trop vieille, le dit", async () => {
		const { relay, owner, path, clock } = await withRequest(store);
		const made = await eventually("la lettre", async () => (await linksIn(relay.dataDir, addresses.byLink))[0]);
		const link = made.replace(/^https?:\/\/[^/]+/, relay.url);
		clock.jump(31 * DAY_MS);
		const late = await fetch(link);
		expect([late.status, await late.text()]).toEqual([
			404,
			expect.stringMatching(/n’est plus|n’ouvre plus|ne marche plus/),
		]);
		clock.jump(-31 * DAY_MS);
		expect((await fetch(link)).status).toBe(200);
		await owner.press(path, { [fields.act]: "erase", [fields.confirmed]: "oui" });
		expect((await fetch(link)).status).toBe(404);
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
		const page = await owner.get(addresses.robots);
		expect((await page.text()).match(/type="checkbox"/g)).toHaveLength(3);
		const release = { [fields.act]: "release", [fields.ticked]: ids[0] ?? "" };
		await owner.press(addresses.robots, release);
		await eventually("sa lettre", async () => (await linksIn(relay.dataDir, addresses.byLink)).length === 1);
		await owner.press(addresses.robots, { [fields.act]: "erase", [fields.ticked]: ids[2] ?? "" });
		const left = await (await owner.get(addresses.robots)).text();
		expect([left.includes(mDaSilva.name), left.includes("Robot")]).toEqual([true, false]);
	});
});

test("C7 · ni jeton ni personne dans le journal ; les fichiers ne s’ouvrent qu’à leur maître", async () => {
	const [sqlite] = STORES;
	if (sqlite === undefined) throw new Error("no store");
	const { relay, owner, path } = await withRequest(sqlite);
	await owner.press(path, { [fields.act]: "note", [fields.note]: "Code du portail 4812B" });
	await eventually("la lettre", async () => (await linksIn(relay.dataDir, addresses.byLink)).length > 0);
	const journal = JSON.stringify(relay.events);
	const links = [
		...(await linksIn(relay.dataDir, addresses.byLink)),
		...(await linksIn(relay.dataDir, addresses.enter)),
	];
	const tokens = links.map((link) => new URL(link).searchParams.get(fields.token) ?? "");
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
	const [sqlite] = STORES;
	if (sqlite === undefined) throw new Error("no store");
	const city = "=SOMME(A1)";
	const message = "Une porte\r\nEND:VEVENT\r\nBEGIN:VEVENT\r\nSUMMARY:faux ; \\, et un mot très long ".padEnd(400, "é");
	const { owner, path, id } = await withRequest(sqlite, { ...mmeLefevre, city, message });
	await owner.press(path, { [fields.act]: "release" });
	await owner.press(path, { [fields.act]: "appointment", [fields.day]: "2026-03-16", [fields.hour]: "14:30" });
	const table = await (await owner.get(addresses.figuresFile)).text();
	expect(table).toContain(`'${city}`);
	expect(table).not.toMatch(/(^|;)=/m);
	const calendar = await (await owner.get(addresses.appointmentFile(id))).text();
	expect(calendar.match(/^BEGIN:VEVENT/gm)).toHaveLength(1);
	// RFC 5545, 3.3.11: what parts values stands behind a backslash.
	expect(calendar.replaceAll("\r\n ", "")).toContain(String.raw`SUMMARY:faux \; \\\, et un mot`);
	for (const line of calendar.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});
