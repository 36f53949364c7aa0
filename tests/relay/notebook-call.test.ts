import { load } from "cheerio";
import { beforeEach, describe, expect, onTestFinished, test } from "vitest";
import { requestWords } from "#notebook/pages/words-request.ts";
import { quoteFields } from "#notebook/quote/field-names.ts";
import { addresses, fields } from "#notebook/views.ts";
import { DAY_MS, MINUTE_MS, parisFields } from "#relay/clock.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { hiddenIn, relayWithRequest, sendForm, signIn } from "#tests/support/notebook.ts";
import { lawful, QUOTE_FORM } from "#tests/support/quotes.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { openTestStore, STORES, type TestStore } from "#tests/support/stores.ts";
import { followWords } from "#visitor/pages/words.ts";

/* A call noted by hand, and the van on its way (devis.md, 3 and 5). */

async function notebookOf(store: TestStore) {
	const clock = manualClock();
	const relay = await startTestRelay({ clock, settings: await store.settings() });
	const owner = await signIn(relay);
	const note = async (typed: Record<string, string>) => {
		const answer = await owner.press(addresses.call, typed);
		return { answer, path: (answer.headers.get("location") ?? "").split("?")[0] ?? "" };
	};
	return { clock, relay, owner, note, page: async (path: string) => load(await owner.html(path)) };
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("un appel noté est une demande comme les autres : ce qui n’est pas su reste vide, et aucun e-mail ne part", async () => {
		const { owner, note, page, relay } = await notebookOf(store);
		const { answer, path } = await note({ [fields.phone]: "06 39 98 12 34", [fields.note]: "Porte claquée, 3e" });
		expect(answer.status).toBe(303);
		const $ = await page(path);
		expect($("h1").text()).toBe("06 39 98 12 34");
		expect($("main").text()).not.toMatch(/\{|undefined|, France|E-mail/);
		expect(decodeURIComponent($("a[href^='sms:']").attr("href") ?? "")).toMatch(/Bonjour, ici .+ photo/);
		expect((await page(addresses.underWay))(".row").text()).toContain("06 39 98 12 34");
		expect(await owner.html(`${addresses.search}?mots=0639981234`)).toContain(path);
		// Two taps are one; another call without e-mail is another person's.
		expect((await note({ [fields.phone]: "06 39 98 12 34", [fields.note]: "Porte claquée, 3e" })).path).toBe(path);
		const other = await note({ [fields.name]: "Mme Roux", [fields.toCall]: "oui", [fields.urgent]: "oui" });
		expect(other.path).not.toBe(path);
		expect((await page(other.path))("#autres").length).toBe(0);
		expect((await page(addresses.toCall))(".row").text()).toContain("Mme Roux");
		const told = await lettersIn(relay.dataDir);
		expect(told.some(({ subject = "" }) => /Roux|39 98/.test(subject))).toBe(false);
		expect(await owner.html(addresses.figures)).toContain("2\u00a0appels notés");
		const table = await owner.html(addresses.figuresFile);
		expect(table.match(/;appel;/g)?.length).toBe(2);
	});

	test("sans un mot, ou trop long, il le dit au champ, et rien n’est perdu", async () => {
		const { note } = await notebookOf(store);
		for (const [typed, at] of [
			[{ [fields.city]: "Voiron" }, fields.phone],
			[{ [fields.name]: "x".repeat(201), [fields.city]: "Voiron" }, fields.name],
			[{ [fields.note]: "x".repeat(1_001), [fields.city]: "Voiron" }, fields.note],
		] as const) {
			const { answer } = await note(typed);
			expect(answer.status).toBe(422);
			const $ = load(await answer.text());
			expect($(`#${at}`).attr("aria-invalid")).toBe("true");
			expect($(`#${fields.city}`).attr("value")).toBe("Voiron");
		}
	});

	test("d’un appel à rendre, son mot donne nom, commune et travail ; un devis fait entre-temps ne le rend pas", async () => {
		onTestFinished(lawful());
		const { owner, note, page } = await notebookOf(store);
		const { path } = await note({
			[fields.note]: "M. Bayard, Les Éparres, verrou de cave, le rappeler mercredi après 18 h",
		});
		const $ = await page(path);
		expect($("h1").text()).toBe("M. Bayard");
		expect($("main").text()).toContain("Les Éparres");
		const make = addresses.quote(path.split("/").at(-1) ?? "");
		expect((await page(make))(`[name=${quoteFields.nature}]`).text()).toBe("verrou de cave");
		await owner.press(make, { ...QUOTE_FORM, [fields.act]: "send" });
		expect((await page(addresses.toCall))(".row").text()).toContain("M. Bayard");
		await owner.press(path, { [fields.act]: "called" });
		expect((await page(addresses.toCall))(".row").text()).not.toContain("M. Bayard");
	});

	test("ce qu’il a noté d’un appel n’est pas sur la page que lit qui a appelé", async () => {
		const { note, page, relay } = await notebookOf(store);
		const $ = await page((await note({ [fields.note]: "M. Brochier, Saint-Savin, 06 72 18 40 33, pénible" })).path);
		const sms = decodeURIComponent($("a[href^='sms:'][href*='suivi']").attr("href") ?? "");
		const follow = /\/suivi\/[\w-]{43}/.exec(sms)?.[0] ?? "";
		const said = load(await (await fetch(relay.url + follow)).text())("main").text();
		expect(said).toContain(followWords.told);
		expect(said).not.toContain("pénible");
	});

	test("le numéro et l’urgence d’un mot se prennent ; deux numéros n’en font pas un, « pas urgent » non plus", async () => {
		const { note, page } = await notebookOf(store);
		const said = async (text: string) => {
			const $ = await page((await note({ [fields.note]: text })).path);
			return [$("a.call-large").attr("href"), $(".tag-urgent").length > 0];
		};
		expect(await said("Vial, La Verpillière, 06 72 18 40 33, clé cassée, urgent")).toEqual(["tel:+33672184033", true]);
		expect(await said("Pellet, Crémieu, 06 11 22 33 44 ou 06 11 22 33 55, pas urgent")).toEqual([undefined, false]);
	});

	test("« Je pars » : l’heure d’arrivée vient de la ville, se change, se retarde, et le SMS la dit", async () => {
		const known = await relayWithRequest(store);
		const { owner, path, clock, settings, id, relay } = known;
		const shown = async () => load(await owner.html(path));
		const said = async () => decodeURIComponent((await shown())("a[href^='sms:'][href*='arriv']").attr("href") ?? "");
		const press = (act: string, typed = {}) => owner.press(path, { [fields.act]: act, ...typed });
		const leaving = await press("leaving");
		const next = load(await owner.html(leaving.headers.get("location") ?? ""));
		expect(next("[role=status] a").attr("href")).toMatch(/^sms:/);
		const arrives = async () =>
			(await (await openTestStore(settings)).fileOf(id))?.events.findLast(({ kind }) => kind === "leaving")
				?.appointmentAtMs ?? 0;
		const first = await arrives();
		// Ten minutes to Bourgoin-Jallieu, to the next five.
		expect(first % (5 * MINUTE_MS)).toBe(0);
		expect((first - clock.nowMs()) / MINUTE_MS).toBeGreaterThanOrEqual(10);
		expect((first - clock.nowMs()) / MINUTE_MS).toBeLessThan(15);
		const late = hiddenIn(await owner.html(path));
		for (let tap = 0; tap < 2; tap++)
			expect(
				(await sendForm(relay.url + path, { ...late, [fields.act]: "late" }, { cookie: owner.cookie })).status,
			).toBe(303);
		expect(await arrives()).toBe(first + 10 * MINUTE_MS);
		const { day } = parisFields(clock.nowMs());
		await press("leaving", { [fields.eta]: "23:50" });
		expect(parisFields(await arrives())).toEqual({ day, hour: "23:50" });
		expect(await said()).toContain("vers 23\u00a0h\u00a050");
		expect((await press("leaving", { [fields.eta]: "bientôt" })).status).toBe(422);
		// The next day he leaves anew, though he noted nothing in between.
		clock.jump(DAY_MS);
		expect((await shown())("main button[value=leaving]").first().text()).toBe(requestWords.leave);
		await press("leaving");
		expect(await said()).toContain("en route");
		// It is over once the work is: nobody is told any more that he comes.
		await press("done");
		expect((await shown())("main").text()).not.toContain("Je pars");
		expect(await said()).toBe("");
	});
});
