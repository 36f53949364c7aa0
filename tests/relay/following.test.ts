import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { load } from "cheerio";
import { beforeEach, describe, expect, test } from "vitest";
import { droppedWords } from "#content/receipt.ts";
import { requestWords } from "#notebook/pages/words-request.ts";
import { addresses, fields as notebook } from "#notebook/views.ts";
import { DAY_MS, MINUTE_MS, parisFields } from "#relay/clock.ts";
import { QUOTE_NOTICES } from "#shared/quote/fields.ts";
import { BY_HEADER, FAR_HEADER, FOLLOW_HEADER } from "#shared/quote/follow.ts";
import { manualClock } from "#tests/support/manual-clock.ts";
import { need } from "#tests/support/need.ts";
import { relayWithRequest, sendForm } from "#tests/support/notebook.ts";
import { mDaSilva, mmeLefevre, type Person } from "#tests/support/people.ts";
import { placesText } from "#tests/support/places.ts";
import { newVisitor, postQuote, quoteForm } from "#tests/support/post-quote.ts";
import { lettersIn, startTestRelay } from "#tests/support/relay.ts";
import { STORES, type TestStore } from "#tests/support/stores.ts";
import { followWords as words } from "#visitor/pages/words.ts";
import { visitorFields as fields, VISITOR_SCRIPT } from "#visitor/views.ts";

/* « Suivre ma demande »: the page of one request (devis.md, 1). S1, S2, S10. */

const pageOf = async (url: string, person: Person, post = {}) =>
	(await postQuote(url, person, post)).headers.get(FOLLOW_HEADER) ?? "";

async function followed(store: TestStore, person = mmeLefevre) {
	const all = await relayWithRequest(store, person);
	// The same again: a browser that lost our answer finds its page.
	const path = await pageOf(all.relay.url, person);
	const url = all.relay.url + path;
	const get = () => fetch(url, { redirect: "manual" });
	return {
		...{ ...all, path: path, request: addresses.request(all.id), get },
		page: async () => load(await (await get()).text()),
		text: async () => load(await (await get()).text())("body").text(),
		send: (typed: Record<string, string>) => sendForm(url, typed, { "x-forwarded-for": newVisitor() }),
		letters: async () =>
			(await lettersIn(all.relay.dataDir)).filter(({ text = "" }) =>
				/sur sa page|Un mot de plus|bon num|bon e-mail|plus besoin|effacée/.test(text),
			),
	};
}

describe.each(STORES)("$title", (store) => {
	beforeEach(need(store));

	test("l’adresse vient dans un en-tête, la même pour le même envoi ; la page ne se garde nulle part", async () => {
		const { relay, path, get, page } = await followed(store);
		expect(path).toMatch(/^\/suivi\/[\w-]{43}$/);
		expect(await pageOf(relay.url, mmeLefevre)).toBe(path);
		expect(await pageOf(relay.url, mDaSilva)).not.toBe(path);
		const { headers } = await get();
		expect([headers.get("cache-control"), headers.get("referrer-policy"), headers.get("x-robots-tag")]).toEqual([
			"no-store",
			"no-referrer",
			"noindex, nofollow",
		]);
		expect(headers.get("content-security-policy")).toMatch(/script-src 'self';.*frame-ancestors 'none'/);
		const $ = await page();
		// Ours alone, which sends photographs.
		expect($("script").attr("src")).toBe(VISITOR_SCRIPT);
		expect($("script").length).toBe(1);
		// The link may be forwarded: neither number nor e-mail is whole on it.
		expect($("body").text()).not.toContain(mmeLefevre.phone);
		expect($("body").text()).not.toContain(mmeLefevre.email);
		expect($("body").text()).toContain(mmeLefevre.message);
		expect(JSON.stringify(relay.events)).not.toContain(path.split("/")[2]);
	});

	/** Each thing that is under the address of a page. */
	const ROUTES = ["", "/rendez-vous.ics", "/devis", "/devis.pdf", "/photos", "/photo/0123456789abcdef"];

	test("S1 · sans son jeton, rien : chaque route, chaque méthode, la même page", async () => {
		const { relay, path, send } = await followed(store);
		const other = "A".repeat(43);
		const gone = await (await fetch(`${relay.url}/suivi/${other}`)).text();
		expect(gone).toContain(words.gone.title);
		const nowhere = ["", ...ROUTES.map((route) => other + route), other.slice(1), `${path.slice(7)}/x`, "..%2fcarnet"];
		for (const rest of nowhere) {
			for (const method of ["GET", "POST", "PUT", "DELETE"]) {
				const answer = await fetch(`${relay.url}/suivi/${rest}`, {
					method,
					headers: { "content-type": "application/x-www-form-urlencoded", "x-forwarded-for": newVisitor() },
					...(method === "GET" ? {} : { body: `${fields.act}=erase&${fields.confirmed}=oui` }),
				});
				expect([404, 405], `${method} ${rest}`).toContain(answer.status);
				expect(answer.headers.get("cache-control"), `${method} ${rest}`).toBe("no-store");
				if (method === "GET") expect(await answer.text(), rest).toBe(gone);
				else expect(await answer.text(), `${method} ${rest}`).not.toContain(path);
			}
		}
		// From another site, whoever knows the address included.
		const forged = await sendForm(
			relay.url + path,
			{ [fields.act]: "erase", [fields.confirmed]: "oui" },
			{ "sec-fetch-site": "cross-site" },
		);
		expect(forged.status).toBe(403);
		expect((await send({ [fields.act]: "erase", [fields.confirmed]: "oui" })).status).toBe(200);
		for (const route of ROUTES) expect(await (await fetch(relay.url + path + route)).text(), route).toBe(gone);
	});

	test("S2 · elle dit ce que l’artisan a noté, rien d’autre, et un geste repris disparaît", async () => {
		const { clock, owner, request, page, text, relay, path } = await followed(store);
		const lines = async () =>
			(await page())(".history li p:first-child")
				.toArray()
				.map((line) => load(line).text());
		expect(await lines()).toEqual(["Demande reçue"]);
		expect(await text()).toContain("Je vous rappelle dès que je le peux, au plus tard");
		clock.advance(5 * MINUTE_MS);
		await owner.press(request, { [notebook.act]: "missed", [notebook.note]: "Secret de l’artisan" });
		await owner.press(request, { [notebook.act]: "note", [notebook.note]: "Client difficile" });
		await owner.press(request, {
			...{ [notebook.act]: "appointment", [notebook.day]: "2026-03-19", [notebook.hour]: "14:00" },
			...{ [notebook.address]: "3 rue Cachée", [notebook.doorCode]: "4812B" },
		});
		await owner.press(request, { [notebook.act]: "leaving" });
		expect(await lines()).toEqual([
			expect.stringMatching(/^En route, j’arrive vers \d+/),
			"Rendez-vous jeudi 19 mars à 14\u00a0h",
			"J’ai essayé de vous joindre",
			"Demande reçue",
		]);
		expect(await text()).not.toMatch(/Secret|difficile|Cachée|4812B/);
		const calendar = await (await fetch(`${relay.url}${path}/rendez-vous.ics`)).text();
		expect(calendar).toContain("DTSTART:20260319T130000Z");
		expect(calendar).not.toMatch(/Cachée|4812B|Secret/);
		// As the page, it may be forwarded.
		expect(calendar).not.toContain(mmeLefevre.phone);
		for (const gone of [/^En route/, /^Rendez-vous/]) {
			const last = load(await owner.html(request))(`button[name="${notebook.undoes}"]`).first();
			await owner.press(request, { [notebook.undoes]: last.attr("value") ?? "" });
			expect(await lines()).not.toContainEqual(expect.stringMatching(gone));
		}
		await owner.press(request, { [notebook.act]: "done" });
		expect((await lines())[0]).toBe("C’est fait");
	});

	test("un mot, un numéro, un e-mail : gardés, montrés à l’artisan, dits en un e-mail pour trois minutes", async () => {
		const { clock, owner, request, send, text, letters } = await followed(store);
		const word = { [fields.act]: "word", [fields.word]: "Le code est 12B\nTroisième étage" };
		expect((await send(word)).status).toBe(303);
		// Two taps are one.
		await send(word);
		await send({ [fields.act]: "correct", [fields.phone]: "06 39 98 44 55", [fields.email]: "autre@exemple.fr" });
		// In the list too, until he notes something.
		expect(await owner.html(addresses.toCall)).toContain("E-mail corrigé, aujourd’hui");
		expect(await text()).toContain("Troisième étage");
		expect(await text()).toContain("06\u00a0••\u00a0••\u00a0••\u00a055");
		const his = await owner.html(request);
		expect(his).toContain("tel:+33639984455");
		// Under the message; what is news is not said again in the history.
		expect(his.match(/Troisième étage/g)?.length).toBe(1);
		expect(his).toContain("sur sa page");
		await expect.poll(letters).toHaveLength(1);
		await send({ [fields.act]: "word", [fields.word]: "Et un chien" });
		await clock.advance(2 * MINUTE_MS);
		await expect.poll(letters).toHaveLength(1);
		await clock.advance(2 * MINUTE_MS);
		await expect.poll(letters).toHaveLength(2);
		const [first, second] = await letters();
		expect(first?.subject).toContain(mmeLefevre.name);
		expect(`${first?.text}${second?.text}`).toContain("Et un chien");
		expect(second?.text).not.toContain("Troisième étage");
		await owner.press(request, { [notebook.act]: "missed" });
		expect(await owner.html(addresses.toCall)).not.toContain("E-mail corrigé, aujourd’hui");
		// Read in the notebook before its letter leaves: no letter.
		await send({ [fields.act]: "word", [fields.word]: "Un mot de plus, lu tout de suite" });
		await owner.press(request, { [notebook.act]: "called" });
		await clock.advance(5 * MINUTE_MS);
		await send({ [fields.act]: "word", [fields.word]: "Un mot de plus, après" });
		await clock.advance(5 * MINUTE_MS);
		await expect.poll(letters).toHaveLength(3);
		expect((await letters()).at(-1)?.text).toContain("Un mot de plus, après");
		expect((await letters()).map(({ text }) => text).join("")).not.toContain("lu tout de suite");
	});

	test("« je n’en ai plus besoin » se dit aussitôt ; l’artisan le voit avant de noter autre chose", async () => {
		const { owner, request, send, page, letters } = await followed(store);
		await owner.press(request, { [notebook.act]: "leaving" });
		expect((await page())("main > p").text()).toContain("En route");
		const before = await owner.html(request);
		await send({ [fields.act]: "unneeded" });
		await expect.poll(letters).toHaveLength(1);
		expect((await letters())[0]?.subject).toMatch(/^N’a plus besoin de vous/);
		const seen = load(before)(`[name="${notebook.seen}"]`).attr("value") ?? "";
		const step = await owner.press(request, { [notebook.act]: "called", [notebook.seen]: seen });
		expect(step.status).toBe(409);
		expect(await owner.html(addresses.finished)).toContain(mmeLefevre.name);
		expect(await owner.html(addresses.toCall)).not.toContain(mmeLefevre.name);
		expect((await page())(`input[value="unneeded"]`).length).toBe(0);
		// A word after that leaves at once, and nobody is to come all the same.
		await send({ [fields.act]: "word", [fields.word]: "Merci quand même" });
		await expect.poll(letters).toHaveLength(2);
		expect(await owner.html(addresses.underWay)).not.toContain(mmeLefevre.name);
		expect((await page())("main").text()).toContain(words.givenUp);
		expect((await page())("main > p").text()).not.toContain("En route");
		// Who gave it up was refused by nobody, whatever is noted then.
		await owner.press(request, { [notebook.act]: "dropped" });
		expect((await page())("main").text()).not.toContain(droppedWords(false));
		expect(await owner.html(request)).not.toContain(requestWords.ready.decline);
	});

	test("sans suite : la page dit qu’il ne vient pas, et le message qui le dit est prêt ; faite, elle remercie", async () => {
		const { owner, request, page } = await followed(store);
		await owner.press(request, { [notebook.act]: "dropped" });
		expect((await page())("main").text()).toContain(droppedWords(false));
		expect(await owner.html(request)).toContain(requestWords.pageSays(droppedWords(false)));
		expect(await owner.html(request)).toContain(requestWords.ready.decline);
		await owner.press(request, { [notebook.act]: "done" });
		expect((await page())("main").text()).toContain(words.done);
	});

	test("un mot après la fin revient « en cours » sans défaire ce qui est fait ; vu, c’est de nouveau fini", async () => {
		const { owner, request, send, page, relay } = await followed(store);
		await owner.press(request, { [notebook.act]: "done" });
		await send({ [fields.act]: "word", [fields.word]: "Puis-je avoir une facture ?" });
		expect(await owner.html(addresses.underWay)).toContain(mmeLefevre.name);
		// Nobody is told that he comes, and the page goes on saying that it is done.
		expect(load(await owner.html(request))("button[value=leaving]").length).toBe(0);
		expect((await page())("main").text()).toContain(words.done);
		expect((await page())("main").text()).not.toContain(words.photos.button);
		// A younger one without news comes after it.
		const { id } = (await (await postQuote(relay.url, mDaSilva)).json()) as { id: string };
		await owner.press(addresses.request(id), { [notebook.act]: "called" });
		const names = load(await owner.html(addresses.underWay))(".row-name").text();
		expect(names.indexOf(mmeLefevre.name)).toBeLessThan(names.indexOf(mDaSilva.name));
		await owner.press(request, { [notebook.act]: "seen" });
		expect(await owner.html(addresses.underWay)).not.toContain(mmeLefevre.name);
		expect(await owner.html(addresses.finished)).toContain(mmeLefevre.name);
		await send({ [fields.act]: "word", [fields.word]: "La porte coince de nouveau" });
		expect(await owner.html(addresses.underWay)).toContain(mmeLefevre.name);
	});

	test("un mot après « Faite » ramène la demande dans « En cours », et ce qu’il dit se lit dans la liste", async () => {
		const { owner, request, send, id } = await followed(store);
		await owner.press(request, { [notebook.act]: "done" });
		expect(await owner.html(addresses.underWay)).not.toContain(id);
		await send({ [fields.act]: "word", [fields.word]: "La porte coince de nouveau" });
		expect(await owner.html(addresses.underWay)).toContain("La porte coince de nouveau");
		await owner.press(request, { [notebook.act]: "done" });
		expect(await owner.html(addresses.underWay)).not.toContain(id);
	});

	test("un rendez-vous déplacé dit d’où il vient ; partir un autre jour se remarque, et passe avant lui", async () => {
		const { owner, request, page, clock } = await followed(store);
		const visit = (days: number, hour: string) =>
			owner.press(request, {
				...{ [notebook.act]: "appointment", [notebook.hour]: hour },
				[notebook.day]: parisFields(clock.nowMs() + days * DAY_MS).day,
			});
		await visit(2, "09:30");
		await visit(3, "14:00");
		const head = async () => (await page())("main > p").first().text();
		expect(await head()).toMatch(/^Rendez-vous déplacé\s: .* à 14\sh, au lieu de .* à 9\sh\s30$/);
		const left = await owner.press(request, { [notebook.act]: "leaving" });
		expect(left.headers.get("location")).toContain("dit=leaving-early");
		expect(await head()).toMatch(/^En route, j’arrive vers/);
		await owner.press(request, { [notebook.act]: "late" });
		expect(await head()).toMatch(/^En route, j’arrive plutôt vers/);
	});

	test("hors du rayon, la page dit d’appeler, tant que personne n’a répondu ; finie, elle ne demande plus de photos", async () => {
		const far = { ...mmeLefevre, city: "Lans-en-Vercors" };
		const relay = await startTestRelay({ settings: await store.settings() });
		await mkdir(join(relay.siteDir, "donnees"), { recursive: true });
		await writeFile(join(relay.siteDir, "donnees/lieux.json"), placesText);
		const url = relay.url + (await pageOf(relay.url, far));
		const text = async () => load(await (await fetch(url)).text())("body").text();
		expect(await text()).toContain(words.beyond());
		expect(await text()).toContain(words.photos.button);
		await sendForm(url, { [fields.act]: "unneeded" }, { "x-forwarded-for": newVisitor() });
		expect(await text()).not.toContain(words.beyond());
		expect(await text()).not.toContain(words.photos.button);
		const near = relay.url + (await pageOf(relay.url, mmeLefevre));
		expect(await (await fetch(near)).text()).not.toContain("mon rayon");
		// With the answer to the form too.
		const isFar = async (person: Person) => (await postQuote(relay.url, person)).headers.get(FAR_HEADER);
		expect([await isFar({ ...mDaSilva, city: "Grenoble" }), await isFar(mDaSilva)]).toEqual(["1", null]);
		// And the hour by which he answers: the one that the page says.
		const answer = await postQuote(relay.url, { ...mDaSilva, urgent: "Oui" });
		const by = decodeURIComponent(answer.headers.get(BY_HEADER) ?? "");
		expect(by).toMatch(/^(?:aujourd’hui|demain) à \d/);
		const its = await fetch(relay.url + (answer.headers.get(FOLLOW_HEADER) ?? ""));
		expect(await its.text()).toContain(`au plus tard ${by}`);
	});

	test("tout effacer : demandé deux fois, puis plus rien, et l’artisan sait qu’il ne faut plus y aller", async () => {
		const { owner, request, send, get, letters, relay } = await followed(store);
		await owner.press(request, {
			...{ [notebook.act]: "appointment", [notebook.day]: "2026-03-19", [notebook.hour]: "14:00" },
		});
		await send({ [fields.act]: "word", [fields.word]: "Un mot de plus à effacer" });
		await expect.poll(letters).toHaveLength(1);
		expect(await (await send({ [fields.act]: "erase" })).text()).toContain(words.erase.sure);
		expect((await get()).status).toBe(200);
		expect(await (await send({ [fields.act]: "erase", [fields.confirmed]: "oui" })).text()).toContain(words.erase.done);
		expect((await get()).status).toBe(404);
		await expect
			.poll(async () => (await letters()).map(({ subject }) => subject))
			.toEqual(["Une demande a été effacée par la personne"]);
		expect((await letters())[0]?.text).toMatch(/rendez-vous jeudi 19 mars 2026 à 14/);
		expect(JSON.stringify(await lettersIn(relay.dataDir))).not.toContain("Un mot de plus à effacer");
		expect(JSON.stringify(await lettersIn(relay.dataDir))).not.toContain(mmeLefevre.name);
	});

	test("un envoi de robot a la même page, et l’artisan n’en est pas dérangé", async () => {
		const relay = await startTestRelay({ settings: await store.settings() });
		const form = quoteForm(mDaSilva);
		form.set("_honey", "robot");
		const path = await pageOf(relay.url, mDaSilva, { form });
		const html = await (await fetch(relay.url + path)).text();
		expect(load(html)("body").text()).toContain("Je vous réponds au plus tard");
		await sendForm(relay.url + path, { [fields.act]: "word", [fields.word]: "Cliquez ici" });
		expect(await (await fetch(relay.url + path)).text()).toContain("Cliquez ici");
		expect(await lettersIn(relay.dataDir)).toEqual([]);
	});

	test("S10 · ce qui est faux ou trop long est dit à côté, avec le numéro, et rien n’est perdu", async () => {
		const { send, text, page } = await followed(store);
		for (const [typed, at] of [
			[{ [fields.act]: "word", [fields.word]: "  " }, fields.word],
			[{ [fields.act]: "word", [fields.word]: "x".repeat(1_001) }, fields.word],
			[{ [fields.act]: "correct", [fields.phone]: "06" }, fields.phone],
			[{ [fields.act]: "correct", [fields.email]: "pas-un@" }, fields.email],
			[{ [fields.act]: "correct" }, fields.phone],
		] as const) {
			const answer = await send(typed);
			expect(answer.status).toBe(422);
			const $ = load(await answer.text());
			expect($(`#${at}-erreur`).text(), JSON.stringify(typed)).toContain("04\u00a065\u00a071\u00a000\u00a038");
			expect($(`#${at}`).attr("aria-describedby")).toBe(`${at}-erreur`);
			const kept = $(`#${at}`).val() ?? $(`#${at}`).text();
			expect(kept).toBe((typed as Record<string, string>)[at] ?? "");
		}
		const hostile = `"><img src=x onerror=alert(1)>\u202eevil</textarea>=1+1`;
		await send({ [fields.act]: "word", [fields.word]: hostile });
		expect(await text()).toContain(`"><img src=x onerror=alert(1)>`);
		expect(await text()).not.toContain("\u202e");
		expect((await page())("img").length).toBe(0);
		expect((await send({ [fields.act]: "word", [fields.word]: "x".repeat(40_000) })).status).toBe(413);
		for (let more = 0; more < 45; more++) await send({ [fields.act]: "word", [fields.word]: `mot ${more}` });
		expect((await text()).match(/mot \d+/g)?.length).toBe(39);
	});
});

test("le carnet donne le lien de la demande, appel noté compris, et dit de quoi elle parle à qui l’ouvre", async () => {
	const [store] = STORES;
	const { owner, id } = await relayWithRequest(store as TestStore);
	const linkIn = async (path: string) => {
		const $ = load(await owner.html(path));
		const sms = $("a[href^='sms:']")
			.toArray()
			.find((link) => load(link).text() === requestWords.ready.follow);
		return /\/suivi\/[\w-]{43}/.exec(decodeURIComponent(sms?.attribs.href ?? ""))?.[0] ?? "";
	};
	const path = await linkIn(addresses.request(id));
	expect(path).not.toBe("");
	const noted = await owner.press(addresses.call, {
		[notebook.phone]: "06 39 98 12 34",
		[notebook.note]: "Porte claquée",
	});
	const call = await linkIn((noted.headers.get("location") ?? "").split("?")[0] ?? "");
	expect(call).not.toBe(path);
	await owner.press((noted.headers.get("location") ?? "").split("?")[0] ?? "", { [notebook.act]: "leaving" });
	const page = load(await (await owner.get(call)).text());
	expect(page(".history").text()).toContain("Appel noté");
	expect(page(".history").text()).toMatch(/En route, j’arrive vers/);
	expect(page("h1").text()).toBe(words.title);
	expect(QUOTE_NOTICES.success.title).not.toBe(words.title);
});

test("l’adresse meurt avec la demande, à la fin de sa conservation", async () => {
	const clock = manualClock();
	const relay = await startTestRelay({ clock, settings: { RETENTION_DAYS: "30" } });
	const path = await pageOf(relay.url, mmeLefevre);
	expect((await fetch(relay.url + path)).status).toBe(200);
	await expect
		.poll(
			async () => {
				clock.advance(DAY_MS);
				return (await fetch(relay.url + path)).status;
			},
			{ timeout: 8_000 },
		)
		.toBe(404);
});
